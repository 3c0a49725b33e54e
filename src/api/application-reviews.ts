import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/schema.gen.ts';
import { api } from './client.ts';
import { adminStudentKeys, applicationKeys, studentKeys } from './query-keys.ts';
import { readApplication, readList } from './reader.ts';
import { read } from './request.ts';
import { isRecord } from './shapes.ts';

// Apart from applications.ts, which the route itself asks for and which every first screen therefore carries.

type Application = components['schemas']['Application'];

/** Puts what is newly known of applications into their rows of the list. */
function renew(client: QueryClient, applications: readonly Application[]): void {
  const known = new Map(applications.map((application) => [application.id, application]));
  if (known.size === 0) return;
  client.setQueryData<readonly Application[]>(applicationKeys.list(), (rows) =>
    rows?.map((row) => known.get(row.id) ?? row),
  );
}

/** GET /applications/{id}, asked anew each time that it is opened: whoever decides, decides on what is stored. */
export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: applicationKeys.detail(id),
    queryFn: async ({ signal, client }) => {
      const answer = await read(api.GET('/applications/{id}', { params: { path: { id } }, signal }));
      const application = readApplication(answer);
      renew(client, [application]);
      return application;
    },
    staleTime: 0,
  });
}

export type ApplicationStats = components['schemas']['ApplicationStats'];

const figure = (value: unknown) => (typeof value === 'number' ? value : 0);

/** GET /applications/stats. A figure that a server does not count is 0. */
export function applicationStatsQuery() {
  return queryOptions({
    queryKey: applicationKeys.stats(),
    queryFn: async ({ signal }): Promise<ApplicationStats> => {
      const answer: unknown = await read(api.GET('/applications/stats', { signal }));
      const stats = isRecord(answer) ? answer : {};
      return {
        totalApplications: figure(stats['totalApplications']),
        appliedCount: figure(stats['appliedCount']),
        underReviewCount: figure(stats['underReviewCount']),
        waitlistedCount: figure(stats['waitlistedCount']),
        approvedCount: figure(stats['approvedCount']),
        rejectedCount: figure(stats['rejectedCount']),
        pendingCount: figure(stats['pendingCount']),
        byCourse: readList(stats['byCourse'], (row) => ({
          course: isRecord(row) ? String(row['course'] ?? '') : '',
          count: isRecord(row) ? figure(row['count']) : 0,
        })).filter(({ course }) => course !== ''),
      };
    },
  });
}

/** A decision as an administrator makes it; what is empty is not sent. */
export interface Review {
  readonly status: Application['status'];
  readonly reviewComments: string;
  readonly rejectionReason: string;
}

/** What came of a review. A server may answer without the record; the password comes once, with a new account. */
export interface Reviewed {
  readonly application: Application | undefined;
  readonly temporaryPassword: string | undefined;
}

/**
 * PUT /applications/{id}/review, with the status by its old name too, for servers that know only that one. The cache
 * learns of the step, and never of the password. `afterReviews` has to follow, once for however many.
 */
export async function reviewApplication(client: QueryClient, id: string, review: Review): Promise<Reviewed> {
  const comments = review.reviewComments.trim();
  const reason = review.status === 'REJECTED' ? review.rejectionReason.trim() : '';
  const body = {
    status: review.status,
    applicationStatus: review.status,
    ...(comments && { reviewComments: comments }),
    ...(reason && { rejectionReason: reason }),
  };
  const answer: unknown = await read(api.PUT('/applications/{id}/review', { params: { path: { id } }, body }));
  if (!isRecord(answer)) return { application: undefined, temporaryPassword: undefined };
  const { temporaryPassword, ...record } = answer;
  const application = readApplication(record);
  // A look at it that was begun before the step would put the old status back when it comes.
  await client.cancelQueries({ queryKey: applicationKeys.detail(id) });
  client.setQueryData(applicationKeys.detail(id), application);
  return {
    application,
    temporaryPassword: typeof temporaryPassword === 'string' ? temporaryPassword : undefined,
  };
}

interface Outcome {
  /** Those that have taken a step. The list is drawn anew once for all of them. */
  readonly reviewed?: readonly (Application | undefined)[];
  readonly approved: boolean;
}

/** After one review or many: the figures are old, and so are the lists of students where somebody was approved. */
export async function afterReviews(client: QueryClient, { reviewed = [], approved }: Outcome): Promise<void> {
  renew(
    client,
    reviewed.filter((application) => application !== undefined),
  );
  await client.invalidateQueries({ queryKey: applicationKeys.all, refetchType: 'none' });
  await Promise.all([
    client.invalidateQueries({ queryKey: applicationKeys.stats() }),
    client.invalidateQueries({ queryKey: applicationKeys.list() }),
    ...(approved
      ? [adminStudentKeys.all, studentKeys.all].map((queryKey) =>
          client.invalidateQueries({ queryKey, refetchType: 'none' }),
        )
      : []),
  ]);
}
