import { queryOptions } from '@tanstack/react-query';
import { api, read } from '#src/platform/api/client.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { dayOf, startOfDay, timeOf } from '#src/platform/text/format.ts';
import { isUndecided, UNDECIDED } from './application-status.ts';
import { applicationPages } from './application-pages.ts';
import { applications, applicationsQuery } from './applications.ts';

/** The applications that wait for a decision: how many, and since when the oldest does where the server says it cheaply. */
export interface PendingApplications {
  readonly count: number;
  /** A moment in RFC 3339. */
  readonly oldest?: string | undefined;
  /** How many steps of applications were taken on the last days, where the whole list is at hand. */
  readonly decidedLately?: number | undefined;
  /** When each application came, decided ones too, where the whole list is at hand. */
  readonly submitted?: readonly string[] | undefined;
}

/** Since which day the last decisions are counted: a week ago, by the person's own clock. */
export const lately = (): string => dayOf(new Date(Date.now() - 7 * 86_400_000));

/** So many applications are loaded for the age of one of them. */
const MAX_LOADED = 2000;

/** From GET /applications/stats, and the list itself where it is short; by GET /applications/page where the server searches. */
export function pendingApplicationsQuery() {
  return queryOptions({
    queryKey: [...applications.allKey, 'pending'],
    queryFn: async ({ signal, client }): Promise<PendingApplications> => {
      if (applicationPages.areSearched(client)) {
        const query = { status: UNDECIDED, sort: 'submittedAt', limit: 1, count: 'exact' } as const;
        const page: unknown = await read(api.GET('/applications/page', { params: { query }, signal }));
        const { rows, count } = isRecord(page) ? page : {};
        const first: unknown = Array.isArray(rows) ? rows[0] : undefined;
        const oldest = isRecord(first) ? first['submittedAt'] : undefined;
        return {
          count: isRecord(count) ? Number(count['value']) : 0,
          oldest: typeof oldest === 'string' ? oldest : undefined,
        };
      }
      const stats: unknown = await read(api.GET('/applications/stats', { signal }));
      const { pendingCount, totalApplications } = isRecord(stats) ? stats : {};
      const count = Number(pendingCount) || 0;
      if (!(Number(totalApplications) <= MAX_LOADED)) return { count };
      const list = await client.ensureQueryData(applicationsQuery());
      const since = startOfDay(lately()) ?? 0;
      const steps = list.flatMap(({ history }) => history);
      const moments = list.filter(({ status }) => isUndecided(status)).map(({ submittedAt }) => submittedAt);
      return {
        count: moments.length,
        oldest: [...moments].sort()[0],
        submitted: list.map(({ submittedAt }) => submittedAt),
        decidedLately: steps.filter(({ at }) => (timeOf(at) ?? 0) >= since).length,
      };
    },
  });
}
