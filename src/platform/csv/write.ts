import { escapeFormula } from './cells.ts';
import { createFileWriter } from '../storage/file-writer.ts';
import { mapYielding } from './read.ts';

/** A spreadsheet takes a file for UTF-8 where it begins with this, and for something local where it does not. */
const BYTE_ORDER_MARK = '\uFEFF';
const ROWS_AT_ONCE = 500;

/**
 * A CSV file (RFC 4180), every cell quoted and none a formula, made in slices: 50,000 students in one piece take too long.
 * @param pages the rows, in as many parts as they come in; those that come one after the other are written to the disk
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
  const file = await createFileWriter(Symbol.asyncIterator in pages);
  await file.write(new Blob([BYTE_ORDER_MARK, write([titles])]));
  for await (const rows of pages) {
    const starts = Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, i) => i * ROWS_AT_ONCE);
    const slice = (start: number) => new Blob([write(rows.slice(start, start + ROWS_AT_ONCE).map(cellsOf))]);
    for (const part of await mapYielding(starts, slice)) await file.write(part);
  }
  return file.close('text/csv;charset=utf-8');
}
