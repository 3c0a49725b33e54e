import type { Columns, SortKey, SortOrder } from '../../ui/data-table/columns.ts';

const isMissing = (key: SortKey) => key === undefined || key === null || key === '' || Number.isNaN(key);

/** Texts as the locale sorts them, numbers by size. */
function compare(a: SortKey, b: SortKey): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}

/**
 * The positions of a list's rows once sorted by their keys. Rows without a key come last in either direction, and rows
 * with equal keys stay in the order they were in. Keys are read once a row, since comparing reads them many times.
 */
export function sortedPositions(keys: readonly SortKey[], desc: boolean): readonly number[] {
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
  return columns.some((column) => column.id === id && column.sortKey) ? { id, desc } : undefined;
}
