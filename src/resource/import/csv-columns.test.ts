import { describe, expect, it } from 'vitest';
import { studentFields } from '../../domain/records/student.ts';
import { isCalendarDate } from '../../forms/schema.ts';
import { canonicalText, csvFields, readHeader as readHeaderOf, titleOf } from './csv-columns.ts';

const readHeader = (titles: readonly string[]) => readHeaderOf(titles, studentFields);
const names = csvFields(studentFields).map(([name]) => name);

describe('The first line of a file', () => {
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
  ])('%j is the column %s', (title, field) => {
    expect(readHeader([title])).toEqual({ names: [field], unknown: [], repeated: [] });
  });

  it('knows every heading that an export has, and every name of the contract', () => {
    expect(readHeader(names.map((name) => titleOf(studentFields, name))).names).toEqual(names);
    expect(readHeader(names).names).toEqual(names);
  });

  it('names the columns that it does not know, and those that are there twice', () => {
    expect(readHeader(['name', 'Hostel', '', 'roll_no', 'Roll No'])).toEqual({
      names: ['name', undefined, undefined, 'rollNo', 'rollNo'],
      unknown: ['Hostel'],
      repeated: ['rollNo'],
    });
  });
});

it.each([
  ['department', 'computer SCIENCE', 'Computer Science'],
  ['department', 'Aerospace', 'Aerospace'],
  ['bloodGroup', 'o+', 'O+'],
  ['gender', 'FEMALE', 'Female'],
  ['placementStatus', 'not placed', 'Not Placed'],
  ['status', 'active', 'Active'],
  ['year', '2.0', '2'],
  ['year', '2nd', '2nd'],
  ['currentCGPA', '8.50', '8.5'],
  ['totalFee', '1,20,000', '120000'],
  ['totalFee', '120,000.50', '120000.5'],
  ['totalFee', '1,2', '1,2'],
  ['dateOfBirth', '2004-05-06', '2004-05-06'],
  ['dateOfBirth', '6/5/2004', '2004-05-06'],
  ['dateOfBirth', '06-05-2004', '2004-05-06'],
  ['dateOfBirth', 'May 2004', 'May 2004'],
  ['name', '  Asha Rao ', 'Asha Rao'],
  ['phone', '9.19877E+11', '9.19877E+11'],
] as const)('%s %j is read as %j', (field, cell, value) => {
  expect(canonicalText(studentFields[field], cell)).toBe(value);
});

it.each([
  ['2004-02-29', true],
  ['2005-02-29', false],
  ['2004-13-01', false],
  ['2004-1-1', false],
  ['', false],
])('%j is a day of the calendar: %s', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});
