import { describe, expect, it } from 'vitest';
import { createRowReader, fieldOf } from '#src/records/import/reading.ts';
import { readImport } from '#tests/check-import.ts';
import { studentFields } from '../student.ts';
import { studentImport } from './student-import.ts';
import { studentProposals } from './student-proposals.ts';

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

const headings = Object.entries(studentProposals.headings).flatMap(([target, some]) =>
  some.map((heading) => [heading, target] as const),
);
const meanings = Object.entries(studentProposals.shortForms).flatMap(([name, forms]) =>
  Object.entries(forms).map(([value, words]) => [name, value, words] as const),
);

describe('What other programs write in a file of students', () => {
  it.each(headings)('The heading %s is proposed as %s', async (heading, target) => {
    const text = `${heading},Remarks\n${cells[fieldOf(target)] ?? 'Asha'},x`;
    expect((await readImport(studentImport, text, [])).reading.targets).toEqual([target, '']);
  });

  it.each(meanings)('The %s %s has short forms that stand for nothing else', async (name, value, words) => {
    const { file, reading } = await readImport(studentImport, [name, ...words].join('\n'), []);
    const read = createRowReader(file, reading, studentFields);
    expect(file.table.rows.map(({ cells: row }) => [row[0], read(row).given[name]])).toEqual(
      words.map((word) => [word, value]),
    );
  });
});
