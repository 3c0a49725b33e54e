import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/schema.gen.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { absent, readList } from '#src/platform/api/reader.ts';
import { type Answer, read } from '#src/platform/api/request.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { keepReadable } from '../calls/unreadable-rows.ts';

type Schemas = components['schemas'];
/** A change of a record: when, by whom, of which kind, and its fields before and after. */
export type RecordChange = Schemas['RecordChange'];

const text = (value: unknown) => (absent(value) ? '' : String(value));
const value = (raw: unknown): Schemas['FieldValue'] =>
  typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean'
    ? raw
    : absent(raw)
      ? null
      : JSON.stringify(raw);

/** A kind that the contract does not know stays the word that it is; who is not told has no name. */
function readChange(raw: unknown): RecordChange {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  const { id, at: time, kind, by, fields } = raw;
  const author = isRecord(by) ? by : { name: by };
  const changes = Array.isArray(fields) ? fields.filter(isRecord) : [];
  return {
    id: text(id),
    at: text(time),
    kind: text(kind) as RecordChange['kind'],
    by: { name: text(author['name']), role: text(author['role']) as Schemas['Role'] },
    fields: changes.map(({ field, old, new: next }) => ({ field: text(field), old: value(old), new: value(next) })),
  };
}

/** Asks for the changes of one record. */
export const historyQuery = (
  queryKey: readonly string[],
  call: (init: { readonly signal: AbortSignal }) => Promise<Answer<unknown>>,
) =>
  queryOptions({
    queryKey,
    queryFn: async (context) => keepReadable(context, readList(await read(call(context)), readChange)),
    staleTime: 0,
  });

/** Asks for the changes of a record, whatever its kind. */
export type HistoryQuery = ReturnType<typeof historyQuery>;
