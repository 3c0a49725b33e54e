import { flexRender, type Row as TableRow, type RowData } from '@tanstack/react-table';
import { memo } from 'react';
import type { Columns, Features } from './columns.ts';
import { SelectCell } from './SelectCell.tsx';
import type { RowChoice } from './selection.ts';

interface Props<Row extends RowData> {
  readonly row: TableRow<Features, Row>;
  readonly columns: Columns<Row>;
  /** Where the row stands in the whole list, from 0. */
  readonly position: number;
  readonly height: string;
  /** Where rows can be chosen: whether this one is, what it is called, and what a click does. */
  readonly chosen?: boolean | undefined;
  readonly name?: string | undefined;
  readonly onToggle?: RowChoice['toggle'] | undefined;
}

function BodyRowCells<Row extends RowData>({ row, position, height, chosen, name, onToggle }: Props<Row>) {
  return (
    // The heading is the first row of the table.
    <tr aria-rowindex={position + 2} aria-selected={chosen} data-position={position} style={{ height }}>
      {chosen !== undefined && onToggle && (
        <SelectCell label={`Select ${name}`} checked={chosen} position={position} onToggle={onToggle} />
      )}
      {row.getAllCells().map((cell) => {
        const look = cell.column.columnDef.meta;
        const Cell = look?.rowHeader ? 'th' : 'td';
        return (
          <Cell key={cell.column.id} scope={look?.rowHeader ? 'row' : undefined} data-end={look?.end || undefined}>
            {flexRender(cell.column.columnDef.cell, cell.getContext())}
          </Cell>
        );
      })}
    </tr>
  );
}

/** One row. It is drawn again when its record, its place, its choice or the columns change, and not because the list is scrolled. */
export const BodyRow = memo(
  BodyRowCells,
  (before, after) =>
    before.row.original === after.row.original &&
    before.position === after.position &&
    before.height === after.height &&
    before.chosen === after.chosen &&
    before.columns === after.columns,
) as typeof BodyRowCells;
