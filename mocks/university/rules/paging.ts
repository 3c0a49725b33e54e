import type { components } from '#openapi/schema.gen.ts';
import { finds, readSearch, type SearchedText, searchedText } from '#openapi/search-text.ts';
import { compareCodePoints, foldText } from '#openapi/text-order.ts';
import { t } from '#src/languages/texts.ts';
import { invalid } from '#mocks/engine/request/http-error.ts';

/** What a row is sorted or filtered by; undefined where it has none. */
export type ListKey = string | number | undefined;

/** What tells rows apart that are equal in the column. */
interface Tie<Row> {
  readonly value: (row: Row) => string;
  readonly desc?: true;
  /** Compared as it is, and not folded: a moment, or a number that is written as a text. */
  readonly exact?: true;
}

/** How a kind of record is listed by pages (contract, Lists). */
export interface PagedList<Row> {
  readonly searched: (row: Row) => readonly string[];
  readonly phone: (row: Row) => string | null | undefined;
  /** What rows are sorted by, by the name that `sort` gives it. */
  readonly columns: Readonly<Record<string, (row: Row) => ListKey>>;
  /** No two rows have all of it in common. */
  readonly ties: readonly Tie<Row>[];
  readonly filters: Readonly<Record<string, (row: Row) => ListKey>>;
  /** Filters whose parameter is a range of what the filter reads, a number or a moment. */
  readonly ranges: ReadonlySet<string>;
  /** Filters whose values are words of the contract, compared with their case. */
  readonly exact?: ReadonlySet<string>;
  /** A value of a filter that stands for several. */
  readonly groups?: ReadonlyMap<string, ReadonlyMap<string, (value: ListKey) => boolean>>;
}

export type ListQuery = Readonly<Record<string, string | number | undefined>>;

interface PageQuery extends ListQuery {
  readonly sort?: string;
  readonly cursor?: string;
  readonly limit?: number;
  readonly count?: components['schemas']['ListCountMode'];
}

/** The parameters of a page that are no filters. */
const paging: ReadonlySet<string> = new Set(['q', 'sort', 'cursor', 'limit', 'count']);

/** The two ends of a range. @throws HttpError 400 where they stand the wrong way round, and for a day that there is not */
function boundsOf(name: string, range: string): readonly [from: number, to: number] {
  const [from = '', to = ''] = range.split('..');
  const isMoment = range.includes('T');
  const end = (text: string, open: number) => (text === '' ? open : isMoment ? Date.parse(text) : Number(text));
  const bounds = [end(from, -Infinity), end(to, Infinity)] as const;
  if (bounds.some(Number.isNaN)) throw invalid({ [name]: t`There is no such moment` });
  if (bounds[0] > bounds[1]) throw invalid({ [name]: t`The range ends before it begins` });
  return bounds;
}

const inBounds = (value: ListKey, [from, to]: ReturnType<typeof boundsOf>) => {
  const number = typeof value === 'string' ? Date.parse(value) : value;
  return number !== undefined && number >= from && number <= to;
};

const sameCase = (a: ListKey, b: ListKey) =>
  String(a ?? '')
    .trim()
    .toLowerCase() === String(b).trim().toLowerCase();

/** @param placed the row in an order, which keeps what was worked out of it */
type Test<Row> = (row: Row, placed?: Placed<Row>) => boolean;

/**
 * Whether a search and filters leave a row; undefined where there are none.
 * @param others the parameters of the operation that are no filters
 * @throws HttpError 400 for any other parameter
 */
