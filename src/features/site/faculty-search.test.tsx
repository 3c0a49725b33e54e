import { expect, it } from 'vitest';
import { findRows } from '#tests/list-rows.ts';
import { faculty } from './faculty-members.ts';
import { facultySearch } from './FacultyScreen.tsx';

const names = (values: { q?: string; department?: string }) =>
  findRows(facultySearch, faculty, values).map(({ name }) => name);

it.each([
  ['a name', { q: 'KULKARNI' }],
  ['a degree', { q: 'distributed systems' }],
  ['an interest', { q: 'fault tolerance' }],
  ['words in any order', { q: 'head  anjali' }],
  ['a department, in any case, and a word', { q: 'databases', department: 'computer science' }],
])('The faculty list is searched by %s', (_, values) => {
  expect(names(values)).toEqual(['Anjali Kulkarni']);
});

it('The faculty list shows everyone without a filter, and nobody for a filter without a match', () => {
  expect(names({})).toHaveLength(faculty.length);
  expect(names({ q: 'anjali', department: 'Civil' })).toEqual([]);
});
