import type { components } from '#openapi/schema.gen.ts';
import { compareCodePoints, foldText } from '#openapi/text-order.ts';
import { invalid } from '#mocks/engine/request/http-error.ts';

/** What a row is sorted or filtered by; undefined where it has none. */
export type ListKey = string | number | undefined;

/** How a kind of record is listed by pages (contract, Lists). */
export interface PagedList<Row> {
  readonly searched: (row: Row) => readonly string[];
  /** What rows are sorted by, by the name that `sort` gives it. */
  readonly columns: Readonly<Record<string, (row: Row) => ListKey>>;
  /** What tells rows apart that are equal in the column: no two of them have all of it in common. */
  readonly ties: readonly { readonly key: (row: Row) => string; readonly desc?: true }[];
  readonly filters: Readonly<Record<string, (row: Row) => ListKey>>;
  /** Filters whose parameter is a range of what the filter reads, a number or a moment. */
  readonly ranges: ReadonlySet<string>;
  /** A value of a filter that stands for several. */
  readonly groups?: Readonly<Record<string, Readonly<Record<string, (value: ListKey) => boolean>>>>;
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
  if (bounds.some(Number.isNaN)) throw invalid({ [name]: 'There is no such moment' });
  if (bounds[0] > bounds[1]) throw invalid({ [name]: 'The range ends before it begins' });
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

/**
 * The rows that a search and filters leave, in their order.
 * @param others the parameters of the operation that are no filters
 * @throws HttpError 400 for any other parameter
 */
export function matching<Row>(
  list: PagedList<Row>,
  rows: readonly Row[],
  query: ListQuery,
  others: ReadonlySet<string> = paging,
): readonly Row[] {
  const tests: ((row: Row) => boolean)[] = [];
  const needle = foldText(String(query['q'] ?? '')).trim();
  if (needle) tests.push((row) => list.searched(row).some((text) => foldText(text).includes(needle)));
  for (const [name, wanted] of Object.entries(query)) {
    if (others.has(name) || wanted === undefined) continue;
    const value = Object.hasOwn(list.filters, name) ? list.filters[name] : undefined;
    if (!value) throw invalid({ [name]: 'The list has no such filter' });
    const group = list.groups?.[name]?.[String(wanted)];
    const bounds = list.ranges.has(name) ? boundsOf(name, String(wanted)) : undefined;
    if (group) tests.push((row) => group(value(row)));
    else if (bounds) tests.push((row) => inBounds(value(row), bounds));
    else tests.push((row) => sameCase(value(row), wanted));
  }
  return tests.length > 0 ? rows.filter((row) => tests.every((test) => test(row))) : rows;
}

/** Where a row stands: its key in the column, and what tells it apart from others of the same key. */
interface Place {
  readonly key: Exclude<ListKey, undefined> | null;
  readonly ties: readonly string[];
}

const foldKey = (key: ListKey) => (typeof key === 'string' ? foldText(key) : key);
const isMissing = (key: Place['key']) => key === null || key === '';

function compareKeys(a: Place['key'], b: Place['key'], sign: number): number {
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b));
  return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compareCodePoints(String(a), String(b)));
}

function orderOf<Row>({ columns, ties }: PagedList<Row>, sort: string) {
  const desc = sort.startsWith('-');
  const column = columns[desc ? sort.slice(1) : sort];
  const placeOf = (row: Row): Place => ({ key: foldKey(column?.(row)) ?? null, ties: ties.map(({ key }) => key(row)) });
  const compare = (a: Place, b: Place) => {
    const byKey = column ? compareKeys(a.key, b.key, desc ? -1 : 1) : 0;
    if (byKey !== 0) return byKey;
    for (const [i, tie] of ties.entries()) {
      const order = compareCodePoints(a.ties[i] ?? '', b.ties[i] ?? '');
      if (order !== 0) return tie.desc ? -order : order;
    }
    return 0;
  };
  return { placeOf, compare };
}

