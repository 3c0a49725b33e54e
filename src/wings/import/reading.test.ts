import { expect, it } from 'vitest';
import { isRecordLine, orderInHeading, repeatedIn, spellingsOf } from './reading.ts';

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

it.each([
  [
    ['email', 'email', 'year'],
    [0, 1],
  ],
  [
    ['name', 'name.0'],
    [0, 1],
  ],
  [
    ['name.2', 'name'],
    [0, 1],
  ],
  [
    ['name.0', 'name.0'],
    [0, 1],
  ],
  [['name.0', 'name.1', 'name.2'], []],
  [['', '', 'year'], []],
])('Of the columns %j, these are for the same field: %j', (targets, repeated) => {
  expect([...repeatedIn({ targets }).keys()]).toEqual(repeated);
});
