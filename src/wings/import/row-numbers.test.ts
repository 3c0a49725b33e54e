import { expect, it } from 'vitest';
import { readImport } from '#tests/check-import.ts';
import { leftRowsCsv } from './own-files.ts';

const lines = [
  ['Students of 2026'],
  ['Roll No', 'Name', 'Email', 'Department', 'Year', 'Semester', 'Date of Birth'],
  ['CE26001', 'Ava Stone', 'ava@example.com', 'Civil', '1', '1', '2006-05-07'],
  ['CE26001', 'Ben Hale', 'ben@example.com', 'Civil', '1', '1', '2005-05-07'],
  ['CE26002', 'Ava Stone', 'ava2@example.com', 'Civil', '1', '1', '2006-05-07'],
];
const texts = {
  sheet: lines.map((cells) => JSON.stringify(cells)).join('\n'),
  csv: lines.map((cells) => cells.join(',')).join('\n'),
};

it.each([
  ['A workbook counts rows', 'sheet', 'row', 'Row'],
  ['A CSV file counts lines', 'csv', 'line', 'Line'],
] as const)('%s: in the facts, the reasons, the doubts and the file of what was left', async (_, kind, word, title) => {
  const { plan } = await readImport(texts[kind], [], { isSheet: kind === 'sheet' });
  expect(plan.facts[0]).toEqual({ title: 'Headings', text: `in ${word} 2; what stands above is left out` });
  expect(plan.wrong).toMatchObject([{ problems: [{ reason: `The same roll number is in ${word} 3` }] }]);
  expect(plan.new[1]).toMatchObject({
    warnings: [{ reason: expect.stringContaining(`May be the same person as the one in ${word} 3`) }],
  });
  const left = plan.wrong.map(({ row }) => ({ row, reason: 'no' }));
  const [, csv] = await leftRowsCsv('a.xlsx', plan, left);
  const [head = '', row] = (await csv.text()).trim().replace(/^\uFEFF/, '').split(/\r?\n/); // prettier-ignore
  expect([head, row]).toEqual([`${lines[1]?.join(',')},${title},Reason`, `${lines[3]?.join(',')},4,no`]);
  // Corrected, it is imported again as it is.
  expect((await readImport(`${head}\n${lines[4]?.join(',')},5,no`)).isCertain).toBe(true);
});
