import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Arrival } from './arriving-body.ts';

/** How far the answer of a list is that takes longer than anybody would wait without a word. */
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

/** An answer that is there by then is not worth a word. */
const QUIET_MS = 1000;
/** So often is it told at most. */
const STEP_MS = 250;

/**
 * Tells how far an answer is while it comes.
 * @param countRows how many whole records there are in the first part of a text
 * @returns how to stop that; what was told is taken back
 */
export function tellProgress(
  arrival: Arrival,
  client: QueryClient,
  listKey: QueryKey,
  countRows: (head: string) => number,
): () => void {
  let toldAt = arrival.beganAt + QUIET_MS - STEP_MS;
  let perByte: number | undefined;
  let isTold = false;
  const tell = () => {
    const now = performance.now();
    const { head, received, total, stop } = arrival;
    if (now < toldAt + STEP_MS || !stop) return;
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
