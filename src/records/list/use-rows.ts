import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import type { Choice, ChoiceValue } from '#src/ui/choice.ts';
import type { Columns, SortOrder } from '#src/ui/data-table/columns.tsx';
import { whenIdle } from '#src/platform/scheduling.ts';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import type { RowCount } from '../calls/pages.ts';
import type { Params } from '../search-params.ts';
import { filterRows, indexRows, readOrder, type RowIndex, rowTest, searchRows, sortRows } from './find-rows.ts';
import {
  type Filter,
  type FilterConfig,
  type Filters,
  type ListSearch,
  type ListValues,
  type Searchable,
  splitFilters,
  type Values,
} from './list-search.ts';
import { useSearchDraft } from './use-search-draft.ts';

/** What a list is searched and filtered by now, and how that is changed. */
export interface FilterState<Now extends Values = Values> {
  readonly search: { readonly placeholder: string; readonly filters: Readonly<Record<string, FilterConfig>> };
  readonly values: Now;
  /** What a filter offers; another function where that has changed. */
  readonly choices: (filter: string) => readonly Choice[];
  /** How many rows are in no range of a filter, since they have no number; another function where that has changed. */
  readonly countWithout: (filter: string) => number;
  change(part: Partial<Now>): void;
  /** Called when the search field loses the focus: writes the typed text to the URL without waiting. */
  readonly flush: () => void;
  readonly clear: () => void;
}

/** The rows of a list as its URL asks for them. */
export interface RowsState<Row, Now extends Values = Values> extends FilterState<Now> {
  readonly search: Searchable<Row>;
  /** Whatever the filters; undefined while they are being loaded, and where the list is too long for the browser. */
  readonly all: readonly Row[] | undefined;
  /** Those that match, in their order; of a list that is too long for the browser, those around the screen. */
  readonly shown: readonly Row[] | undefined;
  /** How many rows there are, whatever the filters. */
  readonly total: RowCount | undefined;
  /** How many match. */
  readonly count: RowCount | undefined;
  /** How many all other filters leave that have a choice of the tabs; empty for any. */
  readonly countInTab: (filter: string, choice: ChoiceValue) => number | undefined;
  readonly order: SortOrder | undefined;
}

const noColumns: readonly never[] = [];

/** A number of rows that is known. */
export const exactly = (value: number): RowCount => ({ value, exact: true });

function offeredChoices<Row>(
  { fixedChoices, choices = [], value }: Filter<Row>,
  rows: readonly Row[],
): readonly Choice[] {
  if (fixedChoices) return fixedChoices;
  if (typeof choices !== 'function') return choices;
  const values = new Set<unknown>();
  for (const row of rows) values.add(value(row));
  return choices([...values].map((one) => String(one ?? '')));
}

/** How many texts are folded at once: a few milliseconds of work. */
const TEXTS_AT_ONCE = 2000;

/** Folds the texts of the rows in idle time. The first key in the search would have to wait for it. */
export function useSearchTexts<Row>(index: RowIndex<Row> | undefined): void {
  useEffect(() => {
    if (!index) return undefined;
    return whenIdle(() => index.texts(TEXTS_AT_ONCE).length < index.rows.length);
  }, [index]);
}

/** What the URL asks of a list, wherever its rows are, and how that is changed. */
export function useListSearch<Row, Some extends Filters<Row>, More extends Params>(
  search: ListSearch<Row, Some, More>,
  columns: Columns<Row> = noColumns,
) {
  const inUrl = useSearch({ strict: false });
  const navigate = useNavigate();
  const { values, change, flush } = useSearchDraft(search.read(inUrl), (next) => {
    void navigate({
      to: '.',
      // In the URL, the list's own parameters come first.
      search: (before) => ({ ...next, ...before, ...next }),
      replace: true,
      resetScroll: false,
    });
  });
  const clear = useEventCallback(() => change({ ...search.defaults, sort: values.sort }));

  const { sort } = values;
  const order = useMemo(() => readOrder(sort, columns), [sort, columns]);
  return { values, change, flush, clear, order };
}

/**
 * The rows that the URL asks for, of a list that the browser has whole. Each step waits for its own cause: a key in the
 * search only compares texts.
 */
export function useRows<Row, Some extends Filters<Row>, More extends Params>(
  search: ListSearch<Row, Some, More>,
  all: readonly Row[] | undefined,
  columns: Columns<Row> = noColumns,
): RowsState<Row, ListValues<Some>> {
  const asked = useListSearch(search, columns);
  const { values, order } = asked;
  const { q } = values;
  const index = useMemo(() => all && indexRows(all, search), [all, search]);
  const sorted = useMemo(() => index && sortRows(index, columns, order), [index, columns, order]);
  useSearchTexts(sorted);
  const { tabs, others } = useMemo(() => splitFilters(search.filters), [search]);
  // As a text, since the values are another object at each drawing.
  const wanted = JSON.stringify({ ...values, q: '', sort: '' });
  const filtered = useMemo(
    () => sorted && filterRows(sorted, others, JSON.parse(wanted) as Values),
    [sorted, others, wanted],
  );
  const inTabs = useMemo(() => filtered && searchRows(filtered, q), [filtered, q]);
  const shown = useMemo(() => {
    const test = rowTest(tabs, JSON.parse(wanted) as Values);
    return test ? inTabs?.filter(test) : inTabs;
  }, [inTabs, tabs, wanted]);
  const choices = useCallback(
    (name: string) => {
      const filter = (search.filters as Filters<Row>)[name];
      return filter ? offeredChoices(filter, all ?? []) : [];
    },
    [search, all],
  );
  const countWithout = useCallback(
    (name: string) => {
      const value = (search.filters as Filters<Row>)[name]?.value;
      return value && all ? all.filter((row) => typeof value(row) !== 'number').length : 0;
    },
    [search, all],
  );
  const countInTab = useCallback(
    (name: string, choice: ChoiceValue) => {
      const filter = (search.filters as Filters<Row>)[name];
      const test = filter && rowTest({ [name]: filter }, { [name]: choice });
      return test ? inTabs?.filter(test).length : inTabs?.length;
    },
    [search, inTabs],
  );
  const total = all && exactly(all.length);
  const count = shown && exactly(shown.length);
  return { ...asked, search, choices, countWithout, countInTab, all, shown, total, count };
}
