import { describe, expect, it } from 'vitest';
import {
  feeBadgeTone,
  feeDetailsTone,
  feeStatusLabel,
  hasLowAttendance,
  isNewStudent,
  isPlaced,
  ordinalChoices,
  paidPercent,
  paidShare,
  pendingAmount,
  placementLabel,
  placementTone,
  SEMESTERS,
  semesterWarning,
  studentStatus,
  studentStatusTone,
  YEARS,
} from './student-facts.ts';

it.each([
  [{}, 'Active', 'success'],
  [{ status: null }, 'Active', 'success'],
  [{ status: ' ' }, 'Active', 'success'],
  [{ status: 'Inactive' }, 'Inactive', 'warning'],
  [{ status: 'Suspended' }, 'Suspended', 'danger'],
  [{ status: 'Graduated' }, 'Graduated', 'info'],
  [{ status: 'On exchange' }, 'On exchange', 'neutral'],
])('section 3: the status of %j is %s (%s)', (student, status, tone) => {
  expect(studentStatus(student)).toBe(status);
  expect(studentStatusTone(student)).toBe(tone);
});

it('section 9: there are four years of study, and eight semesters', () => {
  const labels = (numbers: readonly number[], unit: 'year' | 'semester') =>
    ordinalChoices(numbers, unit).map(({ label }) => label);
  expect(labels(YEARS, 'year')).toEqual(['1st year', '2nd year', '3rd year', '4th year']);
  expect(
    labels(SEMESTERS, 'semester')
      .map((label) => label.charAt(0))
      .join(''),
  ).toBe('12345678');
});

it.each([
  [1, 1, undefined],
  [2, 4, undefined],
  [4, 8, undefined],
  [2, 5, 'The 5th semester is in the 3rd year, not in the 2nd'],
  [1, 3, 'The 3rd semester is in the 2nd year, not in the 1st'],
  [4, 6, 'The 6th semester is in the 3rd year, not in the 4th'],
  [0, 5, undefined],
  [2, 0, undefined],
  [2, 9, undefined],
  [5, 9, undefined],
  [2, Number.NaN, undefined],
])('The warning about year %j and semester %j is %j', (year, semester, warning) => {
  expect(semesterWarning(year, semester)).toBe(warning);
});

it.each([
  [{}, true],
  [{ currentCGPA: null, totalCredits: null, attendance: null }, true],
  [{ attendance: {} }, true],
  [{ currentCGPA: 0 }, false],
  [{ totalCredits: 0 }, false],
  [{ attendance: { percentage: 90 } }, false],
])('Whether a student with %j is new: %j', (student, isNew) => {
  expect(isNewStudent(student)).toBe(isNew);
});

it.each([
  [74.9, true],
  [75, false],
  [0, true],
  [null, false],
  [undefined, false],
])('Whether an attendance of %j percent is below the university’s minimum of 75: %j', (percentage, isLow) => {
  expect(hasLowAttendance({ attendance: { percentage } })).toBe(isLow);
});

describe('section 3: the pending amount is derived and may be absent', () => {
  it.each([
    [{ totalFee: 1000, paidAmount: 400 }, 600],
    [{ totalFee: 1000, paidAmount: 1200 }, 0],
    [{ totalFee: 1000, paidAmount: 400, pendingAmount: 50 }, 50],
  ])('%j has the pending amount %j', (fee, expected) => {
    expect(pendingAmount(fee)).toBe(expected);
  });

  it.each([{}, { totalFee: 1000 }, { paidAmount: 1000 }, { totalFee: null, paidAmount: null, pendingAmount: null }])(
    '%j has no pending amount',
    (fee) => {
      expect(pendingAmount(fee)).toBeUndefined();
    },
  );
});

describe('section 3: an absent fee status shows N/A', () => {
  it.each([
    [{}, 'N/A'],
    [{ feeStatus: null }, 'N/A'],
    [{ feeStatus: ' ' }, 'N/A'],
    [{ feeStatus: 'Pending' }, 'Pending'],
    [{ feeStatus: 'Paid' }, 'Paid'],
  ])('The fee %j shows the status %s', (fee, expected) => {
    expect(feeStatusLabel(fee)).toBe(expected);
  });
});

