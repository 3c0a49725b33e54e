import type { Cell, Sheet } from 'hucre/xlsx';
import { compoundFileProblem, contentOf, isArchive, kindOfArchive, type Part, partsOf } from './archive.ts';
import { cellText, isUncalculated, type WorkbookCell } from './cell-text.ts';
import { columnLetters } from './column-letters.ts';
import { odsFacts } from './ods-facts.ts';
import { odsOf, withoutRowEnds } from './ods-row-ends.ts';
import { MAX_COLUMNS, UnreadableWorkbook } from './problems.ts';
import { headOf, headOfXlsx, type SheetHead } from './sheet-heads.ts';
import { assertReadable, sheetParts } from './sheet-size.ts';

export interface SheetName {
  readonly name: string;
  readonly isHidden: boolean;
  /** Where none of several sheets was asked for: the first rows of one that the spreadsheet shows. */
  readonly head?: SheetHead;
}

/** The rows of one sheet, and what of them is not seen in the spreadsheet. */
export interface ReadSheet extends SheetName {
  /** One line for each row of the sheet: its cells as a JSON array of texts, or nothing for an empty row. */
  readonly text: string;
  readonly hiddenRows: number;
  readonly hiddenColumns: number;
}

export interface ReadWorkbook {
  readonly sheets: readonly SheetName[];
  /** The sheet that was asked for, or the only one. */
  readonly sheet?: ReadSheet;
}

export interface WorkbookOptions {
  readonly sheet?: string | undefined;
  /** Rows and columns that the spreadsheet does not show are left out. */
  readonly withoutHidden?: boolean;
}

/** Whether the program that wrote a workbook has left its formulas to the spreadsheet. */
async function asksToCalculate(bytes: Uint8Array, parts: readonly Part[]): Promise<boolean> {
  const part = parts.find(({ name }) => name === 'xl/workbook.xml');
  return part !== undefined && (await textOf(bytes, part)).includes('fullCalcOnLoad="1"');
}

const textOf = (bytes: Uint8Array, part: Part) => new Response(contentOf(bytes, part)).text();

/** What is read of a sheet, in the words of both formats. */
interface LoadedSheet extends SheetName {
  readonly rows: Sheet['rows'];
  readonly cellAt: (row: number, column: number) => WorkbookCell | undefined;
  readonly isHiddenRow: (row: number) => boolean;
  readonly isHiddenColumn: (column: number) => boolean;
}

interface LoadedWorkbook {
  readonly names: readonly SheetName[];
  readonly sheets: readonly LoadedSheet[];
  readonly headOf: (name: string) => SheetHead | Promise<SheetHead>;
}

const cellOf = (cell: Cell | undefined): WorkbookCell | undefined =>
  cell && { value: cell.value, format: cell.style?.numFmt, formula: cell.formula };

/** A sheet that is not wanted is not read. */
async function loadXlsx(bytes: Uint8Array, isWanted: (name: string) => boolean): Promise<LoadedWorkbook> {
  const names: SheetName[] = [];
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(bytes, {
    readStyles: true,
    sheets: ({ name, hidden = false, veryHidden = false }) => {
      names.push({ name, isHidden: hidden || veryHidden });
      return isWanted(name);
    },
  });
  return {
    names,
    headOf: (name) => headOfXlsx(bytes, name),
    sheets: sheets.map(({ name, rows, cells, rowDefs, columns, hidden = false }) => ({
      name,
      isHidden: hidden,
      rows,
      cellAt: (row, column) => cellOf(cells?.get(`${row},${column}`)),
      isHiddenRow: (row) => rowDefs?.get(row)?.hidden === true,
      isHiddenColumn: (column) => columns?.[column]?.hidden === true,
    })),
  };
}

async function loadOds(bytes: Uint8Array, content: Part | undefined): Promise<LoadedWorkbook> {
  const { readOds } = await import('hucre/ods');
  const text = content ? await textOf(bytes, content) : '';
  const short = withoutRowEnds(text);
  const { sheets } = await readOds(short === text ? bytes : await odsOf(short), { readStyles: true });
  const facts = odsFacts(text);
  const loaded = sheets.map(({ name, rows, cells }, i): LoadedSheet => {
    const { [i]: fact } = facts;
    return {
      name,
      isHidden: fact?.isHidden === true,
      rows,
      cellAt: (row, column) => {
        const key = `${row},${column}`;
        const cell = cellOf(cells?.get(key)) ?? { value: rows[row]?.[column] };
        const format = fact?.formats.get(key);
        return format === undefined ? cell : { ...cell, format };
      },
      isHiddenRow: (row) => fact?.hiddenRows.has(row) === true,
      isHiddenColumn: (column) => fact?.hiddenColumns.has(column) === true,
    };
  });
  return {
    names: loaded.map(({ name, isHidden }) => ({ name, isHidden })),
    headOf: (name) => headOf(loaded.find((one) => one.name === name)?.rows ?? []),
    sheets: loaded,
  };
}

