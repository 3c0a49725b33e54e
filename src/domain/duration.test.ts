import { expect, it } from 'vitest';
import { durationLabel } from './duration.ts';

it.each([
  [1, '1 Year'],
  [2, '2 Years'],
  [4, '4 Years'],
  [1.5, '1.5 Years'],
  [0, 'Duration not specified'],
  [null, 'Duration not specified'],
  [undefined, 'Duration not specified'],
  [Number.NaN, 'Duration not specified'],
])('section 9: a duration of %j years reads %s', (years, expected) => {
  expect(durationLabel(years)).toBe(expected);
});
