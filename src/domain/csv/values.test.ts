import { expect, it } from 'vitest';
import { canonical, isCalendarDate } from './values.ts';

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
  expect(canonical(field, cell, ['Computer Science'])).toBe(value);
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
