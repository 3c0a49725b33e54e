import { describe, expect, it } from 'vitest';
import { readPaperNumber } from './paper-number.ts';

describe('A number that is typed off a paper', () => {
  it.each([
    ['2026-000318-K7Q4X-9WD3M', '2026-000318-K7Q4X-9WD3M'],
    [' 2026 000318 k7q4x 9wd3m ', '2026-000318-K7Q4X-9WD3M'],
    ['2026000318K7Q4X9WD3M', '2026-000318-K7Q4X-9WD3M'],
    ['2026–000318–K7Q4X–9WD3M', '2026-000318-K7Q4X-9WD3M'],
    ['2O26-OOO3l8-K7Q4X-9WD3M', '2026-000318-K7Q4X-9WD3M'],
    ['2026-1234567-K7Q4X-9WD3M', '2026-1234567-K7Q4X-9WD3M'],
    ['2026-000318-12345-67890', '2026-000318-12345-67890'],
    ['2026-000318-K7Q4X', undefined],
    ['CS26001', undefined],
    ['', undefined],
  ])('%j is read as %s', (typed, number) => {
    expect(readPaperNumber(typed)).toBe(number);
  });
});
