import type { ApplicationRow } from '../db/tables.ts';
import type { Implementations } from '../request/types.ts';
import { addApplication, findApplication, reviewApplication } from '../rules/applications.ts';
import { sameText } from '../rules/order.ts';
import { applicationStatistics } from '../rules/statistics.ts';

type Applications =
  | 'submitApplication'
  | 'listApplications'
  | 'getApplication'
  | 'listApplicationsByStatus'
  | 'listApplicationsByCourse'
  | 'reviewApplication'
  | 'getApplicationStats';

/** The newest submission first; of two in one millisecond, the one that came in later. */
const newestFirst = (rows: readonly ApplicationRow[]) =>
  rows.toReversed().toSorted((a, b) => (a.submittedAt < b.submittedAt ? 1 : a.submittedAt > b.submittedAt ? -1 : 0));

export const applications = {
  submitApplication: ({ body, tables, now }) => ({
    data: addApplication(tables, body, now),
    message: 'Application submitted successfully',
  }),

  listApplications: ({ tables }) => ({ data: newestFirst(tables.applications.all()) }),

  getApplication: ({ path, tables }) => ({ data: findApplication(tables, path.id) }),

  listApplicationsByStatus: ({ path, tables }) => ({
    data: newestFirst(tables.applications.all().filter(({ status }) => status === path.status)),
  }),

  listApplicationsByCourse: ({ path, tables }) => ({
    data: newestFirst(tables.applications.all().filter(({ desiredCourse }) => sameText(desiredCourse, path.course))),
  }),

  reviewApplication: ({ path, body, caller, tables, now }) => ({
    data: reviewApplication(tables, path.id, body, caller?.name ?? '', now),
    message: 'Application reviewed successfully',
  }),

  getApplicationStats: ({ tables }) => ({ data: applicationStatistics(tables.applications.all()) }),
} satisfies Implementations<Applications>;
