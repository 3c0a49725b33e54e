import { ApiError } from './errors.ts';
import { isRecord, type Json } from './shapes.ts';

/** Whether a server has said nothing here. */
export const absent = (value: unknown) => value === undefined || value === null;
const text = (value: unknown) => (absent(value) ? '' : String(value));
/** The first value that says something. */
export const first = (...values: readonly unknown[]) => values.find((value) => !absent(value));
const part = (value: unknown, field: string) => (isRecord(value) ? value[field] : undefined);

/** A value at a path such as `placement.company`. */
export const at = (row: Json, path: string) => path.split('.').reduce<unknown>((value, name) => part(value, name), row);

/** A row of the home page's statistics, or a whole student where a server knows no public view. */
export function readCounted(raw: unknown): { department: string; company: string } {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  return { department: text(raw['department']), company: text(first(raw['company'], at(raw, 'placement.company'))) };
}

/** The record that a write answers with. Section 7 asks a server for no more than success and message there. */
export function readWritten<Row>(raw: unknown, readRow: (row: unknown) => Row): Row | undefined {
  return isRecord(raw) ? readRow(raw) : undefined;
}

/** A list, in `data`, in `data.data` or bare. Rows that need no rewording are not copied; a missing list is empty. */
export function readList<Row>(raw: unknown, readRow: (row: unknown) => Row): readonly Row[] {
  const rows = isRecord(raw) && 'data' in raw ? raw['data'] : raw;
  if (rows === undefined || rows === null) return [];
  if (!Array.isArray(rows)) throw ApiError.unanswered('malformed');
  return rows.map(readRow);
}

/** The account that a login's answer names: `user`, or `student` or `admin` as other servers call it. */
export function readUser(data: unknown): Json | undefined {
  const user = first(part(data, 'user'), part(data, 'student'), part(data, 'admin'));
  return isRecord(user) ? user : undefined;
}
