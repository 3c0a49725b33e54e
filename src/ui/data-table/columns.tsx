import type { ReactNode } from 'react';
import type { Tone } from '#src/platform/text/format.ts';

/** What rows are sorted by: texts without regard to case and accents, numbers by size; a row without one comes last. */
export type SortKey = string | number | null | undefined;

export interface SortOrder {
  readonly id: string;
  readonly desc: boolean;
}

/** A column of a table of such rows. A cell is drawn often: plain elements, and no component with a style of its own. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** Width in rem, and no less. */
  readonly width: number;
  /** Shares with others that grow what the table has left over; where none does, all share it in proportion. */
  readonly grows?: boolean;
  /** Figures stand at the end of their cell. */
  readonly end?: boolean;
  /** Words of the record keep their own direction. */
  readonly dir?: 'auto';
  /** Columns with one go where room is short, the highest first, and all of them in a compact table. */
  readonly responsivePriority?: number;
  /** The cell that names its row to a screen reader. */
  readonly rowHeader?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** The cell in a compact table, where it also holds what the columns that are left out would say. */
  readonly compactCell?: (row: Row) => ReactNode;
  /** What is printed instead of the cell, where that is more than a text; `none` for a column that only does something. */
  readonly printedCell?: ((row: Row) => ReactNode) | 'none';
  /** The rows can be sorted by a column that has one. */
  readonly accessor?: (row: Row) => SortKey;
}
export type Columns<Row> = readonly Column<Row>[];

/** The columns that a table of this width in rem has room for, in their own order. */
export function visibleColumns<Row>(columns: Columns<Row>, width: number, compact: boolean): Columns<Row> {
  const hideable = columns.filter(({ responsivePriority }) => responsivePriority !== undefined);
  const widthOf = (some: Columns<Row>) => some.reduce((sum, column) => sum + column.width, 0);
  let left = compact ? 0 : width - (widthOf(columns) - widthOf(hideable));
  const leftOut = new Set(
    [...hideable]
      .sort((a, b) => (a.responsivePriority ?? 0) - (b.responsivePriority ?? 0))
      .filter((column) => (left -= column.width) < 0),
  );
  const visible = columns.filter((column) => !leftOut.has(column));
  return compact ? visible.map((column) => ({ ...column, cell: column.compactCell ?? column.cell })) : visible;
}

export interface Names<Row> {
  readonly name: (row: Row) => ReactNode;
  /** The same on paper, where it is a link on the screen. */
  readonly plainName?: (row: Row) => string;
  readonly detail: (row: Row) => ReactNode;
  /** The line and what else stands under it in a compact table, for what the columns that are left out would say. */
  readonly compactDetail: (row: Row) => ReactNode;
  readonly compactFooter?: (row: Row) => ReactNode;
  /** At the end of the name's line in a compact table, such as a status. */
  readonly compactMark?: (row: Row) => ReactNode;
}

export function nameCells<Row>({ name, plainName, detail, compactDetail, compactFooter, compactMark }: Names<Row>) {
  const titleOf = (title: ReactNode) =>
    typeof title === 'string' ? (
      <strong className="line" dir="auto" title={title}>
        {title}
      </strong>
    ) : (
      title
    );
  const cellOf = (title: ReactNode, line: ReactNode, footer?: ReactNode) => (
    <>
      {titleOf(title)}
      <span className="line minor" dir={footer === undefined ? 'auto' : undefined}>
        {line}
      </span>
      {footer}
    </>
  );
  const markedName = (row: Row) =>
    compactMark ? (
      <span className="line marked">
        {titleOf(name(row))}
        {compactMark(row)}
      </span>
    ) : (
      name(row)
    );
  return {
    rowHeader: true,
    cell: (row: Row) => cellOf(name(row), detail(row)),
    printedCell: (row: Row) => cellOf(plainName?.(row) ?? name(row), detail(row)),
    compactCell: (row: Row) => cellOf(markedName(row), compactDetail(row), compactFooter?.(row)),
  } satisfies Partial<Column<Row>>;
}

/** ToneBadge for the cells of a DataTable, whose style sheet knows the tones: a span instead of a styled component. */
export function ToneText({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span data-tone={tone}>{children}</span>;
}
