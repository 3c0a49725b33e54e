import type { HttpHandler } from 'msw';
import { t } from '#src/languages/texts.ts';
import { createHandlers } from './backend.ts';
import { beginNewLog } from './engine/db/indexed-storage.ts';
import { openDatabase } from './engine/db/open.ts';
import { createConditions } from './demo/create-conditions.ts';
import { createDemo, type Demo, stateFrame } from './demo/demo.ts';
import type { Portal } from './demo/portal.ts';
import { makeDataSet } from './demo/data-set.ts';
import { setClock } from './demo/clock.ts';
import { DemoError } from './demo/demo-error.ts';
import { type PortalDemo, publicPart } from './demo/public.ts';
import { storageNotices } from './demo/storage-notices.ts';
import { unsentEntry } from './engine/request/journal.ts';
import { type DemoLinkParams, parseLink } from './demo/link.ts';
import type { ResponseCheck } from './engine/request/conformance.ts';
import { randomHex } from './university/rules/credentials.ts';
import { databaseName, migrations } from './university/database.ts';
import { demoAccounts } from './university/seed/demo-accounts.ts';
import { schema } from './university/tables.ts';
import { createTransport, isAnsweredInPage, type Transport } from './engine/transport/transport.ts';

export interface BrowserBackendOptions {
  /** Where the app's files are, e.g. '/' or '/portal/': the worker's script lies there. */
  readonly basePath: string;
  /** The address below which requests are answered. */
  readonly apiBaseUrl: string;
  /** The parameters of the page's address that are meant for the demo. */
  readonly link: URLSearchParams;
  /** The page that was opened, without them. */
  readonly page: string;
  /** Where the API reference is; undefined where there is none. */
  readonly apiReference: string | undefined;
  readonly portal: Portal;
  /** Shows a notice, such as that nothing can be stored; one of the same id takes its place. */
  warn(id: string, message: string): void;
  /** How much of an empty database has been filled, 0 to 1. */
  onProgress(share: number): void;
  /** Which of the demo's accounts are in the data. */
  onAccounts(accounts: readonly DemoAccount[]): void;
}

type DemoAccount = (typeof demoAccounts)[number];

export interface BrowserBackend {
  readonly transport: Transport;
  /** While developing: ends what it does of its own accord, so that changed code can take over in the same page. */
  readonly stop?: () => void;
}

/** What a link asks for, if anything; what is wrong with it is said when there is somewhere to say it. */
function readLink(parameters: URLSearchParams): DemoLinkParams {
  try {
    return parseLink(parameters);
  } catch (error) {
    if (!(error instanceof DemoError)) throw error;
    return {};
  }
}

declare global {
  interface Window {
    /** The demo, for the browser's console and for tests. */
    portalDemo?: PortalDemo;
  }
}

/** Does what a link asks, or says why it cannot be done. */
async function followLink(demo: Demo, { link, page }: Pick<BrowserBackendOptions, 'link' | 'page'>): Promise<void> {
  try {
    await demo.follow(link, page);
  } catch (error) {
    demo.say({ tone: 'error', text: error instanceof DemoError ? error.message : t`The link could not be followed.` });
  }
}

const administrators = demoAccounts.filter(({ tab }) => tab === 'admin');

/** Tells which accounts there are, and again when other data has taken the place of this: a new university has no students. */
function watchAccounts({ state }: Demo, onAccounts: (accounts: readonly DemoAccount[]) => void): void {
  let reported: readonly DemoAccount[] | undefined;
  const report = ({ dataSet }: ReturnType<typeof state.get>) => {
    const accounts = dataSet.students === 0 ? administrators : demoAccounts;
    if (accounts !== reported) onAccounts(accounts);
    reported = accounts;
  };
  report(state.get());
  state.subscribe(report);
}

/** Shows the bar once the page has answered and been painted. Resolves with how to take it away. */
async function showBar(demo: Demo, portal: Portal, isFirstVisit: boolean): Promise<() => void> {
  // A frame of the states shows the portal alone.
  if (window.name === stateFrame) return () => {};
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await portal.painted();
  const { mountDemoBar } = await import('./demo/bar/mount.tsx');
  return mountDemoBar({ demo, isFirstVisit });
}

/** In development each answer is held against the contract. A build leaves the check out. */
async function responseCheck(): Promise<ResponseCheck | undefined> {
  if (!import.meta.env.DEV) return undefined;
  const { createResponseCheck } = await import('./engine/request/conformance.ts');
  const { showBreach } = await import('./engine/breach-overlay.ts');
  return createResponseCheck({
    contractFile: 'openapi/university.yaml',
    contractText: async () => (await import('../openapi/university.yaml?raw')).default,
    onBreach: showBreach,
  });
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

/** Calls back on commits of other tabs, and tells them of one of this tab, where the browser allows it. */
function openChannel(name: string, onChange: () => void): { notifyOtherTabs(): void; stop?: () => void } {
  try {
    const channel = new BroadcastChannel(name);
    const listener = throttle(onChange);
    channel.addEventListener('message', listener);
    return {
      notifyOtherTabs: () => channel.postMessage('committed'),
      // Not closed: a write under way still tells the others.
      ...(import.meta.hot && { stop: () => channel.removeEventListener('message', listener) }),
    };
  } catch {
    return { notifyOtherTabs: () => {} };
  }
}

/**
 * MSW asks a registered worker for a newer script and does not wait for the answer. There is none without a network, nor
 * from a worker that is being terminated because its last page has been closed: the worker then stays as it is, or
 * requests are answered in the page, and nobody has to hear of it.
 */
function forgiveFailedUpdate(registration: ServiceWorkerRegistration): void {
  const update = registration.update.bind(registration);
  registration.update = () => update().catch(() => registration);
}

/**
 * Lets a registered worker control this page. It does not where the page was loaded before the worker was active, or by a
 * hard reload, and MSW would then reload the page, with all that has been typed.
 */
async function takeControl({ active }: ServiceWorkerRegistration): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  // One that is not active yet claims all pages as soon as it is.
  active?.postMessage('CLAIM');
  await controlled;
}

