import { contentOf, type Part, type WorkbookKind } from './archive.ts';
import { MAX_CELLS, UnreadableWorkbook } from './problems.ts';

/** As many rows as a file of texts may have, with room for a title above them. */
const MAX_ROWS = 100_100;

const sheets: Readonly<Record<WorkbookKind, { part: RegExp; row: string; cell: string }>> = {
  xlsx: { part: /^xl\/worksheets\/[^/]+\.xml$/, row: '<row', cell: '<c ' },
  ods: { part: /^content\.xml$/, row: '<table:table-row', cell: '<table:table-cell' },
};

/** The parts with rows: one for each sheet, or one for all of them. */
export const sheetParts = (parts: readonly Part[], kind: WorkbookKind): readonly Part[] =>
  parts.filter(({ name }) => sheets[kind].part.test(name));

function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + sign.length)) count += 1;
  return count;
}

/**
 * Looks through the sheets for rows and cells without keeping any, and stops at too many of them: a workbook of two million
 * rows is refused before it takes the memory of the page.
 * @throws UnreadableWorkbook where a sheet is too long or too wide to be a list of students
 */
export async function assertReadable(bytes: Uint8Array, parts: readonly Part[], kind: WorkbookKind): Promise<void> {
  const { row, cell } = sheets[kind];
  // What it counts is in ASCII, so that no letter has to be put together.
  const decoder = new TextDecoder('latin1');
  for (const part of sheetParts(parts, kind)) {
    let [rows, cells] = [0, 0];
    const reader = contentOf(bytes, part).getReader();
    for (;;) {
      // What is damaged is said by whoever reads it.
      const { value } = await reader.read().catch(() => ({ value: undefined }));
      if (!value) break;
      const text = decoder.decode(value);
      rows += countOf(text, row);
      cells += countOf(text, cell);
      if (rows > MAX_ROWS || cells > MAX_CELLS) {
        void reader.cancel();
        throw new UnreadableWorkbook(rows > MAX_ROWS ? 'tooManyRows' : 'tooManyCells');
      }
    }
  }
}
