import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './read.ts';
import { tableOfSheet } from './sheet-table.ts';

const folder = 'src/platform/workbook/fixtures';

/** The students that tools/workbooks/make.py gives to each program. */
const students = [
  ['आशा राव', '0042', '00042', '87.5%', '2004-05-06', '+919876543210', '148000', '8.1', 'Flat 3\nPune'],
  ['José Núñez', 'CS24001', '01203', '100%', '2000-02-29', '9876543211', '0', '10', '=Lake Road'],
  ['Ravi Nair', '1E5', '00007', '90%', '1999-12-31', '09876543212', '99999.5', '6.25', 'Plot 7'],
];

type Change = (text: string, column: number) => string;

const withoutZeros: Change = (text, column) => (column === 2 ? String(Number(text)) : text);

/** A program that was not told how numbers are shown writes the numbers alone. */
const unformatted: Change = (text, column) => {
  if (column === 2) return withoutZeros(text, column);
  return column === 3 ? String(Number.parseFloat(text) / 100) : text;
};
const DAY_MS = 86_400_000;
/** The day as the number that a spreadsheet has for it, which the import reads as a day, and says so. */
const asSerial: Change = (text, column) =>
  column === 4 ? String((Date.parse(text) - Date.UTC(1899, 11, 30)) / DAY_MS) : text;
const withoutSign: Change = (text) => text.replace(/^=/, '');

const changes: Readonly<Record<string, readonly Change[]>> = {
  'pandas-3.1.1.xlsx': [unformatted, withoutSign],
  'pandas-3.1.1.ods': [unformatted, withoutSign],
  'polars-2.1.0.xlsx': [unformatted],
  'sheetjs-e965-0.20.3.ods': [withoutZeros, asSerial],
};

const refused = 'pandas-3.1.1-text-with-equals-sign.xlsx';
const bytesOf = (name: string) => new Uint8Array(readFileSync(`${folder}/${name}`));

describe('A workbook of another program', () => {
  it.each(readdirSync(folder).filter((name) => name !== refused))(
    '%s is read as its values are meant: zeros in front, percentages, days, signs, line breaks',
    async (name) => {
      const { sheet, sheets } = await readWorkbook(bytesOf(name));
      const { rows } = await tableOfSheet(sheet?.text ?? '');
      const { [name]: own = [] } = changes;
      expect(sheets).toHaveLength(1);
      expect(rows.map(({ cells }) => cells)).toEqual(
        students.map((row) => row.map((text, column) => own.reduce((now, change) => change(now, column), text))),
      );
    },
  );

  it('A workbook is refused where a formula has no result, with a sentence that names its cell', async () => {
    await expect(readWorkbook(bytesOf(refused))).rejects.toThrow(
      /^Cell I3 of this workbook holds a formula without a result/,
    );
  });
});
