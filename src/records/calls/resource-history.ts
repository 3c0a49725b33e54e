import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/schema.gen.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { lookedUp } from '#src/platform/api/outcome.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { absent, parseList, parseWritten } from '#src/platform/api/reader.ts';
import { type Answer, read } from '#src/platform/api/client.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { keepReadable, readWith, type Resource } from './resource.ts';

type Schemas = components['schemas'];
/** A change of a record: when, by whom, of which kind, and its fields before and after. */
export type RecordChange = Schemas['RecordChange'];

export interface Deleted<Row> {
  readonly record: Row;
  readonly deletedAt: string;
  readonly deletedBy: string;
}

const text = (value: unknown) => (absent(value) ? '' : String(value));
const value = (raw: unknown): Schemas['FieldValue'] =>
  typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean'
    ? raw
    : absent(raw)
      ? null
      : JSON.stringify(raw);

/** The fields that a change names, each before and after; whatever else a server has sent among them is left out. */
export const readFieldChanges = (raw: unknown): readonly Schemas['FieldChange'][] =>
  (Array.isArray(raw) ? raw.filter(isRecord) : []).map(({ field, old, new: next }) => ({
    field: text(field),
    old: value(old),
    new: value(next),
  }));

/** A kind that the contract does not know stays the word that it is; who is not told has no name. */
function readChange(raw: unknown): RecordChange {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  const { id, at: time, kind, by, fields } = raw;
  const author = isRecord(by) ? by : { name: by };
  return {
    id: text(id),
    at: text(time),
    kind: text(kind) as RecordChange['kind'],
    by: { name: text(author['name']), role: text(author['role']) as Schemas['Role'] },
    fields: [...readFieldChanges(fields)],
  };
}

/** The same with the record that it is of, as lists of the changes of many records tell it. */
export interface RecordedChange extends Pick<RecordChange, 'at' | 'fields'> {
  readonly recordId: string;
  readonly by: Pick<RecordChange['by'], 'name'>;
}

export function readRecordedChange(raw: unknown): RecordedChange {
  const change = readChange(raw);
  const record = isRecord(raw) ? raw['record'] : undefined;
  return { ...change, recordId: isRecord(record) ? text(record['id']) : '' };
}

type Init = { readonly signal: AbortSignal };

interface Calls {
  /** What the answer's rows call the record that was deleted. */
  readonly record: string;
  readonly history: (id: string, init: Init) => Promise<Answer<unknown>>;
  readonly deleted: (init: Init) => Promise<Answer<unknown>>;
  readonly restore: (id: string) => Promise<Answer<unknown>>;
}

/** What a server with these extensions keeps of a kind of record: its changes, and what was deleted and can be restored. */
export function defineHistory<Row extends { readonly id: string }>(
  { allKey, listKey, historyKey, loadReader }: Resource<Row>,
  store: (client: QueryClient, rows: readonly Row[]) => Promise<void>,
  calls: Calls,
) {
  const deletedKey = [...allKey, 'deleted'];
  return {
    /** The changes of one record, the newest first. */
    history: (id: string) =>
      queryOptions({
        queryKey: [...historyKey, id],
        queryFn: async (context) =>
          keepReadable(context, parseList(await read(calls.history(id, context)), readChange)),
        staleTime: 0,
      }),
    /** What was deleted, the latest first. */
    deletedQuery: () =>
      queryOptions({
        queryKey: deletedKey,
        queryFn: async (context) => {
          const rows = readWith(calls.deleted(context), loadReader, (answer, readRow) =>
            parseList(answer, (row): Deleted<Row> => {
              if (!isRecord(row)) throw ApiError.unanswered('malformed');
              const { [calls.record]: record, deletedAt, deletedBy } = row;
              return { record: readRow(record), deletedAt: text(deletedAt), deletedBy: text(deletedBy) };
            }),
          );
          return keepReadable(context, await rows);
        },
        staleTime: 0,
      }),
    /** Brings records back by their ids; each is shown at the end of the list until that has been fetched again. */
    restore: defineMutation({
      call: lookedUp<string, Row | undefined>({
        send: (id) => readWith(calls.restore(id), loadReader, parseWritten),
        // Somebody has chosen it among the deleted ones: what is not there any more has been restored.
        look: async (id) => {
          const idOf = (row: unknown) => {
            const record = isRecord(row) ? row[calls.record] : undefined;
            return isRecord(record) ? text(record['id']) : '';
          };
          const answer = await read(calls.deleted({ signal: new AbortController().signal }));
          return parseList(answer, idOf).rows.includes(id) ? undefined : { data: undefined };
        },
      }),
      updateCache: async (client, settled) => {
        await store(
          client,
          settled.flatMap(({ data }) => data ?? []),
        );
        for (const queryKey of [listKey, deletedKey]) void client.invalidateQueries({ queryKey });
      },
    }),
  };
}

export type ResourceHistory<Row extends { readonly id: string }> = ReturnType<typeof defineHistory<Row>>;

export type HistoryQuery = ReturnType<ResourceHistory<never>['history']>;
