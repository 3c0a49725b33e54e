import { getResponse, type HttpHandler } from 'msw';
import { identityHeader } from '../handlers.ts';

/** As `fetch`: a signal in `init` takes the place of the request's own. */
export type Transport = (request: Request, init?: RequestInit) => Promise<Response>;

interface Worker {
  /** Resolves when the service worker controls this page; rejects where none can be started. */
  start(): Promise<unknown>;
}

export interface TransportOptions {
  readonly handlers: HttpHandler[];
  readonly identity: string;
  /** The address that this page's own backend alone answers with its identity. */
  readonly canary: string;
  readonly worker: Worker | undefined;
  readonly fetch: Transport;
  /** Whether the demo pretends that there is no network. */
  readonly isOffline?: () => boolean;
  /** Called with each request that is not sent for that reason. */
  readonly onUnsent?: (request: Request) => void;
  /** A clock in milliseconds. */
  readonly now?: () => number;
}

/** More requests, each within a second of the one before, than a person makes. */
export const BURST_THRESHOLD = 40;

/**
 * Tells whether requests come one after the other without a pause, as those of an import do. How many come in a second
 * does not count: on a slow machine that is few.
 */
function createBurstDetector(now: () => number): () => boolean {
  let last = -Infinity;
  let count = 0;
  return () => {
    const time = now();
    count = time - last < 1000 ? count + 1 : 1;
    last = time;
    return count > BURST_THRESHOLD;
  };
}

/** What `fetch` throws where no answer comes. */
const networkError = () => new TypeError('Failed to fetch');

const answeredInPage = new WeakSet<Request>();
/** Whether the request was answered in the page, where no developer tool sees it. */
export const isAnsweredInPage = (request: Request): boolean => answeredInPage.has(request);

/**
 * Two ways to the same handlers: through the service worker, where a developer sees each request in the browser's
 * tools, and in the page, where there is no worker. Requests are answered in the page until the worker has answered the
 * canary with this page's identity, and again whenever an answer lacks it: the browser has stopped the worker, bypasses
 * it, or a static host has answered with its index.html. A burst is answered in the page as well: each request through
 * the worker leaves a dozen ports and streams behind, and thousands of them make the browser pause for a third of a
 * second to collect them.
 */
export function createTransport(options: TransportOptions) {
  const {
    handlers,
    identity,
    canary,
    worker,
    fetch,
    isOffline = () => false,
    onUnsent,
    now = () => performance.now(),
  } = options;
  const inBurst = createBurstDetector(now);
  let throughWorker = false;
  const isOwn = (response: Response) => response.headers.get(identityHeader) === identity;

  const inPage: Transport = async (request) => {
    // MSW keeps a copy of each request for its log, and there is no log here. The copy of a body costs a millisecond.
    Object.defineProperty(request, 'clone', { value: () => request });
    answeredInPage.add(request);
    const response = await getResponse(handlers, request);
    if (!response || response.type === 'error') throw networkError();
    return response;
  };

  /**
   * Asks the canary, and uses the worker where it gives the right answer. Until then requests are answered in the page: the
   * browser may have stopped the worker, and a write that it sends to a network that is gone would fail.
   */
  async function probe(): Promise<boolean> {
    throughWorker = false;
    throughWorker = await fetch(new Request(canary, { cache: 'no-store' })).then(isOwn, () => false);
    return throughWorker;
  }

  async function transport(request: Request, init: RequestInit = {}): Promise<Response> {
    const signal = init.signal ?? request.signal;
    signal.throwIfAborted();
    if (isOffline()) {
      onUnsent?.(request);
      throw networkError();
    }
    const burst = inBurst();
    if (!throughWorker || burst) return inPage(request);
    const copy = request.clone();
    const reads = request.method === 'GET' || request.method === 'HEAD';
    try {
      const response = await fetch(request, init);
      if (isOwn(response)) return response;
      void probe();
      // Another page has answered, from the data that all pages share: a write must not be carried out twice.
      if (!reads && response.headers.has(identityHeader)) return response;
    } catch (error) {
      void probe();
      // A write may have been carried out although no answer came back, so it is not repeated.
      if (signal.aborted || !reads) throw error;
    }
    return inPage(copy);
  }

  return {
    transport,
    probe,
    /** Starts the worker in the background; without one, everything is answered in the page. */
    start: async () => {
      try {
        await worker?.start();
        return worker ? await probe() : false;
      } catch {
        return false;
      }
    },
  };
}
