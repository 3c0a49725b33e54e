import { expect, it } from 'vitest';
import { filterStudents, indexStudents } from './student-filters.ts';
import { orderStudents, STUDENT_COLUMNS } from './student-order.ts';

const common = { email: '', department: 'Civil', year: 1, semester: 1 };
const asha = {
  ...common,
  name: 'Asha',
  rollNo: 'C3',
  semester: 2,
  currentCGPA: 9,
  placementStatus: 'Placed',
  totalFee: 9,
  paidAmount: 0,
};
const bilal = { ...common, name: 'bilal', rollNo: 'C1', year: 3, attendance: { percentage: 60 }, status: 'Suspended' };
const chen = {
  ...common,
  name: 'Chen',
  rollNo: 'C2',
  department: 'Arts',
  currentCGPA: 7,
  attendance: { percentage: 90 },
  totalFee: 5,
  paidAmount: 5,
};
const index = indexStudents([chen, asha, bilal]);

it.each([
  ['name', [asha, bilal, chen]],
  ['rollNo', [bilal, chen, asha]],
  ['department', [chen, asha, bilal]],
  ['year', [chen, asha, bilal]],
  ['semester', [chen, bilal, asha]],
  ['cgpa', [chen, asha, bilal]],
  ['attendance', [bilal, chen, asha]],
  ['fee', [chen, asha, bilal]],
  ['placement', [chen, bilal, asha]],
  ['status', [chen, asha, bilal]],
])('a list of students can be sorted by %s', (id, expected) => {
  expect(STUDENT_COLUMNS).toContain(id);
  expect(orderStudents(index, { id, desc: false }).list).toEqual(expected);
});

it('a sorted list is filtered in its order', () => {
  const sorted = orderStudents(index, { id: 'name', desc: true });
  expect(filterStudents(sorted, { department: 'civil' })).toEqual([bilal, asha]);
  expect(filterStudents(sorted, { search: 'c' })).toEqual([chen, bilal, asha]);
});

it.each([[undefined], [{ id: 'password', desc: false }]])('order %j leaves the list as it is', (order) => {
  expect(orderStudents(index, order)).toBe(index);
});
