import type { Column, SortOrder } from './columns.ts';

interface Props<Row> {
  readonly column: Column<Row>;
  readonly compact: boolean;
  readonly sort: SortOrder | undefined;
  /** Absent where the rows cannot be sorted. */
  readonly onSort: ((sort: SortOrder | undefined) => void) | undefined;
}

/** The order that a click on a column's heading leads to: ascending, descending, then as listed. */
function nextOrder(id: string, sort: SortOrder | undefined): SortOrder | undefined {
  if (sort?.id !== id) return { id, desc: false };
  return sort.desc ? undefined : { id, desc: true };
}

/** A column's heading: a button where rows can be sorted by it, which says so to a screen reader. */
export function HeaderCell<Row>({ column, compact, sort, onSort }: Props<Row>) {
  const { id, header, rowHeader, end, width } = column;
  const sortable = onSort && column.sortKey;
  const direction = sort?.id === id ? (sort.desc ? 'descending' : 'ascending') : undefined;
  return (
    <th
      scope="col"
      data-end={end || undefined}
      // In a compact table the cell that names the row holds its other values too, and takes all the room there is.
      style={compact && rowHeader ? undefined : { width: `${width}rem` }}
      {...(sortable && { 'aria-sort': direction ?? 'none' })}
    >
      {sortable ? (
        <button type="button" data-sorted={direction} onClick={() => onSort(nextOrder(id, sort))}>
          <span>{header}</span>
          <svg viewBox="0 0 10 14" aria-hidden="true" focusable="false">
            <path className="up" d="M5 1 9 6H1z" />
            <path className="down" d="M5 13 1 8h8z" />
          </svg>
        </button>
      ) : (
        header
      )}
    </th>
  );
}
