import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { inSession } from '#src/platform/api/connection.ts';
import { fetchList } from '#src/platform/api/arriving-list.ts';
import { parseLongList, type ReadRows } from '#src/platform/api/reader.ts';
import type { Fields } from '../fields/field.ts';
import { type Answer, read } from '#src/platform/api/client.ts';

type LoadReader<Row> = () => Promise<(raw: unknown) => Row>;
type Call = (init: {
  readonly signal: AbortSignal;
  readonly fetch?: (request: Request) => Promise<Response>;
}) => Promise<Answer<unknown>>;

/** Waits for an answer and reads what it holds. The reader of the records is loaded while the server is asked. */
export async function readWith<Row, Result>(
  call: Promise<Answer<unknown>>,
  loadReader: LoadReader<Row>,
  readAnswer: (answer: unknown, readRow: (raw: unknown) => Row) => Result | Promise<Result>,
  readData: (call: Promise<Answer<unknown>>) => Promise<unknown> = read,
): Promise<Result> {
  const [answer, readRow] = await inSession(Promise.all([readData(call), loadReader()]));
  return inSession(Promise.resolve(readAnswer(answer, readRow)));
}

// A cached list is edited, shared and selected from: how many of its rows could not be read stands beside it.
export const unreadableKey = (listKey: QueryKey) => ['unreadable', ...listKey];

/** Takes the rows that a list's query has read, and notes how many are missing among them. */
export function keepReadable<Row>(
  { client, queryKey }: { readonly client: QueryClient; readonly queryKey: QueryKey },
  { rows, unreadable }: ReadRows<Row>,
): readonly Row[] {
  const key = unreadableKey(queryKey);
  if (unreadable === 0 && client.getQueryData(key) === undefined) return rows;
  if (unreadable > 0)
    console.warn(`${unreadable} of ${rows.length + unreadable} rows of ${queryKey.join('/')} could not be read.`);
  // As long as the list is kept, which may be shown again.
  client.setQueryDefaults(key, { gcTime: Infinity });
  client.setQueryData(key, unreadable);
  return rows;
}

/** Asks again for what is shown of a list, whole or by pages. @throws ApiError where that fails */
export const refreshList = (client: QueryClient, { listKey }: { readonly listKey: QueryKey }): Promise<void> =>
  client.refetchQueries({ queryKey: listKey, type: 'active' }, { throwOnError: true });

/** The id in an address of the contract. */
export const withId = (id: string) => ({ params: { path: { id } } });

/**
 * A kind of record: the keys under which its answers are cached, and its queries. resource-writes.ts has its writes.
 * @param loadFields the table of its fields, which is too large for a first screen
 */
export function defineResource<Row extends { readonly id: string }>(
  name: string,
  loadFields: () => Promise<Fields<Row>>,
) {
  const detailsKey = [name, 'detail'];
  let reader: ((raw: unknown) => Row) | undefined;
  const loadReader = async () => {
    const [fields, { recordReader }] = await Promise.all([loadFields(), import('./record-reader.ts')]);
    return (reader ??= recordReader(fields));
  };
  return {
    loadFields,
    loadReader,
    allKey: [name],
    listKey: [name, 'list'],
    detailsKey,
    historyKey: [name, 'history'],
    /** A list of such records. The one of all of them, which writes change, is called `list`; others have other names. */
    listQuery: (call: Call, ...list: readonly [string, ...string[]] | readonly []) =>
      queryOptions({
        queryKey: [name, ...(list.length > 0 ? list : ['list'])],
        async queryFn({ signal, client, queryKey: listKey }) {
          const answer = call({ signal, fetch: fetchList({ client, listKey, readRow: loadReader() }) });
          return keepReadable({ client, queryKey: listKey }, await readWith(answer, loadReader, parseLongList));
        },
      }),
    detailQuery: (id: string, call: Call) =>
      queryOptions({
        queryKey: [...detailsKey, id],
        queryFn: ({ signal }) => readWith(call({ signal }), loadReader, (row, readRow) => readRow(row)),
      }),
  };
}

export type Resource<Row extends { readonly id: string }> = ReturnType<typeof defineResource<Row>>;
