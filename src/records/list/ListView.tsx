import { Box, Button, Flex, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { t, translate } from '#src/languages/texts.ts';
import { type ListProgress, progressKey } from '#src/platform/api/arriving-list.ts';
import { listed } from '#src/platform/text/listed.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { choiceLabel, choiceValue } from '#src/ui/choice.ts';
import type { Columns } from '#src/ui/data-table/columns.tsx';
import { chooseDensity, useDensity } from '#src/ui/data-table/density.ts';
import type { Selection } from '#src/ui/data-table/selection.ts';
import type { StartPlace } from '#src/ui/data-table/use-row-window.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { icon } from '#src/ui/icons.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { fill } from '#src/ui/Page.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import { isLoadFailure, LoadError, UnreadableRows } from '../failures.tsx';
import { PrintButton } from '#src/records/print/PrintButton.tsx';
import type { Identified } from '../record-type.ts';
import { writeOrder } from './find-rows.ts';
import type { Filter } from './list-search.ts';
import { countText, type ListWords } from './list-words.ts';
import { ListFilters } from './ListFilters.tsx';
import { printedList } from './printed-list.ts';
import { RangeFilter } from './RangeFilter.tsx';
import type { ListState } from './use-list.ts';

interface Props<Row extends Identified> {
  readonly list: ListState<Row>;
  /** The columns that the person has chosen, where these are other ones than the list's own. */
  readonly columns?: Columns<Row> | undefined;
  readonly selection?: Selection<Row> | undefined;
  /** Such as how the list is shown: at the end of the filters' line. */
  readonly tools?: ReactNode;
  readonly emptyAction?: ReactNode;
  /** What to say where no row matches, if there is something better to say than to try other filters. */
  readonly whenNoneMatch?: { readonly title?: string; readonly text: string; readonly action?: ReactNode } | undefined;
  /** The id of the record that is open beside the list: its row is in view when the list is opened. */
  readonly shownId?: string | undefined;
  /** A click anywhere in a row, beside its links and buttons. */
  readonly onOpen?: (row: Row) => void;
}

/** A list with its tabs, filters and rows, in every state: loading, failed, empty, none match, stale, there. */
export function ListView<Row extends Identified>(props: Props<Row>) {
  const { list } = props;
  const tabs = Object.entries(list.search.filters).find(([, { place }]) => place === 'tabs');
  // Without rows there is nothing to be divided by tabs.
  if (!tabs || !mayHaveRows(list)) return <ListBody {...props} />;
  const [name, filter] = tabs;
  return (
    <FilterTabs name={name} filter={filter} list={list}>
      <ListBody {...props} />
    </FilterTabs>
  );
}

/** Whether a list has rows, or may have them once it has been loaded. */
export const mayHaveRows = <Row extends Identified>({ total, query }: Pick<ListState<Row>, 'total' | 'query'>) =>
  total === undefined ? !query.error : total.value > 0;

function ListBody<Row extends Identified>(props: Props<Row>) {
  const { list, columns, tools, emptyAction, whenNoneMatch, selection, shownId, onOpen } = props;
  const { config, query, all, shown, total, count, loaded, ignored } = list;
  const known = all ?? shown;
  const withoutId = useMemo(() => countWithoutId(known), [known]);
  const { words } = config;
  const scrollId = `list:${config.path}`;
  const start = useInitialScroll(scrollId, shown, shownId);
  useBrowserFindHint(words.searchesAll, count?.value ?? 0);
  const { plainCells = false, compactRowHeight } = config;
  const look = {
    columns: columns ?? config.columns,
    rowId: keyOf,
    fills: true,
    plainCells,
    ...(compactRowHeight !== undefined && { compactRowHeight }),
  };
  const failure = isLoadFailure(query.error) && (
    <LoadError
      error={query.error}
      words={words.loadFailure()}
      meanwhile={known ? t`The list below was loaded earlier.` : list.firstRows && translate(words.onlyFirstRows)}
      onRetry={() => void query.refetch()}
    />
  );
  // Without a list, its controls would have nothing to control. The rows that have come are none, but can be read.
  if (failure && !known)
    return (
      <Stack gap="2" minW="0" css={fill}>
        {failure}
        {list.firstRows && <DataTable {...look} caption={translate(words.firstRows)} rows={list.firstRows} isStart />}
      </Stack>
    );
  const unreadable = (
    <UnreadableRows listKey={list.listKey} rows={known} title={words.unreadable}>
      {t`The server sent something that cannot be read, or an id that cannot stand in an address. It is missing in counts, files and prints too.`}
    </UnreadableRows>
  );
  if (total?.value === 0 && shown?.length === 0)
    return (
      <>
        {failure}
        {unreadable}
        <EmptyState title={translate(words.none)} action={emptyAction}>
          {translate(config.whenEmpty)}
        </EmptyState>
      </>
    );
  return (
    <Stack gap="2" minW="0" css={{ ...fill, mdDown: countBesideOrder }}>
      <p data-print-note="">
        {shown
          ? t`The sheets of this list were not ready when it was printed. Print it once more.`
          : translate(words.unprinted)}
      </p>
      {failure}
      {unreadable}
      {ignored.length > 0 && (
        <Notice status="warning" role="status" title={notFilteredBy(ignored)}>
          {t`It is too long for that: all rows that the other filters leave are listed.`}
        </Notice>
      )}
      {withoutId > 0 && (
        <Notice status="warning" role="status" title={words.withoutId(withoutId, known?.length ?? 0)}>
          {t`The server has sent them without an id. They can be read here; while there are any, none can be selected.`}
        </Notice>
      )}
      <ListFilters
        label={translate(words.title)}
        list={list}
        rangeControl={RangeFilter}
        isNarrow={shownId !== undefined}
        tools={
          <>
            {tools}
            <DensitySwitch />
            <PrintButton
              getTable={() => printedList(list, look.columns)}
              loadAll={loaded?.loadAll}
              isLoading={!shown}
              isEmpty={shown?.length === 0}
            />
          </>
        }
        status={
          <Flex data-count="" align="center" wrap="wrap" columnGap="2">
            {/* Room for most counts: otherwise the search gives way when they come, and the filters behind it move. */}
            <Text
              role="status"
              textStyle="sm"
              color="fg.muted"
              whiteSpace="nowrap"
              ms={{ md: '1' }}
              minW={{ md: '9rem' }}
            >
              {count && total ? countText(count, total, words) : translate(words.loading)}
            </Text>
            <LoadingProgress listKey={list.listKey} words={words} />
            {loaded?.countExactly && (
              <Button size="xs" variant="ghost" disabled={loaded.isCounting} onClick={loaded.countExactly}>
                {loaded.isCounting ? t`Counting...` : t`Count exactly`}
              </Button>
            )}
          </Flex>
        }
      />
      {shown?.length === 0 ? (
        <EmptyState
          title={whenNoneMatch?.title ?? translate(words.noneMatch)}
          action={whenNoneMatch?.action}
          onClear={list.clear}
        >
          {whenNoneMatch?.text ?? t`Nothing in the list fits these filters. Try fewer letters, or fewer filters.`}
        </EmptyState>
      ) : (
        <DataTable
          {...look}
          caption={translate(words.title)}
          keepColumns={columns !== undefined}
          rows={shown ?? list.firstRows}
          {...(loaded && {
            offset: loaded.offset,
            count: count?.exact ? count.value : undefined,
            onVisible: loaded.onVisible,
          })}
          isStart={!shown}
          sort={list.order}
          onSort={(next) => list.change({ sort: writeOrder(next) })}
          listKey={JSON.stringify(list.values)}
          start={start}
          scrollId={scrollId}
          busy={query.isFetching}
          selection={withoutId === 0 ? selection : undefined}
          onOpen={onOpen}
        />
      )}
    </Stack>
  );
}

function notFilteredBy(filters: readonly string[]): string {
  const names = listed(filters.map((name) => t`“${translate(name)}”`));
  return t`The list is not filtered by ${names}`;
}

/** On a phone the count, which comes before the rows and what sorts them, has the end of the line that says their order. */
const countBesideOrder = {
  flexFlow: 'row wrap',
  '& > *': { flex: '1 1 100%' },
  '& > [data-sort]': { flex: '1 1 7rem' },
  '& > [data-count]': { flex: '0 1 auto', order: '1' },
  '& > [data-count] ~ :not([data-sort])': { order: '2' },
};

const standIns = new WeakMap<Identified, string>();
let standInCount = 0;

/** The row's id. One without an id gets a stand-in, by which the table can tell it from others. */
function keyOf(row: Identified): string {
  if (row.id !== '') return row.id;
  const known = standIns.get(row);
  if (known !== undefined) return known;
  const key = `without-id-${standInCount++}`;
  standIns.set(row, key);
  return key;
}

/** How many rows a server has sent without an id, whatever it calls one: nothing can be asked about them. */
const countWithoutId = (rows: readonly Identified[] | undefined) => rows?.filter(({ id }) => id === '').length ?? 0;

interface FilterTabsProps<Row extends Identified> {
  readonly name: string;
  readonly filter: Filter<Row>;
  readonly list: ListState<Row>;
  readonly children: ReactNode;
}

/** One tab for each choice of a filter, with how many rows it would show: the other filters hold for it too. */
function FilterTabs<Row extends Identified>({ name, filter, list, children }: FilterTabsProps<Row>) {
  const { countInTab, values, choices, total } = list;
  const { opening, due } = filter;
  const chosen = values[name] || (opening?.everything ?? '');
  const isLoaded = total !== undefined;
  const tabs = useMemo(() => {
    const all = opening ? choices(name) : [{ value: '', label: filter.all }, ...choices(name)];
    // A choice of the URL that no row has is a tab all the same: it is what the list shows.
    const offered = all.some((choice) => choiceValue(choice) === chosen) ? all : [...all, chosen];
    return offered.map((choice) => {
      const value = choiceValue(choice);
      // What is still unknown of a list that is there is what its server does not count.
      const count = countInTab(name, value) ?? (isLoaded ? undefined : '...');
      const label = translate(choiceLabel(choice));
      if (count === undefined) return { value: String(value), label };
      const figure = typeof count === 'number' ? formatNumber(count) : count;
      const isDue = value === due && count !== 0 && isLoaded;
      return {
        value: String(value),
        label: (
          <>
            {`${label} `}
            <span data-count={isDue ? 'due' : ''}>{isDue ? figure : `(${figure})`}</span>
          </>
        ),
      };
    });
  }, [name, filter, opening, due, choices, chosen, countInTab, isLoaded]);
  return (
    <Tabs
      label={translate(filter.label)}
      variant="underline"
      tabs={tabs}
      value={String(chosen)}
      onChange={(value) => list.change({ [name]: value })}
    >
      {children}
    </Tabs>
  );
}

const megabytes = (bytes: number) => t`${(bytes / 1_000_000).toFixed(1)} MB`;

function progressText({ received, total, rows }: ListProgress, { about }: ListWords): string {
  const soFar = megabytes(received);
  if (total !== undefined) return t`${soFar} of ${megabytes(total)}, ${Math.floor((received / total) * 100)}%`;
  return rows === undefined ? t`${soFar} so far` : about(soFar, rows);
}

/** How far a list is that takes long to come, with a button that ends it; nothing where it comes at once. */
function LoadingProgress({ listKey, words }: { readonly listKey: QueryKey; readonly words: ListWords }) {
  const { data: progress } = useQuery<ListProgress | null>({ queryKey: progressKey(listKey), queryFn: skipToken });
  if (!progress) return null;
  const { received, total, onStop } = progress;
  const text = progressText(progress, words);
  return (
    <HStack gap="2" ms={{ md: '1' }} textStyle="sm" color="fg.muted" whiteSpace="nowrap">
      <Box
        role="progressbar"
        aria-label={translate(words.progress)}
        aria-valuemin={0}
        {...(total !== undefined && { 'aria-valuemax': total, 'aria-valuenow': received })}
        aria-valuetext={text}
        fontVariantNumeric="tabular-nums"
      >
        {text}
      </Box>
      <Button size="xs" variant="surface" onClick={onStop}>
        {t`Stop`}
      </Button>
    </HStack>
  );
}

const RowsIcon = icon('M4 5h16M4 9.7h16M4 14.3h16M4 19h16');

/** How close the rows of all lists stand: comfortable, in two lines of text, or compact, in one. */
function DensitySwitch() {
  const isCompact = useDensity() === 'compact';
  return (
    <IconButton
      variant="ghost"
      size="md"
      height="11"
      aria-label={t`Compact rows`}
      title={isCompact ? t`Show the rows with more space` : t`Show more rows, with less space`}
      aria-pressed={isCompact}
      onClick={() => chooseDensity(isCompact ? 'comfortable' : 'compact')}
    >
      <RowsIcon />
    </IconButton>
  );
}

/**
 * Where a list begins: where it was left, if the page is loaded again or returned to; else with the row in view that the
 * link names, or whose record one comes back from. Undefined while its rows are being loaded.
 */
function useInitialScroll(
  scrollId: string,
  shown: readonly Identified[] | undefined,
  shownId: string | undefined,
): StartPlace | undefined {
  const left = useElementScrollRestoration({ id: scrollId });
  const router = useRouter();
  const [start, setStart] = useState<StartPlace>();
  if (shown && !start) {
    const wanted = shownId ?? router.state.location.state.fromRecord;
    const row = wanted === undefined ? -1 : shown.findIndex(({ id }) => id === wanted);
    setStart({ top: left?.scrollY || undefined, row: row < 0 ? undefined : row });
  }
  return start;
}

const ON_SCREEN = 50;

/** The browser finds words on the screen alone: whoever asks it to find is told, once, what looks through the whole list. */
function useBrowserFindHint(searchesAll: string, count: number): void {
  const isTold = useRef(false);
  const onKey = useEventCallback((event: KeyboardEvent) => {
    const isFind =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'f';
    if (!isFind || isTold.current || count <= ON_SCREEN) return;
    isTold.current = true;
    toast.info(t`Your browser finds only the rows on the screen`, translate(searchesAll), {
      label: t`Search`,
      run: () => document.querySelector<HTMLElement>('[role=search] input[type=search]')?.focus(),
    });
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onKey]);
}
