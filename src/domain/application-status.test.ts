import { expect, it } from 'vitest';
import { applicationStatusLabel, applicationStatusTone } from './application-status.ts';

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
