import { afterEach, describe, expect, it, vi } from 'vitest';
import { fieldOf } from './reading.ts';
import { createRowReader } from './row-reader.ts';
import { checkFile, readImport } from '#tests/check-import.ts';
import { studentFields } from '#src/features/students/student.ts';
import { proposedHeadings, shortForms } from './student-proposals.ts';

/** A cell that each field accepts: what a heading that is usual for two fields is, its column decides. */
const cells: Readonly<Record<string, string>> = {
  email: 'asha@mail.example',
  phone: '9876543210',
  dateOfBirth: '2006-05-07',
  gender: 'Female',
  bloodGroup: 'A+',
  department: 'Civil',
  year: '2',
  semester: '3',
  status: 'Active',
  admissionDate: '2026-08-24',
  currentCGPA: '8.5',
  totalFee: '1000',
  paidAmount: '1000',
  packageAmount: '6.5',
};

const headings = Object.entries(proposedHeadings).flatMap(([target, some]) =>
  some.map((heading) => [heading, target] as const),
);
const meanings = Object.entries(shortForms).flatMap(([name, forms]) =>
  Object.entries(forms).map(([value, words]) => [name, value, words] as const),
);

describe('What other programs write in a file of students', () => {
  it.each(headings)('The heading %s is proposed as %s', async (heading, target) => {
    const text = `${heading},Remarks\n${cells[fieldOf(target)] ?? 'Asha'},x`;
    expect((await readImport(text, [])).reading.targets).toEqual([target, '']);
  });

  it.each(meanings)('The %s %s has short forms that stand for nothing else', async (name, value, words) => {
    const { file, reading } = await readImport([name, ...words].join('\n'), []);
    const read = createRowReader(file, reading, studentFields);
    expect(file.table.rows.map(({ cells: row }) => [row[0], read(row).given[name]])).toEqual(
      words.map((word) => [word, value]),
    );
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const head = 'Roll No,Name,Email,Department,Year,Semester';

it('Implausible dates of a file are to be looked at, and their rows can be imported', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28), toFake: ['Date'] });
  const rows = [
    `${head},Date of Birth,Admission Date`,
    'F26001,Ava Stone,a1@example.com,Civil,1,1,1905/06/29,1905/07/17',
    'F26002,Ben Hale,a2@example.com,Civil,1,1,2006-12-05,2001-07-01',
    'F26003,Cara Finch,a3@example.com,Civil,1,1,2026-01-02,2027-12-01',
    'F26004,Dev Oak,a4@example.com,Civil,1,1,2006-12-05,2025-07-01',
  ];
  const plan = await checkFile(rows.join('\n'), []);
  const told = plan.new.map(({ warnings }) => warnings.map(({ column, reason }) => `${column}: ${reason}`));
  expect(told).toEqual([
    [
      'Date of Birth: Born before 1930: look whether the year is right',
      'Admission Date: Admitted before the age of 15: look whether the year is right',
    ],
    ['Admission Date: Admitted before the birth: look whether the year is right'],
    [
      'Date of Birth: Born this year: look whether the year is right',
      'Admission Date: Admitted in more than a year from now: look whether the year is right',
    ],
    [],
  ]);
});

it('A file may have its phone numbers, dates, amounts, years and marks in the digits of any script', async () => {
  const rows = [
    `${head},Date of Birth,Phone,Total Fee,Attendance %,Current CGPA`,
    'F26001,Ava Stone,a1@example.com,Civil,१,२,३१-०३-२००७,+९१ ९८७६५ ४३२०१,"₹१,१२,०००.००",७४.५%,८.२५',
    'F26002,Ben Hale,a2@example.com,Civil,١,٢,٠٤/٠٣/٢٠٠٧,٠٩٨٧٦٥٤٣٢١٠,١١٢٬٠٠٠٫٥,٧٤٫٥٪,٨٫٢٥',
  ];
  const plan = await checkFile(rows.join('\n'), []);
  const marks = { year: '1', semester: '2', attendance: '74.5', currentCGPA: '8.25' };
  expect(plan.wrong).toEqual([]);
  expect(plan.new.map(({ values }) => values)).toMatchObject([
    { ...marks, dateOfBirth: '2007-03-31', phone: '+919876543201', totalFee: '112000' },
    { ...marks, dateOfBirth: '2007-03-04', phone: '09876543210', totalFee: '112000.5' },
  ]);
});
