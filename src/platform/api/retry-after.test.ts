import { describe, expect, it } from 'vitest';
import { secondsLeft } from '../scheduling.ts';
import { retryAfterIn, waitAdvice, waitsUntil } from './retry-after.ts';

const now = Date.UTC(2026, 10, 28, 12);
const year = 365 * 24 * 3600;
const date = (seconds: number) => new Date(now + seconds * 1000).toUTCString();

describe('The header Retry-After', () => {
  it.each([
    ['90', undefined, 90],
    [' 5 ', undefined, 5],
    ['1.2', undefined, 2],
    [date(90), date(0), 90],
    [date(600), undefined, 600],
    // The server's clock, or this computer's, is a year ahead or behind: the server's own date says how long.
    [date(year + 90), date(year), 90],
    [date(-year + 90), date(-year), 90],
    [new Date(now + 90_000).toISOString(), date(0), 90],
    [String(year), undefined, year],
    [date(year), date(0), year],
    ['9'.repeat(30), undefined, 1e30],
  ])('“%s” beside the date %s asks to wait for %s seconds', (value, answeredAt, seconds) => {
    const headers = new Headers({ 'Retry-After': value, ...(answeredAt && { Date: answeredAt }) });
    expect(retryAfterIn(headers, now)).toBe(seconds);
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['0', undefined],
    ['-1', undefined],
    ['soon', undefined],
    ['in 5 minutes', undefined],
    ['30, 60', undefined],
    ['NaN', undefined],
    ['12:xx:00', date(0)],
    [date(-60), date(0)],
    [date(0), date(0)],
    [date(-60), undefined],
    // Without the server's own date, a year is this computer's clock.
    [date(year), undefined],
    [date(-year), undefined],
    [date(60), 'yesterday'],
  ])('“%s” beside the date %s asks for no wait, or for one of the next minute', (value, answeredAt) => {
    const headers = new Headers({
      ...(value !== undefined && { 'Retry-After': value }),
      ...(answeredAt && { Date: answeredAt }),
    });
    expect(retryAfterIn(headers, now) ?? 60).toBe(60);
  });
});

it.each([
  [1, 'Try again in 1 second.', 1000],
  [90, 'Try again in 90 seconds.', 90_000],
  [119, 'Try again in 119 seconds.', 119_000],
  [120, 'Try again in 2 minutes.', 120_000],
  [541, 'Try again in 10 minutes.', 541_000],
  [600, 'Try again in 10 minutes.', 600_000],
  [3600, 'Try again in 60 minutes.', 3_600_000],
  [3601, 'Try again later: the server asks you to wait for more than an hour.', undefined],
  [year, 'Try again later: the server asks you to wait for more than an hour.', undefined],
])('A wait of %i seconds reads “%s”, and holds a button for %s ms', (seconds, advice, ms) => {
  expect(waitAdvice(seconds)).toBe(advice);
  expect(waitsUntil(seconds, 0)).toBe(ms);
});

it('A button waits for nothing where a server has asked for no wait', () => {
  expect(waitsUntil(undefined, 0)).toBeUndefined();
});

it.each([
  [90_000, 0, 90],
  [90_000, 88_999, 2],
  [90_000, 89_999, 1],
  [90_000, 90_000, 0],
  [90_000, 200_000, 0],
  // The clock is set back by a year.
  [90_000, -year * 1000, 0],
  [undefined, 0, 0],
])('Of a wait until %s ms, %s ms being over, %i seconds are left', (until, time, seconds) => {
  expect(secondsLeft(until, time)).toBe(seconds);
});
