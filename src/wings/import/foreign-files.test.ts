import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readImport } from '#tests/check-import.ts';
import { textOfFile } from '#src/platform/csv/read.ts';
import { studentFields } from '#src/features/students/student.ts';
import { questionsOf, type Reading, repeatedIn } from './reading.ts';

/** What somebody is asked of a file before it is checked, and what comes of each of its rows. */
interface Outcome {
  readonly isGuessed?: boolean;
  /** Whether the step that says how a file is read comes first. */
  readonly isAsked: boolean;
  /** The fields whose dates or amounts can be read in two ways. */
  readonly asked?: readonly string[];
  /** What is answered to that. */
  readonly answers?: Partial<Reading>;
  readonly facts?: readonly string[];
  readonly leftOut?: readonly string[];
  readonly stored: readonly Readonly<Record<string, string>>[];
  /** By line. */
  readonly refused?: Readonly<Record<number, RegExp>>;
  readonly warned?: Readonly<Record<number, RegExp>>;
}

const ava = { department: 'Civil', year: '1', semester: '1' };

const outcomes: Readonly<Record<string, Outcome>> = {
  'decimal-comma-silent.csv': {
    isAsked: false,
    facts: ['Total Fee: 125,50 is ₹125.50', 'Paid Amount: 100,25 is ₹100.25', 'Package (LPA): 6,50 is 6.5 LPA'],
    stored: [{ totalFee: '125.5', paidAmount: '100.25', packageAmount: '6.5', company: 'Nimbus Labs' }],
  },
  'us-dates-silent.csv': {
    isAsked: false,
    facts: ['Date of Birth: month first, as 12/31/2006 shows: 5/7/2006 is 7 May 2006'],
    stored: [{ dateOfBirth: '2006-05-07' }, { dateOfBirth: '2006-12-31' }],
  },
  'us-dates.csv': {
    isAsked: false,
    facts: [
      'Date of Birth: month first, as 12/31/2006 shows: 5/7/2006 is 7 May 2006; a year of two digits is the last one that lies in the past (5/7/06); 38844 is a spreadsheet’s number for 7 May 2006, counted from 1900',
    ],
    stored: ['2006-12-31', '2006-05-07', '2006-05-07', '2006-05-07', '2006-05-07', '2006-05-07'].map((dateOfBirth) => ({
      dateOfBirth,
    })),
  },
  'first-last.csv': {
    isAsked: true,
    facts: ['Roll No: from the column Student ID', 'Name: joined from First Name, MI, Last Name'],
    stored: [
      { rollNo: '0012345', name: 'Ava Q Stone', email: 'ava.s2@example.com', ...ava },
      { rollNo: '0012346', name: 'Ben Hale', ...ava },
    ],
  },
  'invisible-marks.csv': {
    isAsked: false,
    stored: [{ name: 'Dev Oak', email: 'dev.inv@example.com', phone: '+919876543210' }],
  },
  'phones.csv': {
    isAsked: false,
    stored: [
      { name: 'Ben Hale', phone: '9876543210' },
      { name: 'Cara Finch', phone: '+919876543210' },
      { name: 'Dev Oak', phone: '+919876543210' },
      { name: 'Eli Rook', phone: '9876543210' },
      { name: 'Fay Moss', phone: '9876543210' },
      { name: 'Hana Pike', phone: '9876543210' },
    ],
    refused: {
      2: /^Phone: The spreadsheet has made a number of it and cut its digits/,
      8: /^Phone: There are two phone numbers/,
    },
  },
  'powerschool-like.csv': {
    isAsked: true,
    asked: ['dateOfBirth'],
    answers: { notations: { dateOfBirth: 'month' } },
    facts: [
      'Date of Birth: from the column DOB; month first, as chosen: 5/7/2006 is 7 May 2006',
      'Gender: F is Female',
      'Name: joined from First_Name, Middle_Name, Last_Name',
    ],
    leftOut: ['Grade_Level'],
    stored: [
      { name: 'Ava Q Stone', rollNo: '1001234', gender: 'Female', dateOfBirth: '2006-05-07', phone: '9876543210' },
    ],
  },
  'windows-1252.csv': {
    isGuessed: true,
    isAsked: false,
    stored: [
      { name: 'José Nuñez', rollNo: 'ME26901' },
      { name: 'Zoë Müller', rollNo: 'ME26902' },
    ],
  },
};

describe('A file as a registrar’s office exports it', () => {
  it.each(Object.entries(outcomes))(
    '%s: the import asks, reads, refuses, warns and stores as expected',
    async (name, outcome) => {
      const { isGuessed = false, isAsked, asked = [], answers = {}, facts = [], leftOut = [] } = outcome;
      const { stored, refused = {}, warned = {} } = outcome;
      const content = await textOfFile(new Blob([readFileSync(`src/wings/import/fixtures/${name}`)]));
      const proposed = await readImport(content.text, []);
      expect([content.isGuessed, !proposed.isCertain]).toEqual([isGuessed, isAsked]);
      expect(questionsOf(proposed.file, proposed.reading, studentFields).map(({ field }) => field)).toEqual(asked);
      expect(repeatedIn(proposed.reading).size).toBe(0);

      const { plan } = await readImport(content.text, [], { choices: answers });
      expect(plan.facts.map(({ title, text }) => `${title}: ${text}`)).toEqual(expect.arrayContaining([...facts]));
      expect(plan.ignored).toEqual(leftOut);
      expect(plan.new.map(({ values }) => values)).toMatchObject(stored);
      const byLine = (part: 'problems' | 'warnings', rows: typeof plan.new) =>
        Object.fromEntries(
          rows.flatMap((row) => {
            const said = row[part].map(({ column, reason }) => `${column}: ${reason}`).join('; ');
            return said ? [[row.row.line, said]] : [];
          }),
        );
      const matching = (reasons: Readonly<Record<number, RegExp>>) =>
        Object.fromEntries(Object.entries(reasons).map(([line, reason]) => [line, expect.stringMatching(reason)]));
      expect(byLine('problems', plan.wrong)).toEqual(matching(refused));
      expect(byLine('warnings', plan.new)).toEqual(matching(warned));
    },
  );

  it('powerschool-like.csv is refused until a person says which of its numbers is the month', async () => {
    const { text } = await textOfFile(new Blob([readFileSync('src/wings/import/fixtures/powerschool-like.csv')]));
    const { plan } = await readImport(text, []);
    expect(plan).toMatchObject({
      new: [],
      wrong: [{ problems: [{ reason: expect.stringMatching(/^Day or month may come first/) }] }],
    });
  });
});
