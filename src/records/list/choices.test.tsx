import { expect, it } from 'vitest';
import { withCurrent } from '../form/RecordField.tsx';
import { withOthers } from './list-search.ts';

const known = ['Civil', 'Mechanical'];

it.each([
  [undefined, known],
  [null, known],
  ['  ', known],
  ['Civil', known],
  ['Aerospace', ['Aerospace', ...known]],
])('A record with %j has the choices %j', (current, expected) => {
  expect(withCurrent(known, current)).toEqual(expected);
});

it('A list’s filter offers the known values and any others in the list, each once regardless of case', () => {
  const values = ['Civil', 'Textile', 'civil', 'Aerospace', 'TEXTILE', '', null, undefined];
  expect(withOthers(known, values)).toEqual([...known, 'Aerospace', 'Textile']);
});
