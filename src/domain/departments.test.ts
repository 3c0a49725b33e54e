import { expect, it } from 'vitest';
import { DEPARTMENTS, departmentsIn } from './departments.ts';

it('section 3: the admin forms offer the five departments', () => {
  expect(DEPARTMENTS).toEqual(['Computer Science', 'Electronics', 'Mechanical', 'Civil', 'Electrical']);
});

it('a list is filtered by the five and by whatever else it holds, each once whatever its case', () => {
  const list = ['Civil', 'Textile', 'civil', 'Aerospace', 'TEXTILE', '', null, undefined].map((department) => ({
    department,
  }));
  expect(departmentsIn(list)).toEqual([...DEPARTMENTS, 'Aerospace', 'Textile']);
});
