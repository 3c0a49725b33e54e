import { flexRender, type Header, type RowData } from '@tanstack/react-table';
import type { Features } from './columns.ts';

const spoken = { asc: 'ascending', desc: 'descending' } as const;

/** A column's heading: a button where rows can be sorted by it, which says so to a screen reader. */
export function HeaderCell<Row extends RowData>({ header }: { readonly header: Header<Features, Row, unknown> }) {
  const { column } = header;
  const look = column.columnDef.meta;
  const sorted = column.getIsSorted();
  const title = flexRender(column.columnDef.header, header.getContext());
  return (
    <th
      scope="col"
      data-end={look?.end || undefined}
      style={{ width: `${look?.width ?? 8}rem` }}
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
