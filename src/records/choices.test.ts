import { expect, it } from 'vitest';
import { withCurrent, withOthers } from './choices.ts';

const known = ['Civil', 'Mechanical'];

it.each([
  [undefined, known],
  [null, known],
  ['  ', known],
  ['Civil', known],
  ['Aerospace', ['Aerospace', ...known]],
])('a record with %j is offered %j', (current, expected) => {
  expect(withCurrent(known, current)).toEqual(expected);
});

it('a list is filtered by the known values and by whatever else it holds, each once whatever its case', () => {
  const values = ['Civil', 'Textile', 'civil', 'Aerospace', 'TEXTILE', '', null, undefined];
  expect(withOthers(known, values)).toEqual([...known, 'Aerospace', 'Textile']);
});
