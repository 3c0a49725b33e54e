import { expect, it } from 'vitest';
import { foldText } from './text-order.ts';

it.each([
  ['alvarez', 'Álvarez'],
  ['jose', 'Jose\u0301'],
  ['jose', 'JOSÉ'],
  ['istanbul', 'İstanbul'],
  ['isik', 'Işık'],
  ["o'neill", 'O’Neill'],
  ["o'neill", 'O\u02BCNeill'],
  ["o'neill", 'O‘Neill'],
  ["o'neill", 'O`Neill'],
  ["o'neill", 'O´Neill'],
  ['strasse', 'Straße'],
  ['strasse', 'STRAẞE'],
  ['office', 'oﬃce'],
  ['ravi', 'Ｒａｖｉ'],
  ['soren', 'Søren'],
  ['lukasz', 'Łukasz'],
  ['asha rao', 'Asha\u00A0Rao'],
  ['asha', 'As\u00ADha\u200B'],
  ['ज\u093Cैनब', '\u095Bैनब'],
  ['ا\u0653صف', '\u0622صف'],
  ['नूरजहाँ', 'नूर\u200Dजहाँ'],
  ['cs23001', 'CS23001'],
  ['a\0b', 'A\0B'],
])('%j is found in %j', (typed, stored) => {
  expect(foldText(stored)).toBe(typed);
  expect(foldText(typed)).toBe(typed);
});

it('Combining signs that change a letter are kept: आशा is not आश', () => {
  expect(foldText('आशा')).toBe('आशा');
});
