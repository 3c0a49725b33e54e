import { expect, it } from 'vitest';
import { departments } from '../mocks/university/seed/pools/departments.ts';
import { UNIVERSITY_DEPARTMENTS } from '#src/university/departments.ts';

it('The demo’s students are in the departments of the about page', () => {
  expect(departments.map(({ name }) => name)).toEqual(UNIVERSITY_DEPARTMENTS);
});
