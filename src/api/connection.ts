/** Section 9: how long a request may take, its answer's body included. */
const REQUEST_TIMEOUT_MS = 10_000;

/** What calls need of the rest of the app. main.tsx provides it, so that this folder imports neither session nor backend. */
export interface Connection {
  /** Sends a request: `fetch`, or the backend in the page. */
  readonly transport: (request: Request, init?: RequestInit) => Promise<Response>;
  /** Resolves once requests can be sent: a backend in the page may first have to create its data. */
  readonly ready: () => Promise<unknown>;
  readonly getToken: () => string | null;
  /** Section 8, any 401: clear the session, go to /login. */
  readonly onUnauthorized: () => void;
  /** A call of somebody who is signed in was refused (403) without a word. */
  readonly onForbidden: () => void;
}

const unconnected: Connection = {
  transport: (request, init) => globalThis.fetch(request, init),
  ready: () => Promise.resolve(),
  getToken: () => null,
  onUnauthorized: () => {},
  onForbidden: () => {},
};

let connection = unconnected;

/** Sets the connection; main.tsx calls it once, and each test too. */
export function connect(parts: Partial<Connection>): void {
  connection = { ...unconnected, ...parts };
}

/** The connection that was set last. */
export function currentConnection(): Connection {
  return connection;
}

/** The timers of answers whose body may still be on its way. */
const timers = new WeakMap<Response, ReturnType<typeof setTimeout>>();

/**
 * Sends a request and aborts it after ten seconds (section 7), counted from when the connection is ready. The
 * timer runs until `stopTimer`, as a body may stall after the headers. A transport that ignores signals is not waited for.
 */
export async function fetchWithTimeout(request: Request): Promise<Response> {
  await connection.ready();
  const timeout = new AbortController();
  const onTimeout = () => timeout.abort(new DOMException('No answer in time', 'TimeoutError'));
  const timer = setTimeout(onTimeout, REQUEST_TIMEOUT_MS);
  const signal = AbortSignal.any([request.signal, timeout.signal]);
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  // The timer may also end when nobody handles this rejection any more.
  aborted.catch(() => {});
  const response = await Promise.race([connection.transport(request, { signal }), aborted]);
  timers.set(response, timer);
  return response;
}

/** Stops the timer of an answer that was read: it would keep all that the call has made for the rest of its time. */
export const stopTimer = (response: Response) => clearTimeout(timers.get(response));
