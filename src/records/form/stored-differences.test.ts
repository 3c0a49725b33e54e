import { expect, it } from 'vitest';
import { type Student, studentFields as fields } from '#src/features/students/student.ts';
import type { Texts } from '../fields/field.ts';
import { differenceSentences, storedDifferences } from './stored-differences.ts';

const stored: Student = {
  id: 's1',
  name: 'Asha Rao',
  email: 'asha@university.example',
  rollNo: 'CS2101',
  department: 'Civil',
  year: 2,
  semester: 3,
  totalFee: 1000,
  paidAmount: 120_000,
  attendance: { percentage: 90 },
};
const said = (sent: Texts, row: Student | undefined = stored) =>
  differenceSentences(storedDifferences(fields, sent, row));

it.each<[what: string, sent: Texts, row: Partial<Student>, sentences: readonly string[]]>([
  [
    'swapped fees',
    { totalFee: '120000', paidAmount: '1000' },
    {},
    ['Total fee: ₹1,20,000 was sent, and ₹1,000 is stored.', 'Paid: ₹1,000 was sent, and ₹1,20,000 is stored.'],
  ],
  ['an ignored attendance', { attendance: '50' }, {}, ['Attendance: 50% was sent, and 90% is stored.']],
  ['a dropped roll number', { rollNo: 'CS1' }, { rollNo: '' }, ['Roll number: CS1 was sent, and N/A is stored.']],
  ['another year', { year: '1' }, { year: 4 }, ['Year: 1st was sent, and 4th is stored.']],
])('A record stored with %s: each field is named, with what was sent and what is stored', (_, sent, row, sentences) => {
  expect(said(sent, { ...stored, ...row })).toEqual(sentences);
});

it.each<[what: string, sent: Texts, row: Student | undefined]>([
  ['the same values', { year: '2', attendance: '90' }, stored],
  [
    'an address in small letters, and a name without blanks around it',
    { email: 'Asha@University.example', name: ' Asha Rao ' },
    stored,
  ],
  ['fields that were not sent', {}, stored],
  ['no record in the answer', { year: '4' }, undefined],
])('Nothing is stored otherwise where an answer has %s', (_, sent, row) => {
  expect(storedDifferences(fields, sent, row)).toEqual([]);
});