function createWorker(handlers: HttpHandler[], url: string, scope: string) {
  // A page that is one file has no script that could be registered.
  if (import.meta.env.VITE_SINGLE_FILE || !('serviceWorker' in navigator)) return undefined;
  let stop = () => {};
  return {
    start: async () => {
      // Before MSW looks for a registration: another tab may have made one at any moment.
      const registration = await navigator.serviceWorker.register(url, { scope });
      forgiveFailedUpdate(registration);
      await takeControl(registration);
      const { setupWorker } = await import('msw/browser');
      const worker = setupWorker(...handlers);
      if (import.meta.hot) stop = () => worker.stop();
      return worker.start({
        quiet: true,
        onUnhandledRequest: 'bypass',
        serviceWorker: { url, options: { scope } },
      });
    },
    ...(import.meta.hot && { stop: () => stop() }),
  };
}

/**
 * Starts the backend in this page: opens the database (filling it where it is empty), then answers requests in the page,
 * and through the service worker once one has answered the canary request.
 */
export async function startBackend(options: BrowserBackendOptions): Promise<BrowserBackend> {
  const { basePath, apiBaseUrl, apiReference, link: parameters, portal, warn, onProgress, onAccounts } = options;
  // Nobody waits for them longer than for the data.
  const texts = portal.languages.loadTexts();
  const link = readLink(parameters);
  // The first data is made for the day that the link asks for.
  if (link.conditions) setClock(link.conditions.clock);
  const changes = new EventTarget();
  // An import commits thousands of times, and the bar would read its lists each time.
  const notify = throttle(() => changes.dispatchEvent(new Event('change')));
  const channel = openChannel(databaseName, () => {
    portal.onChange();
    notify();
  });
  const under = createConditions(isAnsweredInPage);
  let persistenceRequested = false;
  let isFirstVisit: boolean | undefined;
  const database = await openDatabase({
    name: databaseName,
    schema,
    migrations,
    report(event) {
      // A browser that stores nothing would begin anew each time.
      isFirstVisit = false;
      void texts.then(() => warn(event, storageNotices[event]));
    },
    seed() {
      isFirstVisit ??= true;
      return makeDataSet({ scenario: link.scenario, students: link.students, onProgress });
    },
    isFull: () => under.conditions.get().storageFull,
    onCommit() {
      channel.notifyOtherTabs();
      notify();
      // Not before there is something to lose, as some browsers ask the person.
      if (!persistenceRequested) void navigator.storage?.persist?.().catch(() => false);
      persistenceRequested = true;
    },
  });
  await texts;
  // Not before the page has been painted, as its first data would wait for it; nobody can have written something by then.
  void portal
    .painted()
    .then(() => beginNewLog(`${databaseName}-new-log`))
    .catch(() => undefined);
  const demo = createDemo(database, under, portal, apiReference, options.page);
  changes.addEventListener('change', () => void demo.refresh().catch(() => undefined));
  const identity = randomHex();
  const handlers = createHandlers({
    database,
    base: apiBaseUrl,
    identity,
    checkResponse: await responseCheck(),
    // The page shows it with its source.
    ...(import.meta.env.DEV && { onFailure: (error: unknown) => reportError(error) }),
    middleware: under.middleware,
  });
  const worker = createWorker(handlers, `${basePath}service-worker.js`, basePath);
  const { transport, start, probe } = createTransport({
    handlers,
    identity,
    canary: `${apiBaseUrl}/backend-identity`,
    worker,
    fetch: (request, init) => globalThis.fetch(request, init),
    isOffline: () => under.conditions.get().offline,
    onUnsent: (request) => void unsentEntry(request).then(under.note),
  });
  const startWorker = async () => {
    if (!(await start())) return;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void probe();
    });
  };
  // Not awaited: to sign somebody in opens a page, which asks the backend for its data. Called before the page's first data
  // is asked for, which a link's conditions hold for.
  void followLink(demo, options);
  // Not awaited: the page's first data need not wait until the demo knows what data it has.
  const bar = demo
    .refresh()
    .catch(() => undefined)
    .then(() => {
      watchAccounts(demo, onAccounts);
      window.portalDemo = publicPart(demo);
      void startWorker();
      return showBar(demo, portal, isFirstVisit ?? false);
    });
  const receive = ({ detail }: WindowEventMap['portal:contact-message']) => void demo.receiveContactMessage(detail);
  addEventListener('portal:contact-message', receive);
  if (!import.meta.hot) return { transport };
  return {
    transport,
    stop: () => {
      channel.stop?.();
      worker?.stop?.();
      removeEventListener('portal:contact-message', receive);
      void bar.then((takeAway) => takeAway());
    },
  };
}
