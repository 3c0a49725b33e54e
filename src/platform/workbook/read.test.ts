import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { archiveOf } from '#tests/archive.ts';
import { cpuTime } from '#tests/cpu-time.ts';
import { readWorkbook } from './read.ts';

type Sheets = Parameters<typeof writeXlsx>[0]['sheets'];
const workbookOf = async (...sheets: Sheets) => new Uint8Array(await writeXlsx({ sheets }));
const linesOf = (text: string | undefined) => text?.split('\n').map((line) => line && (JSON.parse(line) as unknown));

const workbookParts = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' };
const compound = (text = '') =>
  new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])]);
const whole = await workbookOf({ name: 'Students', rows: [['Name'], ['Asha']] });

describe('A file that is no workbook to be read', () => {
  it.each<[string, Uint8Array, string]>([
    ['an .xls', compound(), 'This is a workbook of Excel 97 to 2003 (.xls).'],
    ['a workbook with a password', compound('EncryptedPackage'), 'This workbook is protected by a password.'],
    ['an .xlsb', archiveOf({ ...workbookParts, 'xl/workbook.bin': '' }), 'This is a binary workbook (.xlsb).'],
    ['a document of Numbers', archiveOf({ 'Index/Document.iwa': '' }), 'This is a document of Numbers.'],
    ['a document of words', archiveOf({ '[Content_Types].xml': '', 'word/document.xml': '' }), 'This is an archive'],
    ['an archive of files', archiveOf({ 'students.csv': 'Name' }), 'This is an archive, and no workbook. Unpack it'],
    ['a workbook with a part missing', archiveOf(workbookParts), 'a part of it is missing, damaged or too large'],
    ['one that was cut short', whole.slice(0, -200), 'This file is damaged or was cut short.'],
    ['one without its end', whole.slice(0, 300), 'This file is damaged or was cut short.'],
    [
      'one with a part that claims to have 4 GB',
      archiveOf({ ...workbookParts, 'xl/worksheets/sheet1.xml': { text: '', unpacked: 0xff_ff_ff_fe } }),
      'This workbook has more than 400 MB once it is unpacked',
    ],
    [
      'one with 2,000,000 rows',
      archiveOf({ ...workbookParts, 'xl/worksheets/sheet1.xml': '<row/>'.repeat(2_000_000) }),
      'A sheet of this workbook has more than 1,00,000 rows',
    ],
    [
      'one with 5,000,001 cells',
      archiveOf({ ...workbookParts, 'xl/worksheets/sheet1.xml': '<c />'.repeat(5_000_001) }),
      'A sheet of this workbook has more than 50,00,000 cells',
    ],
  ])('%s is refused within a second of work, with a sentence that says what it is', async (_, bytes, sentence) => {
    const start = cpuTime();
    await expect(readWorkbook(bytes)).rejects.toThrow(sentence);
    expect(cpuTime() - start).toBeLessThan(1000);
  });

  it('A sheet of 16,384 columns is refused with a sentence that names the row and how many can be read', async () => {
    const rows = [Array.from({ length: 16_384 }, (_, i) => `Column ${i}`)];
    await expect(readWorkbook(await workbookOf({ name: 'Wide', rows }))).rejects.toThrow(
      'Row 1 of the sheet “Wide” has 16,384 columns; up to 500 can be imported.',
    );
  });
});

describe('The sheets of a workbook', () => {
  const sheets: Sheets = [
    { name: 'Secret', hidden: true, rows: [['Name'], ['Nobody']] },
    { name: 'Students', rows: [['Name'], ['Asha']] },
  ];

  it('All sheets are named, with the hidden ones, and of several that are shown the first rows are read before one is asked for', async () => {
    const bytes = await workbookOf(...sheets);
    expect(await readWorkbook(bytes)).toEqual({
      sheets: [
        { name: 'Secret', isHidden: true },
        { name: 'Students', isHidden: false, head: [['Name'], ['Asha']] },
      ],
    });
    const { sheet } = await readWorkbook(bytes, { sheet: 'Students' });
    expect(linesOf(sheet?.text)).toEqual([['Name'], ['Asha']]);
  });

  it('A sheet that is not there any more is no sheet', async () => {
    await expect(readWorkbook(await workbookOf(...sheets), { sheet: 'Gone' })).rejects.toThrow('is missing');
  });

  it('Hidden rows and columns are counted, and left out where somebody says so; rows keep the numbers of the sheet', async () => {
    const bytes = await workbookOf({
      name: 'Students',
      rows: [
        ['Name', 'Notes', 'Year'],
        ['Asha', 'x', 1],
        ['Ravi', 'y', 2],
      ],
      columns: [{}, { hidden: true }, {}],
      rowDefs: new Map([[1, { hidden: true }]]),
    });
    const { sheet } = await readWorkbook(bytes);
    expect(sheet).toMatchObject({ hiddenRows: 1, hiddenColumns: 1 });
    expect(linesOf(sheet?.text)).toEqual([
      ['Name', 'Notes', 'Year'],
      ['Asha', 'x', '1'],
      ['Ravi', 'y', '2'],
    ]);
    const { sheet: shown } = await readWorkbook(bytes, { withoutHidden: true });
    expect(linesOf(shown?.text)).toEqual([['Name', 'Year'], '', ['Ravi', '2']]);
  });

  it('An empty sheet has no line', async () => {
    const { sheet } = await readWorkbook(await workbookOf({ name: 'Empty', rows: [] }));
    expect(sheet?.text).toBe('');
  });
});
