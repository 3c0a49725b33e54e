import { expect, it } from 'vitest';
import { departments } from '../mocks/seed/pools/departments.ts';
import { UNIVERSITY_DEPARTMENTS } from '../src/university/departments.ts';

it('the students of the demo are in the departments that the about page lists', () => {
  expect(departments.map(({ name }) => name)).toEqual(UNIVERSITY_DEPARTMENTS);
});
