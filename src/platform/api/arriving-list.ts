import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Arrival } from './arriving-body.ts';
import { fetchWithTimeout, inSession } from './connection.ts';
import { parseList } from './reader.ts';
import { isRecord } from './shapes.ts';

// The first rows of a long list are shown while the rest of its answer is on its way, or is being read. They stand in the
// cache under a key of their own: whatever counts, searches or sorts a list waits for the whole.

export interface ListStart<Row> {
  readonly rows: readonly Row[];
  /** Called when they have been painted: the rest may keep the page busy from then on. */
  readonly onPainted: () => void;
}

export const startKey = (listKey: QueryKey) => ['start', ...listKey];

/** A start that nobody shows is forgotten: as long as a call may take. */
const KEPT_MS = 10_000;
/** So long the rest of the answer waits at most until its first rows have been painted. */
const PAINT_MS = 500;
/** A list that is there, and no longer than this, is read before anything could be painted. In characters. */
const SHORT = 2_000_000;

/** The brackets that close a list which was cut off after a record: a bare list, one in `data`, and one in `data.data`. */
const closings = [']', ']}', ']}}'];
/** So many objects inside the last record may look like its end. */
const ATTEMPTS = 20;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What an envelope holds. */
const inside = (value: unknown) => (isRecord(value) ? value['data'] : value);

/** The whole records in the first part of a list's body, which has been cut off anywhere; none where it holds no list. */
export function recordsInStart(text: string): readonly unknown[] {
  let end = text.lastIndexOf('},');
  for (let attempt = 0; attempt < ATTEMPTS && end > 0; attempt += 1) {
    const body = closings
      .map((closing) => parse(text.slice(0, end + 1) + closing))
      .find((value) => value !== undefined);
    if (body !== undefined) {
      const rows = isRecord(body) && body['success'] === false ? [] : inside(inside(body));
      return Array.isArray(rows) ? rows : [];
    }
    end = text.lastIndexOf('},', end - 1);
  }
  return [];
}

interface Shown<Row> {
  readonly client: QueryClient;
  readonly listKey: QueryKey;
  readonly readRow: Promise<(raw: unknown) => Row>;
}

/** Puts the first rows into the cache. Resolves when they have been painted; at once where there are none to show. */
async function showStart<Row>(
  start: Promise<string>,
  isShort: () => boolean,
  { client, listKey, readRow }: Shown<Row>,
): Promise<void> {
  const [text, read] = await inSession(Promise.all([start, readRow]));
  // What was loaded before is shown meanwhile.
  if (isShort() || client.getQueryData(listKey) !== undefined) return;
  const { rows } = parseList(recordsInStart(text), read);
  if (rows.length === 0) return;
  client.setQueryDefaults(['start'], { gcTime: KEPT_MS });
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve) => {
    client.setQueryData<ListStart<Row>>(startKey(listKey), { rows, onPainted: resolve });
    timer = setTimeout(resolve, PAINT_MS);
  });
  // It would keep the whole text as long.
  clearTimeout(timer);
}

export interface ListProgress {
  /** In bytes. */
  readonly received: number;
  /** How many there will be, where the server says so. */
  readonly total: number | undefined;
  /** About how many records have come; undefined where that cannot be told. */
  readonly rows: number | undefined;
  readonly onStop: () => void;
}

/** Where the cache has how far a list is: null where it is not on its way, or has been for a moment. */
export const progressKey = (listKey: QueryKey) => ['progress', ...listKey];

const QUIET_MS = 1000;
/** So often is it told at most. */
const PROGRESS_STEP_MS = 250;

/**
 * Tells how far an answer is while it comes.
 * @param countRows how many whole records there are in the first part of a text
 * @returns how to stop that; what was told is taken back
 */
function tellProgress(
  arrival: Arrival,
  client: QueryClient,
  listKey: QueryKey,
  countRows: (head: string) => number,
): () => void {
  let toldAt = arrival.beganAt + QUIET_MS - PROGRESS_STEP_MS;
  let perByte: number | undefined;
  let isTold = false;
  const tell = () => {
    const now = performance.now();
    const { head, received, total, stop } = arrival;
    if (now < toldAt + PROGRESS_STEP_MS || !stop) return;
    toldAt = now;
    isTold = true;
    if (head !== undefined) perByte ??= countRows(head) / head.length;
    const rows = perByte ? Math.round(received * perByte) : undefined;
    const known = total !== undefined && received <= total ? total : undefined;
    client.setQueryData<ListProgress>(progressKey(listKey), { received, total: known, rows, onStop: stop });
  };
  arrival.listeners.add(tell);
  return () => {
    arrival.listeners.delete(tell);
    if (isTold) client.setQueryData(progressKey(listKey), null);
  };
}

/**
 * Sends the request of a list. Where its answer tells how it begins (src/app/boot/prefetch-first-request.ts), the first rows are shown
 * before the rest is read: to parse the text of 50,000 rows takes 100 ms.
 */
export function fetchList<Row>(shown: Shown<Row>): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await fetchWithTimeout(request);
    const { start, arrival } = response;
    if (!response.ok) return response;
    const stopTelling = tellProgress(arrival, shown.client, shown.listKey, (head) => recordsInStart(head).length);
    if (!start) {
      const { text } = response;
      const readAll = () => text().finally(stopTelling);
      return Object.assign(response, { text: readAll, json: async () => JSON.parse(await readAll()) });
    }
    let length = Infinity;
    let body: Promise<string> | undefined = response.text();
    // Whoever reads the body hears of a failure; rows that cannot be read are none to be shown.
    body
      .then((text) => ({ length } = text))
      .finally(stopTelling)
      .catch(() => undefined);
    const painted = showStart(start, () => length <= SHORT, shown).catch(() => undefined);
    const text = async () => {
      const read = body;
      // Kept by nobody once it has been parsed.
      body = undefined;
      await read;
      await painted;
      return read ?? '';
    };
    return Object.assign(response, { text, json: async () => JSON.parse(await text()) });
  };
}
