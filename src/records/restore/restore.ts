import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '#src/platform/api/errors.ts';
import { defineMutation } from '#src/platform/api/mutation.ts';
import { readList, readWritten } from '#src/platform/api/reader.ts';
import type { Answer } from '#src/platform/api/request.ts';
import { readWith, type Resource } from '../calls/resource.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { keepReadable } from '../calls/unreadable-rows.ts';

/** A record that was deleted and can be restored. */
export interface Deleted<Row> {
  readonly record: Row;
  readonly deletedAt: string;
  readonly deletedBy: string;
}

/** A list of deleted records, in which each row has the record under a name of its own. */
export function deletedQuery<Row extends { readonly id: string }>(
  { allKey, loadReader }: Resource<Row>,
  name: string,
  call: (init: { readonly signal: AbortSignal }) => Promise<Answer<unknown>>,
) {
  return queryOptions({
    queryKey: [...allKey, 'deleted'],
    queryFn: async (context) => {
      const read = readWith(call(context), loadReader, (answer, readRow) =>
        readList(answer, (row): Deleted<Row> => {
          if (!isRecord(row)) throw ApiError.unanswered('malformed');
          const { deletedAt, deletedBy } = row;
          return { record: readRow(row[name]), deletedAt: String(deletedAt ?? ''), deletedBy: String(deletedBy ?? '') };
        }),
      );
      return keepReadable(context, await read);
    },
    staleTime: 0,
  });
}

/** Asks for the deleted records of a kind. */
export type DeletedQuery<Row extends { readonly id: string }> = ReturnType<typeof deletedQuery<Row>>;

/** Brings records back by their ids; each is shown at the end of the list until that has been fetched again. */
export function restoring<Row extends { readonly id: string }>(
  { allKey, listKey, loadReader }: Resource<Row>,
  store: (client: QueryClient, rows: readonly Row[]) => Promise<void>,
  send: (id: string) => Promise<Answer<unknown>>,
) {
  return defineMutation({
    call: (id: string) => readWith(send(id), loadReader, readWritten),
    updateCache: async (client, settled) => {
      const rows = settled.flatMap(({ data }) => data ?? []);
      await store(client, rows);
      for (const queryKey of [listKey, [...allKey, 'deleted']]) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Brings one back; its variables are the id. */
export type Restoring<Row extends { readonly id: string }> = ReturnType<typeof restoring<Row>>;
