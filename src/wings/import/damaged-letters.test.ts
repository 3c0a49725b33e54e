import { expect, it } from 'vitest';
import { checkFile } from '#tests/check-import.ts';
import { studentFields } from '#src/features/students/student.ts';
import { lettersDoubt, lostLetters } from './damaged-letters.ts';

/** The row of a newcomer, of whom the file says this. */
async function rowOf(said: Readonly<Record<string, string>>) {
  const cells = { 'Roll No': 'CE26001', Name: 'Ava Stone', Email: 'a@example.com', Department: 'Civil', ...said };
  const titles = [...Object.keys(cells), 'Year', 'Semester'];
  const { wrong, new: added } = await checkFile(`${titles.join(';')}\n${Object.values(cells).join(';')};1;1`);
  const [row] = [...wrong, ...added];
  const told = (part: 'problems' | 'warnings') => row?.[part].map(({ column, reason }) => `${column}: ${reason}`);
  return { kind: row?.kind, problems: told('problems'), warnings: told('warnings') };
}

/** A text in UTF-8 that was read as Windows-1252. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const twice = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => windows[byte - 0x80] ?? String.fromCharCode(byte)).join('');

it.each([
  ['Name', 'José Nuñez'],
  ['Name', 'आशा देशपांडे'],
  ['Name', 'भरत'],
  ['Name', 'Иван Петров'],
  ['Name', 'D’Souza'],
  ['Address', 'गली ३, पुणे'],
  ['Address', 'Тверская улица, Москва'],
  ['Address', '東京'],
  ['Address', 'Città di Castello'],
  ['Address', 'Lake Road 😀'],
  ['Company', 'Zoë & Søn'],
])('A %s that was encoded twice is imported with the doubt whether %s is meant', async (column, text) => {
  const placed = column === 'Company' ? { 'Placement Status': 'Placed' } : {};
  const damaged = twice(text);
  expect(damaged).not.toBe(text);
  expect(await rowOf({ ...placed, [column]: damaged })).toEqual({
    kind: 'new',
    problems: [],
    warnings: [`${column}: Its letters may be damaged: is “${text}” meant?`],
  });
});

it.each([
  ['name', 'Dâ€ Souza'],
  ['name', 'JosÃ© Nuñez'],
  ['name', 'Jos? Nu?ez'],
  ['name', 'Jos&eacute;'],
  ['address', 'Nu?ez Road'],
  ['address', '12, ????? ????'],
  ['address', 'Castello &amp; Co'],
] as const)('The %s %j of an imported row is accepted with the doubt whether its letters are right', (field, text) => {
  expect(lettersDoubt(studentFields[field], text)).toMatch(/^Its letters may be damaged: look/);
  expect(lostLetters(studentFields[field], text)).toBeUndefined();
});

it.each([
  ['name', 'Ava Ângela Müller'],
  ['name', 'SÃO TOMÉ'],
  ['name', 'आशा देशपांडे'],
  ['name', 'Иван Петров'],
  ['address', '12, Lake Road; Pune? & Mumbai'],
  ['address', 'Großstraße 5 – „Haus Ö“'],
  ['status', 'Jos?'],
] as const)('The letters of the %s %j of an imported row are not doubted', (field, text) => {
  expect(lettersDoubt(studentFields[field], text)).toBeUndefined();
});

it.each([
  ['Name', '????? ?????'],
  ['Name', 'Иван ??'],
  ['Name', '? ?'],
  ['Address', '??? ?, ????'],
])('A %s whose letters were lost, %s, is refused with the reason', async (column, text) => {
  const { kind, problems } = await rowOf({ [column]: text });
  expect(kind).toBe('wrong');
  expect(problems).toEqual([expect.stringContaining(`${column}: The letters were lost when the file was saved`)]);
});

it('A letter that was lost and has left a mark is refused with the reason', () => {
  expect(lostLetters(studentFields.name, 'Jos\uFFFD')).toMatch(/^A letter was lost/);
  expect(lostLetters(studentFields.name, 'José')).toBeUndefined();
});

it('A damaged name that is stored already is not doubted at each change of something else', async () => {
  const name = twice('José');
  const stored = { id: 's1', rollNo: 'CE23001', email: 'jose@example.com', department: 'Civil', year: 1, semester: 1 };
  const { update } = await checkFile(`Roll No,Name,Credits\nCE23001,${name},20`, [{ ...stored, name }]);
  expect(update).toMatchObject([{ changes: [{ field: 'totalCredits' }], warnings: [] }]);
});
