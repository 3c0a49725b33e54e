import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import type { components } from '#openapi/schema.gen.ts';
import { leftRowsCsv, templateCsv, templateWorkbook } from './own-files.ts';
import { csvFields, exportCsv as exportOf, exportName, titleOf } from '#src/records/list/csv-columns.ts';
import { parseCsv, textOfFile } from '#src/platform/csv/read.ts';
import { studentFields } from '#src/features/students/student.ts';
import { checkFile } from '#tests/check-import.ts';

const exportCsv = (students: readonly Student[]) => exportOf(studentFields, [students]);

type Student = components['schemas']['Student'];

const textOf = async (file: Promise<Blob>) => (await textOfFile(await file)).text;
const bare = { id: 's1', name: 'Al', rollNo: 'C-01', email: 'al@x.example', department: 'Civil', year: 1, semester: 1 };

describe('An export', () => {
  it.each<[string, Partial<Student>]>([
    ['a formula', { name: '=HYPERLINK("http://evil.example")', address: '@SUM(A1:A9)', company: '-1+1' }],
    ['what a disarmed formula looks like', { name: "'=1+1", address: "''+1" }],
    ['quotes, commas, line breaks', { name: 'Rao, "Asha"', address: '12 Lake Road\r\nPune\n"India"' }],
    ['white space at the ends', { name: ' Asha ', address: '\tPune' }],
    ['any script', { name: 'आशा राव', address: '東京 😀' }],
    ['nothing optional', {}],
    ['zeros', { currentCGPA: 0, totalFee: 0, paidAmount: 0, attendance: { percentage: 0 } }],
    ['long decimals', { currentCGPA: 8.333333333333334, packageAmount: 1e-7 }],
    ['a department of its own', { department: 'Marine Engineering' }],
    ['a leading plus', { phone: '+919876543210', bloodGroup: 'O+' }],
  ])('re-imports without a change when a record holds %s', async (_, part) => {
    const students = [{ ...bare, ...part }];
    expect((await checkFile(await textOf(exportCsv(students)), students)).same).toHaveLength(1);
  });

  it('holds every record in the given order, and no cell that a spreadsheet would execute', async () => {
    const text = await textOf(
      exportCsv([
        { ...bare, name: 'Zoya' },
        { ...bare, name: '=Asha' },
      ]),
    );
    expect(text.indexOf('Zoya')).toBeLessThan(text.indexOf("'=Asha"));
    expect(text).not.toMatch(/(?:^|,|\n)=/);
  });

  it('holds every field of a record, a description of its selection, and its date', async () => {
    const full: Student = {
      ...bare,
      phone: '9876543210',
      address: 'Pune',
      dateOfBirth: '2004-05-31',
      bloodGroup: 'O+',
      gender: 'Female',
      status: 'Active',
      admissionDate: '2024-07-01',
      currentCGPA: 8.25,
      attendance: { percentage: 91.5 },
      totalCredits: 96,
      totalFee: 120_000,
      paidAmount: 20_000,
      pendingAmount: 100_000,
      feeStatus: 'Pending',
      placementStatus: 'Placed',
      company: 'Tarang Labs',
      packageAmount: 6.5,
      createdAt: '2024-07-01T08:00:00.000Z',
      updatedAt: '2026-05-01T08:00:00.000Z',
    };
    const { titles, rows } = await parseCsv(await textOf(exportCsv([full])));
    const { attendance: _, ...plain } = full;
    expect(rows[0]?.cells.toSorted()).toEqual([...Object.values(plain).map(String), '91.5'].toSorted());
    expect(new Set(titles).size).toBe(rows[0]?.cells.length);
  });

  it('begins with its first heading, without a byte order mark', async () => {
    const [first] = new Uint8Array(await (await exportCsv([bare])).arrayBuffer());
    expect(first).toBe('N'.charCodeAt(0));
  });

  it('names its file after the day and the number of records', () => {
    expect(exportName('students', 970, 'csv', new Date(2026, 4, 8))).toBe('students-2026-05-08-970.csv');
  });
});

it('The import template can be imported', async () => {
  const plan = await checkFile((await textOfFile((await templateCsv())[1])).text);
  expect(plan).toMatchObject({ new: [{ name: 'Asha Rao' }], wrong: [], ignored: [] });
});

it('The template omits columns set by the server, and has an example below each heading', async () => {
  const [called, file] = await templateCsv();
  expect(called).toBe('students-template.csv');
  const [headings = '', example = '', ...others] = (await file.text()).trim().split(/\r?\n/);
  const columns = csvFields(studentFields);
  const titles = (isReadOnly: boolean) =>
    columns
      .filter(([, { readOnly }]) => Boolean(readOnly) === isReadOnly)
      .map(([name]) => titleOf(studentFields, name));
  expect(headings).toBe(titles(false).join(','));
  expect(titles(true).length).toBeGreaterThan(0);
  expect(example.split(',')).toContain(studentFields.name.csv.example);
  expect(others).toEqual([]);
});

it('The template as a workbook has the headings of the CSV file, and the example with days as days and figures as figures', async () => {
  const [called, file] = await templateWorkbook();
  expect(called).toBe('students-template.xlsx');
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  const [headings = [], example = [], ...others] = sheets[0]?.rows ?? [];
  const [csvHeadings] = (await (await templateCsv())[1].text()).split('\r\n');
  expect(headings.join(',')).toBe(csvHeadings);
  const { rollNo, phone, dateOfBirth, year } = studentFields;
  const exampleOf = ({ csv: { title } }: { csv: { title: string } }) => example[headings.indexOf(title)];
  expect([rollNo, phone, dateOfBirth, year].map(exampleOf)).toEqual([
    rollNo.csv.example,
    phone.csv.example,
    new Date(`${dateOfBirth.csv.example}T00:00Z`),
    Number(year.csv.example),
  ]);
  expect(others).toEqual([]);
});

it.each([
  ['students.csv', 'students-not-imported.csv'],
  ['students.2026.csv', 'students.2026-not-imported.csv'],
  ['students', 'students-not-imported.csv'],
  ['.csv', 'rows-not-imported.csv'],
])('The rows of %s that were not imported are in a file called %s', async (file, name) => {
  const [called] = await leftRowsCsv(file, { titles: [], lineWord: 'Line' }, []);
  expect(called).toBe(name);
});

it('A row that was not imported is in its file unchanged, with its line and the reason', async () => {
  const row = { line: 7, cells: ['CS1', ''] };
  const [, csv] = await leftRowsCsv('a.csv', { titles: ['Roll No', 'Name', 'Year'], lineWord: 'Line' }, [
    { row, reason: 'Name is required' },
  ]);
  expect((await csv.text()).trim().split(/\r?\n/)[1]).toBe('CS1,,,7,Name is required');
});
