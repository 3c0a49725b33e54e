import { createYielder } from '../domain/yield-to-main.ts';
import { isRefusal, reasonOf } from './errors.ts';

/** What came of one item: done, failed with a reason for a person, or never begun. */
export type Outcome<Item, Value> =
  | { readonly state: 'done'; readonly item: Item; readonly value: Value }
  | { readonly state: 'failed'; readonly item: Item; readonly error: string; readonly cause: unknown }
  | { readonly state: 'not tried'; readonly item: Item };

export interface Progress {
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

interface Options<Item, Value> {
  /** How many calls are under way at once. */
  readonly atOnce?: number;
  /** Stops before the next item. Calls that are under way are waited for: what they did has been done. */
  readonly signal?: AbortSignal | undefined;
  /** After each item; `done` counts all that have been tried, `failed` those of them that failed. */
  readonly onProgress?: ((progress: Progress, outcome: Outcome<Item, Value>) => void) | undefined;
  /** Why one failed, where that is known, in words for a person. */
  readonly reason?: (cause: unknown) => string | undefined;
  /** Words for a failure that brings none, e.g. `Failed to delete student`. */
  readonly failed?: (item: Item) => string;
}

/**
 * One call for each item, few at once, and an outcome for each in the order of the items: a failure stops nobody else.
 * A session that has ended (401) stops the rest, which could but fail in the same way.
 */
export async function mapSettled<Item, Value>(
  items: readonly Item[],
  call: (item: Item) => Promise<Value>,
  {
    atOnce = 4,
    signal,
    onProgress,
    reason = reasonOf,
    failed = () => 'The server said no.',
  }: Options<Item, Value> = {},
): Promise<readonly Outcome<Item, Value>[]> {
  const outcomes: Outcome<Item, Value>[] = items.map((item) => ({ state: 'not tried', item }));
  const queue = items.entries();
  const count = { done: 0, failed: 0, total: items.length };
  let ended = false;

  async function attempt(item: Item): Promise<Outcome<Item, Value>> {
    try {
      return { state: 'done', item, value: await call(item) };
    } catch (cause) {
      ended ||= isRefusal(cause, 401);
      count.failed += 1;
      return { state: 'failed', item, error: reason(cause) ?? failed(item), cause };
    }
  }

  async function worker(): Promise<void> {
    // A backend in the page answers without ever leaving it time to draw.
    const breathe = createYielder();
    for (const [position, item] of queue) {
      if (ended || signal?.aborted) return;
      const outcome = await attempt(item);
      outcomes[position] = outcome;
      count.done += 1;
      onProgress?.({ ...count }, outcome);
      await breathe();
    }
  }

  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return outcomes;
}
