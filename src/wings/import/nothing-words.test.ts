import { expect, it } from 'vitest';
import { checkFile } from '#tests/check-import.ts';
import { studentFields } from '#src/features/students/student.ts';
import { fieldChoices } from '#src/records/fields/choices.ts';
import { saysNothing } from './nothing-words.ts';
import type { StudentFields } from './headings.ts';

const usual = { Name: 'Ava Stone', 'Roll No': 'CE26001', Email: 'a@example.com', Department: 'Civil', Year: '1' };

/** A file of one newcomer, of whom it says this. */
function fileOf(said: Readonly<Record<string, string>>, others: readonly string[] = []) {
  const cells = { ...usual, Semester: '1', ...said };
  return [Object.keys(cells), Object.values(cells), ...others.map((line) => line.split(';'))]
    .map((line) => line.join(';'))
    .join('\n');
}

const words = ['NA', 'N/A', 'null', 'NULL', 'None', 'nan', 'NaN', 'NaT', '<NA>', String.raw`\N`, '(null)', '-'];
const machines = ['#N/A', '#VALUE!', '#REF!', '#DIV/0!', '#####', 'Err:502', 'undefined', '[object Object]'];

it.each([...words, ...machines])('%s says nothing in any column, and the person is told so', async (word) => {
  const titles = ['Address', 'Phone', 'Date of Birth', 'Current CGPA', 'Blood Group', 'Gender', 'Company'];
  const { wrong, new: added, facts } = await checkFile(fileOf(Object.fromEntries(titles.map((one) => [one, word]))));
  expect(wrong).toEqual([]);
  const { address, phone, dateOfBirth, currentCGPA, bloodGroup, gender, company } = added[0]?.values ?? {};
  expect([address, phone, dateOfBirth, currentCGPA, bloodGroup, gender, company]).toEqual(titles.map(() => ''));
  expect(facts).toEqual(titles.map((title) => ({ title, text: `1 cell says nothing and counts as empty (${word})` })));
});

it.each(['Name', 'Roll No', 'Email', 'Department', 'Year'])(
  'NA in the column %s is as good as empty',
  async (title) => {
    const { wrong } = await checkFile(fileOf({ [title]: 'NA' }));
    expect(wrong).toMatchObject([
      { problems: [{ column: title, reason: expect.stringMatching(/ (?:is|are) required$/) }] },
    ]);
  },
);

const sentences = ['unknown', 'Not known', 'Not available', 'NOT APPLICABLE'];
const optional = ['Address', 'Phone', 'Date of Birth', 'Blood Group', 'Gender', 'Company', 'Placement', 'Total Fee'];

it.each(sentences)('%s is no value of any column, and the person is told so', async (word) => {
  const { wrong, new: added, facts } = await checkFile(fileOf(Object.fromEntries(optional.map((one) => [one, word]))));
  expect(wrong).toEqual([]);
  expect(Object.values(added[0]?.values ?? {})).not.toContain(word);
  expect(facts.filter(({ text }) => text.endsWith(`counts as empty (${word})`))).toHaveLength(optional.length);
});

it.each(sentences)('%s is no name, and of a name in parts it is left out and told', async (word) => {
  const { wrong } = await checkFile(fileOf({ Name: word }));
  expect(wrong).toMatchObject([{ problems: [{ reason: 'Name is required' }] }]);
  const { new: added, facts } = await checkFile(
    `First Name,Last Name,Roll No,Email,Department,Year,Semester\nAva,${word},CE26100,b@example.com,Civil,1,1`,
  );
  expect(added).toMatchObject([{ values: { name: 'Ava' } }]);
  expect(facts).toMatchObject([{ title: 'Name', text: expect.stringContaining(`counts as empty (${word})`) }]);
});

