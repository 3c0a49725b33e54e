import { describe, expect, it } from 'vitest';
import { courseFields } from '#src/features/courses/course.ts';
import { studentFields } from '#src/features/students/student.ts';
import { isCalendarDate } from '#src/records/fields/schema.ts';
import { csvFields, titleOf } from '#src/records/list/csv-columns.ts';
import { canonicalText, isImported, knownHeadings, leftRowsCsv, plainHeading, templateCsv } from './csv-cells.ts';

const known = knownHeadings(studentFields);
const fieldOf = (title: string) => known.get(plainHeading(title));
const names = csvFields(studentFields).map(([name]) => name);

describe('The headings of an imported file', () => {
  it.each([
    ['rollNo', 'rollNo'],
    ['rollNumber', 'rollNo'],
    ['roll_no', 'rollNo'],
    ['ROLL NO.', 'rollNo'],
    [' Roll-Number ', 'rollNo'],
    ['cgpa', 'currentCGPA'],
    ['Current CGPA', 'currentCGPA'],
    ['attendance', 'attendance'],
    ['attendancePercentage', 'attendance'],
    ['attendance.percentage', 'attendance'],
    ['fee.total', 'totalFee'],
    ['fee.paid', 'paidAmount'],
    ['placement.status', 'placementStatus'],
    ['placement.company', 'company'],
    ['placement.package', 'packageAmount'],
    ['DOB', 'dateOfBirth'],
    ['E-mail', 'email'],
    ['Mobile Number', 'phone'],
    ['Full Name', 'name'],
  ])('The heading %j is the column %s', (title, field) => {
    expect(fieldOf(title)).toBe(field);
  });

  it('Every heading of an export and every field name of the contract are recognised', () => {
    expect(names.map((name) => fieldOf(titleOf(studentFields, name)))).toEqual(names);
    expect(names.map(fieldOf)).toEqual(names);
  });

  it.each(['Student ID', 'studentId', 'sourcedId', 'Hostel', ''])(
    'The heading %j is not recognised with certainty',
    (title) => {
      expect(fieldOf(title)).toBeUndefined();
    },
  );
});

it.each([
  ['department', 'computer SCIENCE', 'Computer Science'],
  ['department', 'Aerospace', 'Aerospace'],
  ['year', '३', '3'],
  ['phone', '+९१ ९८७६५.४३२१०', '+919876543210'],
  ['phone', '٩٨٧٦٥٤٣٢١٠.٠', '9876543210'],
  ['bloodGroup', 'o+', 'O+'],
  ['gender', 'FEMALE', 'Female'],
  ['placementStatus', 'not placed', 'Not Placed'],
  ['status', 'active', 'Active'],
  ['year', '2.0', '2'],
  ['year', '2nd', '2nd'],
  ['currentCGPA', '8.50', '8.5'],
  ['name', '  Asha Rao ', 'Asha Rao'],
  ['phone', '9.19877E+11', '9.19877E+11'],
] as const)('The %s %j is read as %j', (field, cell, value) => {
  expect(canonicalText(studentFields[field], cell)).toBe(value);
});

it.each([
  ['ACTIVE', 'true'],
  ['inactive', 'false'],
  ['perhaps', 'perhaps'],
])('The flag %j of a course is read as %j', (cell, value) => {
  expect(canonicalText(courseFields.isActive, cell)).toBe(value);
});

it('Of what the server works out, an import uses only who a row is about and as of when', () => {
  const readOnly = Object.entries(studentFields).flatMap(([name, field]) => ('readOnly' in field ? [name] : []));
  expect(readOnly.filter((name) => isImported(studentFields, name)).toSorted()).toEqual(['id', 'updatedAt']);
});

it.each([
  ['2004-02-29', true],
  ['2005-02-29', false],
  ['2004-13-01', false],
  ['2004-1-1', false],
  ['', false],
])('%j is a valid calendar date: %s', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});

it('The template omits columns set by the server, and has an example below each heading', async () => {
  const [headings = '', example = '', ...others] = (await (await templateCsv(studentFields)).text())
    .trim()
    .split(/\r?\n/);
  const columns = csvFields(studentFields);
  const titles = (isReadOnly: boolean) =>
    columns
      .filter(([, { readOnly }]) => Boolean(readOnly) === isReadOnly)
      .map(([name]) => titleOf(studentFields, name));
  for (const title of titles(false)) expect(headings).toContain(`"${title}"`);
  expect(titles(true).length).toBeGreaterThan(0);
  for (const title of titles(true)) expect(headings).not.toContain(`"${title}"`);
  expect(example).toContain(`"${studentFields.name.csv.example}"`);
  expect(others).toEqual([]);
});

it.each([
  ['students.csv', 'students-not-imported.csv'],
  ['students.2026.csv', 'students.2026-not-imported.csv'],
  ['students', 'students-not-imported.csv'],
  ['.csv', 'rows-not-imported.csv'],
])('The rows of %s that were not imported are in a file called %s', async (file, name) => {
  const [called] = await leftRowsCsv(file, [], []);
  expect(called).toBe(name);
});

it('A row that was not imported is in its file unchanged, with its line and the reason', async () => {
  const row = { line: 7, cells: ['CS1', ''] };
  const [, csv] = await leftRowsCsv('a.csv', ['Roll No', 'Name', 'Year'], [{ row, reason: 'Name is required' }]);
  expect((await csv.text()).trim().split(/\r?\n/)[1]).toBe('"CS1","","","7","Name is required"');
});
