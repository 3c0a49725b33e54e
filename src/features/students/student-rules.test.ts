import { expect, it } from 'vitest';
import { studentStatus, studentStatusTone } from './student-rules.ts';

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
