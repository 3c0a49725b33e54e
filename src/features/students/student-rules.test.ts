import { expect, it } from 'vitest';
import { ordinalChoices, SEMESTERS, studentStatus, studentStatusTone, YEARS } from './student-rules.ts';

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
  const labels = (numbers: readonly number[], unit: string) => ordinalChoices(numbers, unit).map(({ label }) => label);
  expect(labels(YEARS, 'year')).toEqual(['1st year', '2nd year', '3rd year', '4th year']);
  expect(
    labels(SEMESTERS, 'semester')
      .map((label) => label.charAt(0))
      .join(''),
  ).toBe('12345678');
});
