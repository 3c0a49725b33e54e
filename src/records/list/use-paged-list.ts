import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { isRefusal } from '#src/platform/api/errors.ts';
import type { ChoiceValue } from '#src/ui/choice.ts';
import type { SortOrder } from '#src/ui/data-table/columns.tsx';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import {
  KEPT_PAGES,
  type PageParameters,
  type PagePlace,
  type Pages,
  PAGE_ROWS,
  type RowCount,
} from '../calls/pages.ts';
import { exactly, type Identified } from '../record-type.ts';
import { writeOrder } from './find-rows.ts';
import type { List } from './list.tsx';
import type { Filters, Values } from './list-search.ts';
import { boundsOf, type Range } from './range.ts';
import { type ListState, useListConfig, useSortable } from './use-list.ts';
import { useListSearch } from './use-rows.ts';

/** So many rows before the end of the loaded ones the next page is asked for. */
const AHEAD = PAGE_ROWS / 2;
/** So long the rows of a list that was left are kept. */
const LEFT_MS = 30 * 60_000;

/** A range as the contract has it: two numbers, or two moments. Undefined where it filters nothing. */
function rangeParameter(value: string, range: Range): string | undefined {
  const bounds = boundsOf(value, range);
  if (!bounds) return undefined;
  const end = (bound: number) =>
    Number.isFinite(bound) ? (range.of === 'day' ? new Date(bound).toISOString() : String(bound)) : '';
  return `${end(bounds.from)}..${end(bounds.to)}`;
}

/** What the contract's page operations are asked for a search with filters and an order. */
export function pageParameters<Row>(filters: Filters<Row>, values: Values, order?: SortOrder): PageParameters {
  const q = String(values['q'] ?? '').trim();
  const set = Object.entries(filters).flatMap(([name, { range, opening }]) => {
    const value = values[name] ?? '';
    if (value === '' || value === opening?.everything) return [];
    const parameter = range ? rangeParameter(String(value), range) : value;
    return parameter === undefined ? [] : [[name, parameter] as const];
  });
  return { ...(q && { q }), ...Object.fromEntries(set), ...(order && { sort: writeOrder(order) }) };
}

/** A list without the filters, and the views, by what the browser alone can look at; and those filters. */
function asFiltered<Row extends Identified>(list: List<Row>): readonly [list: List<Row>, others: Filters<Row>] {
  const entries = Object.entries(list.search.filters);
  const only = (isLocal: boolean) =>
    Object.fromEntries(entries.filter(([, filter]) => (filter.isLocal ?? false) === isLocal));
  const others = only(true);
  const readyViews = list.readyViews?.filter(({ search }) => !Object.keys(search).some((name) => name in others));
  return [{ ...list, search: { ...list.search, filters: only(false) }, ...(readyViews && { readyViews }) }, others];
}

