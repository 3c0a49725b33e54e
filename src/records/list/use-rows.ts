import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Choice, ChoiceValue } from '#src/ui/choice.ts';
import type { Columns, SortOrder } from '#src/ui/data-table/columns.tsx';
import { workWhenIdle } from '#src/platform/scheduling.ts';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import type { RowCount } from '../calls/pages.ts';
import { exactly } from '../record-type.ts';
import { filterRows, indexRows, readOrder, type RowIndex, rowTest, searchRows, sortRows } from './find-rows.ts';
import type { Filter, FilterConfig, ListSearch, ListValues, Searchable, Values } from './list-search.ts';

/** What a list is searched and filtered by now, and how that is changed. */
export interface FilterState {
  readonly search: { readonly placeholder: string; readonly filters: Readonly<Record<string, FilterConfig>> };
  readonly values: Values;
  /** What a filter offers; another function where that has changed. */
  readonly choices: (filter: string) => readonly Choice[];
  /** How many rows are in no range of a filter, since they have no number; another function where that has changed. */
  readonly countWithout: (filter: string) => number;
  readonly change: (part: Values) => void;
  /** Called when the search field loses the focus: writes the typed text to the URL without waiting. */
  readonly flush: () => void;
  readonly clear: () => void;
}

/** The rows of a list as its URL asks for them. */
export interface RowsState<Row> extends FilterState {
  readonly search: Searchable<Row>;
  readonly values: ListValues;
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

/** Browsers allow a page few changes of its URL: Safari throws after 100 in 30 seconds, which typing would soon be. */
const PAUSE_MS = 300;

/** A longer search is no address: servers refuse it, and nobody could pass it on. It searches all the same. */
export const LONGEST_IN_URL = 500;

const trimmed = <Now extends { readonly q: string }>(values: Now): Now => ({ ...values, q: values.q.trim() });

/** What of it is in the URL. */
function addressed<Now extends { readonly q: string }>(values: Now): Now {
  const { q } = trimmed(values);
  return { ...values, q: q.length > LONGEST_IN_URL ? '' : q };
}

/**
 * A list's search and filters: what is typed counts at once, and is in the URL after a pause or `flush`. Spaces around it
 * are never in the URL, and in the field only while somebody may go on typing.
 */
export function useSearchDraft<Now extends { readonly q: string }>(inUrl: Now, write: (values: Now) => void) {
  const [draft, setDraft] = useState<{ readonly typed: Now; readonly isInUrl: boolean }>();
  const unwritten = useRef<Now>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (draft) {
    const isSaid = (values: Now) => JSON.stringify(values) === JSON.stringify(inUrl);
    const isInUrl = isSaid(addressed(draft.typed));
    // The URL has caught up with what was chosen, or has gone on to something else after that.
    if (isSaid(draft.typed) || (draft.isInUrl && !isInUrl)) setDraft(undefined);
    else if (isInUrl !== draft.isInUrl) setDraft({ ...draft, isInUrl });
  }
  const values = draft?.typed ?? inUrl;

  const writeNow = useEventCallback(() => {
    clearTimeout(timer.current);
    if (unwritten.current) write(addressed(unwritten.current));
    unwritten.current = undefined;
  });
  const flush = useEventCallback(() => {
    writeNow();
    setDraft((now) => now && { ...now, typed: trimmed(now.typed) });
  });

  const change = useEventCallback((part: Values) => {
    const next = { ...values, ...part };
    setDraft({ typed: next, isInUrl: false });
    unwritten.current = next;
    clearTimeout(timer.current);
    // A word being typed has more to come; a choice is made, and so is a field that was cleared.
    if (part['q']) timer.current = setTimeout(writeNow, PAUSE_MS);
    else writeNow();
  });

  useEffect(() => () => clearTimeout(timer.current), []);
  return { values, change, flush };
}

const noColumns: readonly never[] = [];

/** What the URL asks of a list, wherever its rows are, and how that is changed. */
export function useListSearch<Row>(search: ListSearch<Row>, columns: Columns<Row> = noColumns) {
  const navigate = useNavigate();
  // What else the URL says, such as an open record, draws no list again.
  const inUrl = useSearch({ strict: false, select: search.read, structuralSharing: true });
  const { values, change, flush } = useSearchDraft(inUrl, (next) => {
    void navigate({
      to: '.',
      // In the URL, the list's own parameters come first.
      search: (before) => ({ ...next, ...before, ...next }),
      replace: true,
      resetScroll: false,
    });
  });
  const { sort } = values;
  const clear = useEventCallback(() => change({ ...search.defaults, sort }));
  const order = useMemo(() => readOrder(sort, columns), [sort, columns]);
  return { values, change, flush, clear, order };
}

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

/** How many rows are made ready at once: a few milliseconds of work. */
const ROWS_AT_ONCE = 1000;

/** Folds the texts of the rows in idle time. The first key in the search would have to wait for it. */
export function useSearchTexts<Row>(index: RowIndex<Row> | undefined): void {
  useEffect(() => {
    if (!index) return undefined;
    return workWhenIdle(() => index.texts(ROWS_AT_ONCE).length < index.rows.length);
  }, [index]);
}

/** One row of each value, and how many rows have it. */
function groupRows<Row>(
  rows: readonly Row[],
  value: Filter<Row>['value'] = () => '',
): readonly (readonly [Row, number])[] {
  const groups = new Map<unknown, [Row, number]>();
  for (const row of rows) {
    const key = value(row);
    const group = groups.get(key);
    if (group) group[1] += 1;
    else groups.set(key, [row, 1]);
  }
  return [...groups.values()];
}

/**
 * The rows that the URL asks for, of a list that the browser has whole. Each step waits for its own cause: a key in the
 * search only compares texts.
 */
export function useRows<Row>(
  search: ListSearch<Row>,
  all: readonly Row[] | undefined,
  columns: Columns<Row> = noColumns,
): RowsState<Row> {
  const asked = useListSearch(search, columns);
  const { values, order } = asked;
  const { filters } = search;
  const index = useMemo(() => all && indexRows(all, search), [all, search]);
  const sorted = useMemo(() => index && sortRows(index, columns, order), [index, columns, order]);
  useSearchTexts(sorted);
  const [tabs, others] = useMemo(() => {
    const only = (isTabs: boolean) => Object.entries(filters).filter(([, { place }]) => (place === 'tabs') === isTabs);
    return [Object.fromEntries(only(true)), Object.fromEntries(only(false))];
  }, [filters]);
  // As a text, since the values are another object at each drawing.
  const wanted = JSON.stringify({ ...values, q: '', sort: '' });
  const filtered = useMemo(
    () => sorted && filterRows(sorted, others, JSON.parse(wanted) as Values),
    [sorted, others, wanted],
  );
  const inTabs = useMemo(() => filtered && searchRows(filtered, values.q), [filtered, values.q]);
  const shown = useMemo(() => {
    const test = rowTest(tabs, JSON.parse(wanted) as Values);
    return test ? inTabs?.filter(test) : inTabs;
  }, [inTabs, tabs, wanted]);
  const choices = useCallback(
    (name: string) => (filters[name] ? offeredChoices(filters[name], all ?? []) : []),
    [filters, all],
  );
  const countWithout = useCallback(
    (name: string) => all?.filter((row) => typeof filters[name]?.value(row) !== 'number').length ?? 0,
    [filters, all],
  );
  // A choice of the tabs is a matter of the row's own value, so that one row of each value tells where all of them belong.
  const groups = useMemo(() => inTabs && groupRows(inTabs, Object.values(tabs)[0]?.value), [inTabs, tabs]);
  const countInTab = useCallback(
    (name: string, choice: ChoiceValue) => {
      const test = filters[name] && rowTest({ [name]: filters[name] }, { [name]: choice });
      return groups?.reduce((sum, [row, count]) => (test && !test(row) ? sum : sum + count), 0);
    },
    [filters, groups],
  );
  const total = all && exactly(all.length);
  const count = shown && exactly(shown.length);
  return { ...asked, search, choices, countWithout, countInTab, all, shown, total, count };
}
