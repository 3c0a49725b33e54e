import { describe, expect, it } from 'vitest';
import { cellText, isUncalculated } from './cell-text.ts';

describe('The text of a cell', () => {
  it.each([
    [undefined, 'General', ''],
    [null, 'General', ''],
    ['0042', 'General', '0042'],
    [8.1, 'General', '8.1'],
    [0.1 + 0.2, 'General', '0.3'],
    [9876543210, 'General', '9876543210'],
    [0.875, '0.0%', '87.5%'],
    [0.07, '0%', '7%'],
    [1, '0.00%;[Red]-0.00%', '100%'],
    [0.5, '0.0"%"', '0.5'],
    [87.5, '0.0_%', '87.5'],
    [42, '00000', '00042'],
    [42, '[$-4009]00000', '00042'],
    [421, '"CS"00000', 'CS00421'],
    [2401007, '00-00-000', '24-01-007'],
    [9876543210, '"+91 "0000000000', '+91 9876543210'],
    [24, String.raw`\C\S000`, 'CS024'],
    [1234567, '00-00-000', '12-34-567'],
    [12345678, '00-00-000', '123-45-678'],
    [148000, '"₹ "0', '148000'],
    [148000, '#,##0.00', '148000'],
    [-42, '00000', '-42'],
    [42, '0', '42'],
    [42.5, '00000', '42.5'],
    [123456, '00000', '123456'],
    [true, 'General', 'TRUE'],
    [false, 'General', 'FALSE'],
    ['#N/A', 'General', '#N/A'],
    [new Date(Date.UTC(2004, 4, 6)), 'dd/mm/yyyy', '2004-05-06'],
    [new Date(Date.UTC(2004, 4, 6, 22, 30)), 'dd/mm/yyyy', '2004-05-06 22:30:00'],
    [new Date(Number.NaN), 'dd/mm/yyyy', ''],
  ])('%j shown as %j is %j', (value, format, text) => {
    expect(cellText({ value, format })).toBe(text);
  });
});

describe('A formula', () => {
  it.each([
    [{ value: 3, formula: '1+2' }, true, false],
    [{ value: '', formula: 'A1' }, true, false],
    [{ value: null, formula: '1+2' }, false, true],
    [{ value: 0, formula: 'A1&B1' }, true, true],
    [{ value: 0, formula: 'A1-B1' }, false, false],
    [{ value: 0 }, true, false],
    [{ value: null }, true, false],
  ])('%j, where the spreadsheet is to calculate: %j, has no result: %j', (cell, asksToCalculate, expected) => {
    expect(isUncalculated(cell, asksToCalculate)).toBe(expected);
  });
});
