import { describe, expect, it } from 'vitest';
import { readHeader } from './header.ts';
import { CSV_FIELDS, titleOf } from './student-fields.ts';

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
    expect(readHeader([title])).toEqual({ fields: [field], unknown: [], repeated: [] });
  });

  it('knows every heading that an export has, and every name of the contract', () => {
    expect(readHeader(CSV_FIELDS.map(titleOf)).fields).toEqual(CSV_FIELDS);
    expect(readHeader(CSV_FIELDS).fields).toEqual(CSV_FIELDS);
  });

  it('names the columns that it does not know, and those that are there twice', () => {
    expect(readHeader(['name', 'Hostel', '', 'roll_no', 'Roll No'])).toEqual({
      fields: ['name', undefined, undefined, 'rollNo', 'rollNo'],
      unknown: ['Hostel'],
      repeated: ['rollNo'],
    });
  });
});
