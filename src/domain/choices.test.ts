import { expect, it } from 'vitest';
import { withCurrent } from './choices.ts';

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
