import { describe, expect, it } from 'vitest';
import { arrivalsOf } from './arrivals.ts';

// A Wednesday, by the clock of whoever looks.
const now = new Date(2026, 4, 20, 15);
const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).toISOString();
const shown = (...moments: readonly string[]) => {
  const { unit, periods } = arrivalsOf(moments, now);
  return { unit, last: periods.slice(-3).map(({ label, count }) => `${label}: ${count}`) };
};

describe('How many applications have come', () => {
  it.each<[string, readonly string[], ReturnType<typeof shown>]>([
    [
      'by week, which begins on Monday',
      [at(2026, 5, 18), at(2026, 5, 17), at(2026, 5, 20)],
      { unit: 'week', last: ['4 May: 0', '11 May: 1', '18 May: 2'] },
    ],
    [
      'by month where one is older than twelve weeks',
      [at(2026, 2, 10), at(2026, 5, 1), at(2026, 4, 30)],
      { unit: 'month', last: ['Mar: 0', 'Apr: 1', 'May: 1'] },
    ],
    [
      'without one that has no time',
      ['soon', at(2026, 5, 19)],
      { unit: 'week', last: ['4 May: 0', '11 May: 0', '18 May: 1'] },
    ],
  ])('the count is made %s', (_how, moments, result) => {
    expect(shown(...moments)).toEqual(result);
  });

  it('the count has twelve periods, and no older one', () => {
    const { periods, total } = arrivalsOf([at(2024, 1, 1), at(2025, 6, 1), at(2025, 5, 31)], now);
    expect(periods).toHaveLength(12);
    expect([periods[0]?.count, total]).toEqual([1, 1]);
  });

  it('the count compares the last 30 days with the 30 before', () => {
    const { lately, before } = arrivalsOf([at(2026, 5, 19), at(2026, 4, 21), at(2026, 4, 19), at(2026, 3, 10)], now);
    expect([lately, before]).toEqual([2, 1]);
  });
});
