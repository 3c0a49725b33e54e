import { isRefusal, reasonOf } from '#src/platform/api/errors.ts';
import { createYielder } from '#src/platform/scheduling.ts';

/** The result of one item: done, failed or left out with a reason in words, or never begun. */
export type BatchResult<Item, Data> =
  | { readonly state: 'done'; readonly item: Item; readonly data: Data }
  | { readonly state: 'failed'; readonly item: Item; readonly reason: string; readonly cause: unknown }
  | { readonly state: 'skipped'; readonly item: Item; readonly reason: string }
  | { readonly state: 'not tried'; readonly item: Item };

/** How many have been tried, and how many of these failed. */
export interface Progress {
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

interface Options<Item> {
  /** Six unless told: a browser opens as many connections to a host, and more calls would only wait. */
  readonly concurrency?: number;
  /** Stops before the next item. Calls that are under way are waited for. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Why no call is to be made for an item; undefined where one is. */
  readonly skip?: ((item: Item) => string | undefined) | undefined;
  /** Words for a failure that brings none, e.g. `Failed to delete student`. */
  readonly failed?: (item: Item) => string;
}

/** Calls once for each item, a few at once; the results have the items' order. A 401, the session's end, stops it. */
export async function mapSettled<Item, Data>(
  items: readonly Item[],
  call: (item: Item) => Promise<Data>,
  { concurrency = 6, signal, onProgress, skip, failed = () => 'The server refused it.' }: Options<Item> = {},
): Promise<readonly BatchResult<Item, Data>[]> {
  const results: BatchResult<Item, Data>[] = items.map((item) => {
    const reason = skip?.(item);
    return reason === undefined ? { state: 'not tried', item } : { state: 'skipped', item, reason };
  });
  const tried = [...results.entries()].filter(([, { state }]) => state !== 'skipped');
  const queue = tried.values();
  const count = { done: 0, failed: 0, total: tried.length };
  let hasEnded = false;

  async function settle(item: Item): Promise<BatchResult<Item, Data>> {
    try {
      return { state: 'done', item, data: await call(item) };
    } catch (cause) {
      hasEnded ||= isRefusal(cause, 401);
      count.failed += 1;
      return { state: 'failed', item, reason: reasonOf(cause) ?? failed(item), cause };
    }
  }

  async function worker(): Promise<void> {
    // A backend in the page answers without ever leaving the browser time to draw.
    const breathe = createYielder();
    for (const [position, { item }] of queue) {
      if (hasEnded || signal?.aborted) return;
      results[position] = await settle(item);
      count.done += 1;
      onProgress?.({ ...count });
      await breathe();
    }
  }

  await Promise.all(Array.from({ length: Math.min(concurrency, tried.length) }, worker));
  return results;
}
