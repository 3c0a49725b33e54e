import { t, translate } from '#src/languages/texts.ts';
import { choiceLabel, choiceValue } from '#src/ui/choice.ts';
import type { Columns } from '#src/ui/data-table/columns.tsx';
import type { PrintedTable } from '../print/TableSheet.tsx';
import type { Identified } from '#src/records/record-type.ts';
import { isChosen } from './find-rows.ts';
import { filterLabel } from './list-search.ts';
import { countText } from './list-words.ts';
import { boundsOf, endsOf } from './range.ts';
import type { ListState } from './use-list.ts';

/** `from 7 to 9`; an end that is open is left out. */
function rangeText(range: string): string {
  const { from, to } = endsOf(range);
  if (from && to) return t`from ${from} to ${to}`;
  return from ? t`from ${from}` : t`to ${to}`;
}

const sortedBy = (column: string, isDescending: boolean) =>
  isDescending ? t`Sorted by ${column}, descending` : t`Sorted by ${column}`;

/** What a list is searched, filtered and sorted by, in words: `Department: Civil`. */
export function describeFilters<Row extends Identified>({
  search,
  values,
  choices,
  order,
  config,
}: Pick<ListState<Row>, 'search' | 'values' | 'choices' | 'order' | 'config'>): readonly string[] {
  const filters = Object.entries(search.filters).flatMap(([name, filter]) => {
    const { range, isUnprinted } = filter;
    const value = values[name] ?? '';
    if (value === '' || isUnprinted) return [];
    const label = filterLabel(filter);
    if (range) return boundsOf(String(value), range) ? t`${label}: ${rangeText(String(value))}` : [];
    const choice = choices(name).find((one) => isChosen(choiceValue(one), value));
    return t`${label}: ${choice === undefined ? value : translate(choiceLabel(choice))}`;
  });
  const q = String(values['q'] ?? '').trim();
  const sorted = order && [...config.columns, ...(config.moreColumns ?? [])].find(({ id }) => id === order.id);
  return [
    ...(q ? [t`Search: "${q}"`] : []),
    ...filters,
    ...(sorted ? [sortedBy(translate(sorted.header), order.desc)] : []),
  ];
}

/** A list as it is printed: all rows that its filters leave, in its order; undefined while it is being loaded. */
export function printedList<Row extends Identified>(
  list: ListState<Row>,
  columns: Columns<Row>,
): PrintedTable<Row> | undefined {
  const { shown, count, total, loaded, config } = list;
  if (!shown || !count || !total) return undefined;
  return {
    title: translate(config.words.title),
    count: countText(count, total, config.words),
    conditions: describeFilters(list),
    columns,
    rows: shown,
    isPartial: loaded !== undefined && !loaded.isComplete,
    rowId: ({ id }) => id,
  };
}
