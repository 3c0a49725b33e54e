import type { components } from '../../../../openapi/schema.gen.ts';
import { rosterQuery } from '../../../api/students.ts';
import { defineList } from '../../../resource/list/use-list.ts';
import { dashboardColumns, furtherColumns, rosterColumns } from './student-columns.tsx';
import { dashboardSearch, rosterSearch } from './student-search.ts';

type Student = components['schemas']['Student'];

const base = {
  query: rosterQuery,
  rowId: ({ id }: Student) => id,
  rowName: ({ name, rollNo }: Student) => name || rollNo,
  caption: 'Students',
  noun: 'students',
  failed: 'Failed to load students',
  unanswered: 'Error loading students',
  empty: 'No students yet',
  plainCells: true,
} as const;

/** The students on the administrator's dashboard. They can be sorted by the roster's columns too, as a URL may say. */
export const dashboardList = defineList({
  ...base,
  search: dashboardSearch,
  columns: dashboardColumns,
  moreColumns: [...rosterColumns, ...furtherColumns],
  whenEmpty: 'Add the first one, or approve an application: an approved applicant becomes a student.',
});

/** The whole roster. */
export const rosterList = defineList({
  ...base,
  search: rosterSearch,
  columns: rosterColumns,
  moreColumns: furtherColumns,
  whenEmpty: 'Students are added on the dashboard, by an import, or when an application is approved.',
});
