/** Section 9: how long a request may take, its answer's body included. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** What the calls are given by the composition root, so that this folder knows neither a session nor a backend. */
export interface Connection {
  /** Carries a request to the server; `fetch`, or the backend in the page. */
  readonly transport: (request: Request) => Promise<Response>;
  /** Resolves once there is somebody to ask: a backend in the page may first have to make its data. */
  readonly ready: () => Promise<unknown>;
  readonly getToken: () => string | null;
  /** Section 8, any 401: clear the session, go to /login. */
  readonly onUnauthorized: () => void;
}

const unconnected: Connection = {
  transport: (request) => globalThis.fetch(request),
  ready: () => Promise.resolve(),
  getToken: () => null,
  onUnauthorized: () => {},
};

let connection = unconnected;

/** Connects the calls of this app to a server; called once, by the composition root and by each test. */
export function connect(parts: Partial<Connection>): void {
  connection = { ...unconnected, ...parts };
}

/** The connection in force. */
export function currentConnection(): Connection {
  return connection;
}

/**
 * Carries a request, and gives up on it after ten seconds (section 7), counted from when the server is there. The timer is left running after the head of the
 * answer has arrived, so that a body that stalls is given up too; a transport that is deaf to signals loses the race.
 */
export async function fetchWithTimeout(request: Request): Promise<Response> {
  await connection.ready();
  const deadline = new AbortController();
  const late = new DOMException('No answer in time', 'TimeoutError');
  setTimeout(() => deadline.abort(late), REQUEST_TIMEOUT_MS);
  const withdraw = () => deadline.abort(request.signal.reason);
  if (request.signal.aborted) withdraw();
  request.signal.addEventListener('abort', withdraw, { once: true });

  const overtaken = new Promise<never>((_, reject) => {
    const stop = () => reject(deadline.signal.reason);
    if (deadline.signal.aborted) stop();
    deadline.signal.addEventListener('abort', stop, { once: true });
  });
  // Nobody may be listening any more when the timer ends after an answer.
  overtaken.catch(() => {});
  return Promise.race([connection.transport(new Request(request, { signal: deadline.signal })), overtaken]);
}
