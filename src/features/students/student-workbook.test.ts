import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { exportWorkbook } from '#src/records/list/workbook.ts';
import { type Student, studentFields } from './student.ts';

const student: Student = {
  id: '00017',
  name: '=HYPERLINK("http://x.example")',
  rollNo: '0042',
  email: 'al@x.example',
  department: 'Civil',
  year: 2,
  semester: 3,
  phone: '+919876543210',
  dateOfBirth: '2004-05-31',
  admissionDate: 'in July',
  currentCGPA: 8.25,
  attendance: { percentage: 91.5 },
  totalFee: 120_000,
  createdAt: '2024-07-01T08:00:00.000Z',
};

const sheetsOf = async (conditions: readonly string[] = []) => {
  const file = await exportWorkbook(studentFields, [[student]], {
    name: 'Students',
    conditions,
    now: new Date(2026, 4, 18, 9, 30),
  });
  return (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets;
};

it.each([
  ['Name', '=HYPERLINK("http://x.example")'],
  ['Roll No', '0042'],
  ['Phone', '+919876543210'],
  ['Id', '00017'],
  ['Year', 2],
  ['Current CGPA', 8.25],
  ['Attendance %', 91.5],
  ['Total Fee', 120_000],
  ['Date of Birth', new Date('2004-05-31T00:00Z')],
  ['Admission Date', 'in July'],
  ['Created At', '2024-07-01T08:00:00.000Z'],
  ['Address', null],
])('A workbook of students has under %s a cell that is %j', async (title, value) => {
  const [sheet] = await sheetsOf();
  const [titles = [], cells = []] = sheet?.rows ?? [];
  expect(titles).toContain(title);
  expect(cells[titles.indexOf(title)] ?? null).toEqual(value);
});

it.each([
  [[], [['Listed', 'All']]],
  [
    ['Search: "rao"', 'Department: Civil'],
    [
      ['Listed', 'Search: "rao"'],
      [null, 'Department: Civil'],
    ],
  ],
])('A workbook of what is listed by %j says so, with its day and the number of its rows', async (conditions, lines) => {
  const [, about] = await sheetsOf(conditions);
  expect(about?.name).toBe('About this file');
  const [heading, day, ...rest] = about?.rows ?? [];
  expect(heading?.[0]).toBe('About this file');
  expect(day).toEqual(['Exported on', expect.stringMatching(/18.*2026.*9:30/)]);
  expect(rest).toEqual([['Rows', '1'], ...lines]);
});
