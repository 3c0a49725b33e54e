import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { textOfFile } from '#src/platform/csv/read.ts';
import { readWorkbook } from '#src/platform/workbook/read.ts';
import { readImport } from '#tests/check-import.ts';
import { questionsOf, type Reading } from './reading.ts';

/*
 * Files that tools/workbooks/make.py writes with each program, of the same students. What is stored of them is what was
 * written, or somebody is told otherwise.
 */

const WORKBOOKS = 'src/platform/workbook/fixtures';
const TEXTS = 'src/wings/import/fixtures/programs';

interface Truth {
  readonly columns: readonly (readonly [heading: string, kind: string])[];
  readonly students: readonly (readonly (string | number | null)[])[];
}
const truth: Truth = JSON.parse(readFileSync('tools/workbooks/students.json', 'utf8'));
const names = truth.columns.map(
  ([heading]) => Object.entries(studentFields).find(([, { csv }]) => csv.title === heading)?.[0],
);

/** A student of the same department is there already: the import compares numbers with those that are stored. */
const known: Student = {
  id: 's1',
  name: 'Meera Iyer',
  email: 'meera@example.com',
  rollNo: '004218',
  phone: '+919876543299',
  department: 'Civil',
  year: 2,
  semester: 3,
};

const LOST_LETTERS = [
  'asked about its letters',
  'आशा राव refused, Name: The letters were lost when the file was saved',
];
const LOST_ZEROS = ['आशा राव warned, Roll No: A leading zero may be lost', 'आशा राव stored, Roll No: 4217 for 004217'];
/** pandas is given no sign for its workbooks. */
const NO_SIGN = ['José Núñez stored, Address: Lake Road for =Lake Road'];

/** What is said of a file, or stored otherwise; of all others nothing is. */
const said: Readonly<Record<string, readonly string[]>> = {
  'pandas-3.1.1-text-with-equals-sign.xlsx': ['refused: Cell J3 of this workbook holds a formula without a result'],
  'pandas-3.1.1.xlsx': NO_SIGN,
  'pandas-3.1.1.ods': NO_SIGN,
  // Both write no format into the cells of an .ods.
  'hucre-1.0.0.ods': LOST_ZEROS,
  'sheetjs-e965-0.20.3.ods': LOST_ZEROS,
  // It takes phone numbers for figures. What is stored can be dialled, and that there was a zero cannot be known.
  'csvkit-1.0.7-csvsort.csv': [
    'आशा राव warned, Phone: A leading plus may be lost',
    'आशा राव stored, Phone: 919876543210 for +919876543210',
    'Ravi Nair stored, Phone: 9876543212 for 09876543212',
  ],
  'gnumeric-1.12.55.csv': ['asked about attendance, 0.875', ...LOST_ZEROS],
  'libreoffice-7.4-de-DE.csv': LOST_LETTERS,
  'libreoffice-7.4-en-US.csv': LOST_LETTERS,
  'libreoffice-7.4-hi-IN.csv': LOST_LETTERS,
  // Its cells are separated by blanks.
  'r-4.2.2-table.txt': ['refused: The first line is a single cell'],
};

const answers: Readonly<Record<string, Partial<Reading>>> = {
  'gnumeric-1.12.55.csv': { notations: { attendance: 'part' } },
};

/** As far as its first sign of punctuation. */
const shortened = (reason: string) => reason.replace(/[.:,] .*$|\.$/s, '');

async function textOf(file: string) {
  const isSheet = /\.(?:xlsx|ods)$/.test(file);
  const bytes = readFileSync(`${isSheet ? WORKBOOKS : TEXTS}/${file}`);
  if (!isSheet) return { ...(await textOfFile(new Blob([bytes]))), isSheet };
  const { sheet } = await readWorkbook(new Uint8Array(bytes));
  return { text: sheet?.text ?? '', isGuessed: false, isSheet };
}

/** What somebody is asked and told of a file, and what is stored otherwise than it was written. */
async function outcomeOf(file: string): Promise<readonly string[]> {
  const { text, isGuessed, isSheet } = await textOf(file);
  const { plan, ...read } = await readImport(text, [known], { isSheet, choices: answers[file] ?? {} });
  const questions = questionsOf(read.file, read.reading, studentFields);
  const rows = [...plan.new, ...plan.wrong, ...plan.update, ...plan.same].toSorted((a, b) => a.row.line - b.row.line);
  expect(rows).toHaveLength(truth.students.length);
  return [
    ...(isGuessed ? ['asked about its letters'] : []),
    ...questions.map(({ field, example }) => `asked about ${field}, ${example}`),
    ...rows.flatMap(({ kind, values, problems, warnings }, i) => {
      const { [i]: student = [] } = truth.students;
      const told = [
        ...problems.map(({ column, reason }) => `refused, ${column}: ${shortened(reason)}`),
        ...warnings.map(({ column, reason }) => `warned, ${column}: ${shortened(reason)}`),
      ];
      const stored = names.flatMap((name = '', column) => {
        const written = String(student[column] ?? '');
        const { [name]: value = '' } = values;
        return kind === 'wrong' || value === written
          ? []
          : `stored, ${truth.columns[column]?.[0]}: ${value} for ${written}`;
      });
      return [...told, ...stored].map((one) => `${student[0]} ${one}`);
    }),
  ];
}

describe('A file of another program', () => {
  it.each([...readdirSync(WORKBOOKS), ...readdirSync(TEXTS)])(
    '%s is stored as it was written, or somebody is told',
    async (file) => {
      const outcome = await outcomeOf(file).catch((error: Error) => [`refused: ${shortened(error.message)}`]);
      expect(outcome).toEqual(said[file] ?? []);
    },
  );
});
