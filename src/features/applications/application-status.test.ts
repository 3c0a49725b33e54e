import { describe, expect, it } from 'vitest';
import { applicationStatusValues } from '#openapi/schema.gen.ts';
import {
  type ApplicationStatus,
  applicationStatusLabel,
  applicationStatusTone,
  blockedReason,
  canTransition,
  decisionLabels,
  DECISIONS,
  isUndecided,
  requiredFields,
  statusInfo,
} from './application-status.ts';
import { statusMeaning } from './apply/status-meaning.ts';

it.each([
  ['APPLIED', 'Applied', 'info'],
  ['UNDER_REVIEW', 'Under review', 'warning'],
  ['WAITLISTED', 'Waitlisted', 'warning'],
  ['APPROVED', 'Approved', 'success'],
  ['REJECTED', 'Rejected', 'danger'],
  ['ON_HOLD', 'ON_HOLD', 'neutral'],
])('An application with the status %s is shown as %s (%s)', (status, label, tone) => {
  expect(applicationStatusLabel(status)).toBe(label);
  expect(applicationStatusTone(status)).toBe(tone);
});

it.each<[ApplicationStatus, string]>([
  ['APPLIED', 'We have received your application. Nobody has read it yet.'],
  ['UNDER_REVIEW', 'The admissions office is reading your application.'],
  ['WAITLISTED', 'All places are taken at present.'],
  ['APPROVED', 'You are admitted.'],
  ['REJECTED', 'We are sorry that we cannot offer you a place.'],
])('The status %s is explained to an applicant in plain words', (status, words) => {
  expect(statusMeaning[status].slice(0, words.length)).toBe(words);
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

describe('The status of an application', () => {
  it.each(pairs)(
    'can change from %s to %s only if the contract’s table for reviewApplication allows it',
    (from, to) => {
      const reason = table[from][to];
      expect(canTransition(from, to)).toBe(reason === undefined);
      expect(blockedReason({ status: from }, to)).toBe(reason);
    },
  );

  it('says that a student account exists only if the application is approved and names its student', () => {
    const approved = { status: 'APPROVED', generatedStudentId: 's1' };
    expect(blockedReason(approved, 'REJECTED')).toBe('An approval is final: the student has an account.');
    expect(blockedReason(approved, 'APPROVED')).toBe('It is approved already.');
    expect(blockedReason({ ...approved, status: 'REJECTED' }, 'WAITLISTED')).toBe(first);
  });

  it.each(applicationStatusValues)('cannot change from an unknown status to %s', (to) => {
    for (const from of ['ON_HOLD', '', 'constructor', 'toString']) {
      expect(canTransition(from, to)).toBe(false);
      expect(blockedReason({ status: from }, to)).toBe(`The portal does not know the status ${from}.`);
    }
  });

  it.each(pairs)('needs a reason for REJECTED, and comments for a reopening: from %s to %s', (from, to) => {
    expect(requiredFields(from, to)).toEqual({
      reason: to === 'REJECTED',
      comments: from === 'REJECTED' && to === 'UNDER_REVIEW',
    });
  });

  it('can be set to any status but APPLIED', () => {
    expect(applicationStatusValues.filter((status) => !DECISIONS.some((one) => one === status))).toEqual(['APPLIED']);
  });

  it.each([
    ['APPLIED', true],
    ['UNDER_REVIEW', true],
    ['WAITLISTED', true],
    ['APPROVED', false],
    ['REJECTED', false],
    ['ON_HOLD', false],
  ])('%s counts as undecided: %s', (status, undecided) => {
    expect(isUndecided(status)).toBe(undecided);
  });

  it.each([
    ['APPLIED', 'Review'],
    ['WAITLISTED', 'Review'],
    ['REJECTED', 'Reopen'],
  ])('%s becomes under review by the decision %s', (from, name) => {
    expect(decisionLabels(from, 'UNDER_REVIEW').choose).toBe(name);
  });
});

it.each([
  ['APPLIED', 'UNDER_REVIEW'],
  ['UNDER_REVIEW', 'APPROVED'],
  ['WAITLISTED', 'APPROVED'],
  ['REJECTED', 'UNDER_REVIEW'],
] as const)('After %s the main button offers %s, which is allowed', (status, next) => {
  expect(statusInfo(status)?.next).toBe(next);
  expect(canTransition(status, next)).toBe(true);
});
