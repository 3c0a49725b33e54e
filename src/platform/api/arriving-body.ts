// The body of an answer, read as it comes. The script in the head does so before the app is there (src/app/boot/prefetch-first-request.ts).

export interface Arrival {
  readonly beganAt: number;
  received: number;
  /** How many there will be; undefined where the server does not say so, or says how many they are compressed. */
  readonly total: number | undefined;
  head: string | undefined;
  /** Called whenever more has come. */
  readonly listeners: Set<() => void>;
  stop?: () => void;
  /**
   * Stops the timer of an answer that was read, and no longer hears whether its call is aborted: both would keep all that
   * the call has made. A property and not a WeakMap of answers: one with thousands of entries makes the browser pause for
   * garbage collection.
   */
  release?: () => void;
}

declare global {
  interface Response {
    /** The first part of the body's text, ahead of the rest; empty where the body is no longer than that. */
    start?: Promise<string>;
    arrival?: Arrival;
    /** Whether the request had a body: texts that somebody may have written. */
    hasSentText?: boolean;
  }
}

export type ArrivingResponse = Response & { readonly arrival: Arrival };

/** As much of a body as holds the first rows of a list, in characters. */
const HEAD_LENGTH = 65_536;

function lengthOf({ headers }: Response): number | undefined {
  const length = Number(headers.get('Content-Length'));
  return length > 0 && (headers.get('Content-Encoding') ?? 'identity') === 'identity' ? length : undefined;
}

/** One text more than a browser can hold is an error of each engine's own. */
function append(text: string, more: string): string {
  try {
    return text + more;
  } catch {
    throw new DOMException('The text is too long for this browser', 'TooLongError');
  }
}

const brokenOff = () => new DOMException('The body broke off', 'BrokenOffError');

async function receiveText({ body, type }: Response, arrival: Arrival): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { value } = (await reader?.read()) ?? {};
      if (!value) break;
      arrival.received += value.byteLength;
      text = append(text, decoder.decode(value, { stream: true }));
      if (arrival.head === undefined && text.length >= HEAD_LENGTH) arrival.head = text.slice(0, HEAD_LENGTH);
      for (const listener of arrival.listeners) listener();
    }
    // Of another origin a page may not see that the length is the one of a compressed body.
    if (type !== 'cors' && arrival.received < (arrival.total ?? 0)) throw brokenOff();
    return append(text, decoder.decode());
  } catch (error) {
    reader?.cancel().catch(() => undefined);
    throw error instanceof TypeError ? brokenOff() : error;
  }
}

export function followBody(response: Response): ArrivingResponse {
  if (response.arrival) return Object.assign(response, { arrival: response.arrival });
  const arrival: Arrival = {
    beganAt: performance.now(),
    received: 0,
    total: lengthOf(response),
    head: undefined,
    listeners: new Set(),
  };
  const text = () => receiveText(response, arrival);
  return Object.assign(response, { arrival, text, json: async () => JSON.parse(await text()) });
}

/**
 * Reads the body at once, and tells how it begins: the browser would hold back all but that until somebody reads it. The
 * text is handed out once, as with any body: the answer would keep it as long as somebody might abort its call.
 */
export function readAtOnce(response: Response): ArrivingResponse {
  const arriving = followBody(response);
  const { arrival } = arriving;
  let body: Promise<string> | undefined = arriving.text();
  const start = new Promise<string>((resolve, reject) => {
    const tell = () => arrival.head !== undefined && resolve(arrival.head);
    arrival.listeners.add(tell);
    body?.then(() => resolve(arrival.head ?? ''), reject);
  });
  // Whoever takes the answer hears of the failure.
  start.catch(() => undefined);
  const text = async () => {
    const read = body;
    body = undefined;
    if (!read) throw new TypeError('The body has been read.');
    return read;
  };
  return Object.assign(arriving, { start, text, json: async () => JSON.parse(await text()) });
}
