import { describe, expect, it } from 'vitest';
import { applicationStatusValues } from '#openapi/schema.gen.ts';
import {
  applicationStatusLabel,
  applicationStatusTone,
  blockedReason,
  canTransition,
  decisionLabels,
  DECISIONS,
  isUndecided,
  requiredFields,
} from './application-status.ts';

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

const final = 'An approval is final.';
const first = 'A rejected application has to be reopened first.';
const start = 'An application cannot be set back to Applied.';

/** The contract's table: a row for each status, a column for each that may be asked for; nothing where it is allowed. */
const table = {
  APPLIED: {
    APPLIED: 'It is applied already.',
    UNDER_REVIEW: undefined,
    WAITLISTED: undefined,
    APPROVED: undefined,
    REJECTED: undefined,
  },
  UNDER_REVIEW: {
    APPLIED: start,
    UNDER_REVIEW: 'It is under review already.',
    WAITLISTED: undefined,
    APPROVED: undefined,
    REJECTED: undefined,
  },
  WAITLISTED: {
    APPLIED: start,
    UNDER_REVIEW: undefined,
    WAITLISTED: 'It is waitlisted already.',
    APPROVED: undefined,
    REJECTED: undefined,
  },
  APPROVED: {
    APPLIED: final,
    UNDER_REVIEW: final,
    WAITLISTED: final,
    APPROVED: 'It is approved already.',
    REJECTED: final,
  },
  REJECTED: {
    APPLIED: start,
    UNDER_REVIEW: undefined,
    WAITLISTED: first,
    APPROVED: first,
    REJECTED: 'It is rejected already.',
  },
} as const;

const pairs = applicationStatusValues.flatMap((from) => applicationStatusValues.map((to) => [from, to] as const));

describe('An application', () => {
  it.each(pairs)('goes from %s to %s only where the contract’s table of reviewApplication says so', (from, to) => {
    const reason = table[from][to];
    expect(canTransition(from, to)).toBe(reason === undefined);
    expect(blockedReason({ status: from }, to)).toBe(reason);
  });

  it('that is approved and names its student says that the student has an account, and only then', () => {
    const approved = { status: 'APPROVED', generatedStudentId: 's1' };
    expect(blockedReason(approved, 'REJECTED')).toBe('An approval is final: the student has an account.');
    expect(blockedReason(approved, 'APPROVED')).toBe('It is approved already.');
    expect(blockedReason({ ...approved, status: 'REJECTED' }, 'WAITLISTED')).toBe(first);
  });

  it.each(applicationStatusValues)('in an unknown status cannot become %s', (to) => {
    for (const from of ['ON_HOLD', '', 'constructor', 'toString']) {
      expect(canTransition(from, to)).toBe(false);
      expect(blockedReason({ status: from }, to)).toBe(`The portal does not know the status ${from}.`);
    }
  });

  it.each(pairs)('that goes from %s to %s needs a reason for REJECTED, and comments for a reopening', (from, to) => {
    expect(requiredFields(from, to)).toEqual({
      reason: to === 'REJECTED',
      comments: from === 'REJECTED' && to === 'UNDER_REVIEW',
    });
  });

  it('can be asked to become any status but APPLIED', () => {
    expect(applicationStatusValues.filter((status) => !DECISIONS.some((one) => one === status))).toEqual(['APPLIED']);
  });

  it.each([
    ['APPLIED', true],
    ['UNDER_REVIEW', true],
    ['WAITLISTED', true],
    ['APPROVED', false],
    ['REJECTED', false],
    ['ON_HOLD', false],
  ])('that is %s is undecided: %s', (status, undecided) => {
    expect(isUndecided(status)).toBe(undecided);
  });

  it.each([
    ['APPLIED', 'Review'],
    ['WAITLISTED', 'Review'],
    ['REJECTED', 'Reopen'],
  ])('that is %s goes under review by the decision %s', (from, name) => {
    expect(decisionLabels(from, 'UNDER_REVIEW').choose).toBe(name);
  });
});
