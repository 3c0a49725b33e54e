import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '#src/languages/texts.ts';
import { explanationOf, isRefusal, pauseOf, reasonOf } from '#src/platform/api/errors.ts';
import { isOutcomeUnknown } from '#src/platform/api/outcome.ts';
import type { defineMutation } from '#src/platform/api/query-client.ts';
import { createYielder, throttle } from '#src/platform/scheduling.ts';
import { createSessionCheck, session } from '#src/session/session.ts';

type Results<Item, Data> = readonly BatchResult<Item, Data>[];

export interface BatchAction<Item, Data> {
  /** Over the progress bar, e.g. `Deleting students`. */
  readonly progressLabel: string;
  /** The result of an item that it has been done to, e.g. `Deleted`. */
  readonly done: string;
  /** What has become of the items that it was not done to, where they are not still selected. */
  readonly leftOver?: string;
  /** Section 8, for a refusal without words, e.g. `Failed to delete student`. */
  readonly failed: (item: Item) => string;
  /** Why no call is to be made for an item; undefined where one is. */
  readonly skip?: (item: Item) => string | undefined;
  call(item: Item): Promise<Data>;
  updateCache(client: QueryClient, done: readonly { readonly item: Item; readonly data: Data }[]): void | Promise<void>;
  /** The cached list of the items. It is fetched again after a refusal that says that it is stale. */
  readonly listKey: QueryKey;
  /** Runs the whole work, and remembers outside the page that it is under way, e.g. for a run that is cut short. */
  journal?(work: () => Promise<Results<Item, Data> | undefined>): Promise<Results<Item, Data> | undefined>;
}

export function callsOf<Item, Variables, Data>(
  { call, updateCache }: Pick<ReturnType<typeof defineMutation<Variables, Data>>, 'call' | 'updateCache'>,
  variablesOf: (item: Item) => Variables,
): Pick<BatchAction<Item, Data>, 'call' | 'updateCache'> {
  return {
    call: (item) => call(variablesOf(item)),
    updateCache: (client, done) =>
      updateCache(
        client,
        done.map(({ item, data }) => ({ variables: variablesOf(item), data })),
      ),
  };
}

/** Not found, changed meanwhile, or not possible any more: somebody else has changed the record. Or it was stored in part. */
const isStale = (cause: unknown) => [200, 404, 409, 422].some((status) => isRefusal(cause, status));

export interface BatchRun<Item, Data, Action = BatchAction<Item, Data>> {
  readonly action: Action;
  readonly progress: Progress;
  /** Stop has been pressed; the calls that are under way are being finished. */
  readonly stopping: boolean;
  /** One for each item, in their order; undefined while the batch runs. */
  readonly results: Results<Item, Data> | undefined;
}

/** Runs an action for many items, with progress, stop and results; leaving the page or the session stops it. */
export function useBatch<Item, Data, Action extends BatchAction<Item, Data> = BatchAction<Item, Data>>() {
  type Run = BatchRun<Item, Data, Action>;
  const client = useQueryClient();
  const [batch, setBatch] = useState<Run>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(action: Action, items: readonly Item[]): Promise<Results<Item, Data> | undefined> {
    const running = new AbortController();
    controller.current = running;
    const isSameSession = createSessionCheck();
    let unsubscribe = () => {};
    // What is under way then never comes back, neither a call nor an update of the cache.
    const sessionEnd = new Promise<undefined>((resolve) => {
      unsubscribe = session.subscribe(() => {
        if (isSameSession()) return;
        running.abort();
        setBatch(undefined);
        resolve(undefined);
      });
    });
    const total = items.filter((item) => action.skip?.(item) === undefined).length;
    const progress = { done: 0, failed: 0, total };
    setBatch({ action, progress, stopping: false, results: undefined });
    const update = (part: Pick<Run, 'progress'> | Pick<Run, 'results'>) =>
      setBatch((now) => (now?.action === action && !now.results ? { ...now, ...part } : now));
    const onProgress = throttle((progress: Progress) => update({ progress }));

    async function work(): Promise<Results<Item, Data>> {
      const options = { ...action, signal: running.signal, onProgress };
      const results = await mapSettled<Item, Data>(items, (item) => action.call(item), options);
      if (!isSameSession()) return results;
      await action.updateCache(
        client,
        results.flatMap((one) => (one.state === 'done' ? one : [])),
      );
      if (results.some((one) => one.state === 'unknown' || (one.state === 'failed' && isStale(one.cause))))
        void client.invalidateQueries({ queryKey: action.listKey });
      return results;
    }
    const untilSessionEnd = () => Promise.race([work(), sessionEnd]);
    const results = await (action.journal ? action.journal(untilSessionEnd) : untilSessionEnd());
    unsubscribe();
    if (results) update({ results });
    return results;
  }

  const stop = useCallback(() => {
    controller.current?.abort();
    setBatch((now) => now && { ...now, stopping: true });
  }, []);
  const dismiss = useCallback(() => setBatch(undefined), []);

  return { batch, isRunning: batch !== undefined && batch.results === undefined, run, stop, dismiss };
}

