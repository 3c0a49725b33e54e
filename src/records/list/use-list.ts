import { type QueryKey, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type ListStart, startKey } from '#src/platform/api/arriving-list.ts';
import { isRefusal } from '#src/platform/api/errors.ts';
import { afterNextPaint } from '#src/platform/scheduling.ts';
import type { Columns } from '#src/ui/data-table/columns.tsx';
import type { Identified } from '../record-type.ts';
import type { List } from './list.tsx';
import { rowTest } from './find-rows.ts';
import type { Values } from './list-search.ts';
import { type RowsState, useRows } from './use-rows.ts';

/** What is in view of a list that is too long for the browser, and the ways to the rest of it. */
export interface LoadedRows {
  /** Where the rows that are here stand in the list. */
  readonly offset: number;
  /** Loads the rows around those that are on the screen. */
  readonly onVisible: (first: number, end: number) => void;
  /** All rows that match are here. */
  readonly isComplete: boolean;
  /** Loads the rows after those that are here, up to as many as are kept at once. */
  readonly loadAll: () => Promise<void>;
  /** Counts the rows that match; undefined where their number is known. */
  readonly countExactly: (() => void) | undefined;
  readonly isCounting: boolean;
}

/** A list as its screen sees it, wherever its rows come from. */
export interface ListState<Row extends Identified> extends RowsState<Row> {
  /** What the list is, with the columns that its filters ask for. */
  readonly config: List<Row>;
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  readonly listKey: QueryKey;
  /** Those of the first rows that match, while the rest is on its way; undefined where it is to be searched or sorted. */
  readonly firstRows: readonly Row[] | undefined;
  /** The labels of filters that are set, and that these rows cannot be filtered by. */
  readonly ignored: readonly string[];
  /**
   * All rows that match, part by part, in the order that the list has.
   * @param byId in the order of the ids, so that none is missed whatever is written meanwhile
   */
  readonly walk: (signal: AbortSignal, byId?: 'by id') => AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
  /** Undefined where all rows that match are here. */
  readonly loaded?: LoadedRows;
}

/** All columns that a list can be sorted by. */
export const useSortable = <Row extends Identified>({ columns, moreColumns }: List<Row>): Columns<Row> =>
  useMemo(() => [...columns, ...(moreColumns ?? [])], [columns, moreColumns]);

/**
 * A list with those further columns that it is filtered by: who asks for amounts wants to see them. They have
 * no responsivePriority, so that other columns give way to them where room is short.
 */
export function useListConfig<Row extends Identified>(config: List<Row>, values: Values): List<Row> {
  const { columns, moreColumns = [] } = config;
  const isUsual = (id: string) => columns.some((column) => column.id === id);
  const filtered = moreColumns.filter(({ id }) => !isUsual(id) && (values[id] ?? '') !== '');
  // Another text in the same filter asks for the same columns, and the table need not be laid out again.
  const names = filtered.map(({ id }) => id).join(' ');
  return useMemo(() => {
    const asked = config.moreColumns?.filter(({ id }) => names.split(' ').includes(id)) ?? [];
    if (asked.length === 0) return config;
    const withoutPriority = asked.map(({ responsivePriority: _, ...column }) => column);
    return {
      ...config,
      columns: [...config.columns, ...withoutPriority],
      moreColumns: config.moreColumns?.filter((column) => !asked.includes(column)) ?? [],
    };
  }, [config, names]);
}

/**
 * The first rows of a list whose answer is on its way; undefined where there are none, or the list is there.
 * @param listKey the list's key in the cache
 * @param isPending whether the list is still being waited for, or has broken off
 */
function useFirstRows<Row>(listKey: QueryKey, isPending: boolean): readonly Row[] | undefined {
  const client = useQueryClient();
  const { data: start } = useQuery<ListStart<Row>>({
    queryKey: startKey(listKey),
    queryFn: skipToken,
    structuralSharing: false,
  });
  useEffect(() => start && afterNextPaint(start.onPainted), [start]);
  const isOver = start !== undefined && !isPending;
  useEffect(() => {
    if (isOver) client.removeQueries({ queryKey: startKey(listKey) });
  }, [client, listKey, isOver]);
  return isPending ? start?.rows : undefined;
}

const nothingIgnored: readonly string[] = [];

/**
 * A list that the browser has whole: its answer, and the rows of it that the URL asks for.
 * @param enabled whether it is asked for
 */
export function useList<Row extends Identified>(list: List<Row>, enabled = true): ListState<Row> {
  // The list's route asks whenever it is entered. A list that has just failed says so, and is asked for on request.
  const asked = list.query();
  const query = useQuery({ ...asked, enabled, retryOnMount: false });
  // Rows that have come stay where the rest does not; a server that refuses them takes them back.
  const firstRows = useFirstRows<Row>(asked.queryKey, query.data === undefined && !isRefusal(query.error));
  const rows = useRows(list.search, query.data, useSortable(list));
  const config = useListConfig(list, rows.values);
  const { filters } = list.search;
  const isAsOpened = Object.entries(rows.values).every(([name, value]) => {
    const { choice, everything } = filters[name]?.opening ?? {};
    return value === '' || value === choice || value === everything;
  });
  const wanted = JSON.stringify(rows.values);
  const fitting = useMemo(() => {
    const test = rowTest(filters, JSON.parse(wanted) as Values);
    return test ? firstRows?.filter(test) : firstRows;
  }, [firstRows, filters, wanted]);
  const { shown = [] } = rows;
  return {
    ...rows,
    config,
    query,
    listKey: asked.queryKey,
    firstRows: isAsOpened ? fitting : undefined,
    ignored: nothingIgnored,
    walk: () => [shown],
  };
}
