/** Where a page ends: the keys of its last row, which outlive every write, and what belongs to which list they are of. */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { t } from '../languages.ts';
import { invalid } from '../operation.ts';

export type Key = string | number | null;

/** A short name of a list with its search, filters and order. */
export const nameOf = (list: string, query: object) =>
  createHash('sha256')
    .update(JSON.stringify([list, ...Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url')
    .slice(0, 12);

/** Compressed, since a cursor has at most 1,000 signs, and a name alone can have 900 bytes. */
export const writeCursor = (name: string, keys: readonly Key[]) =>
  deflateRawSync(JSON.stringify([name, ...keys])).toString('base64url');

const isKey = (value: unknown): value is Key =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** @throws Refusal 400 where it is of another list, search, filter or order, or of no list */
export function readCursor(cursor: string, name: string, length: number): readonly Key[] {
  try {
    const bytes = inflateRawSync(Buffer.from(cursor, 'base64url'), { maxOutputLength: 20_000 });
    const [own, ...keys] = JSON.parse(bytes.toString()) as unknown[];
    if (own === name && keys.length === length && keys.every(isKey)) return keys;
  } catch {
    // A text that somebody made up.
  }
  throw invalid({ cursor: () => t`This place belongs to another list or order. Begin at the first page.` });
}