function testOf<Row>(list: PagedList<Row>, query: ListQuery, others: ReadonlySet<string>): Test<Row> | undefined {
  const tests: Test<Row>[] = [];
  for (const [name, wanted] of Object.entries(query)) {
    if (others.has(name) || wanted === undefined) continue;
    const value = Object.hasOwn(list.filters, name) ? list.filters[name] : undefined;
    if (!value) throw invalid({ [name]: t`The list has no such filter` });
    const group = list.groups?.get(name)?.get(String(wanted));
    const bounds = list.ranges.has(name) ? boundsOf(name, String(wanted)) : undefined;
    if (group) tests.push((row) => group(value(row)));
    else if (bounds) tests.push((row) => inBounds(value(row), bounds));
    else if (list.exact?.has(name)) tests.push((row) => value(row) === wanted);
    else tests.push((row) => sameCase(value(row), wanted));
  }
  // The search costs most, and comes last.
  const search = readSearch(String(query['q'] ?? ''));
  if (search.needle)
    tests.push((row, placed) => {
      const text = placed?.text ?? searchedText(list.searched(row), list.phone(row));
      if (placed) placed.text = text;
      return finds(search, text);
    });
  return tests.length > 0 ? (row, placed) => tests.every((test) => test(row, placed)) : undefined;
}

/**
 * The rows that a search and filters leave, in their order.
 * @throws HttpError 400 for a parameter that is neither a search nor a filter of the list
 */
export function matching<Row>(list: PagedList<Row>, rows: readonly Row[], query: ListQuery): readonly Row[] {
  const test = testOf(list, query, new Set(['q']));
  return test ? rows.filter((row) => test(row)) : rows;
}

/** What a row is put in order by: its value in the column, null where it has none, and what tells it from its equals. */
type Values = readonly [key: Exclude<ListKey, undefined> | null, ...ties: string[]];

const foldKey = (key: Values[0]) => (typeof key === 'string' ? foldText(key) : key);
const isMissing = (key: Values[0]) => key === null || key === '';

function compareKeys(a: Values[0], b: Values[0], sign: number): number {
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
  return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compareCodePoints(String(a), String(b)));
}

/** Ids are compared with their case in the end: they alone decide, so that no change of a row moves it. */
const byId: readonly Tie<{ readonly id: string }>[] = [{ value: ({ id }) => id, exact: true }];

function orderOf<Row extends { readonly id: string }>({ columns, ...list }: PagedList<Row>, sort: string) {
  const desc = sort.startsWith('-');
  const column = columns[desc ? sort.slice(1) : sort];
  const ties: readonly Tie<Row>[] = sort === 'id' ? byId : list.ties;
  const valuesOf = (row: Row): Values => [column?.(row) ?? null, ...ties.map(({ value }) => value(row))];
  const placeOf = ([key, ...texts]: Values): Values => [
    foldKey(key),
    ...texts.map((text, at) => (ties[at]?.exact ? text : foldText(text))),
  ];
  const compare = (a: Values, b: Values): number => {
    const byKey = compareKeys(a[0], b[0], desc ? -1 : 1);
    if (byKey !== 0) return byKey;
    for (const [at, tie] of ties.entries()) {
      const order = compareCodePoints(a[at + 1] as string, b[at + 1] as string);
      if (order !== 0) return tie.desc ? -order : order;
    }
    return 0;
  };
  const isValues = (value: unknown): value is Values =>
    Array.isArray(value) &&
    value.length === ties.length + 1 &&
    (value[0] === null || typeof value[0] === 'string' || typeof value[0] === 'number') &&
    value.slice(1).every((text) => typeof text === 'string');
  return { valuesOf, placeOf, compare, isValues };
}

interface Placed<Row> {
  readonly row: Row;
  readonly place: Values;
  /** What is searched of the row, once it has been searched. */
  text?: SearchedText;
}

/** The orders that were asked for last. A table has another array as soon as one of its rows is another. */
const orders = new WeakMap<object, Map<string, unknown>>();
/** So many orders are kept of a table. */
const keptOrders = 4;

/** All rows in an order, each with its place: 50,000 are put in order once, until one of them changes. */
function ordered<Row extends { readonly id: string }>(
  list: PagedList<Row>,
  all: readonly Row[],
  sort: string,
): readonly Placed<Row>[] {
  const known = orders.get(all) ?? new Map<string, unknown>();
  orders.set(all, known);
  const before = known.get(sort) as readonly Placed<Row>[] | undefined;
  if (before) return before;
  const { valuesOf, placeOf, compare } = orderOf(list, sort);
  const rows: readonly Placed<Row>[] = all
    .map((row) => ({ row, place: placeOf(valuesOf(row)) }))
    .sort((a, b) => compare(a.place, b.place));
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= keptOrders) known.delete(oldest);
  known.set(sort, rows);
  return rows;
}