/** Empty cells at the end of a row are none: programs fill a sheet with them up to its last column. */
function widthOf(texts: readonly string[]): number {
  let width = texts.length;
  while (width > 0 && texts[width - 1] === '') width -= 1;
  return width;
}

/** @throws UnreadableWorkbook where the sheet is too large, or its formulas have no results */
function readSheet(sheet: LoadedSheet, isToCalculate: boolean, { withoutHidden = false }: WorkbookOptions): ReadSheet {
  const { name, isHidden, rows, cellAt, isHiddenColumn } = sheet;
  const lines: string[] = [];
  let [hiddenRows, width, without] = [0, 0, 0];
  let first = '';
  for (const [row, values] of rows.entries()) {
    const texts: string[] = [];
    const isHiddenRow = sheet.isHiddenRow(row);
    if (withoutHidden && isHiddenRow) {
      lines.push('');
      continue;
    }
    for (const [column, value] of values.entries()) {
      if (withoutHidden && isHiddenColumn(column)) continue;
      // How a cell is shown, and its formula, only matter to a number and to what is empty.
      const isPlain = typeof value === 'string' || value instanceof Date;
      const cell = (isPlain ? undefined : cellAt(row, column)) ?? { value };
      if (isUncalculated(cell, isToCalculate)) {
        first ||= `${columnLetters(column)}${row + 1}`;
        without += 1;
      }
      texts.push(cellText(cell));
    }
    const end = widthOf(texts);
    if (end > MAX_COLUMNS) throw new UnreadableWorkbook('tooManyColumns', row + 1, name, end);
    width = Math.max(width, end);
    if (isHiddenRow && end > 0) hiddenRows += 1;
    lines.push(end === 0 ? '' : JSON.stringify(texts.slice(0, end)));
  }
  if (without > 0) throw new UnreadableWorkbook('uncalculated', first, without - 1);
  const hiddenColumns = Array.from({ length: width }, (_, column) => isHiddenColumn(column)).filter(Boolean).length;
  return { name, isHidden, text: lines.join('\n'), hiddenRows, hiddenColumns };
}

/** More sheets than this are not looked into. */
const MOST_HEADS = 12;

function withHeads(names: readonly SheetName[], headOf: LoadedWorkbook['headOf']): Promise<readonly SheetName[]> {
  if (names.length > MOST_HEADS) return Promise.resolve(names);
  return Promise.all(names.map(async (one) => (one.isHidden ? one : { ...one, head: await headOf(one.name) })));
}

/**
 * Reads a workbook, .xlsx or .ods: the names of its sheets, and the rows of the one that is asked for, or of the only one.
 * @throws UnreadableWorkbook saying what the file is instead, or what is wrong with it, and what to do
 */
export async function readWorkbook(bytes: Uint8Array, options: WorkbookOptions = {}): Promise<ReadWorkbook> {
  if (!isArchive(bytes)) throw new UnreadableWorkbook(...compoundFileProblem(bytes));
  const parts = partsOf(bytes);
  const kind = kindOfArchive(parts);
  await assertReadable(bytes, parts, kind);
  try {
    // Before somebody has chosen a sheet, none of several is read.
    const [content, ...others] = sheetParts(parts, kind);
    const isWanted = (name: string) => others.length === 0 || name === options.sheet;
    const { names, sheets, headOf } = await (kind === 'ods' ? loadOds(bytes, content) : loadXlsx(bytes, isWanted));
    const sheet = names.length === 1 ? sheets[0] : sheets.find(({ name }) => name === options.sheet);
    if (!sheet && options.sheet !== undefined) throw new UnreadableWorkbook('damaged');
    if (!sheet) return { sheets: await withHeads(names, headOf) };
    return { sheets: names, sheet: readSheet(sheet, await asksToCalculate(bytes, parts), options) };
  } catch (error) {
    if (error instanceof UnreadableWorkbook) throw error;
    throw new UnreadableWorkbook('damaged');
  }
}
