import { expect, it } from 'vitest';
import { applicationStatusLabel, applicationStatusTone, countByStatus } from './application-status.ts';

it.each([
  ['APPLIED', 'Applied', 'info'],
  ['UNDER_REVIEW', 'Under review', 'warning'],
  ['WAITLISTED', 'Waitlisted', 'warning'],
  ['APPROVED', 'Approved', 'success'],
  ['REJECTED', 'Rejected', 'danger'],
  ['ON_HOLD', 'ON_HOLD', 'neutral'],
])('an application that is %s is shown as %s (%s)', (status, label, tone) => {
  expect(applicationStatusLabel(status)).toBe(label);
  expect(applicationStatusTone(status)).toBe(tone);
});

it('counts every status, a strange one too', () => {
  const counts = countByStatus([{ status: 'APPLIED' }, { status: 'ON_HOLD' }, { status: 'APPLIED' }]);
  expect([...counts]).toEqual([
    ['APPLIED', 2],
    ['UNDER_REVIEW', 0],
    ['WAITLISTED', 0],
    ['APPROVED', 0],
    ['REJECTED', 0],
    ['ON_HOLD', 1],
  ]);
});