describe('section 4: the fee badge is danger if the pending amount is above 0, else success', () => {
  it.each([
    [{ pendingAmount: 1 }, 'danger'],
    [{ totalFee: 10, paidAmount: 9 }, 'danger'],
    [{ pendingAmount: 0 }, 'success'],
    [{ pendingAmount: -5 }, 'success'],
    [{}, 'success'],
  ])('The badge of %j is %s', (fee, expected) => {
    expect(feeBadgeTone(fee)).toBe(expected);
  });
});

describe('section 4: the fee-details badge is success when the status is Paid, else warning', () => {
  it.each([
    [{ feeStatus: 'Paid' }, 'success'],
    [{ feeStatus: 'Pending' }, 'warning'],
    [{ feeStatus: 'paid' }, 'warning'],
    [{}, 'warning'],
  ])('The badge of %j is %s', (fee, expected) => {
    expect(feeDetailsTone(fee)).toBe(expected);
  });
});

describe('The paid share of a fee', () => {
  it.each([
    [{ totalFee: 1000, paidAmount: 700 }, 70],
    [{ totalFee: 1000, paidAmount: 0 }, 0],
    [{ totalFee: 1000, paidAmount: 999 }, 99],
    [{ totalFee: 100, paidAmount: 29 }, 29],
    [{ totalFee: 120_000, paidAmount: 119_999.996 }, 99],
    [{ totalFee: 1000, paidAmount: 1000 }, 100],
    [{ totalFee: 1000, paidAmount: 1200 }, 100],
    [{ totalFee: 1000, paidAmount: -5 }, 0],
  ])('The paid share of %j is %s percent', (fee, expected) => {
    expect(paidPercent(fee)).toBe(expected);
  });

  it.each([{ totalFee: 0, paidAmount: 0 }, { totalFee: 1000 }, { paidAmount: 10 }])(
    'The paid share of %j does not exist',
    (fee) => {
      expect(paidPercent(fee)).toBeUndefined();
    },
  );
});

describe('The paid share of a fee, in words', () => {
  it.each([
    [
      { totalFee: 1000, paidAmount: 400 },
      { percent: 40, paid: '40% paid', due: '60% due' },
    ],
    [
      { totalFee: 100, paidAmount: 99 },
      { percent: 99, paid: '99% paid', due: '1% due' },
    ],
    [
      { totalFee: 1000, paidAmount: 1000 },
      { percent: 100, paid: '100% paid' },
    ],
    [
      { totalFee: 1000, paidAmount: 400, pendingAmount: 0 },
      { percent: 40, paid: '40% paid' },
    ],
    [
      { totalFee: 9, paidAmount: 9, pendingAmount: 1 },
      { percent: 100, paid: '100% paid' },
    ],
    [{ totalFee: 1000 }, {}],
  ])('%j is %j', (fee, expected) => {
    expect(paidShare(fee)).toEqual(expected);
  });
});

describe('section 4: the default placement label is Not Placed', () => {
  it.each([
    [{}, 'Not Placed', 'neutral'],
    [{ placementStatus: null }, 'Not Placed', 'neutral'],
    [{ placementStatus: ' ' }, 'Not Placed', 'neutral'],
    [{ placementStatus: 'Not Placed' }, 'Not Placed', 'neutral'],
    [{ placementStatus: 'Placed' }, 'Placed', 'success'],
    [{ placementStatus: 'Higher Studies' }, 'Higher Studies', 'info'],
    [{ placementStatus: 'On Leave' }, 'On Leave', 'neutral'],
  ])('The placement of %j shows %s (%s)', (student, label, tone) => {
    expect(placementLabel(student)).toBe(label);
    expect(placementTone(student)).toBe(tone);
  });
});

describe('section 9: placed = non-empty trimmed placement company', () => {
  it.each([
    [{}, false],
    [{ company: null }, false],
    [{ company: '' }, false],
    [{ company: '  ' }, false],
    [{ company: 'Infosys' }, true],
    [{ placementStatus: 'Placed' }, false],
  ])('The student %j counts as placed: %s', (student, expected) => {
    expect(isPlaced(student)).toBe(expected);
  });
});
