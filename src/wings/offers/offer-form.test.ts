import { describe, expect, it } from 'vitest';
import { dayProblem, endOfDay, moved, reordered, usualDay } from './offer-form.ts';

/** A moment by the person's own clock. */
const at = (day: string, time = '12:00:00.000') => new Date(`${day}T${time}`);

describe('dayProblem', () => {
  it.each([
    ['an empty day', '', '2026-08-02', 'Choose the last day to answer'],
    ['a day that no month has', '2026-02-30', '2026-01-02', 'Choose the last day to answer'],
    ['yesterday', '2026-08-01', '2026-08-02', 'This day is over. Choose today or a later day.'],
    ['a day of the last century', '1999-08-01', '2026-08-02', 'This day is over. Choose today or a later day.'],
    ['today', '2026-08-02', '2026-08-02', undefined],
    ['the day in ten days', '2026-08-12', '2026-08-02', undefined],
    ['a day in two years', '2028-08-02', '2026-08-02', 'Choose a day within a year.'],
  ])('says of %s what is wrong with it', (_what, day, today, sentence) => {
    expect(dayProblem(day, at(today))).toBe(sentence);
  });

  it('lets today be chosen until its last moment', () => {
    expect(dayProblem('2026-08-02', at('2026-08-02', '23:59:59.999'))).toBeUndefined();
    expect(dayProblem('2026-08-02', at('2026-08-03', '00:00:00.000'))).toMatch(/^This day is over/);
  });
});

it('an offer ends with its last day, by the clock of whoever makes it', () => {
  expect(endOfDay('2026-08-12')).toBe(at('2026-08-12', '23:59:59.999').toISOString());
  expect(usualDay(at('2026-07-25'))).toBe('2026-08-04');
});

describe('moved', () => {
  it.each([
    ['up', 'b', -1, 'b,a,c'],
    ['down', 'b', 1, 'a,c,b'],
    ['no further up than first', 'a', -1, 'a,b,c'],
    ['no further down than last', 'c', 1, 'a,b,c'],
    ['nobody who is not there', 'x', 1, 'a,b,c'],
  ] as const)('moves one %s', (_what, id, by, order) => {
    expect(moved(['a', 'b', 'c'], id, by).join()).toBe(order);
  });
});

it('reordered puts a wanted order on the list as it is now', () => {
  expect(reordered(['c', 'gone', 'a'], ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
});
