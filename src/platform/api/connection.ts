import { type ArrivingResponse, followBody } from './arriving-body.ts';

/** Section 9: how long an answer may take to begin, and how long nothing more of it may come. */
const REQUEST_TIMEOUT_MS = 10_000;

/** For an answer to a file, which takes its time on the way there: 5 MB at half a megabit a second take 80 s. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** What calls need of the rest of the app. main.tsx provides it, so that this folder imports neither session nor backend. */
export interface Connection {
  /** Sends a request: `fetch`, or the backend in the page. */
  readonly transport: (request: Request, init?: RequestInit) => Promise<Response>;
  /** Resolves once requests can be sent: a backend in the page may first have to create its data. */
  readonly ready: () => Promise<unknown>;
  readonly getToken: () => string | null;
  /** Section 8, any 401: clear the session, go to /login. */
  readonly onUnauthorized: () => void;
  /** A call that needs a sign-in has succeeded. */
  readonly onAccepted: () => void;
  /** A call of somebody who is signed in was refused (403) without a word. */
  readonly onForbidden: () => void;
}

export type Server = Pick<Connection, 'transport' | 'ready'>;

const unconnected: Connection = {
  transport: (request, init) => globalThis.fetch(request, init),
  ready: () => Promise.resolve(),
  getToken: () => null,
  onUnauthorized: () => {},
  onAccepted: () => {},
  onForbidden: () => {},
};

let connection = unconnected;

export function connect(parts: Partial<Connection>): void {
  connection = { ...unconnected, ...parts };
}

export function currentConnection(): Connection {
  return connection;
}

/**
 * Settles as `work` does, as long as the session is the one in which this was called; otherwise never, so that nothing
 * that waits for it goes on in the session of somebody else: no toast, no draft, no change of a cache, no next call.
 */
export function inSession<Value>(work: Promise<Value>): Promise<Value> {
  const token = connection.getToken();
  return new Promise((resolve, reject) => {
    work.then(
      (value) => connection.getToken() === token && resolve(value),
      (error: unknown) => connection.getToken() === token && reject(error),
    );
  });
}

/**
 * Sends a request and aborts it after ten seconds without an answer (section 7), counted from when the connection is ready;
 * and after ten seconds in which no more of the answer has come. A server that still sends is not cut off, however long it
 * takes. The timer runs until the body could not be read or `arrival.release` is called. A transport that ignores signals
 * is not waited for.
 */
export const fetchWithTimeout = (request: Request): Promise<ArrivingResponse> => inSession(send(request));

async function send(request: Request): Promise<ArrivingResponse> {
  await inSession(connection.ready());
  request.signal.throwIfAborted();
  const end = new AbortController();
  const abort = (name: string) => end.abort(new DOMException('The call was ended', name));
  // Not AbortSignal.any: Chromium keeps such a signal and all that its listeners hold, whole answers, for ever.
  const forward = () => end.abort(request.signal.reason);
  request.signal.addEventListener('abort', forward);
  const aborted = new Promise<never>((_, reject) =>
    end.signal.addEventListener('abort', () => reject(end.signal.reason), { once: true }),
  );
  // The timer may also end when nobody handles this rejection any more.
  aborted.catch(() => {});
  const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false;
  let timer = setTimeout(() => abort('TimeoutError'), isUpload ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS);
  const release = () => {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', forward);
  };
  const inTime = async <Value>(value: Promise<Value>): Promise<Value> => {
    try {
      return await Promise.race([value, aborted]);
    } catch (error) {
      release();
      throw error;
    }
  };
  const response = followBody(await inTime(connection.transport(request, { signal: end.signal })));
  const { arrival, text } = response;
  const waitForMore = () => {
    clearTimeout(timer);
    timer = setTimeout(() => abort(arrival.received > 0 ? 'StalledError' : 'TimeoutError'), REQUEST_TIMEOUT_MS);
  };
  waitForMore();
  arrival.listeners.add(waitForMore);
  arrival.stop = () => abort('StoppedError');
  arrival.release = () => {
    arrival.listeners.delete(waitForMore);
    release();
  };
  const readInTime = () => inTime(text());
  const hasSentText = request.headers.has('Content-Type');
  return Object.assign(response, { hasSentText, text: readInTime, json: async () => JSON.parse(await readInTime()) });
}
