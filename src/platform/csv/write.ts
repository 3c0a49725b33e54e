import { escapeFormula } from './cells.ts';
import { createFileWriter } from '../storage/file-writer.ts';
import { mapYielding } from '../map-yielding.ts';

/**
 * Who reads the file. A spreadsheet takes it for UTF-8 where it begins with a byte order mark, and for something local where
 * it does not; to most other programs that mark is a letter of the first heading.
 */
export type CsvReader = 'spreadsheet' | 'program';

const BYTE_ORDER_MARK = '\uFEFF';
const ROWS_AT_ONCE = 500;

/** What splits a line or ends it here or in another locale, and a blank that some would cut off. */
const needsQuotes = /[",;|\t\r\n]|^\s|\s$/;

const quoted = (cell: string) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** An empty cell is nothing between two commas, which a database takes for no value; a line of nothing would be skipped. */
const lineOf = (cells: readonly string[]) =>
  `${cells.map((cell) => quoted(escapeFormula(cell))).join(',') || '""'}\r\n`;

/**
 * A CSV file (RFC 4180), no cell of which is a formula, made in slices: 50,000 students in one piece take too long.
 * @param pages the rows, in as many parts as they come in; those that come one after the other are written to the disk
 */
export async function writeCsv<Row>(
  titles: readonly string[],
  pages: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly string[],
  reader: CsvReader = 'spreadsheet',
): Promise<Blob> {
  const file = await createFileWriter(Symbol.asyncIterator in pages);
  await file.write(new Blob([reader === 'spreadsheet' ? BYTE_ORDER_MARK : '', lineOf(titles)]));
  for await (const rows of pages) {
    const starts = Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, i) => i * ROWS_AT_ONCE);
    const slice = (start: number) =>
      new Blob(rows.slice(start, start + ROWS_AT_ONCE).map((row) => lineOf(cellsOf(row))));
    for (const part of await mapYielding(starts, slice)) await file.write(part);
  }
  return file.close('text/csv;charset=utf-8');
}
