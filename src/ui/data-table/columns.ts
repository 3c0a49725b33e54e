import { metaHelper, rowSortingFeature, tableFeatures, type ColumnDef, type RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** What a column says about its looks. */
export interface ColumnLook {
  /** Width in rem; what the table has left over is shared out in proportion. */
  readonly width: number;
  /** Figures stand at the end of their cell. */
  readonly end?: boolean;
  /**
   * Where room is short, columns are left out from the highest rank down, and in a compact table all that have one.
   * A column without a rank is always there.
   */
  readonly rank?: number;
  /** The cell that names its row to a screen reader. */
  readonly rowHeader?: boolean;
}

/** What this app uses of TanStack Table. Rows come sorted, so that sorting is a state here and not a row model. */
export const features = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<ColumnLook>() });
export type Features = typeof features;

/** A column of a table of such rows. A cell is drawn often: plain elements, and no component with a style of its own. */
export type Column<Row extends RowData> = ColumnDef<Features, Row> & {
  /** The cell in a compact table, where it also holds what the columns that are left out would say. */
  readonly compactCell?: (row: Row) => ReactNode;
};
export type Columns<Row extends RowData> = readonly Column<Row>[];

/** A column as a compact table has it. */
const compacted = <Row extends RowData>({ compactCell, ...column }: Column<Row>): Column<Row> =>
  compactCell ? { ...column, cell: ({ row }) => compactCell(row.original) } : column;

/** The columns that a table of this width in rem has room for, in their own order. */
export function fittingColumns<Row extends RowData>(
  columns: Columns<Row>,
  width: number,
  compact: boolean,
): Columns<Row> {
  const ranked = columns.filter(({ meta }) => meta?.rank !== undefined);
  const widthOf = (some: Columns<Row>) => some.reduce((sum, { meta }) => sum + (meta?.width ?? 0), 0);
  let left = compact ? 0 : width - (widthOf(columns) - widthOf(ranked));
  const leftOut = new Set(
    ranked
      .toSorted((a, b) => (a.meta?.rank ?? 0) - (b.meta?.rank ?? 0))
      .filter(({ meta }) => (left -= meta?.width ?? 0) < 0),
  );
  const fitting = columns.filter((column) => !leftOut.has(column));
  return compact ? fitting.map((column) => compacted(column)) : fitting;
}
