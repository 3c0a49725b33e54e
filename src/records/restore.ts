import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '#src/platform/api/errors.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { toast, type ToastAction } from '#src/ui/toast/toast.ts';
import { t, translate } from '../languages/texts.ts';
import type { ResourceHistory } from './calls/resource-history.ts';
import { toastFailure } from './failures.tsx';
import type { DeletableType, FailureWords, Identified, OutcomeWords } from './record-type.ts';

/** A kind of record that a server with the extension `restore` brings back after it was deleted. */
export interface RestorableType<Row extends Identified>
  extends DeletableType<Row>, Pick<ResourceHistory<Row>, 'restore' | 'deletedQuery'> {
  /** The line under the name of one in the list of those that were deleted. */
  readonly detailOf: (row: Row) => string;
  readonly restoration: {
    /** Heads the list of those that were deleted: msg`Deleted Students`. */
    readonly title: string;
    /** Where they are kept. It must not contradict section 8's "This action cannot be undone." that it follows: a deletion
     * stays one until somebody restores. */
    readonly kept: string;
    readonly outcome: () => OutcomeWords;
    readonly loadFailure: () => FailureWords;
    readonly count: (count: number) => string;
    readonly unreadable: (some: number, all: number) => string;
    readonly none: string;
    readonly whenEmpty: string;
    /** What to do where another record has what was unique about this one. */
    readonly taken: (label: string) => string;
  };
}

/** Where records that are deleted are kept, in a sentence; undefined where such records, or this server, keep none. */
export function useWhereKept<Row extends Identified>(
  type: DeletableType<Row> | RestorableType<Row>,
): string | undefined {
  const isOffered = useExtension('restore');
  return isOffered && 'restore' in type ? translate(type.restoration.kept) : undefined;
}

/** Brings one record back, and shows it in its list. @throws ApiError; the lists are then as the server has them. */
export async function bringBack<Row extends Identified>(
  client: QueryClient,
  { restore }: RestorableType<Row>,
  id: string,
): Promise<void> {
  try {
    const data = await restore.call(id);
    await restore.updateCache(client, [{ variables: id, data }]);
  } catch (error) {
    // Somebody has restored it, or has given away what was unique about it.
    if (isRefusal(error, 404) || isRefusal(error, 409)) await restore.updateCache(client, []);
    throw error;
  }
}

/** Makes the “Undo” of a deletion, for its toast; undefined where such records, or this server, cannot undo it. */
export function useUndo<Row extends Identified>(
  type: DeletableType<Row> | RestorableType<Row>,
): (row: Row) => ToastAction | undefined {
  const whereKept = useWhereKept(type);
  const client = useQueryClient();
  return (row) => {
    if (whereKept === undefined || !('restore' in type)) return undefined;
    const words = type.restoration.outcome();
    // A second click may come while the toast closes.
    let isUsed = false;
    const run = async () => {
      if (isUsed) return;
      isUsed = true;
      try {
        await bringBack(client, type, row.id);
        toast.success(words.saved);
      } catch (error) {
        toastFailure(error, words, isRefusal(error, 404) ? undefined : whereKept);
      }
    };
    return { label: t`Undo`, run: () => void run() };
  };
}
