import { escapeFormula } from './cells.ts';
import { mapYielding } from './read.ts';

/** A spreadsheet takes a file for UTF-8 where it begins with this, and for something local where it does not. */
const BYTE_ORDER_MARK = '\uFEFF';
const ROWS_AT_ONCE = 500;

/**
 * A CSV file (RFC 4180), every cell quoted and none a formula, made in slices: 50,000 students in one piece take too long.
 * @param pages the rows, in as many parts as they come in; what is written of a part is the browser's, and not in memory
 */
export async function writeCsv<Row>(
  titles: readonly string[],
  pages: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
): Promise<Blob> {
  const { default: Papa } = await import('papaparse');
  const write = (some: readonly (readonly string[])[]) =>
    `${Papa.unparse(
      some.map((cells) => cells.map(escapeFormula)),
      { newline: '\r\n', quotes: true },
    )}\r\n`;
  const parts: Blob[] = [];
  for await (const rows of pages) {
    const starts = Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, i) => i * ROWS_AT_ONCE);
    const slice = (start: number) => new Blob([write(rows.slice(start, start + ROWS_AT_ONCE).map(cellsOf))]);
    parts.push(...(await mapYielding(starts, slice)));
  }
  return new Blob([BYTE_ORDER_MARK, write([titles]), ...parts], { type: 'text/csv;charset=utf-8' });
}
