import { expect, it } from 'vitest';
import { university } from './university.ts';
import { DEPARTMENTS, UNIVERSITY_DEPARTMENTS, universityDepartments } from './departments.ts';

it('There are 8 departments (section 2)', () => {
  expect(new Set(UNIVERSITY_DEPARTMENTS).size).toBe(8);
});

it('section 3: the admin forms offer the five departments', () => {
  expect(DEPARTMENTS).toEqual(['Computer Science', 'Electronics', 'Mechanical', 'Civil', 'Electrical']);
});

it('A department is called as the records call it', () => {
  expect(universityDepartments.map(([name]) => name)).toEqual(UNIVERSITY_DEPARTMENTS);
});

it('No department is older than the university', () => {
  for (const [, since] of universityDepartments) expect(since).toBeGreaterThanOrEqual(university.founded);
});
