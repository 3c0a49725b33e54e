/**
 * A page of a list of any length. It begins where the page before it has ended, and not at a number of rows, so that an index
 * leads to it at once however deep it is (“keyset pagination”).
 */
import { type ListCount, readSearch } from '../contract.ts';
import type { Connection, Row } from '../database/database.ts';
import { type Key, nameOf, readCursor, writeCursor } from './cursor.ts';

/** A part of a condition, with `?` for each of its values. */
export interface Condition {
  sql: string;
  values: readonly unknown[];
  /** What an index finds where few rows match, and what holds for all of those. Looked at row by row, it would be slow. */
  rare?: Condition;
  /** To look at one row takes long: what is searched beside the columns is worked out anew for each. */
  isSlow?: true;
}

export interface List {
  table: string;
  columns: string;
  /** The column of each name that `sort` takes, without what the natural order has. */
  keys: Record<string, string>;
  /** Columns that no two rows have in common, so that nothing has to follow them in an order. */
  unique: ReadonlySet<string>;
  /** The natural order, of two columns that no two rows have in common; both stand in the same direction. */
  natural: { columns: readonly [string, string]; direction: 'ASC' | 'DESC' };
}

interface PageQuery {
  sort?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
  count?: 'none' | 'estimated' | 'exact' | undefined;
}

/** The pattern of a text that has a part somewhere. */
const having = (part: string) => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * What was typed anywhere in one of the fields, or each of its words in the row.
 * @param phone the column of the telephone number
 */
export function searching(typed: string | undefined, phone: 'phone' | 'phone_number'): Condition[] {
  const { needle, parts } = readSearch(typed ?? '');
  if (needle === '') return [];
  const signs = [...needle];
  // A single sign begins no word that it is not in.
  const words = signs.length > 1 ? parts.map(({ texts }) => texts) : [];
  const condition = (first: string, value: unknown, collation = ''): Condition => {
    const word = `words(search, ${phone}) LIKE ?${collation}`;
    const all = words.map((texts) => `(${texts.map(() => word).join(' OR ')})`).join(' AND ');
    return { sql: all ? `${first} OR (${all})` : first, values: [value, ...words.flat().map(having)], isSlow: true };
  };
  if (/[\p{L}\p{N}]{3}/u.test(needle)) return [condition('search LIKE ?', having(needle))];
  // Without three letters in a row the index of trigrams would be read from end to end. It is not looked at where the
  // comparison is of another name, though "POSIX" is the same as "C".
  const collation = ' COLLATE "POSIX"';
  const slow = condition(`search LIKE ?${collation}`, having(needle), collation);
  const pairs = signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  return [pairs.length === 0 ? slow : { ...slow, rare: condition('pairs(search) @> ?', pairs) }];
}

/** A value within two ends, both of which belong to it. */
export function within(column: string, range: { from: unknown; to: unknown } | undefined): Condition[] {
  if (!range) return [];
  const { from, to } = range;
  return [
    ...(from === undefined ? [] : [{ sql: `${column} >= ?`, values: [from] }]),
    ...(to === undefined ? [] : [{ sql: `${column} <= ?`, values: [to] }]),
  ];
}

export const equal = (column: string, value: unknown): Condition[] =>
  value === undefined ? [] : [{ sql: `${column} = ?`, values: [value] }];

/** The text of conditions that all have to hold, with numbered values. */
export function joined(conditions: readonly Condition[]): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const numbered = conditions.map((condition) => {
    let at = 0;
    return condition.sql.replaceAll('?', () => {
      values.push(condition.values[at]);
      at += 1;
      return `$${values.length}`;
    });
  });
  return { sql: numbered.length > 0 ? numbered.map((sql) => `(${sql})`).join(' AND ') : 'true', values };
}

