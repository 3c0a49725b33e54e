import { describe, expect, it } from 'vitest';
import { applicationStatusValues } from '../../openapi/schema.gen.ts';
import { isUndecided } from './application-status.ts';
import { canTransition, DECISIONS, decisionLabels, requiredFields, blockedReason } from './application-transitions.ts';

const final = 'An approval is final: the student exists.';
const first = 'A rejected application has to be reopened first.';
const start = 'No application goes back to where it began.';

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

describe('The transitions of an application (contract, reviewApplication)', () => {
  it.each(pairs)('%s → %s', (from, to) => {
    const reason = table[from][to];
    expect(canTransition(from, to)).toBe(reason === undefined);
    expect(blockedReason(from, to)).toBe(reason);
  });

  it.each(applicationStatusValues)('an application in an unknown status cannot become %s', (to) => {
    for (const from of ['ON_HOLD', '', 'constructor', 'toString']) {
      expect(canTransition(from, to)).toBe(false);
      expect(blockedReason(from, to)).toBe(`Nothing is known here of the status ${from}.`);
    }
  });

  it.each(pairs)('%s → %s: REJECTED needs a reason, a reopening comments', (from, to) => {
    expect(requiredFields(from, to)).toEqual({
      reason: to === 'REJECTED',
      comments: from === 'REJECTED' && to === 'UNDER_REVIEW',
    });
  });

  it('every status but APPLIED can be asked for', () => {
    expect(applicationStatusValues.filter((status) => !DECISIONS.some((one) => one === status))).toEqual(['APPLIED']);
  });

  it.each([
    ['APPLIED', true],
    ['UNDER_REVIEW', true],
    ['WAITLISTED', true],
    ['APPROVED', false],
    ['REJECTED', false],
    ['ON_HOLD', false],
  ])('whether an application that is %s is undecided: %s', (status, undecided) => {
    expect(isUndecided(status)).toBe(undecided);
  });

  it.each([
    ['APPLIED', 'Review'],
    ['WAITLISTED', 'Review'],
    ['REJECTED', 'Reopen'],
  ])('from %s, going under review is called %s', (from, name) => {
    expect(decisionLabels(from, 'UNDER_REVIEW').choose).toBe(name);
  });
});
