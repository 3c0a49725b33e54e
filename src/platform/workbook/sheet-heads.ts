import type { CellValue } from 'hucre/xlsx';
import { MOST_ABOVE } from '../csv/read.ts';
import { cellText } from './cell-text.ts';

/** The first rows of a sheet, as texts: they tell what the sheet is about. */
export type SheetHead = readonly (readonly string[])[];

export const headOf = (rows: readonly (readonly CellValue[])[]): SheetHead =>
  rows.slice(0, MOST_ABOVE).map((values) => values.map((value) => cellText({ value })));

/** Reads the first rows of a sheet of an .xlsx, and not the rest of it. One that cannot be read, such as a chart, has none. */
export async function headOfXlsx(bytes: Uint8Array, sheet: string): Promise<SheetHead> {
  const { streamXlsxRows } = await import('hucre/xlsx');
  const rows: (readonly CellValue[])[] = [];
  try {
    for await (const { values } of streamXlsxRows(bytes, { sheet, maxRows: MOST_ABOVE })) rows.push(values);
  } catch {
    // Whoever chooses the sheet is told what is wrong with it.
  }
  return headOf(rows);
}
