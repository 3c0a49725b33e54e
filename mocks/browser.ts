import { setupWorker } from 'msw/browser';
import { createHandlers, type ResponseCheck } from './backend.ts';
import { openDatabase, type StorageEvent } from './db/open.ts';
import { yieldToMain } from './request/answer.ts';
import { randomHex } from './rules/credentials.ts';
import { demoAccounts, demoCredential } from './seed/demo-accounts.ts';
import { createTransport, type Transport } from './transport.ts';

export interface BrowserBackendOptions {
  /** Where the app's files are, e.g. '/' or '/portal/': the worker's script lies there. */
  readonly baseUrl: string;
  /** How many students an empty database starts with. Each number has a database of its own. */
  readonly students: number;
  report(event: StorageEvent): void;
  /** How much of an empty database has been filled, 0 to 1. */
  onProgress(share: number): void;
  /** Another tab has changed the data. */
  onChange(): void;
}

export interface BrowserBackend {
  readonly transport: Transport;
  readonly accounts: typeof demoAccounts;
}

const defaultStudents = 1200;

/** Faker and the seed are loaded only on a visit to an empty database. */
async function seed(students: number, onProgress: (share: number) => void) {
  const { makeSeed } = await import('./seed/seed.ts');
  return makeSeed({ students, credential: demoCredential, onProgress, yieldToMain });
}

/** In development each answer is checked against the contract. A build leaves the checks out. */
async function responseCheck(): Promise<ResponseCheck | undefined> {
  return import.meta.env.DEV ? (await import('./request/conformance.ts')).checkResponse : undefined;
}

/** Calls back at once, and then once a second at most: an import commits thousands of times in a row. */
function throttle(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  return function throttled() {
    again = timer !== undefined;
    if (again) return;
    callback();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) throttled();
    }, 1000);
  };
}

/** Calls back on commits of other tabs; the returned function tells them of one of this tab. */
function openChannel(name: string, onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', throttle(onChange));
  return () => channel.postMessage('committed');
}

/**
 * MSW asks a registered worker for a newer script and does not wait for the answer. A worker that is being terminated,
 * because its last page has been closed, gives none; requests are then answered in the page, or by the worker that
 * replaces it.
 */
function ignoreFailedWorkerUpdate(event: PromiseRejectionEvent): void {
  const { reason } = event;
  if (reason instanceof Error && reason.message.startsWith('Failed to update a ServiceWorker')) event.preventDefault();
}

function createWorker(handlers: Parameters<typeof setupWorker>, url: string, scope: string) {
  if (!('serviceWorker' in navigator)) return undefined;
  addEventListener('unhandledrejection', ignoreFailedWorkerUpdate);
  return {
    start: () =>
      setupWorker(...handlers).start({
        quiet: true,
        onUnhandledRequest: 'bypass',
        serviceWorker: { url, options: { scope } },
      }),
  };
}

/**
 * Starts the backend in this page: opens the database (filling it where it is empty), then answers requests in the page,
 * and through the service worker once one has answered the canary request.
 */
export async function startBackend(options: BrowserBackendOptions): Promise<BrowserBackend> {
  const { baseUrl, students, report, onProgress, onChange } = options;
  const name = students === defaultStudents ? 'university' : `university-${students}-students`;
  const notifyOtherTabs = openChannel(name, onChange);
  let askedToPersist = false;
  const database = await openDatabase({
    name,
    report,
    seed: () => seed(students, onProgress),
    onCommit() {
      notifyOtherTabs();
      // Not before there is something to lose, as some browsers ask the person.
      if (!askedToPersist) void navigator.storage?.persist?.().catch(() => false);
      askedToPersist = true;
    },
  });

  const identity = randomHex();
  const base = new URL('/api', location.href).href;
  const handlers = createHandlers({ database, base, identity, checkResponse: await responseCheck() });
  const { transport, start, probe } = createTransport({
    handlers,
    identity,
    canary: `${base}/backend-identity`,
    worker: createWorker(handlers, `${baseUrl}mockServiceWorker.js`, baseUrl),
    fetch: (request, init) => globalThis.fetch(request, init),
  });
  void start().then((workerAnswers) => {
    if (!workerAnswers) return;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void probe();
    });
  });
  return { transport, accounts: demoAccounts };
}