export const doneItems = <Item>(results: Results<Item, unknown>): readonly Item[] =>
  results.flatMap(({ state, item }) => (state === 'done' ? item : []));

/** The result of one item: done; failed, perhaps done, or left out, with a reason in words; or never begun. */
export type BatchResult<Item, Data> =
  | { readonly state: 'done'; readonly item: Item; readonly data: Data }
  | { readonly state: 'failed' | 'unknown'; readonly item: Item; readonly reason: string; readonly cause: unknown }
  | { readonly state: 'skipped'; readonly item: Item; readonly reason: string }
  | { readonly state: 'not tried'; readonly item: Item };

/** How many have been tried, and how many of these failed; those that may be done are not among them. */
export interface Progress {
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

interface Options<Item>
  extends Pick<BatchAction<Item, unknown>, 'skip'>, Partial<Pick<BatchAction<Item, unknown>, 'failed'>> {
  /** Six unless told: a browser opens as many connections to a host, and more calls would only wait. */
  readonly concurrency?: number;
  /** Stops before the next item. Calls that are under way are waited for. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Calls once for each item, a few at once; the results have the items' order. A 401, the session's end, stops it, and so
 * does a server that asks to be left in peace for a while.
 */
export async function mapSettled<Item, Data>(
  items: readonly Item[],
  call: (item: Item) => Promise<Data>,
  { concurrency = 6, signal, onProgress, skip, failed = () => t`The server refused it.` }: Options<Item> = {},
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
      hasEnded ||= isRefusal(cause, 401) || pauseOf(cause) !== undefined;
      if (isOutcomeUnknown(cause))
        return { state: 'unknown', item, reason: explanationOf(cause) ?? failed(item), cause };
      count.failed += 1;
      const reason = reasonOf(cause) ?? [failed(item), explanationOf(cause)].filter(Boolean).join('. ');
      return { state: 'failed', item, reason, cause };
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

const unknownAdvice = () =>
  t`“Unknown”: it may have been stored, but the portal could not check. If you send it again, the portal checks first and sends only what is missing.`;

/**
 * What to do about a batch that stopped since the server asked for a pause, and about outcomes that are not known: a row of
 * the results has room for the start of a sentence. Undefined where there is neither.
 */
export function adviceIn(results: Results<unknown, unknown>): string | undefined {
  const pause = results.map((one) => 'cause' in one && pauseOf(one.cause)).find(Boolean);
  const isCutShort = results.some(({ state }) => state === 'not tried');
  const advice = [
    pause &&
      `${isCutShort ? t`The server asked for a pause, so the rest was not tried.` : t`The server asked for a pause.`} ${pause}`,
    results.some(({ state }) => state === 'unknown') && unknownAdvice(),
  ].filter(Boolean);
  return advice.length > 0 ? advice.join(' ') : undefined;
}

interface Listed {
  readonly values: object;
  readonly shown: readonly unknown[] | undefined;
}

/** Whether a batch that is done has taken the last rows out of a list, which is still filtered as it was then. */
export function useListEmptied(results: object | undefined, { values, shown }: Listed): boolean {
  const filters = JSON.stringify(values);
  const [done, setDone] = useState({ results, filters });
  if (results !== done.results) setDone({ results, filters });
  return results !== undefined && shown?.length === 0 && done.filters === filters;
}