it('No choice of a student is called by a word that says nothing', () => {
  const choices = Object.values<StudentFields[string]>(studentFields).flatMap((field) => fieldChoices(field) ?? []);
  expect(choices.length).toBeGreaterThan(20);
  expect(choices.filter(({ value, label }) => saysNothing(value) || saysNothing(label))).toEqual([]);
});

it('A name with unknown in it is imported with a doubt, and an address with such words says something', async () => {
  const { new: added } = await checkFile(fileOf({ Name: 'Ava Unknown', Address: 'Not Available Road 5, Pune' }));
  expect(added).toMatchObject([
    {
      values: { name: 'Ava Unknown', address: 'Not Available Road 5, Pune' },
      warnings: [{ column: 'Name', reason: expect.stringContaining('“Unknown” may stand') }],
    },
  ]);
});

it('Cells that say nothing are counted over the whole column, with each word for it', async () => {
  const others = ['NA', 'null', 'Pune'].map((word, i) => `Ben Hale;CE2610${i};b${i}@example.com;Civil;1;1;${word}`);
  const { facts } = await checkFile(fileOf({ Address: 'NA' }, others));
  expect(facts).toEqual([{ title: 'Address', text: '3 cells say nothing and count as empty (NA, null)' }]);
});

it('NA changes nothing of a stored student', async () => {
  const stored = { id: 's1', name: 'Ava Stone', rollNo: 'CE26001', email: 'a@example.com', department: 'Civil' };
  const roster = [{ ...stored, year: 1, semester: 1, phone: '9876543210' }];
  expect(await checkFile('Roll No,Name,Phone\nCE26001,NA,NA', roster)).toMatchObject({ same: [{}] });
});

it.each(['#12, Lake Road', '12 Lake Road', 'NA Road', 'Null Bazar', '0', '#5'])(
  'The address %s says something',
  async (Address) => {
    expect((await checkFile(fileOf({ Address }))).new).toMatchObject([{ values: { address: Address }, warnings: [] }]);
  },
);

it.each(['Nil', '-'])('%s in a column of rupees may stand for 0, and is refused with the reason', async (word) => {
  const { wrong } = await checkFile(fileOf({ 'Total Fee': word }));
  expect(wrong).toMatchObject([{ problems: [{ reason: /^This may stand for 0 or for nothing/ }] }]);
});

it.each([
  ['Null Kumar', 'Null'],
  ['Ava nan', 'nan'],
  ['Yoon Na', 'Na'],
  ['Ava undefined', 'undefined'],
  ['#REF! Stone', '#REF!'],
])('The name %s is imported with the doubt whether %s is a part of it', async (Name, word) => {
  const { new: added } = await checkFile(fileOf({ Name }));
  expect(added).toMatchObject([
    { values: { name: Name }, warnings: [{ column: 'Name', reason: expect.stringContaining(`“${word}” may stand`) }] },
  ]);
});

it.each(['Null', 'nan nan', 'undefined undefined', '[object Object]'])('The name %s is no name', async (Name) => {
  const { wrong } = await checkFile(fileOf({ Name }));
  expect(wrong).toMatchObject([{ problems: [{ reason: 'Name is required' }] }]);
});

it('A word for nothing is doubted as a first or last name, left out as a middle name, and no name by itself', async () => {
  const row = (first: string, middle: string, last: string, i: number) =>
    `${first},${middle},${last},CE2610${i},b${i}@example.com,Civil,1,1`;
  const { new: added, wrong } = await checkFile(
    [
      'First Name,Middle Name,Last Name,Roll No,Email,Department,Year,Semester',
      row('Ava', 'NA', 'Stone', 0),
      row('Ben', 'NA', 'Null', 1),
      row('NA', 'NA', 'NA', 2),
    ].join('\n'),
  );
  expect(added.map(({ name, warnings }) => [name, warnings.length])).toEqual([
    ['Ava Stone', 0],
    ['Ben Null', 1],
  ]);
  expect(wrong).toMatchObject([{ problems: [{ reason: 'Name is required' }] }]);
});
