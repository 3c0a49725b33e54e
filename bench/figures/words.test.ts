import { expect, it } from 'vitest';
import { inTimes, inUnit } from './words.ts';

it.each([
  [1234.56, 'ms', '1,235 ms'],
  [123_456, 'ms', '123,456 ms'],
  [37.46, 'ms', '37.5 ms'],
  [1.304, 'ms', '1.3 ms'],
  [0.0254, 'ms', '0.025 ms'],
  [98, 'points', '98'],
  [0, '', '0'],
  [Number.NaN, 'kB', 'none'],
] as const)('%d with the unit "%s" is written %s', (figure, unit, expected) => {
  expect(inUnit(figure, unit)).toBe(expected);
});

it('A ratio is written with two decimals, and omitted without a reference', () => {
  expect(inTimes(1.0849)).toBe('1.08 ×');
  expect(inTimes(3 / 0)).toBe('none');
});