/** An order: its columns for the cursor and the ORDER BY, and the stretches of the list that follow a place in it. */
function orderOf({ keys, unique, natural }: List, sort: string) {
  const isDown = sort.startsWith('-');
  const key = keys[isDown ? sort.slice(1) : sort];
  const direction = isDown ? 'DESC' : 'ASC';
  const sign = isDown ? '<' : '>';
  const ties = natural.columns;
  const after = `(${ties.join(', ')}) ${natural.direction === 'ASC' ? '>' : '<'} (?, ?)`;
  const tiesBy = ties.map((column) => `${column} ${natural.direction}`).join(', ');
  if (key === undefined || (key === ties[0] && direction === natural.direction))
    return {
      columns: ties,
      by: tiesBy,
      following: (place: readonly Key[]): Condition[] => [{ sql: after, values: place }],
    };
  if (unique.has(key))
    return {
      columns: [key],
      by: `${key} ${direction}`,
      following: (place: readonly Key[]): Condition[] => [{ sql: `${key} ${sign} ?`, values: place }],
    };
  return {
    columns: [key, ...ties],
    by: `${key} ${direction} NULLS LAST, ${tiesBy}`,
    // The rest of the rows with the same value, then those with the next values, then those without any: for each of the
    // three an index has the rows side by side, which for “one or the other” it would not.
    following([value, ...tie]: readonly Key[]): Condition[] {
      if (value === null) return [{ sql: `${key} IS NULL AND ${after}`, values: tie }];
      return [
        { sql: `${key} = ? AND ${after}`, values: [value, ...tie] },
        { sql: `${key} ${sign} ?`, values: [value] },
        { sql: `${key} IS NULL`, values: [] },
      ];
    },
  };
}

/**
 * Of fewer rows than this all are found and sorted. Of more, the list is read in its order until there are enough: the planner
 * would do so with fewer too, and read all of it where those that match stand near its end.
 */
const FEW = 20_000;
/** The same as a share of all rows, where each that is looked at takes long. */
const SMALL_SHARE = 0.05;

/**
 * One page of the rows that match.
 * @param query all parameters, which the cursor belongs to
 * @param total how many rows the whole list has
 * @throws Refusal 400 for a cursor of another list, search, filter or order
 */
export async function page<T>(
  connection: Connection,
  list: List,
  {
    query,
    conditions,
    total,
    read,
  }: {
    query: PageQuery & object;
    conditions: readonly Condition[];
    total: () => Promise<number>;
    read: (row: Row) => T;
  },
): Promise<{ rows: T[]; next: string | null; count?: ListCount }> {
  const { cursor, limit = 100, count = 'none', ...rest } = query;
  const { columns, by, following } = orderOf(list, rest.sort ?? '');
  const name = nameOf(list.table, rest);
  const stretches = cursor === undefined ? [undefined] : following(readCursor(cursor, name, columns.length));
  const marks = columns.map((column, at) => `${column} AS mark${at}`).join(', ');
  const likely = conditions.map((condition) => condition.rare ?? condition);
  const expected = conditions.length > 0 ? await expectedRows(connection, list, likely) : Infinity;
  const few = conditions.some(({ isSlow }) => isSlow) ? Math.max(FEW, SMALL_SHARE * (await total())) : FEW;
  const filters =
    expected < few ? conditions.flatMap((condition) => [condition, condition.rare ?? []].flat()) : conditions;
  const rows: Row[] = [];
  for (const stretch of stretches) {
    // One more than the page has tells whether it is the last.
    const wanted = limit + 1 - rows.length;
    if (wanted === 0) break;
    const all = stretch ? [...filters, stretch] : filters;
    const { sql, values } = joined(all);
    const matching =
      expected < few ? `(SELECT * FROM ${list.table} WHERE ${sql} OFFSET 0) AS matching` : `${list.table} WHERE ${sql}`;
    const text = `SELECT ${list.columns}, ${marks} FROM ${matching} ORDER BY ${by} LIMIT ${wanted}`;
    rows.push(...(await connection.query(text, values)));
  }
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next = last
    ? writeCursor(
        name,
        columns.map((_, at) => last[`mark${at}`] as Key),
      )
    : null;
  const isAll = cursor === undefined && next === null;
  const counted = async (): Promise<ListCount> => {
    if (isAll) return { value: rows.length, exact: true };
    if (conditions.length === 0) return { value: await total(), exact: true };
    if (count === 'exact') return exactly(connection, list, filters);
    return { value: Math.max(rows.length, expected), exact: false };
  };
  return { rows: shown.map(read), next, ...(count !== 'none' && { count: await counted() }) };
}

async function exactly(connection: Connection, { table }: List, conditions: readonly Condition[]): Promise<ListCount> {
  const { sql, values } = joined(conditions);
  const [row] = await connection.query<{ value: number }>(
    `SELECT count(*) AS value FROM ${table} WHERE ${sql}`,
    values,
  );
  return { value: row!.value, exact: true };
}

/** As many as the planner expects, which it has to guess for every query anyway. */
async function expectedRows(
  connection: Connection,
  { table }: List,
  conditions: readonly Condition[],
): Promise<number> {
  const { sql, values } = joined(conditions);
  const [row] = await connection.query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>(
    `EXPLAIN (FORMAT JSON) SELECT 1 FROM ${table} WHERE ${sql}`,
    values,
  );
  return row!['QUERY PLAN'][0]!.Plan['Plan Rows'];
}
