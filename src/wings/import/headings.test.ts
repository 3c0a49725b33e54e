import { describe, expect, it } from 'vitest';
import { studentFields } from '#src/features/students/student.ts';
import { csvFields, titleOf } from '#src/records/list/csv-columns.ts';
import { fieldOfHeading, isImported, isRecordLine, orderInHeading, spellingsOf } from './headings.ts';

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
    expect(fieldOfHeading(title)).toBe(field);
  });

  it('Every heading of an export and every field name of the contract are recognised', () => {
    expect(names.map((name) => fieldOfHeading(titleOf(studentFields, name)))).toEqual(names);
    expect(names.map(fieldOfHeading)).toEqual(names);
  });

  it.each(['Student ID', 'studentId', 'sourcedId', 'Hostel', ''])(
    'The heading %j is not recognised with certainty',
    (title) => {
      expect(fieldOfHeading(title)).toBeUndefined();
    },
  );
});

it('Of what the server works out, an import uses only who a row is about and as of when', () => {
  const readOnly = Object.entries(studentFields).flatMap(([name, field]) => ('readOnly' in field ? [name] : []));
  expect(readOnly.filter((name) => isImported(name)).toSorted()).toEqual(['id', 'updatedAt']);
});

it.each([
  ['Email (required)', 'email'],
  ['Name *', 'name'],
  ['Year (1-4)', 'year'],
  ['Paid Amount [INR]', 'paidamount'],
  ['CGPA (out of 10)', 'cgpa'],
  ['Date of Birth (DD/MM/YYYY)', 'dateofbirth'],
  ['STUDENTS.First_Name', 'firstname'],
  ['[39]STUDENT_ID', 'studentid'],
])('The heading %s may also be %s', (title, spelling) => {
  expect(spellingsOf(title)).toContain(spelling);
});

it.each(['Total Fee (in lakhs)', 'Fee (USD)', 'Attendance (days)', 'CGPA (out of 4)', 'Phone (Father)'])(
  'Brackets in the heading %s make it another column',
  (title) => {
    expect(new Set(spellingsOf(title)).size).toBe(1);
  },
);

it.each([
  ['Date of Birth (DD/MM/YYYY)', 'day'],
  ['DOB dd-mm-yy', 'day'],
  ['Birth date (mm/dd/yyyy)', 'month'],
])('The heading %s gives the date order %s first', (title, order) => {
  expect(orderInHeading(title)).toBe(order);
});

it.each(['Date of Birth', 'Date (YYYY-MM-DD)'])('The heading %s gives no date order', (title) => {
  expect(orderInHeading(title)).toBeUndefined();
});

it.each([
  [['Asha Rao', 'asha@example.com', '9876543210', 'CS101'], true],
  [['CS101', 'Asha Rao', '8.5'], true],
  [['Name', 'Roll No', 'Fee 2025', 'Marks (of 600)', '10th %', 'emailAddress1', ''], false],
])('The first line %j of a file is a record: %s', (titles, isRecord) => {
  expect(isRecordLine(titles)).toBe(isRecord);
});
