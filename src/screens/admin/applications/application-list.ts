import { applicationsQuery } from '../../../api/applications.ts';
import { defineList } from '../../../resource/list/use-list.ts';
import { applicationColumns } from './application-columns.tsx';
import { applicationSearch } from './application-search.ts';

/** The list of applications, as the server sends it: the newest first. */
export const applicationList = defineList({
  search: applicationSearch,
  query: applicationsQuery,
  columns: applicationColumns,
  rowId: ({ id }) => id,
  rowName: ({ fullName }) => fullName,
  caption: 'Applications',
  noun: 'applications',
  failed: 'Failed to load applications',
  unanswered: 'Error loading applications',
  empty: 'No applications yet',
  whenEmpty: 'They arrive here as soon as somebody applies on the admissions page.',
});
