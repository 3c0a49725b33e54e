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

it.each([
  ['email', [bilal, chen, asha]],
  ['phone', [chen, asha, bilal]],
  ['credits', [asha, chen, bilal]],
  ['pending', [chen, asha, bilal]],
  ['company', [asha, chen, bilal]],
  ['package', [asha, chen, bilal]],
  ['admitted', [chen, asha, bilal]],
])('the roster’s further column %s sorts it too, whoever has no value last', (id, expected) => {
  const further = indexStudents([
    { ...chen, email: 'b@x', phone: '1', admissionDate: '2023-07-01' },
    {
      ...asha,
      email: 'c@x',
      phone: '2',
      totalCredits: 8,
      company: 'Acme',
      packageAmount: 4,
      admissionDate: '2024-07-01',
    },
    { ...bilal, email: 'a@x' },
  ]);
  expect(orderStudents(further, { id, desc: false }).list.map(({ name }) => name)).toEqual(
    expected.map(({ name }) => name),
  );
});

it('a sorted list is filtered in its order', () => {
  const sorted = orderStudents(index, { id: 'name', desc: true });
  expect(filterStudents(sorted, { department: 'civil' })).toEqual([bilal, asha]);
  expect(filterStudents(sorted, { search: 'c' })).toEqual([chen, bilal, asha]);
});

it.each([[undefined], [{ id: 'password', desc: false }]])('order %j leaves the list as it is', (order) => {
  expect(orderStudents(index, order)).toBe(index);
});