/** All rows as a list of them stands where no order is asked for. */
export const inListOrder = <Row extends { readonly id: string }>(
  list: PagedList<Row>,
  all: readonly Row[],
): readonly Row[] => ordered(list, all, '').map(({ row }) => row);

/** A number for a text, which stands for it in a cursor: a search alone may be 200 signs long, and a cursor 1,000. */
function hashOf(text: string): string {
  let [one, other] = [0x81_1c_9d_c5, 0x9e_37_79_b9];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01_00_01_93);
    other = Math.imul(other + text.charCodeAt(at), 0x85_eb_ca_6b) ^ (other >>> 13);
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}

/** The list that a cursor belongs to: what is asked for, without where and how much of it. */
const hashOfList = (name: string, { cursor: _, limit: __, count: ___, ...query }: PageQuery) =>
  hashOf(JSON.stringify([name, ...Object.entries(query).sort(([a], [b]) => compareCodePoints(a, b))]));

const badCursor = () => invalid({ cursor: t`This place belongs to another list or order. Begin at the first page.` });

/** The first of the places that is after one, by halves. */
function firstAfter(places: readonly Placed<unknown>[], isAfter: (place: Values) => boolean): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isAfter(places[middle]!.place)) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** What a cursor says, whoever wrote it. */
function cursorValues(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * One page of the rows that match (operations pageStudents, pageApplications).
 * @param name of the list, so that a cursor of another one is refused
 * @throws HttpError 400 for a cursor of another list, search, filter or order, and for a filter that the list has not
 */
export function pageOf<Row extends { readonly id: string }>(
  name: string,
  list: PagedList<Row>,
  all: readonly Row[],
  query: PageQuery,
) {
  const { sort = '', cursor, limit = 100, count = 'none' } = query;
  const test = testOf(list, query, paging);
  const places = ordered(list, all, sort);
  const { valuesOf, placeOf, compare, isValues } = orderOf(list, sort);
  const own = hashOfList(name, query);
  // A cursor is what the last row is put in order by, and not its id: it outlives the row.
  const readCursor = (text: string): Values => {
    const [hash, ...values] = cursorValues(text);
    if (hash !== own || !isValues(values)) throw badCursor();
    return placeOf(values);
  };
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows: Row[] = [];
  let hasMore = false;
  for (let at = after ? firstAfter(places, (place) => compare(place, after) > 0) : 0; at < places.length; at += 1) {
    const placed = places[at]!;
    const { row } = placed;
    if (test && !test(row, placed)) continue;
    hasMore = rows.length === limit;
    if (hasMore) break;
    rows.push(row);
  }
  const last = rows.at(-1);
  const countAll = () => (test ? places.filter((placed) => test(placed.row, placed)).length : places.length);
  return {
    rows,
    next: hasMore && last ? JSON.stringify([own, ...valuesOf(last)]) : null,
    ...(count === 'none' ? {} : { count: { value: countAll(), exact: true } }),
  };
}

/** What occurs in a filter's field, each spelling once, in the order of texts (contract, ListChoice). */
export function choicesOf<Row>(list: PagedList<Row>, rows: readonly Row[], filter: string): string[] {
  const spellings = new Set(rows.map((row) => list.filters[filter]?.(row)));
  const found = new Map<string, string>();
  for (const spelling of spellings) {
    const value = String(spelling ?? '').trim();
    if (value && !found.has(value.toLowerCase())) found.set(value.toLowerCase(), value);
  }
  return [...found.values()]
    .map((value) => ({ value, key: foldText(value) }))
    .sort((a, b) => compareCodePoints(a.key, b.key))
    .map(({ value }) => value);
}

/** How many rows have no number in a field that is filtered by a range. */
export const countWithout = <Row>(list: PagedList<Row>, rows: readonly Row[], filter: string): number =>
  rows.filter((row) => list.filters[filter]?.(row) === undefined).length;
