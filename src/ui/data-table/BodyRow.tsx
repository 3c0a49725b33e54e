import { memo } from 'react';
import type { Columns } from './columns.ts';
import { SelectCell } from './SelectCell.tsx';
import type { RowChoice } from './selection.ts';

interface Props<Row> {
  readonly row: Row;
  readonly columns: Columns<Row>;
  /** Where the row stands in the whole list, from 0. */
  readonly position: number;
  readonly height: string;
  /** Where rows can be chosen: whether this one is, what it is called, and what a click does. */
  readonly chosen?: boolean | undefined;
  readonly name?: string | undefined;
  readonly onToggle?: RowChoice['toggle'] | undefined;
}

function BodyRowCells<Row>({ row, columns, position, height, chosen, name, onToggle }: Props<Row>) {
  return (
    // The heading is the first row of the table.
    <tr aria-rowindex={position + 2} aria-selected={chosen} data-position={position} style={{ height }}>
      {chosen !== undefined && onToggle && (
        <SelectCell label={`Select ${name}`} checked={chosen} position={position} onToggle={onToggle} />
      )}
      {columns.map(({ id, rowHeader, end, cell }) => {
        const Cell = rowHeader ? 'th' : 'td';
        return (
          <Cell key={id} scope={rowHeader ? 'row' : undefined} data-end={end || undefined}>
            {cell(row)}
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
    before.row === after.row &&
    before.position === after.position &&
    before.height === after.height &&
    before.chosen === after.chosen &&
    before.columns === after.columns,
) as typeof BodyRowCells;
