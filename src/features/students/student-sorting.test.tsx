import { expect, it } from 'vitest';
import type { components } from '#openapi/schema.gen.ts';
import { findRows } from '#tests/list-rows.ts';
import { indexRows, sortRows } from '#src/records/list/find-rows.ts';
import { rosterList, rosterSearch } from './student-lists.tsx';

type Student = components['schemas']['Student'];

const columns = [...rosterList.columns, ...(rosterList.moreColumns ?? [])];
const sorted = (students: readonly Student[], id: string, desc = false) =>
  sortRows(indexRows(students, rosterSearch), columns, { id, desc }).rows;

const common = { id: '', email: '', department: 'Civil', year: 1, semester: 1 };
const asha: Student = {
  ...common,
  name: 'Asha',
  rollNo: 'C3',
  semester: 2,
  currentCGPA: 9,
  placementStatus: 'Placed',
  totalFee: 9,
  paidAmount: 0,
};
const bilal: Student = {
  ...common,
  name: 'bilal',
  rollNo: 'C1',
  year: 3,
  attendance: { percentage: 60 },
  status: 'Suspended',
};
const chen: Student = {
  ...common,
  name: 'Chen',
  rollNo: 'C2',
  department: 'Arts',
  currentCGPA: 7,
  attendance: { percentage: 90 },
  totalFee: 5,
  paidAmount: 5,
};
const students = [chen, asha, bilal];

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
])('A list of students can be sorted by %s', (id, expected) => {
  expect(sorted(students, id)).toEqual(expected);
});

it.each([
  ['email', [bilal, chen, asha]],
  ['phone', [chen, asha, bilal]],
  ['credits', [asha, chen, bilal]],
  ['pending', [chen, asha, bilal]],
  ['company', [asha, chen, bilal]],
  ['package', [asha, chen, bilal]],
  ['admitted', [chen, asha, bilal]],
])('The roster can be sorted by its further column %s, students without a value last', (id, expected) => {
  const further: Student[] = [
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
  ];
  expect(sorted(further, id).map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
});

it('A sorted list keeps its order when it is filtered', () => {
  const byName = sorted(students, 'name', true);
  expect(findRows(rosterSearch, byName, { department: 'civil' })).toEqual([bilal, asha]);
  expect(findRows(rosterSearch, byName, { q: 'c' })).toEqual([chen, bilal, asha]);
});

it.each([
  ['No order', undefined],
  ['An order by an unknown column', { id: 'password', desc: false }],
])('%s leaves the list unchanged', (_, order) => {
  const index = indexRows(students, rosterSearch);
  expect(sortRows(index, columns, order)).toBe(index);
});
