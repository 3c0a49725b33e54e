import { isRefusal, reasonOf } from '../../api/errors.ts';
import { createYielder } from '../../domain/yield-to-main.ts';

/** The result of one item: done, failed with a reason in words, or never begun. */
export type Settled<Item, Data> =
  | { readonly state: 'done'; readonly item: Item; readonly data: Data }
  | { readonly state: 'failed'; readonly item: Item; readonly reason: string; readonly cause: unknown }
  | { readonly state: 'not tried'; readonly item: Item };

export interface Progress {
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

interface Options<Item, Data> {
  readonly concurrency?: number;
  /** Stops before the next item. Calls that are under way are waited for. */
  readonly signal?: AbortSignal | undefined;
  /** After each item; `done` counts all that have been tried, `failed` those of them that failed. */
  readonly onProgress?: ((progress: Progress, settled: Settled<Item, Data>) => void) | undefined;
  /** Words for a failure that brings none, e.g. `Failed to delete student`. */
  readonly failed?: (item: Item) => string;
}

/**
 * Makes one call for each item, a few at once. The results are in the order of the items, and a failure stops no other
 * item. A session that has ended (401) stops the rest, which would fail in the same way.
 */
export async function mapSettled<Item, Data>(
  items: readonly Item[],
  call: (item: Item) => Promise<Data>,
  { concurrency = 4, signal, onProgress, failed = () => 'The server said no.' }: Options<Item, Data> = {},
): Promise<readonly Settled<Item, Data>[]> {
  const results: Settled<Item, Data>[] = items.map((item) => ({ state: 'not tried', item }));
  const queue = items.entries();
  const count = { done: 0, failed: 0, total: items.length };
  let hasEnded = false;

  async function settle(item: Item): Promise<Settled<Item, Data>> {
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
    for (const [position, item] of queue) {
      if (hasEnded || signal?.aborted) return;
      const settled = await settle(item);
      results[position] = settled;
      count.done += 1;
      onProgress?.({ ...count }, settled);
      await breathe();
    }
  }

  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  return results;
}
