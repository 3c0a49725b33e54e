import { describe, expect, it } from 'vitest';
import { escapeFormula, textOfCell, unescapeFormula } from './cells.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-1*2', "'-1*2"],
  ['+91 98765 43210', "'+91 98765 43210"],
  ["+cmd|' /C calc'!A1", "'+cmd|' /C calc'!A1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
  ['\tplain', "'\tplain"],
  ["'=1+1", "''=1+1"],
  ["''+1", "'''+1"],
  ["'+919876543210", "''+919876543210"],
  ['"=1"', '\'"=1"'],
  ['Pune;=1+1', "Pune;'=1+1"],
  ['Pune\t@SUM(A1)', "Pune\t'@SUM(A1)"],
  ['Pune|-1+1', "Pune|'-1+1"],
  ['Pune\n=1+1;"=2"', 'Pune\n\'=1+1;\'"=2"'],
  ["Pune;'=1", "Pune;''=1"],
])('The formula %j is written as %j, and read back unchanged', (text, cell) => {
  expect(escapeFormula(text)).toBe(cell);
  expect(unescapeFormula(cell)).toBe(text);
});

it.each([
  '',
  'Asha Rao',
  "'quoted'",
  "O'Neil",
  '8.5',
  "'",
  'a=b',
  '50% + 2',
  'O+',
  '2004-05-06',
  '+919876543210',
  '-5',
  '+12.5',
  'Pune;+919876543210;-5',
  'Lake Road\n\nPune; 411001',
])('%j is no formula, and stays unchanged', (text) => {
  expect(escapeFormula(text)).toBe(text);
  expect(unescapeFormula(text)).toBe(text);
});

it('Any mixture of signs, delimiters and quotation marks is read back unchanged', () => {
  const signs = ['=', '+', '-', '@', "'", '"', ';', '|', '\t', '\r', '\n', ',', '1', '.', 'a', ' '];
  // Every text of four signs, so that none has to be thought of.
  const texts = Array.from({ length: signs.length ** 4 }, (_, n) =>
    [1, 16, 256, 4096].map((place) => signs[Math.floor(n / place) % signs.length]).join(''),
  );
  expect(texts.filter((text) => unescapeFormula(escapeFormula(text)) !== text)).toEqual([]);
});

describe('The text of a CSV cell', () => {
  it.each([
    ['="9876543210"', '9876543210'],
    [' ="0123" ', '0123'],
    ['="say ""hello"""', 'say "hello"'],
    ["'=1+1", '=1+1'],
    ["'+919876543210", '+919876543210'],
    ['=1+1', '=1+1'],
    ['="a"&"b"', '="a"&"b"'],
  ])('%j is %j', (cell, text) => {
    expect(textOfCell(cell)).toBe(text);
  });
});
