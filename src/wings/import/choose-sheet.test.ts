import { expect, it } from 'vitest';
import { exportWorkbook } from '#src/records/list/workbook.ts';
import { readWorkbook, type SheetName } from '#src/platform/workbook/read.ts';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { asha } from '#tests/check-import.ts';
import { sheetOfStudents } from './choose-sheet.ts';
import { templateWorkbook } from './own-files.ts';

const sheet = (name: string, ...head: readonly string[]): SheetName => ({
  name,
  isHidden: name.startsWith('hidden'),
  head: head.map((line) => line.split(',')),
});
const students = sheet('Students', 'Roll No,Name,Email', 'CE26001,Asha,a@example.com');
const titled = sheet('2026', 'Students of 2026', '', 'Roll\nNumber,Student Name', 'CE26001,Asha');
const foreign = sheet('Export', 'Student_Number,Last_Name,First_Name', 'PS1,Rao,Asha');
const notes = sheet('Notes', 'Students', 'Name,of the file', 'Asked for by,the office');
const about = sheet('About this file', 'About this file,', 'Rows,2', 'Listed,Department: Civil');
const lookup = sheet('Lists', 'Department,Year', 'Civil,1');

it.each<[string, string | undefined, readonly SheetName[]]>([
  ['the only sheet with headings', 'Students', [notes, students]],
  ['an export of the portal', 'Students', [students, about]],
  ['a sheet with a title above its headings', '2026', [about, titled]],
  ['a sheet with the headings of another program', 'Export', [notes, foreign]],
  [
    'the sheet that is shown, where a hidden one has headings too',
    'Students',
    [sheet('hidden', 'Roll No,Name'), students],
  ],
  ['nothing of two sheets of students', undefined, [students, titled]],
  ['nothing of students and a list with headings of students', undefined, [students, lookup]],
  ['nothing of notes', undefined, [notes, about]],
  ['nothing that is hidden', undefined, [notes, sheet('hidden', 'Roll No,Name')]],
  ['nothing of sheets whose rows are not known', undefined, [{ name: 'Students', isHidden: false }]],
])('Of a workbook, %s is taken without a question', (_, name, sheets) => {
  expect(sheetOfStudents(sheets)).toBe(name);
});

it.each([
  ['An export', () => exportWorkbook<Student>(studentFields, [[asha]], { name: 'Students', conditions: [] })],
  ['The template', async () => (await templateWorkbook())[1]],
])('%s of the portal is imported again without a question for its sheet', async (_, write) => {
  const { sheets } = await readWorkbook(new Uint8Array(await (await write()).arrayBuffer()));
  expect(sheets).toHaveLength(2);
  expect(sheetOfStudents(sheets)).toBe('Students');
});
