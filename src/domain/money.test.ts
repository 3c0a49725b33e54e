import { describe, expect, it } from 'vitest';
import { lakhsPerYear, rupees } from './money.ts';

describe('section 9: currency symbol ₹, with Indian grouping', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [1_000, '₹1,000'],
    [125_000, '₹1,25,000'],
    [12_345_678, '₹1,23,45,678'],
    [1_250.5, '₹1,250.50'],
    [-500, '-₹500'],
    [null, 'N/A'],
    [undefined, 'N/A'],
    [Number.NaN, 'N/A'],
  ])('%j reads %s', (amount, expected) => {
    expect(rupees(amount)).toBe(expected);
  });
});

describe("section 9: 'LPA' is appended to the package", () => {
  it.each([
    [12, '12 LPA'],
    [6.5, '6.5 LPA'],
    [0, '0 LPA'],
    [null, 'N/A'],
    [undefined, 'N/A'],
  ])('%j reads %s', (amount, expected) => {
    expect(lakhsPerYear(amount)).toBe(expected);
  });
});
