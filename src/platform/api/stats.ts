import { ApiError } from './errors.ts';
import { isRecord, type Json } from './shapes.ts';

/** The answer of a call that counts. @throws ApiError where it is none */
export function readStats(raw: unknown): Json {
  if (!isRecord(raw)) throw ApiError.unanswered(raw === undefined || raw === null ? 'empty' : 'malformed');
  return raw;
}

/** A figure; 0 where the server does not count it. */
export function figureIn(stats: Json, name: string): number {
  const { [name]: value } = stats;
  return typeof value === 'number' ? value : 0;
}

/** How many records have each value of a field, under the field's name; rows without a value are left out. */
export function countsIn<Name extends string>(
  stats: Json,
  list: string,
  name: Name,
): (Record<Name, string> & { count: number })[] {
  const rows = stats[list];
  return (Array.isArray(rows) ? rows : []).flatMap((row: unknown) => {
    const value = isRecord(row) ? row[name] : undefined;
    if (!isRecord(row) || value === undefined || value === null || value === '') return [];
    return [{ [name]: String(value), count: figureIn(row, 'count') } as Record<Name, string> & { count: number }];
  });
}

/** How often each value occurs, in the order of the first occurrence; an empty one is none. */
export function countBy<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string,
): readonly [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const value = valueOf(row).trim();
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts];
}

/** The server's figures where they agree with the list that is shown beside them, else those of the list. */
export function statsBesideList<Stats extends object>(stats: Stats | undefined, ofList: Stats): Stats {
  const figures = new Map<string, unknown>(Object.entries(stats ?? {}));
  const agrees = Object.entries(ofList).every(([name, value]) => Array.isArray(value) || figures.get(name) === value);
  return stats && agrees ? stats : ofList;
}
