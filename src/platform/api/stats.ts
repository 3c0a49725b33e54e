import { ApiError } from './errors.ts';
import { absent } from './reader.ts';
import { isRecord, type Json } from './shapes.ts';

const figureIn = (stats: Json, name: string) => (typeof stats[name] === 'number' ? stats[name] : 0);

/** How many records have each value of a field, under the field's name; rows without a value are left out. */
const countsIn = (rows: unknown, field: string) =>
  (Array.isArray(rows) ? rows : []).flatMap((row: unknown) => {
    if (!isRecord(row) || absent(row[field]) || row[field] === '') return [];
    return [{ [field]: String(row[field]), count: figureIn(row, 'count') }];
  });

/**
 * Reads the answer of a call that counts. @throws ApiError where it is none
 * @param ofNone the same figures of no records: what is read
 * @param fields of each list of counts, the field whose values it counts
 */
export function parseStats<Stats extends object>(
  raw: unknown,
  ofNone: Stats,
  fields: Readonly<Record<string, string>>,
): Stats {
  if (!isRecord(raw)) throw ApiError.unanswered(absent(raw) ? 'empty' : 'malformed');
  const read = Object.keys(ofNone).map((name) => {
    const field = fields[name];
    return [name, field ? countsIn(raw[name], field) : figureIn(raw, name)];
  });
  return Object.fromEntries(read) as Stats;
}

/** How often each value of a field occurs, in the order of the first occurrence; an empty one is none. */
export function countValues<Field extends string, Value extends string>(field: Field, values: readonly Value[]) {
  const counts = new Map<string, number>();
  for (const text of values) {
    const value = text.trim();
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ [field]: value, count }) as Record<Field, Value> & { count: number });
}

/** The server's figures where they agree with the list that is shown beside them, else those of the list. */
export function statsBesideList<Stats extends object>(stats: Stats | undefined, ofList: Stats): Stats {
  const figures = new Map<string, unknown>(Object.entries(stats ?? {}));
  const agrees = Object.entries(ofList).every(([name, value]) => Array.isArray(value) || figures.get(name) === value);
  return stats && agrees ? stats : ofList;
}
