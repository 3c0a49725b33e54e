import { filterRows, indexRows, searchRows } from '../src/records/list/find-rows.ts';
import type { Searchable, Values } from '../src/records/list/list-search.ts';

/** The rows that a list shows with this search and these filters. */
export function findRows<Row>(search: Searchable<Row>, rows: readonly Row[], { q = '', ...filters }: Values) {
  return searchRows(filterRows(indexRows(rows, search), search.filters, filters), String(q));
}
