import { t } from '#src/languages/texts.ts';
import type { ApplicationRow, Tables } from '../tables.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import { applicationList } from '../rules/paged-lists.ts';
import type { Implementations } from './types.ts';
import { addApplication, findApplication, reviewApplication } from '../rules/applications.ts';
import { inListOrder } from '../rules/paging.ts';
import { sameText } from '../rules/order.ts';
import { applicationStatistics } from '../rules/statistics.ts';

/** The applications that are accepted, the newest first; of two in one millisecond, the one that came in later. */
const list = (tables: Tables, accepts: (application: ApplicationRow) => boolean) => ({
  data: inListOrder(applicationList, tables.applications.all()).filter(accepts),
});

export const applications = {
  submitApplication: ({ body, tables, language, now }) => ({
    data: addApplication(tables, body, language, now),
    message: t`Application submitted successfully`,
  }),

  listApplications: ({ tables }) => list(tables, () => true),
  listApplicationsByStatus: ({ path, tables }) => list(tables, ({ status }) => status === path.status),
  listApplicationsByCourse: ({ path, tables }) =>
    list(tables, ({ desiredCourse }) => sameText(desiredCourse, path.course)),
  getApplication: ({ path, tables }) => ({ data: findApplication(tables, path.id) }),
  getApplicationStats: ({ tables }) => ({ data: applicationStatistics(tables.applications.all()) }),

  reviewApplication: ({ path, body, caller, tables, now }) => ({
    data: reviewApplication(tables, path.id, body, caller?.name ?? '', now),
    message: t`Application reviewed successfully`,
  }),
} satisfies Implementations<OperationsWith<{ tag: 'Applications' }>>;
