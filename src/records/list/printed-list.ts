import { choiceLabel, choiceValue } from '#src/ui/choice.ts';
import type { Columns } from '#src/ui/data-table/columns.tsx';
import type { PrintedTable } from '../print/TableSheet.tsx';
import { capitalized, countText, type Identified } from '#src/records/record-type.ts';
import { isChosen } from './find-rows.ts';
import { boundsOf, endsOf } from './range.ts';
import type { ListState } from './use-list.ts';

/** `from 7 to 9`; an end that is open is left out. */
function rangeText(range: string): string {
  const { from, to } = endsOf(range);
  return [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');
}

/** What a list is searched, filtered and sorted by, in words: `Department: Civil`. */
export function describeFilters<Row extends Identified>({
  search,
  values,
  choices,
  order,
  config,
}: Pick<ListState<Row>, 'search' | 'values' | 'choices' | 'order' | 'config'>): readonly string[] {
  const filters = Object.entries(search.filters).flatMap(([name, { label, range, isUnprinted }]) => {
    const value = values[name] ?? '';
    if (value === '' || isUnprinted) return [];
    if (range) return boundsOf(String(value), range) ? `${label}: ${rangeText(String(value))}` : [];
    const choice = choices(name).find((one) => isChosen(choiceValue(one), value));
    return `${label}: ${choice === undefined ? value : choiceLabel(choice)}`;
  });
  const q = String(values['q'] ?? '').trim();
  const sorted = order && [...config.columns, ...(config.moreColumns ?? [])].find(({ id }) => id === order.id);
  return [
    ...(q ? [`Search: "${q}"`] : []),
    ...filters,
    ...(sorted ? [`Sorted by ${sorted.header}${order.desc ? ', descending' : ''}`] : []),
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
    title: capitalized(config.type.plural),
    count: countText(count, total, config.type),
    conditions: describeFilters(list),
    columns,
    rows: shown,
    isPartial: loaded !== undefined && !loaded.isComplete,
    rowId: ({ id }) => id,
  };
}
