import { queryOptions } from '@tanstack/react-query';
import { fetchList } from './list-start.ts';
import { readLongList } from './reader.ts';
import { type Answer, read, recordReaders } from './request.ts';
import { keepReadable } from './unreadable-rows.ts';

type ReaderOf<Row> = (readers: Awaited<ReturnType<typeof recordReaders>>) => (raw: unknown) => Row;
type Call = (init: {
  readonly signal: AbortSignal;
  readonly fetch?: (request: Request) => Promise<Response>;
}) => Promise<Answer<unknown>>;

/** Waits for an answer and reads what it holds. The readers of whole records are loaded while the server is asked. */
export async function readWith<Row, Result>(
  call: Promise<Answer<unknown>>,
  readerOf: ReaderOf<Row>,
  readAnswer: (answer: unknown, readRow: (raw: unknown) => Row) => Result | Promise<Result>,
  readData: (call: Promise<Answer<unknown>>) => Promise<unknown> = read,
): Promise<Result> {
  const [answer, readers] = await Promise.all([readData(call), recordReaders()]);
  return readAnswer(answer, readerOf(readers));
}

/** The parameters of an operation on one record. */
export const at = (id: string) => ({ params: { path: { id } } });

/** A kind of record: the keys under which its answers are cached, and its queries. resource-writes.ts has its writes. */
export function defineResource<Row extends { readonly id: string }>(name: string, readerOf: ReaderOf<Row>) {
  const detailsKey = [name, 'detail'];
  return {
    readerOf,
    allKey: [name],
    listKey: [name, 'list'],
    detailsKey,
    /** What has happened to such records, where the server keeps it. */
    historyKey: [name, 'history'],
    /** A list of such records. The one of all of them, which writes change, is called `list`; others have other names. */
    listQuery: (call: Call, ...list: readonly [string, ...string[]] | readonly []) =>
      queryOptions({
        queryKey: [name, ...(list.length > 0 ? list : ['list'])],
        async queryFn({ signal, client, queryKey: listKey }) {
          const readRow = recordReaders().then(readerOf);
          const answer = call({ signal, fetch: fetchList({ client, listKey, readRow }) });
          return keepReadable({ client, queryKey: listKey }, await readWith(answer, readerOf, readLongList));
        },
      }),
    /** One of them. */
    detailQuery: (id: string, call: Call) =>
      queryOptions({
        queryKey: [...detailsKey, id],
        queryFn: ({ signal }) => readWith(call({ signal }), readerOf, (row, readRow) => readRow(row)),
      }),
  };
}

export type Resource<Row extends { readonly id: string }> = ReturnType<typeof defineResource<Row>>;
