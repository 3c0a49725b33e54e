import { describe, expect, it } from 'vitest';
import { day, moment } from './dates.ts';

describe('Dates as the locale writes them', () => {
  it.each([
    ['2004-02-29', 'Feb 29, 2004'],
    ['2024-12-31', 'Dec 31, 2024'],
    ['one day', 'one day'],
    ['', 'N/A'],
    [null, 'N/A'],
    [undefined, 'N/A'],
  ])('%j is %s, in every time zone', (date, expected) => {
    expect(day(date)).toBe(expected);
  });

  it('a point in time has its hour', () => {
    expect(moment('2025-06-01T08:05:00Z')).toMatch(/2025.*:05/);
  });
});
