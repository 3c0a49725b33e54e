import { inflateRawSync } from 'node:zlib';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it, vi } from 'vitest';
import { contentOf, partsOf } from './archive.ts';
import { FileLimit } from '../storage/file-limit.ts';
import { type Column, MOST_ROWS, type Sheet, writeWorkbook } from './write.ts';

type Cells = readonly string[];

const same = (cells: Cells) => cells;
const about = (rows: number): Sheet<Cells> => ({
  name: 'About',
  columns: [{ title: 'Rows', kind: 'number' }],
  pages: [[[String(rows)]]],
  cellsOf: same,
});

/** The workbook as a library reads it. */
async function read(columns: readonly Column[], pages: Sheet<Cells>['pages']) {
  const file = await writeWorkbook({ name: 'Students', columns, pages, cellsOf: same }, about);
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true });
  return sheets;
}

const column = (kind: Column['kind']): Column => ({ title: 'Heading', kind });
const day = (year: number, month: number, date: number) => new Date(Date.UTC(year, month - 1, date));

describe('A cell of a workbook', () => {
  it.each<[Column['kind'], string, string | number | Date]>([
    ['text', 'Asha Rao', 'Asha Rao'],
    ['text', '007', '007'],
    ['text', '+919876543210', '+919876543210'],
    ['text', '2004-05-31', '2004-05-31'],
    ['text', '=1+1', '=1+1'],
    ['text', '@SUM(A1)', '@SUM(A1)'],
    ['text', "'quoted", "'quoted"],
    ['text', '<b> & "q" ]]>', '<b> & "q" ]]>'],
    ['text', ' two\tblanks\n', ' two\tblanks\n'],
    ['text', 'line\r\nbreak', 'line\r\nbreak'],
    ['text', 'no sign of XML: \u0001\uFFFE', 'no sign of XML: \u0001\uFFFE'],
    ['text', '_x0041_', '_x0041_'],
    ['text', 'आशा 東京 😀', 'आशा 東京 😀'],
    ['text', 'x'.repeat(40_000), 'x'.repeat(32_767)],
    ['number', '8.25', 8.25],
    ['number', '8.333333333333334', 8.333_333_333_333_334],
    ['number', '1e-7', 1e-7],
    ['number', '-5', -5],
    ['number', '0', 0],
    ['number', '8.5 of 10', '8.5 of 10'],
    ['number', '=8', '=8'],
    ['number', '0x10', '0x10'],
    ['day', '2004-05-31', day(2004, 5, 31)],
    ['day', '2004-02-29', day(2004, 2, 29)],
    ['day', '1900-03-01', day(1900, 3, 1)],
    ['day', '1900-02-28', '1900-02-28'],
    ['day', '2005-02-29', '2005-02-29'],
    ['day', 'last May', 'last May'],
    ['day', '=TODAY()', '=TODAY()'],
  ])('In a column of the kind %s, %j is read as %j', async (kind, text, value) => {
    const [sheet] = await read([column('text'), column(kind)], [[['x', text]]]);
    expect(sheet?.rows[1]?.[1]).toEqual(value);
    expect(sheet?.cells?.get('1,1')?.formula).toBeUndefined();
  });

  it.each([
    ['text', 'Asha', '@'],
    ['number', 'not known', '@'],
    ['day', '2004-05-31', String.raw`yyyy\-mm\-dd`],
  ] as const)('Of the kind %s and with %j, it has the format %j', async (kind, text, format) => {
    const [sheet] = await read([column(kind)], [[[text]]]);
    expect(sheet?.cells?.get('1,0')?.style?.numFmt).toBe(format);
  });
});

it('A workbook has its headings in a row that stays, columns as wide as their first rows, and a second sheet that knows the number of rows', async () => {
  const columns: Column[] = [
    { title: 'Roll No', kind: 'text' },
    { title: 'Address', kind: 'text' },
    { title: 'A Long Heading', kind: 'number' },
  ];
  const [sheet, second] = await read(columns, [
    [
      ['1', 'x'.repeat(90), '2'],
      ['', 'y', ''],
    ],
    [['3', '', '4']],
  ]);
  expect(sheet).toMatchObject({ name: 'Students', freezePane: { rows: 1 } });
  expect(sheet?.columns?.map(({ width }) => width)).toEqual([10, 50, 16]);
  expect(sheet?.rows.map((row) => row[2] ?? null)).toEqual(['A Long Heading', 2, null, 4]);
  expect(second).toMatchObject({ name: 'About', rows: [['Rows'], [3]] });
});

it('A workbook has columns beyond Z, and may have no rows', async () => {
  const columns = Array.from({ length: 703 }, (_, i): Column => ({ title: `h${i}`, kind: 'text' }));
  const [sheet] = await read(columns, []);
  expect(sheet?.rows).toEqual([columns.map(({ title }) => title)]);
});

it('A workbook ends with the failure of the rows that it waits for', async () => {
  async function* broken(): AsyncGenerator<readonly Cells[]> {
    yield [['x']];
    throw new Error('The server went away');
  }
  await expect(read([column('text')], broken())).rejects.toThrow('The server went away');
});

it('A workbook is not made of more rows than a sheet holds', async () => {
  const page = Array.from({ length: MOST_ROWS + 1 }, () => []);
  await expect(read([], [page])).rejects.toThrow(FileLimit);
});

it('A workbook of 10,000 rows lets the page answer in between', async () => {
  const pause = vi.fn(() => Promise.resolve());
  vi.stubGlobal('scheduler', { yield: pause });
  const rows = Array.from({ length: 10_000 }, (_, i) => Array.from({ length: 22 }, (__, c) => `cell ${i} ${c}`));
  await writeWorkbook({ name: 'a', columns: rows[0]!.map(() => column('text')), pages: [rows], cellsOf: same }, about);
  expect(pause.mock.calls.length).toBeGreaterThan(1);
});

it.each([
  ['\u0001', '_x0001_'],
  ['\r\n', '_x000D_\n'],
  ['\uFFFE', '_xFFFE_'],
  ['_x0041_', '_x005F_x0041_'],
  ['<&>"', '&lt;&amp;&gt;&quot;'],
])('The text %j is %j in the XML of a workbook', async (text, xml) => {
  const file = await writeWorkbook({ name: 'a', columns: [column('text')], pages: [[[text]]], cellsOf: same }, about);
  const bytes = Buffer.from(await file.arrayBuffer());
  // The first sheet comes first, behind its name.
  const sheet = inflateRawSync(bytes.subarray(30 + bytes.readUInt16LE(26))).toString();
  expect(sheet).toContain(`>${xml}</t>`);
});

it('A workbook has the style that cells have without one, so that openpyxl does not warn of it', async () => {
  const file = await writeWorkbook({ name: 'Students', columns: [column('text')], pages: [], cellsOf: same }, about);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const part = partsOf(bytes).find(({ name }) => name === 'xl/styles.xml');
  const styles = part && (await new Response(contentOf(bytes, part)).text());
  expect(styles).toContain('<cellStyle name="Normal" xfId="0" builtinId="0"/>');
});
