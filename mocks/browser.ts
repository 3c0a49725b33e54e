import { setupWorker } from 'msw/browser';
import { createHandlers, type ResponseCheck } from './backend.ts';
import { openDatabase, type StorageEvent } from './db/open.ts';
import { pause } from './pause.ts';
import { createCredential, randomHex } from './rules/credentials.ts';
import { demoAccounts, demoPassword } from './seed/demo-accounts.ts';
import { createTransport, type Transport } from './transport.ts';

export interface BrowserBackendOptions {
  /** Where the app's files are, e.g. '/' or '/portal/': the worker's script lies there. */
  readonly baseUrl: string;
  /** How many students an empty database starts with. Each number has a database of its own. */
  readonly students: number;
  report(event: StorageEvent): void;
  /** The share of the data made, 0 to 1, while an empty database is filled. */
  onProgress(share: number): void;
  /** Another tab has changed the data. */
  onChange(): void;
}

export interface BrowserBackend {
  readonly transport: Transport;
  readonly accounts: typeof demoAccounts;
}

const defaultStudents = 1200;

/** Faker and the seed load here alone: on a visit to an empty database. */
async function seed(students: number, onProgress: (share: number) => void) {
  const { makeSeed } = await import('./seed/seed.ts');
  return { ...(await makeSeed({ students, credential: createCredential(demoPassword), onProgress, pause })) };
}

/** In development each answer is held against the contract. A build leaves the checks out. */
async function responseCheck(): Promise<ResponseCheck | undefined> {
  return import.meta.env.DEV ? (await import('./request/conformance.ts')).checkResponse : undefined;
}

const HEAR_EVERY_MS = 1000;

/** At once, and then once a second: thousands of commits in a row must not make a list be read thousands of times. */
function unhurried(tell: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  return function hear() {
    again = waiting !== undefined;
    if (again) return;
    tell();
    waiting = setTimeout(() => {
      waiting = undefined;
      if (again) hear();
    }, HEAR_EVERY_MS);
  };
}

/** Tells other tabs of commits, and hears of theirs. */
function openChannel(name: string, onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', unhurried(onChange));
  return () => channel.postMessage('committed');
}

/**
 * MSW asks a registered worker for a newer script and does not wait for the answer. One that is just leaving, because the
 * last page has been closed, has none; requests then go in the page, or through the worker that takes its place.
 */
function forgiveLeavingWorker(event: PromiseRejectionEvent): void {
  const { reason } = event;
  if (reason instanceof Error && reason.message.startsWith('Failed to update a ServiceWorker')) event.preventDefault();
}

function createWorker(handlers: Parameters<typeof setupWorker>, url: string, scope: string) {
  if (!('serviceWorker' in navigator)) return undefined;
  addEventListener('unhandledrejection', forgiveLeavingWorker);
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
 * and through the service worker as soon as one has proved itself.
 */
export async function startBackend(options: BrowserBackendOptions): Promise<BrowserBackend> {
  const { baseUrl, students, report, onProgress, onChange } = options;
  const name = students === defaultStudents ? 'university' : `university-${students}-students`;
  const announce = openChannel(name, onChange);
  let asked = false;
  const database = await openDatabase({
    name,
    report,
    seed: () => seed(students, onProgress),
    onCommit() {
      announce();
      // Once somebody has something to lose: some browsers ask the person.
      if (!asked) void navigator.storage?.persist?.().catch(() => false);
      asked = true;
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
    fetch: (request) => globalThis.fetch(request),
  });
  void start().then((workerAnswers) => {
    if (!workerAnswers) return;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void probe();
    });
  });
  return { transport, accounts: demoAccounts };
}
