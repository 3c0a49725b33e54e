import { expect, it } from 'vitest';
import { studentFields } from '#src/features/students/student.ts';
import { doubtsOf, lostLetters } from './damaged-text.ts';

it.each([
  ['name', 'JosÃ© NuÃ±ez', 'Its letters may be damaged'],
  ['name', 'Dâ€™Souza', 'Its letters may be damaged'],
  ['name', 'Jos? Nu?ez', 'Its letters may be damaged'],
  ['name', 'Jos&eacute;', 'Its letters may be damaged'],
  ['address', 'CittÃ  di Castello &amp; Co', 'Its letters may be damaged'],
  ['attendance', '0.915', 'This is less than 1%: is 91.5% meant?'],
])('The %s %j of an imported row is accepted with a warning', (field, text, doubt) => {
  expect(doubtsOf(studentFields, { [field]: text })).toEqual([[field, expect.stringContaining(doubt)]]);
});

it.each([
  ['name', 'Ava Ângela Müller'],
  ['name', 'SÃO TOMÉ'],
  ['address', '12, Lake Road; Pune? & Mumbai'],
  ['attendance', '0'],
  ['attendance', '91.5'],
  ['currentCGPA', '0.9'],
])('The %s %j of an imported row has no warning', (field, text) => {
  expect(doubtsOf(studentFields, { [field]: text })).toEqual([]);
});

it('A character that was lost when a file was saved is refused with the reason', () => {
  expect(lostLetters('Jos\uFFFD')).toMatch(/^A letter was lost/);
  expect(lostLetters('José')).toBeUndefined();
});
