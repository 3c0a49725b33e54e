import { Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { choiceLabel, choiceValue } from '#src/ui/choice.ts';
import type { Columns, SortOrder } from '#src/ui/data-table/columns.ts';
import type { Selection } from '#src/ui/data-table/selection.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { fill } from '#src/ui/Page.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import { isLoadFailure, LoadError } from '../LoadError.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import { capitalized, type Identified, outcomeWords } from '../record-type.ts';
import { countText } from './count-text.ts';
import { DensitySwitch } from './DensitySwitch.tsx';
import { rowTest, writeOrder } from './find-rows.ts';
import type { Filter } from './list-search.ts';
import { ListFilters } from './ListFilters.tsx';
import { LoadingProgress } from './LoadingProgress.tsx';
import { printedList } from './printed-list.ts';
import { RangeFilter } from './RangeFilter.tsx';
import { SavedViews } from './SavedViews.tsx';
import { UnreadableRows } from './UnreadableRows.tsx';
import { useBrowserFindHint } from './use-browser-find-hint.ts';
import { useInitialScroll } from './use-initial-scroll.ts';
import type { ListState } from './use-list.ts';

interface Props<Row extends Identified> {
  readonly list: ListState<Row>;
  /** The columns that the person has chosen, where these are other ones than the list's own. */
  readonly columns?: Columns<Row> | undefined;
  readonly selection?: Selection<Row>;
  /** How the list is shown, such as its columns: at the end of the filters' line. */
  readonly tools?: ReactNode;
  /** What can be done where there are no rows at all. */
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
export const mayHaveRows = <Row extends Identified>({ all, query }: Pick<ListState<Row>, 'all' | 'query'>) =>
  all === undefined ? !query.error : all.length > 0;

function ListBody<Row extends Identified>(props: Props<Row>) {
  const { list, columns, tools, emptyAction, whenNoneMatch, selection, shownId, ...table } = props;
  const { config, query, all, shown } = list;
  const withoutId = useMemo(() => countWithoutId(all), [all]);
  const noun = config.type.plural;
  const words = outcomeWords(noun, 'load');
  const getPrinted = useEventCallback(() => printedList(list, columns ?? config.columns));
  const onSort = useEventCallback((next: SortOrder | undefined) => list.change({ sort: writeOrder(next) }));
  const scrollId = `list:${config.path}`;
  const start = useInitialScroll(scrollId, shown, shownId);
  useBrowserFindHint(noun, shown?.length ?? 0);
  const failure = isLoadFailure(query.error) && (
    <LoadError
      error={query.error}
      words={words}
      meanwhile={
        all
          ? 'The list below is as it was loaded before.'
          : list.start && `The first ${noun}, which had come by then, are below. They are not the whole list.`
      }
      onRetry={() => void query.refetch()}
    />
  );
  // Without a list, its controls would have nothing to control. The rows that have come are none, but can be read.
  if (failure && !all)
    return (
      <Stack gap="2" minW="0" css={fill}>
        {failure}
        {list.start && (
          <DataTable
            caption={`The first ${noun}`}
            columns={columns ?? config.columns}
            rows={list.start}
            isStart
            rowId={keyOf}
            fills
            plainCells={config.plainCells ?? false}
            {...(config.compactRowHeight !== undefined && { compactRowHeight: config.compactRowHeight })}
          />
        )}
      </Stack>
    );
  const unreadable = (
    <UnreadableRows listKey={list.listKey} rows={all} type={config.type}>
      The server has sent something else in its place, or with an id that cannot stand in an address. What is missing in
      this list is missing in its counts, files and prints too.
    </UnreadableRows>
  );
  if (all?.length === 0)
    return (
      <>
        {failure}
        {unreadable}
        <EmptyState title={`No ${noun} yet`} action={emptyAction}>
          {config.whenEmpty}
        </EmptyState>
      </>
    );
  return (
    <Stack gap="2" minW="0" css={fill}>
      <p data-print-note="">
        {shown
          ? `The sheets of this list were not ready when it was printed. Print it once more.`
          : `The ${noun} were still being loaded when this was printed. Print once more when they are listed.`}
      </p>
      {failure}
      {unreadable}
      {withoutId > 0 && (
        <Notice
          status="warning"
          role="status"
          title={`${countText(withoutId, all?.length ?? 0, config.type)} cannot be opened`}
        >
          The server has sent them without an id. They can be read here; while there are any, none can be selected.
        </Notice>
      )}
      <ListFilters
        label={capitalized(noun)}
        list={list}
        rangeControl={RangeFilter}
        tools={
          <>
            <SavedViews path={config.path} values={list.values} />
            {tools}
            <DensitySwitch />
            <PrintButton getTable={getPrinted} isLoading={!shown} isEmpty={shown?.length === 0} />
          </>
        }
        status={
          <Flex align="center" wrap="wrap" columnGap="2">
            <Text role="status" textStyle="sm" color="fg.muted" whiteSpace="nowrap" ms={{ md: '1' }}>
              {all && shown ? countText(shown.length, all.length, config.type) : `Loading ${noun}...`}
            </Text>
            <LoadingProgress listKey={list.listKey} plural={noun} />
          </Flex>
        }
      />
      {shown?.length === 0 ? (
        <EmptyState
          title={whenNoneMatch?.title ?? `No ${noun} match`}
          action={whenNoneMatch?.action}
          onClear={list.clear}
        >
          {whenNoneMatch?.text ?? 'Nothing in the list fits these filters. Try fewer letters, or fewer filters.'}
        </EmptyState>
      ) : (
        <DataTable
          caption={capitalized(noun)}
          columns={columns ?? config.columns}
          keepColumns={columns !== undefined}
          rows={shown ?? list.start}
          isStart={!shown}
          rowId={keyOf}
          sort={list.order}
          onSort={onSort}
          fills
          plainCells={config.plainCells ?? false}
          listKey={JSON.stringify(list.values)}
          start={start}
          scrollId={scrollId}
          busy={query.isFetching}
          {...(selection && withoutId === 0 && { selection })}
          {...(config.compactRowHeight !== undefined && { compactRowHeight: config.compactRowHeight })}
          {...table}
        />
      )}
    </Stack>
  );
}

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
  const { inTabs, values, choices } = list;
  const chosen = values[name] ?? '';
  const tabs = useMemo(() => {
    const all = [{ value: '', label: filter.all }, ...choices(name)];
    // A choice of the URL that no row has is a tab all the same: it is what the list shows.
    const offered = all.some((choice) => choiceValue(choice) === chosen) ? all : [...all, chosen];
    return offered.map((choice) => {
      const value = choiceValue(choice);
      const test = rowTest({ [name]: filter }, { [name]: value });
      const count = test ? inTabs?.filter(test).length : inTabs?.length;
      return { value: String(value), label: `${choiceLabel(choice)} (${count ?? '...'})` };
    });
  }, [name, filter, choices, chosen, inTabs]);
  return (
    <Tabs
      label={filter.label}
      variant="underline"
      tabs={tabs}
      value={String(chosen)}
      onChange={(value) => list.change({ [name]: value })}
    >
      {children}
    </Tabs>
  );
}
