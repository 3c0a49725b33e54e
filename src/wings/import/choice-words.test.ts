import { describe, expect, it } from 'vitest';
import { readImport } from '#tests/check-import.ts';
import { studentFields } from '#src/features/students/student.ts';
import { unknownWords } from './reading.ts';

const head = ['Name', 'Roll No', 'Email', 'Department', 'Year', 'Semester'];

/** A file of newcomers that has these words in the column of a field. */
function fileOf(column: string, words: readonly string[]): string {
  const titles = head.includes(column) ? head : [...head, column];
  const usual = ['Ava Stone', '', '', 'Civil', '1', '1'];
  const rows = words.map((word, i) =>
    titles.map((title, at) => {
      if (title === column) return word;
      if (title === 'Roll No') return `CE26${100 + i}`;
      return title === 'Email' ? `ava${i}@example.com` : (usual[at] ?? '');
    }),
  );
  return [titles, ...rows].map((cells) => cells.join(';')).join('\n');
}

const read = (column: string, ...words: readonly string[]) => readImport(fileOf(column, words), []);

describe('A word of an imported file', () => {
  it.each([
    [
      'Year',
      'year',
      ['I', 'II', '3rd', 'Fourth Year', 'Ist', 'Y2', 'T.Y.', 'B.E.'],
      ['1', '2', '3', '4', '1', '2', '3', '4'],
    ],
    ['Semester', 'semester', ['VIII Sem', 'Sem-I', 'IInd', 'S3'], ['8', '1', '2', '3']],
    [
      'Department',
      'department',
      ['CIVIL ENGG', 'B.Tech Civil', 'Comp. Sc. & Engg.', 'E&TC', 'Dept. of Mechanical Engineering', 'EEE'],
      ['Civil', 'Civil', 'Computer Science', 'Electronics', 'Mechanical', 'Electrical'],
    ],
    [
      'Blood Group',
      'bloodGroup',
      ['O +ve', '0 Positive', 'AB−', 'A1 +ve', 'B Rh negative'],
      ['O+', 'O+', 'AB-', 'A+', 'B-'],
    ],
    ['Gender', 'gender', ['F', 'boy', 'T'], ['Female', 'Male', 'Other']],
    ['Status', 'status', ['A', 'withdrawn', '0'], ['Active', 'Inactive', 'Active']],
  ])('The column %s proposes a choice for an unknown word, and asks', async (column, field, words, choices) => {
    const { isCertain, plan } = await read(column, ...words);
    expect(plan.new.map(({ values }) => values[field])).toEqual(choices);
    expect(isCertain).toBe(false);
  });

  it('N/A in a column of choices is an empty cell and no question, and a required field is missing there', async () => {
    const { isCertain, plan } = await read('Blood Group', 'N/A', 'Not known', 'O+');
    expect(isCertain).toBe(true);
    expect(plan.new.map(({ values }) => values['bloodGroup'])).toEqual(['', '', 'O+']);
    const { plan: other } = await read('Department', 'N/A');
    expect(other.wrong).toMatchObject([{ problems: [{ reason: 'Department is required' }] }]);
  });

  it.each(['Bombay', 'A', 'IT'])(
    '%s in an imported column has no known meaning, and is refused until it is mapped',
    async (word) => {
      const { isCertain, plan } = await read(word === 'IT' ? 'Department' : 'Blood Group', word);
      expect(isCertain).toBe(false);
      expect(plan.wrong).toHaveLength(1);
    },
  );

  it.each([
    ['Blood Group', 'bloodGroup', ['O+', 'O +', 'o+'], 'O+'],
    ['Department', 'department', ['Computer Science', 'Computer  Science', 'computer.science'], 'Computer Science'],
  ])(
    'The column %s accepts each spelling of a choice of %s without a question',
    async (column, field, words, choice) => {
      const { isCertain, plan } = await read(column, ...words);
      expect(plan.wrong).toEqual([]);
      expect(plan.new.map(({ values }) => values[field])).toEqual([choice, choice, choice]);
      expect(isCertain).toBe(true);
    },
  );

  it('A word whose proposed choice is rejected is an error, and not an empty cell', async () => {
    const { plan } = await readImport(fileOf('Gender', ['F']), [], {
      choices: { words: { gender: { f: '' } } },
    });
    expect(plan.new).toEqual([]);
    expect(plan.wrong).toHaveLength(1);
  });

  it('A word that is the name of a property of every object stays a word', async () => {
    const { plan } = await read('Gender', 'F', 'constructor');
    expect(plan.new).toHaveLength(1);
    expect(plan.wrong).toHaveLength(1);
  });

  it('A word with an unknown meaning is listed once, as it is written first, with the number of its rows', async () => {
    const { file, reading } = await read('Department', 'Bombay', 'BOMBAY', 'Pune', 'Civil', 'bombay');
    expect(unknownWords(file, reading, studentFields).get('department')).toEqual([
      { key: 'bombay', text: 'Bombay', count: 3 },
      { key: 'pune', text: 'Pune', count: 1 },
    ]);
  });

  it('0 and 1 together in an imported column are not taken for codes', async () => {
    const { reading } = await read('Status', '0', '1');
    expect(reading.words).toEqual({});
  });
});
