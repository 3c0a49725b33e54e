import { finds, narrows, readSearch, type Search, type SearchedText, searchedText } from '#openapi/search-text.ts';
import { compareCodePoints, foldText } from '#openapi/text-order.ts';
import type { Columns, SortKey, SortOrder } from '#src/ui/data-table/columns.tsx';
import type { Filter, Filters, Searchable, Values } from './list-search.ts';
import { boundsOf } from './range.ts';

interface Found<Row> {
  readonly search: Search;
  readonly rows: readonly Row[];
  readonly texts: readonly SearchedText[];
}

/** Rows with what is searched of each, folded once: a key in front of 50,000 rows compares texts and makes none. */
export interface RowIndex<Row> {
  readonly rows: readonly Row[];
  /**
   * The texts of the rows. They are made when they are first asked for, and never where nobody searches.
   * @param most how many more of them to make, where there is time for a part of the work
   */
  readonly texts: (most?: number) => readonly SearchedText[];
  /** What the searches that led to the last one have found, each within the one before it. */
  readonly found: Found<Row>[];
}

function indexWith<Row>(rows: readonly Row[], textOf: (row: Row, position: number) => SearchedText): RowIndex<Row> {
  const made: SearchedText[] = [];
  const texts = (most = rows.length) => {
    const start = made.length;
    // Most calls come when all is made.
    if (start < rows.length) rows.slice(start, start + most).forEach((row, i) => made.push(textOf(row, start + i)));
    return made;
  };
  return { rows, texts, found: [] };
}

export function indexRows<Row>(
  rows: readonly Row[],
  { searched, phone }: Pick<Searchable<Row>, 'searched' | 'phone'>,
): RowIndex<Row> {
  return indexWith(rows, (row) => searchedText(searched(row), phone?.(row)));
}

const nothing: SearchedText = searchedText([], undefined);

function pick<Row>({ rows, texts }: RowIndex<Row>, positions: readonly number[]): RowIndex<Row> {
  const picked: Row[] = [];
  for (const position of positions) {
    const row = rows[position];
    if (row !== undefined) picked.push(row);
  }
  return indexWith(picked, (_, i) => texts()[positions[i] ?? -1] ?? nothing);
}

/** The list in the order of a column; the list itself where there is none. */
export function sortRows<Row>(
  index: RowIndex<Row>,
  columns: Columns<Row>,
  order: SortOrder | undefined,
): RowIndex<Row> {
  const key = order && columns.find(({ id }) => id === order.id)?.accessor;
  return key ? pick(index, sortedPositions(index.rows.map(key), order.desc)) : index;
}

/** Whether a value is the one that is chosen: case does not count. */
export const isChosen = (a: unknown, b: unknown) => String(a ?? '').toLowerCase() === String(b ?? '').toLowerCase();

/** Whether a row has what one filter is set to; undefined where it is set to a range that cannot be read. */
function testOf<Row>(
  { value, matches, range }: Filter<Row>,
  wanted: string | number,
): ((row: Row) => boolean) | undefined {
  if (range) {
    const bounds = boundsOf(String(wanted), range);
    if (!bounds) return undefined;
    const { from, to } = bounds;
    return (row) => {
      const own = value(row);
      return typeof own === 'number' && own >= from && own <= to;
    };
  }
  if (matches) return (row) => matches(row, wanted);
  if (typeof wanted === 'number') return (row) => value(row) === wanted;
  // Few values in many rows: each of them is compared once.
  const known = new Map<unknown, boolean>();
  return (row) => {
    const own = value(row);
    const before = known.get(own);
    if (before !== undefined) return before;
    const same = isChosen(own, wanted);
    known.set(own, same);
    return same;
  };
}

/** Whether a row has what every filter is set to; undefined where none is set. */
export function rowTest<Row>(filters: Filters<Row>, values: Values): ((row: Row) => boolean) | undefined {
  const tests = Object.entries(filters).flatMap(([name, filter]) => {
    const wanted = values[name] ?? '';
    return (wanted === '' ? undefined : testOf(filter, wanted)) ?? [];
  });
  return tests.length > 0 ? (row) => tests.every((test) => test(row)) : undefined;
}

/** The rows that have what every filter is set to, in their order; the list itself where none is set. */
export function filterRows<Row>(index: RowIndex<Row>, filters: Filters<Row>, values: Values): RowIndex<Row> {
  const test = rowTest(filters, values);
  if (!test) return index;
  const positions: number[] = [];
  index.rows.forEach((row, position) => {
    if (test(row)) positions.push(position);
  });
  return pick(index, positions);
}

/**
 * The rows that have what is typed ({@link finds}), in their order; the list itself where nothing is typed. Another letter is only
 * looked for in what was found before it, and taking it back looks for nothing where that is still known.
 */
export function searchRows<Row>(index: RowIndex<Row>, q: string): readonly Row[] {
  const search = readSearch(q);
  if (search.needle === '') return index.rows;
  const { found } = index;
  found.length = found.findLastIndex((before) => narrows(before.search, search)) + 1;
  const last = found.at(-1);
  if (last?.search.needle === search.needle) return last.rows;
  const within = last ?? { rows: index.rows, texts: index.texts() };
  // Only what halves the work is kept, so that all that is kept is never more than the list once more.
  const most = within.rows.length / 2;
  const texts: SearchedText[] = [];
  const rows = within.rows.filter((_, i) => {
    const text = within.texts[i];
    if (text === undefined || !finds(search, text)) return false;
    if (texts.length < most) texts.push(text);
    return true;
  });
  if (rows.length <= most) found.push({ search, rows, texts });
  return rows;
}

const isMissing = (key: SortKey) => key === undefined || key === null || key === '' || Number.isNaN(key);

function compare(a: SortKey, b: SortKey): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareCodePoints(String(a), String(b));
}

/**
 * The rows' positions by keys that are read once a row: equal keys keep their order, rows without one go last. Texts are
 * folded and compared by code points (contract, Lists): a server that sorts the list must come to the same order.
 */
export function sortedPositions(given: readonly SortKey[], desc: boolean): readonly number[] {
  const keys = given.map((key) => (typeof key === 'string' ? foldText(key) : key));
  const present: number[] = [];
  const missing: number[] = [];
  keys.forEach((key, i) => (isMissing(key) ? missing : present).push(i));
  const direction = desc ? -1 : 1;
  present.sort((a, b) => direction * compare(keys[a], keys[b]));
  return [...present, ...missing];
}

/** `name` and `-name`, as an order stands in a URL; empty where the list stands as the server sent it. */
export function writeOrder(order: SortOrder | undefined): string {
  return order ? `${order.desc ? '-' : ''}${order.id}` : '';
}

/** Reads an order from a URL; undefined where it names none of the columns that can be sorted by. */
export function readOrder<Row>(text: string, columns: Columns<Row>): SortOrder | undefined {
  const desc = text.startsWith('-');
  const id = desc ? text.slice(1) : text;
  return columns.some((column) => column.id === id && column.accessor) ? { id, desc } : undefined;
}
