import { expect, it } from 'vitest';
import { checkFile } from '#tests/check-import.ts';

/** A file of one newcomer, of whom it says this. */
function check(title: 'Name' | 'Address', cell: string) {
  const said = { Name: 'Ava Stone', 'Roll No': 'CE26001', Email: 'a@example.com', Department: 'Civil', Year: '1' };
  const cells = { ...said, Semester: '1', [title]: `"${cell}"` };
  return checkFile(`${Object.keys(cells).join(',')}\n${Object.values(cells).join(',')}`);
}

it.each([
  [String.raw`12 Lake Road\nNear Gate`, String.raw`\n`],
  [String.raw`12 Lake Road\r\nNear Gate`, String.raw`\r\n`],
  ['12 Lake Road_x000D_\nNear Gate_x000D_', '_x000D_'],
  ['12 Lake Road_x000d_Near Gate', '_x000d_'],
  ['12 Lake Road_x000D__x000A_Near Gate', '_x000D__x000A_'],
])('The address %j of a file has a line break, and the person is told', async (cell, sign) => {
  const { new: added, facts } = await check('Address', cell);
  expect(added).toMatchObject([{ values: { address: '12 Lake Road\nNear Gate' }, warnings: [] }]);
  expect(facts).toEqual([{ title: 'Address', text: `${sign} is a line break` }]);
});

it.each([
  [String.raw`Plot 7\\9`, String.raw`Plot 7\9`, String.raw`\\ is one \ `],
  [String.raw`Flat 5\\nagar`, String.raw`Flat 5\nagar`, String.raw`\\ is one \ `],
  [String.raw`Plot 7\\9\nPune`, 'Plot 7\\9\nPune', String.raw`\n is a line break; \\ is one \ `],
])(
  'The backslash of the address %j, which a database has doubled, is one, and the person is told',
  async (cell, address, text) => {
    const { new: added, facts } = await check('Address', cell);
    expect(added).toMatchObject([{ values: { address }, warnings: [] }]);
    expect(facts).toEqual([{ title: 'Address', text: text.trim() }]);
  },
);

it.each([String.raw`Flat 5\Nagpur`, '12 Lake Road\nNear Gate'])(
  'The address %j of a file is stored as it stands',
  async (address) => {
    const { new: added, facts } = await check('Address', address);
    expect(added).toMatchObject([{ values: { address }, warnings: [] }]);
    expect(facts).toEqual([]);
  },
);

it.each([
  ['Ava_x000D_', '_x000D_'],
  [String.raw`Ava\nStone`, String.raw`\n`],
])('The name %j of a file is imported with a doubt', async (cell, sign) => {
  const reason = `“${sign}” may stand for a line break: look whether it belongs here`;
  expect((await check('Name', cell)).new).toMatchObject([{ warnings: [{ column: 'Name', reason }] }]);
});
