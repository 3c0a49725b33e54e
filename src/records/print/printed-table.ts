import { formatNumber } from '#src/platform/text/format.ts';
import type { Columns } from '#src/ui/data-table/columns.ts';

/** A table as it is printed: all of its rows, and what is said of them above. */
export interface PrintedTable<Row> {
  /** What is listed, e.g. `Students`. */
  readonly title: string;
  /** How many rows there are, e.g. `60 of 1,200 students`. */
  readonly count: string;
  /** What the rows were chosen and sorted by, in words; none where the list is whole and as it came. */
  readonly facts: readonly string[];
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
}

/** As many rows as a browser lays out in a few seconds: meanwhile the page answers to nothing. */
export const MAX_ROWS = 5000;

/** Why a longer list is not printed, and what to do instead. */
export const tooLong = `Lists of up to ${formatNumber(MAX_ROWS)} rows can be printed. Set filters so that fewer rows are listed.`;
