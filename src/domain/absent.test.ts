import { expect, it } from 'vitest';
import { shown } from './absent.ts';

it.each([
  [null, 'N/A'],
  [undefined, 'N/A'],
  ['', 'N/A'],
  ['   ', 'N/A'],
  [Number.NaN, 'N/A'],
  [0, '0'],
  ['B+', 'B+'],
  [' 12 MG Road ', '12 MG Road'],
])('section 3: %j is shown as %s', (value, expected) => {
  expect(shown(value)).toBe(expected);
});