/** A list that is too long for the browser: the rows around the screen, searched, filtered, sorted and counted by the server. */
export function usePagedList<Row extends Identified>(whole: List<Row>, pages: Pages<Row>): ListState<Row> {
  const [list, others] = useMemo(() => asFiltered(whole), [whole]);
  const { search } = list;
  const inUrl = useListSearch(search, useSortable(list));
  const { values, order } = inUrl;
  const config = useListConfig(list, values);
  const ignored = Object.entries(others).flatMap(([name, { label }]) => (values[name] ? label : []));
  // As a text, since the values are another object at each drawing.
  const asked = JSON.stringify(pageParameters(search.filters, values, order));
  const parameters = useMemo(() => JSON.parse(asked) as PageParameters, [asked]);
  const client = useQueryClient();
  const options = pages.rowsQuery(parameters);
  // Before the query's own effect, which lets it go: whoever comes back from a record finds the list where it was left.
  const keepAsLeft = useEffectEvent(() => {
    const query = client.getQueryCache().find({ queryKey: options.queryKey });
    query?.setOptions({ ...query.options, gcTime: LEFT_MS });
  });
  useEffect(() => () => keepAsLeft(), []);
  const rowsQuery = useInfiniteQuery({ ...options, retryOnMount: false });
  const summary = useQuery(pages.summaryQuery(parameters));
  const counted = useQuery({ ...pages.countQuery(parameters), enabled: false });

  const { data, hasNextPage, hasPreviousPage, isFetching, isPlaceholderData } = rowsQuery;
  const { rows, offset } = useMemo(
    () => ({
      rows: data?.pages.flatMap((page) => page.rows),
      offset: (data?.pageParams[0] as PagePlace | undefined)?.start ?? 0,
    }),
    [data],
  );
  const end = offset + (rows?.length ?? 0);
  const { fetchNextPage, fetchPreviousPage, refetch } = rowsQuery;
  const isSettled = !isFetching && !isPlaceholderData;
  // Another function when a page has come: the rows on the screen may need the next one.
  const onVisible = useCallback(
    (first: number, last: number) => {
      if (!isSettled) return;
      if (hasNextPage && last > end - AHEAD) void fetchNextPage();
      else if (hasPreviousPage && first < offset + AHEAD) void fetchPreviousPage();
    },
    [isSettled, hasNextPage, hasPreviousPage, offset, end, fetchNextPage, fetchPreviousPage],
  );

  const count = useMemo((): RowCount | undefined => {
    if (!rows) return undefined;
    const known = counted.data;
    // The rows of the search before stand with their count, until those of this one are there.
    if (isPlaceholderData) return known ?? undefined;
    if (!hasNextPage) return exactly(end);
    // An estimate may be far off: there are those that have come, and one more at least.
    return known ? { ...known, value: Math.max(known.value, end + 1) } : { value: end + 1, exact: false };
  }, [rows, isPlaceholderData, hasNextPage, end, counted.data]);

  const { choices: known, without, total, inTabs } = summary.data ?? {};
  const choices = useCallback(
    (name: string) => {
      const { fixedChoices, choices: offered = [] } = search.filters[name] ?? {};
      if (fixedChoices) return fixedChoices;
      return typeof offered === 'function' ? offered(known?.[name] ?? []) : offered;
    },
    [search, known],
  );
  const countWithout = useCallback((name: string) => without?.[name] ?? 0, [without]);
  const countInTab = useCallback(
    (name: string, choice: ChoiceValue) => {
      const isCounted = Object.keys(parameters).every((one) => one === name || pages.isSummarized(one));
      return isCounted ? inTabs?.[String(choice)] : undefined;
    },
    [inTabs, parameters, pages],
  );

  const walk: ListState<Row>['walk'] = (signal, byId) =>
    pages.walk(byId ? { ...parameters, sort: 'id' } : parameters, signal);
  // A server that does not know a place in the list any more is asked for its first page.
  const again = useEventCallback(() =>
    Promise.all([
      isRefusal(rowsQuery.error, 400) ? client.resetQueries({ queryKey: options.queryKey }) : refetch(),
      summary.isError && summary.refetch(),
    ]),
  );
  const loadAll = useEventCallback(async () => {
    let { data: loaded, hasNextPage: hasMore } = rowsQuery;
    while (hasMore && loaded && loaded.pages.length < KEPT_PAGES) {
      const result = await fetchNextPage();
      if (result.error) throw result.error;
      ({ data: loaded, hasNextPage: hasMore } = result);
    }
    // The cache tells of them, and they are drawn, in a task that is waiting by now.
    await new Promise((resolve) => setTimeout(resolve));
  });
  const countExactly = useEventCallback(() => void counted.refetch());
  return {
    ...inUrl,
    search,
    config,
    query: { error: rowsQuery.error ?? summary.error, isFetching, refetch: again },
    listKey: options.queryKey,
    firstRows: undefined,
    all: undefined,
    shown: rows,
    total,
    count,
    choices,
    countWithout,
    countInTab,
    ignored,
    walk,
    loaded: {
      offset,
      onVisible,
      isComplete: offset === 0 && !hasNextPage && !isPlaceholderData,
      loadAll,
      countExactly: count && !count.exact ? countExactly : undefined,
      isCounting: counted.isFetching,
    },
  };
}
