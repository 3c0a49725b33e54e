import { yieldToMain } from '#src/platform/scheduling.ts';
import { ApiError } from './errors.ts';
import { isRecord, type Json } from './shapes.ts';

export const absent = (value: unknown) => value === undefined || value === null;
export const first = (...values: readonly unknown[]) => values.find((value) => !absent(value));
const part = (value: unknown, field: string) => (isRecord(value) ? value[field] : undefined);

/** A value at a path such as `placement.company`. */
export const valueAt = (row: Json, path: string) =>
  path.split('.').reduce<unknown>((value, name) => part(value, name), row);

/** The record that a write answers with. Section 7 asks a server for no more than success and message there. */
export function parseWritten<Row>(raw: unknown, readRow: (row: unknown) => Row): Row | undefined {
  return isRecord(raw) && Object.keys(raw).length > 0 ? readRow(raw) : undefined;
}

/** The rows of a list, in `data`, in `data.data` or bare. An answer without a list does not say that there are no rows. */
function rowsOf(raw: unknown): readonly unknown[] {
  const rows = isRecord(raw) && 'data' in raw ? raw['data'] : raw;
  if (absent(rows)) throw ApiError.unanswered('empty');
  if (!Array.isArray(rows)) throw ApiError.unanswered('malformed');
  return rows;
}

export interface ReadRows<Row> {
  readonly rows: readonly Row[];
  readonly unreadable: number;
}

/** An id that cannot be part of an address: half a sign cannot be encoded, and dots lead to another page. */
const unaddressable = /^\.{1,2}$|\p{Surrogate}/u;

/** Reads rows one after the other. One that is no record, or has an id without an address, is counted and left out. */
function createRowsReader<Row>(readRow: (row: unknown) => Row) {
  const rows: Row[] = [];
  const failures: unknown[] = [];
  return {
    read(some: readonly unknown[]): void {
      for (const raw of some)
        try {
          const row = readRow(raw);
          const id = part(row, 'id');
          if (typeof id === 'string' && unaddressable.test(id)) throw ApiError.unanswered('malformed');
          rows.push(row);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          failures.push(error);
        }
    },
    /** @throws ApiError where there are rows, and none could be read */
    result(): ReadRows<Row> {
      if (rows.length === 0 && failures.length > 0) throw failures[0];
      return { rows, unreadable: failures.length };
    },
  };
}

/** A list of rows. Those that need no rewording are not copied. @throws ApiError where there is no list, or none to read */
export function parseList<Row>(raw: unknown, readRow: (row: unknown) => Row): ReadRows<Row> {
  const reader = createRowsReader(readRow);
  reader.read(rowsOf(raw));
  return reader.result();
}

const sliceSize = 10_000;

/** As `parseList`, with pauses in which the page may answer: to parse the text of 50,000 rows has kept it long enough. */
export async function parseLongList<Row>(raw: unknown, readRow: (row: unknown) => Row): Promise<ReadRows<Row>> {
  const all = rowsOf(raw);
  const reader = createRowsReader(readRow);
  for (let start = 0; start < all.length; start += sliceSize) {
    if (all.length > sliceSize) await yieldToMain();
    reader.read(all.slice(start, start + sliceSize));
  }
  return reader.result();
}

/** The account that a login's answer names: `user`, or `student` or `admin` as other servers call it. */
export function parseUser(data: unknown): Json | undefined {
  const user = first(part(data, 'user'), part(data, 'student'), part(data, 'admin'));
  return isRecord(user) ? user : undefined;
}
