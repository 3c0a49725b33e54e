import { describe, expect, it } from 'vitest';
import { readImport } from '#tests/check-import.ts';
import { studentFields } from '#src/features/students/student.ts';
import { questionsOf, type Reading } from './reading.ts';

/** What comes of newcomers with these cells in the column of attendance. */
async function read(cells: readonly string[], choices?: Partial<Reading>) {
  const rows = cells.map((cell, i) => `Ava ${'abcdef'[i]};CE2610${i};a${i}@example.com;Civil;1;1;${cell}`);
  const text = ['Name;Roll No;Email;Department;Year;Semester;Attendance %', ...rows].join('\n');
  const { isCertain, file, reading, plan } = await readImport(text, [], choices && { choices });
  return {
    isCertain,
    questions: questionsOf(file, reading, studentFields),
    facts: plan.facts,
    stored: plan.new.map(({ values }) => values['attendance']),
    doubts: plan.new.map(({ warnings }) => warnings.map(({ reason }) => reason).join()),
    refused: plan.wrong.map(({ problems }) => problems.map(({ reason }) => reason).join()),
  };
}

const parts = ['0.875', '1', '0.75', '0'];

describe('A column of percentages that are all between 0 and 1', () => {
  it('A percentage or a part of 1 is asked about, and nothing but 0 is stored before', async () => {
    const { isCertain, questions, stored, refused } = await read(parts);
    expect(isCertain).toBe(false);
    expect(questions).toEqual([
      {
        field: 'attendance',
        example: '0.875',
        choices: [
          { value: 'part', label: '0.875 is 87.5%' },
          { value: 'percent', label: '0.875 is 0.875%' },
        ],
      },
    ]);
    expect(stored).toEqual(['0']);
    expect(refused).toEqual(parts.slice(0, 3).map(() => expect.stringMatching(/^It can be read in two ways/)));
  });

  it.each([
    ['part', parts, ['87.5', '100', '75', '0'], '0.875 is 87.5%'],
    ['percent', parts, parts, '0.875 is 0.875%'],
    ['part', ['0,29', '1,000', '.5'], ['29', '100', '50'], '0,29 is 29%'],
  ] as const)('The answer %s holds for each cell of %j, and is told', async (attendance, cells, stored, fact) => {
    const found = await read(cells, { notations: { attendance } });
    expect(found).toMatchObject({ stored, refused: [], doubts: cells.map(() => '') });
    expect(found.facts.at(-1)?.text).toContain(`${fact}, as chosen`);
  });
});

describe('A column of percentages that tells how it is written', () => {
  it.each([
    [
      'one is more than 1',
      ['87.5', '0.915', '1'],
      ['', 'This is less than 1%: is 91.5% meant?', 'This is 1%: is 100% meant?'],
    ],
    ['one has a percent sign', ['0.5%', '1'], ['This is less than 1%: is 50% meant?', 'This is 1%: is 100% meant?']],
    ['none is a fraction', ['1', '0'], ['This is 1%: is 100% meant?', '']],
    ['each is more than 1', ['91.5', '100', '1.5'], ['', '', '']],
  ])('Nothing is asked where %s, and what may be a part of 1 is looked at', async (_, cells, doubts) => {
    const found = await read(cells, { notations: { attendance: 'part' } });
    expect(found).toMatchObject({ isCertain: true, doubts, stored: cells.map((cell) => cell.replace('%', '')) });
  });
});

it('A file of the portal’s own is not asked about, and a percentage below 1 in it is looked at', async () => {
  const stored = { id: 's1', name: 'Ava', rollNo: 'CE26101', email: 'a@example.com', department: 'Civil' };
  const { isCertain, plan } = await readImport('Id,Attendance %\ns1,0.5', [{ ...stored, year: 1, semester: 1 }]);
  expect(isCertain).toBe(true);
  expect(plan.update).toMatchObject([{ changes: [{ to: '0.5' }], warnings: [{ reason: /is 50% meant/ }] }]);
});