/** Orders that have been asked for last. A table has another array as soon as one of its rows is another. */
const orders = new WeakMap<object, Map<string, readonly { readonly place: Place }[]>>();

/** All rows in an order, each with its place: 50,000 are put in order once, until one of them changes. */
function ordered<Row>(list: PagedList<Row>, all: readonly Row[], sort: string) {
  const known = orders.get(all) ?? new Map<string, readonly { readonly place: Place }[]>();
  orders.set(all, known);
  const before = known.get(sort) as readonly { readonly row: Row; readonly place: Place }[] | undefined;
  if (before) return before;
  const { placeOf, compare } = orderOf(list, sort);
  const rows = all.map((row) => ({ row, place: placeOf(row) })).toSorted((a, b) => compare(a.place, b.place));
  known.set(sort, rows);
  return rows;
}

/** All rows as a list of them stands where no order is asked for. */
export const inListOrder = <Row>(list: PagedList<Row>, all: readonly Row[]): readonly Row[] =>
  ordered(list, all, '').map(({ row }) => row);

const encode = (value: unknown) => btoa(encodeURIComponent(JSON.stringify(value)));

/** What a cursor holds of the list that it belongs to. */
const listName = (name: string, { cursor: _, limit: __, count: ___, ...query }: PageQuery) =>
  JSON.stringify([name, ...Object.entries(query).toSorted(([a], [b]) => compareCodePoints(a, b))]);

const badCursor = () => invalid({ cursor: 'This place belongs to another list or order. Begin at the first page.' });

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'key' in value && 'ties' in value && Array.isArray(value.ties);

function readCursor(cursor: string, list: string): Place {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(atob(cursor)));
    if (Array.isArray(value) && value[0] === list && isPlace(value[1])) return value[1];
  } catch {
    // A text that somebody made up.
  }
  throw badCursor();
}

/**
 * One page of the rows that match (operations pageStudents, pageApplications).
 * @param name of the list, so that a cursor of another one is refused
 * @throws HttpError 400 for a cursor of another list, search, filter or order, and for a filter that the list has not
 */
export function pageOf<Row>(name: string, list: PagedList<Row>, all: readonly Row[], query: PageQuery) {
  const { sort = '', cursor, limit = 100, count = 'none' } = query;
  const places = new Map(ordered(list, all, sort).map(({ row, place }) => [row, place]));
  const rows = matching(list, [...places.keys()], query);
  const { compare } = orderOf(list, sort);
  const own = listName(name, query);
  const after = cursor === undefined ? undefined : readCursor(cursor, own);
  const start = after ? rows.findIndex((row) => compare(places.get(row) ?? after, after) > 0) : 0;
  const page = start < 0 ? [] : rows.slice(start, start + limit);
  const last = page.at(-1);
  const isLast = start < 0 || start + limit >= rows.length || last === undefined;
  return {
    rows: page,
    next: isLast ? null : encode([own, places.get(last)]),
    ...(count === 'none' ? {} : { count: { value: rows.length, exact: true } }),
  };
}

/** What occurs in a filter's field, each spelling once, in the order of texts (contract, ListChoice). */
export function choicesOf<Row>(list: PagedList<Row>, rows: readonly Row[], filter: string): string[] {
  const found = new Map<string, string>();
  for (const row of rows) {
    const value = String(list.filters[filter]?.(row) ?? '').trim();
    if (value && !found.has(value.toLowerCase())) found.set(value.toLowerCase(), value);
  }
  return [...found.values()]
    .map((value) => ({ value, key: foldText(value) }))
    .toSorted((a, b) => compareCodePoints(a.key, b.key))
    .map(({ value }) => value);
}

/** How many rows have no number in a field that is filtered by a range. */
export const countWithout = <Row>(list: PagedList<Row>, rows: readonly Row[], filter: string): number =>
  rows.filter((row) => list.filters[filter]?.(row) === undefined).length;
