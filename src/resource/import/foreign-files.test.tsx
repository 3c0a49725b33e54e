import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readImport } from '../../../tests/check-import.ts';
import { studentImport } from '../../screens/admin/students/import/student-import.ts';
import { textOfFile } from '../../domain/csv/file-text.ts';
import type { Reading } from './reading.ts';

const FOLDER = 'src/resource/import/fixtures';

async function readFixture(name: string, choices: Partial<Reading> = {}) {
  const { text } = await textOfFile(new Blob([readFileSync(`${FOLDER}/${name}`)]));
  return readImport(studentImport, text, [], { choices });
}

describe('A file as a registrar has it', () => {
  it.each([
    {
      name: 'decimal-comma-silent.csv',
      what: 'has decimal commas, and needs no step',
      isCertain: true,
      values: [{ totalFee: '125.5', paidAmount: '100.25', packageAmount: '6.5' }],
      reasons: [],
    },
    {
      name: 'us-dates-silent.csv',
      what: 'has the month first, and needs no step',
      isCertain: true,
      values: [{ dateOfBirth: '2006-05-07' }, { dateOfBirth: '2006-12-31' }],
      reasons: [],
    },
    {
      name: 'us-dates.csv',
      what: 'has dates of five kinds, all read',
      isCertain: true,
      values: ['2006-12-31', '2006-05-07', '2006-05-07', '2006-05-07', '2006-05-07', '2006-05-07'].map(
        (dateOfBirth) => ({
          dateOfBirth,
        }),
      ),
      reasons: [],
    },
    {
      name: 'first-last.csv',
      what: 'has names in three columns, and a Student ID that is asked about',
      isCertain: false,
      values: [
        { rollNo: '0012345', name: 'Ava Q Stone' },
        { rollNo: '0012346', name: 'Ben Hale' },
      ],
      reasons: [],
    },
    {
      name: 'powerschool-like.csv',
      what: 'has a date that may be two, which is refused until somebody says which',
      isCertain: false,
      values: [],
      reasons: [/^Date of Birth: Day or month may come first/],
    },
  ])('$name $what', async ({ name, isCertain, values, reasons }) => {
    const read = await readFixture(name);
    expect(
      read.plan.wrong.map(({ problems }) => problems.map((one) => `${one.column}: ${one.reason}`).join('; ')),
    ).toEqual(reasons.map((reason) => expect.stringMatching(reason)));
    expect(read.plan.new.map((row) => row.values)).toMatchObject(values);
    expect(read.isCertain).toBe(isCertain);
  });

  it('powerschool-like.csv goes in with its months first, once somebody says so', async () => {
    const { plan } = await readFixture('powerschool-like.csv', { notations: { dateOfBirth: 'month' } });
    expect(plan.new.map(({ values }) => values)).toMatchObject([
      {
        name: 'Ava Q Stone',
        rollNo: '1001234',
        gender: 'Female',
        dateOfBirth: '2006-05-07',
        phone: '9876543210',
        email: 'ava.ps@example.com',
      },
    ]);
    expect(plan.facts.map(({ title, text }) => `${title}: ${text}`)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Date of Birth: .*month first, as chosen: 5\/7\/2006 is .*2006/),
        expect.stringMatching(/^Gender: F is Female/),
        'Name: joined from First_Name, Middle_Name, Last_Name',
      ]),
    );
  });
});
