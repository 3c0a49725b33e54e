import { expect, it } from 'vitest';
import { unescapeFormula, escapeFormula } from './cells.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+919876543210', "'+919876543210"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ["'=1+1", "''=1+1"],
  ["''+1", "'''+1"],
])('the formula %j is written as %j, and read as it was', (text, cell) => {
  expect(escapeFormula(text)).toBe(cell);
  expect(unescapeFormula(cell)).toBe(text);
});

it.each(['', 'Asha Rao', "'quoted'", "O'Neil", '8.5', "'", 'a=b', '50% + 2', 'O+', '2004-05-06'])(
  '%j is no formula, and stays as it is',
  (text) => {
    expect(escapeFormula(text)).toBe(text);
    expect(unescapeFormula(text)).toBe(text);
  },
);
