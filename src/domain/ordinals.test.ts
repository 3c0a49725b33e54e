import { expect, it } from 'vitest';
import { ordinal, studyOrdinal } from './ordinals.ts';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [8, '8th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [112, '112th'],
])('section 9: the ordinal of %i is %s', (n, expected) => {
  expect(ordinal(n)).toBe(expected);
});

it.each([
  [3, '3rd'],
  [0, 'N/A'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  [Number.NaN, 'N/A'],
])('a year or semester %s is %s', (n, expected) => {
  expect(studyOrdinal(n)).toBe(expected);
});
