import { describe, expect, it } from 'vitest';
import { departmentChoices, DEPARTMENTS, departmentsIn } from './departments.ts';

it('section 3: the admin forms offer the five departments', () => {
  expect(DEPARTMENTS).toEqual(['Computer Science', 'Electronics', 'Mechanical', 'Civil', 'Electrical']);
});

describe('a form keeps the current department even if it is not one of the five', () => {
  it.each([
    [undefined, [...DEPARTMENTS]],
    [null, [...DEPARTMENTS]],
    ['  ', [...DEPARTMENTS]],
    ['Civil', [...DEPARTMENTS]],
    ['Aerospace', ['Aerospace', ...DEPARTMENTS]],
  ])('%j offers %j', (current, expected) => {
    expect(departmentChoices(current)).toEqual(expected);
  });
});

it('a list is filtered by the five and by whatever else it holds, each once whatever its case', () => {
  const list = ['Civil', 'Textile', 'civil', 'Aerospace', 'TEXTILE', '', null, undefined].map((department) => ({
    department,
  }));
  expect(departmentsIn(list)).toEqual([...DEPARTMENTS, 'Aerospace', 'Textile']);
});
