import { mapYielding } from '../map-yielding.ts';
import { type CsvTable, MOST_ABOVE, placeOfHeadings } from '../csv/read.ts';

interface Options {
  readonly signal?: AbortSignal;
  readonly onProgress?: (part: number) => void;
  readonly isHeading?: (text: string) => boolean;
}

/** A heading may be broken into lines in its cell. */
const oneLine = (text: string) => text.replaceAll(/\s*[\r\n]+\s*/g, ' ');

const withEmpty = (cells: readonly string[], width: number) => [
  ...cells,
  ...Array.from({ length: width - cells.length }, () => ''),
];

/** The table in the text of a sheet (`ReadSheet.text`). Its rows have the numbers that the spreadsheet shows. */
export async function tableOfSheet(
  text: string,
  { signal, onProgress, isHeading = () => false }: Options = {},
): Promise<CsvTable> {
  const all = await mapYielding(
    text.split('\n'),
    (line, i) => ({ line: i + 1, cells: line === '' ? [] : (JSON.parse(line) as readonly string[]) }),
    { signal, ...(onProgress && { onProgress }) },
  );
  const rows = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const known = rows.slice(0, MOST_ABOVE).map(({ cells }) => cells.filter((cell) => isHeading(oneLine(cell))).length);
  const above = placeOfHeadings(known);
  const head = rows[above];
  const width = head?.cells.length ?? 0;
  return {
    titles: head?.cells.map(oneLine) ?? [],
    // A sheet has no empty cells at the end of a row.
    rows: rows
      .slice(above + 1)
      .map((row) => (row.cells.length < width ? { ...row, cells: withEmpty(row.cells, width) } : row)),
    ...(head && above > 0 && { headingsLine: head.line }),
  };
}
