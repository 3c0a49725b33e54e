import { expect, it } from 'vitest';
import { tableOfSheet } from './sheet-table.ts';

const textOf = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells) => (cells.length === 0 ? '' : JSON.stringify(cells))).join('\n');
const isHeading = (text: string) => ['Name', 'Roll No', 'Year'].includes(text);

it('The rows of a sheet have the numbers that the spreadsheet shows, and as many cells as there are headings', async () => {
  const text = textOf(
    ['Students of 2026'],
    [],
    ['Name', 'Roll\nNo', 'Year'],
    ['Asha', '0042'],
    [],
    ['Ravi', '7', '2', 'x'],
  );
  expect(await tableOfSheet(text, { isHeading })).toEqual({
    titles: ['Name', 'Roll No', 'Year'],
    headingsLine: 3,
    rows: [
      { line: 4, cells: ['Asha', '0042', ''] },
      { line: 6, cells: ['Ravi', '7', '2', 'x'] },
    ],
  });
});

it('A sheet without rows has no headings', async () => {
  expect(await tableOfSheet('', { isHeading })).toEqual({ titles: [], rows: [] });
});
