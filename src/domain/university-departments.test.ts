import { expect, it } from 'vitest';
import { DEPARTMENTS } from './departments.ts';
import { university } from './university.ts';
import { UNIVERSITY_DEPARTMENTS, universityDepartments } from './university-departments.ts';

it('there are 8 departments (section 2), and those of the admin forms (section 3) come first', () => {
  expect(new Set(UNIVERSITY_DEPARTMENTS).size).toBe(8);
  expect(UNIVERSITY_DEPARTMENTS.slice(0, DEPARTMENTS.length)).toEqual(DEPARTMENTS);
});

it('none is older than the university', () => {
  for (const [, since] of universityDepartments) expect(since).toBeGreaterThanOrEqual(university.founded);
});
