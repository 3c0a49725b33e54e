import { expect, it } from 'vitest';
import { isLongAbsence } from './former-visitor.ts';

const now = Date.UTC(2026, 4, 18, 9);
const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

it.each([
  [false, 'has just been seen', now],
  [false, 'was seen nine minutes ago', now - 9 * MINUTE],
  [true, 'was seen ten minutes ago', now - 10 * MINUTE],
  [true, 'was seen before the computer slept for a night', now - 600 * MINUTE],
  [true, 'was seen before its clock was set forth by a year', now - YEAR],
  [true, 'was seen before its clock was set back by a year', now + YEAR],
  [false, 'was seen before its clock was corrected by some seconds', now + 5000],
  [true, 'was never noted as seen', undefined],
  [true, 'has a time that somebody has edited', 'soon'],
  [true, 'has a time that is no number', Number.NaN],
])('It is %s that somebody else may sit before a tab that %s', (expected, _, seenAt) => {
  expect(isLongAbsence(seenAt, now)).toBe(expected);
});
