import { metaHelper, rowSortingFeature, tableFeatures, type ColumnDef, type RowData } from '@tanstack/react-table';

/** What a column says about its looks. */
export interface ColumnLook {
  /** Width in rem; what the table has left over is shared out in proportion. */
  readonly width: number;
  /** Figures stand at the end of their cell. */
  readonly end?: boolean;
  /** The width of the table, in rem, below which this column is left out. */
  readonly from?: number;
  /** The cell that names its row to a screen reader. */
  readonly rowHeader?: boolean;
}

/** What this app uses of TanStack Table. Rows come sorted, so that sorting is a state here and not a row model. */
export const features = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<ColumnLook>() });
export type Features = typeof features;

/** The columns of a table of such rows. A cell is drawn often: plain elements, and no component with a style of its own. */
export type Columns<Row extends RowData> = readonly ColumnDef<Features, Row>[];

/** The columns that a table of this width has room for. */
export function fittingColumns<Row extends RowData>(columns: Columns<Row>, width: number): Columns<Row> {
  return columns.filter(({ meta }) => (meta?.from ?? 0) <= width);
}
