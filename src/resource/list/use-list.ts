import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Columns } from '../../ui/data-table/columns.ts';
import type { Params } from '../search-params.ts';
import type { Filters, ListSearch, ListValues, Values } from './list-search.ts';
import { type RowsState, useRows } from './use-rows.ts';

/** How a list looks, and what it says. */
export interface ListLook<Row> {
  readonly columns: Columns<Row>;
  /** Columns that a person can add. The list can be sorted by them all the same. */
  readonly moreColumns?: Columns<Row>;
  readonly rowId: (row: Row) => string;
  /** Names a row to a screen reader, where rows can be selected. */
  readonly rowName?: (row: Row) => string;
  /** What the table is called, and the search. */
  readonly caption: string;
  /** What is listed, in the plural. */
  readonly noun: string;
  /** The words for a refusal, and for no answer at all (section 8). */
  readonly failed: string;
  readonly unanswered: string;
  /** The list has no rows at all, and what to do about it. */
  readonly empty: string;
  readonly whenEmpty: string;
  /** See DataTable. */
  readonly plainCells?: boolean;
  readonly compactRowHeight?: number;
}

/** Everything that a list is: what it asks for, how it is searched, how it looks and what it says. */
export interface List<Row, Some extends Filters<Row>, More extends Params, Key extends QueryKey> extends ListLook<Row> {
  readonly search: ListSearch<Row, Some, More>;
  readonly query: () => UseQueryOptions<readonly Row[], Error, readonly Row[], Key>;
}

/** Defines a list. Its search stands in a file of its own, since the route needs it before the screen is loaded. */
export function defineList<Row, Some extends Filters<Row>, More extends Params, Key extends QueryKey>(
  list: List<Row, Some, More, Key>,
): List<Row, Some, More, Key> {
  return list;
}

/** A list as its screen shows it. */
export interface ListState<Row, Now extends Values = Values> extends RowsState<Row, Now> {
  readonly look: ListLook<Row>;
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** A list: its answer, and the rows of it that the URL asks for. */
export function useList<Row, Some extends Filters<Row>, More extends Params, Key extends QueryKey>(
  list: List<Row, Some, More, Key>,
): ListState<Row, ListValues<Some>> {
  const query = useQuery(list.query());
  const sortable = useMemo(() => [...list.columns, ...(list.moreColumns ?? [])], [list]);
  return { look: list, query, ...useRows(list.search, query.data, sortable) };
}
