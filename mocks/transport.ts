import { getResponse, type HttpHandler } from 'msw';
import { identityHeader } from './backend.ts';

export type Transport = (request: Request) => Promise<Response>;

interface Worker {
  /** Resolves when the service worker controls this page; rejects where there can be none. */
  start(): Promise<unknown>;
}

export interface TransportOptions {
  readonly handlers: HttpHandler[];
  readonly identity: string;
  /** The address that this page's own backend alone answers with its identity. */
  readonly canary: string;
  readonly worker: Worker | undefined;
  readonly fetch: Transport;
  /** A clock in milliseconds. */
  readonly now?: () => number;
}

/** Requests of a second that no person makes. */
export const MANY = 40;

/**
 * Tells whether requests come faster than anybody clicks, as those of an import do. The answer holds for the second
 * after it too, in which they go on.
 */
function burstMeter(now: () => number): () => boolean {
  let second = -1;
  let count = 0;
  let before = 0;
  return () => {
    const current = Math.floor(now() / 1000);
    if (current !== second) {
      before = current === second + 1 ? count : 0;
      second = current;
      count = 0;
    }
    count += 1;
    return count > MANY || before > MANY;
  };
}

/**
 * Two ways to the same handlers: through the service worker, where a developer sees each request in the browser's
 * tools, and in the page, where there is no worker. Requests go in the page until the worker has proved itself by an
 * answer that carries this page's identity, and again whenever an answer lacks it: the browser has stopped the worker,
 * bypasses it, or a static host has answered with its index.html. A burst of requests goes in the page as well: each way
 * through the worker leaves a dozen ports and streams behind, which thousands of them make the browser dispose of in one
 * pause of a third of a second.
 */
export function createTransport(options: TransportOptions) {
  const { handlers, identity, canary, worker, fetch, now = () => performance.now() } = options;
  const inBurst = burstMeter(now);
  let throughWorker = false;
  const ours = (response: Response) => response.headers.get(identityHeader) === identity;

  const inPage: Transport = async (request) => {
    const response = await getResponse(handlers, request);
    return response ?? Response.error();
  };

  /** Asks the canary, and believes its answer. */
  async function probe(): Promise<boolean> {
    throughWorker = await fetch(new Request(canary, { cache: 'no-store' })).then(ours, () => false);
    return throughWorker;
  }

  /** Goes on in the page until the worker has proved itself anew. */
  function doubt(): void {
    throughWorker = false;
    void probe();
  }

  async function transport(request: Request): Promise<Response> {
    request.signal.throwIfAborted();
    const burst = inBurst();
    if (!throughWorker || burst) return inPage(request);
    const copy = request.clone();
    const reads = request.method === 'GET' || request.method === 'HEAD';
    try {
      const response = await fetch(request);
      if (ours(response)) return response;
      doubt();
      // Another page has answered, from the data that all pages share: what it has written is not written twice.
      if (!reads && response.headers.has(identityHeader)) return response;
    } catch (error) {
      doubt();
      // Nor is what may have been carried out though no answer came back.
      if (request.signal.aborted || !reads) throw error;
    }
    return inPage(copy);
  }

  return {
    transport,
    probe,
    /** Starts the worker in the background; without one everything goes on in the page. */
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
