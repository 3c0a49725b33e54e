import { flexRender, type Header, type RowData } from '@tanstack/react-table';
import type { Features } from './columns.ts';

const spoken = { asc: 'ascending', desc: 'descending' } as const;

interface Props<Row extends RowData> {
  readonly header: Header<Features, Row, unknown>;
  readonly compact: boolean;
}

/** A column's heading: a button where rows can be sorted by it, which says so to a screen reader. */
export function HeaderCell<Row extends RowData>({ header, compact }: Props<Row>) {
  const { column } = header;
  const look = column.columnDef.meta;
  const sorted = column.getIsSorted();
  const title = flexRender(column.columnDef.header, header.getContext());
  return (
    <th
      scope="col"
      data-end={look?.end || undefined}
      // In a compact table the cell that names the row holds its other values too, and takes all the room there is.
      style={compact && look?.rowHeader ? undefined : { width: `${look?.width ?? 8}rem` }}
      {...(column.getCanSort() && { 'aria-sort': sorted ? spoken[sorted] : 'none' })}
    >
      {column.getCanSort() ? (
        <button type="button" data-sorted={sorted || undefined} onClick={() => column.toggleSorting(undefined, false)}>
          <span>{title}</span>
          <svg viewBox="0 0 10 14" aria-hidden="true" focusable="false">
            <path className="up" d="M5 1 9 6H1z" />
            <path className="down" d="M5 13 1 8h8z" />
          </svg>
        </button>
      ) : (
        title
      )}
    </th>
  );
}
