import type { QueryClient } from '@tanstack/react-query';
import { defineMutation, type SettledCall } from '#src/platform/api/query-client.ts';
import { isRefusal } from '#src/platform/api/errors.ts';
import { foundOr404, isOutcomeUnknown, lookedUp } from '#src/platform/api/outcome.ts';
import { parseWritten } from '#src/platform/api/reader.ts';
import { type Answer, read, readCreated } from '#src/platform/api/client.ts';
import { readWith, type Resource } from './resource.ts';
import { isStoredAs } from './stored-as.ts';

type Identified = { readonly id: string };
/** What a record is stored as; a server may answer without it (section 7). */
type Written<Row> = Promise<Row | undefined>;

/**
 * The writes of one kind of record. Each puts what it has stored into the cache, so that the page shows it at once; one whose
 * answer is lost looks at the record.
 */
export function defineWrites<Row extends Identified>(
  { allKey, listKey, detailsKey, loadFields, loadReader }: Resource<Row>,
  /** Asks for the record as it is stored now. */
  fetch: (id: string) => Promise<Answer<unknown>>,
  /** Marks as stale what a write may have changed beside the records; without it all lists and figures are fetched again. */
  invalidate: (client: QueryClient) => void | Promise<void> = (client) =>
    void client.invalidateQueries({ queryKey: allKey }),
) {
  const written = (call: Promise<Answer<unknown>>): Written<Row> => readWith(call, loadReader, parseWritten);

  const stored = (id: string): Promise<Row> => readWith(fetch(id), loadReader, (raw, readRow) => readRow(raw));

  /** A write of a record that is there. `isDone` says of the record whether the write has come about. */
  const change = <Variables extends Identified>(
    send: (variables: Variables, key: string) => Promise<Answer<unknown>>,
    isDone: (record: Row, variables: Variables) => boolean | Promise<boolean>,
  ) =>
    lookedUp<Variables, Row | undefined>({
      send: (variables, key) => written(send(variables, key)),
      look: async (variables) => {
        const record = await stored(variables.id);
        return (await isDone(record, variables)) ? { data: record } : undefined;
      },
    });

  async function editList(client: QueryClient, edit: (list: readonly Row[]) => readonly Row[]): Promise<void> {
    client.setQueryData<readonly Row[]>(listKey, (list) => list && edit(list));
    await invalidate(client);
  }

  /** Puts stored records, however many, into their rows of the list and into the details that have been opened. */
  async function store(client: QueryClient, rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    const stored = new Map(rows.map((row) => [row.id, row]));
    for (const { queryKey } of client.getQueryCache().findAll({ queryKey: detailsKey })) {
      const row = stored.get(String(queryKey.at(-1)));
      if (!row) continue;
      // A request that was sent before the write would put the old record back.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, row);
    }
    await editList(client, (list) => {
      const added = new Map(stored);
      const known = list.map((row) => {
        added.delete(row.id);
        return stored.get(row.id) ?? row;
      });
      return [...known, ...added.values()];
    });
  }

  /** The same after calls that were to change these records; one that was answered without the record is asked for. */
  async function storeUpdated(
    client: QueryClient,
    settled: readonly SettledCall<Identified, Row | undefined>[],
  ): Promise<void> {
    const rows = settled.flatMap(({ variables, data }) => (data?.id === variables.id ? data : []));
    await store(client, rows);
    if (rows.length < settled.length) await client.invalidateQueries({ queryKey: allKey });
  }

  return {
    editList,
    store,
    storeUpdated,
    stored,
    change,
    /**
     * A new record stands at the end of the list until the list has been fetched again.
     * @param find the record that such a body has made, by what no two records share
     */
    create: <Body>(
      send: (body: Body, key: string) => Promise<Answer<unknown>>,
      find: (body: Body) => Promise<Row | undefined>,
    ) =>
      defineMutation({
        call: lookedUp<Body, Row | undefined>({
          send: (body, key) => readWith(send(body, key), loadReader, parseWritten, readCreated),
          look: async (body) => {
            const record = await find(body);
            return record && { data: record };
          },
        }),
        onError: (error, _body, _result, { client }) => {
          if (isOutcomeUnknown(error)) void client.invalidateQueries({ queryKey: listKey });
        },
        updateCache: async (client, settled) => {
          await store(
            client,
            settled.flatMap(({ data }) => data ?? []),
          );
          if (client.isFetching({ queryKey: listKey }) === 0) void client.invalidateQueries({ queryKey: listKey });
        },
      }),
    update: <Body>(send: (id: string, body: Body) => Promise<Answer<unknown>>) =>
      defineMutation({
        call: change<{ readonly id: string; readonly body: Body }>(
          ({ id, body }) => send(id, body),
          async (record, { body }) => isStoredAs(await loadFields(), body, record),
        ),
        updateCache: storeUpdated,
      }),
    /** The cached record is only marked as stale, since the screen that shows it would fetch it before it has left. */
    remove: (send: (id: string) => Promise<Answer<unknown>>) =>
      defineMutation({
        call: lookedUp<string, void>({
          send: async (id) => void (await read(send(id))),
          look: async (id) => ((await foundOr404(stored(id))) ? undefined : { data: undefined }),
        }),
        // Where the server does not find what its list names, it is asked what it has now.
        onError: (error, _id, _result, { client }) => {
          if (isRefusal(error, 404)) void client.invalidateQueries({ queryKey: allKey });
        },
        updateCache: async (client, settled) => {
          if (settled.length === 0) return;
          const deleted = new Set(settled.map(({ variables }) => variables));
          await client.invalidateQueries({
            queryKey: detailsKey,
            predicate: ({ queryKey }) => deleted.has(String(queryKey.at(-1))),
            refetchType: 'none',
          });
          await editList(client, (list) => list.filter(({ id }) => !deleted.has(id)));
        },
      }),
  };
}
