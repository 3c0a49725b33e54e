import { expect, it } from 'vitest';
import { gradePoints, percentage } from './marks.ts';

it.each([
  [8.7, '8.70'],
  [10, '10.00'],
  [0, '0.00'],
  [7.845, '7.84'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  [Number.NaN, 'N/A'],
])('a CGPA of %s is %s', (value, text) => expect(gradePoints(value)).toBe(text));

it.each([
  [91.5, '91.5%'],
  [91.566_66, '91.57%'],
  [0, '0%'],
  [100, '100%'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  [Number.NaN, 'N/A'],
])('an attendance of %s is %s', (value, text) => expect(percentage(value)).toBe(text));
