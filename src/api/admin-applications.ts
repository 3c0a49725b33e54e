import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '../../openapi/schema.gen.ts';
import { statusInfo } from '../domain/application-status.ts';
import { api } from './client.ts';
import { isRefusal } from './errors.ts';
import { defineMutation } from './mutation.ts';
import { adminStudentKeys, applicationKeys, studentKeys } from './query-keys.ts';
import { readApplication, readStudent } from './record-readers.ts';
import { readList } from './reader.ts';
import { read } from './request.ts';
import { isRecord } from './shapes.ts';

// The administrators' calls. applications.ts has those of public pages and route loaders, which every visitor downloads.

type Application = components['schemas']['Application'];

/** Puts stored applications into their rows of the cached list. */
function updateRows(client: QueryClient, applications: readonly Application[]): void {
  const stored = new Map(applications.map((application) => [application.id, application]));
  if (stored.size === 0) return;
  client.setQueryData<readonly Application[]>(applicationKeys.list(), (rows) =>
    rows?.map((row) => stored.get(row.id) ?? row),
  );
}

/** GET /applications/{id}, fetched each time that it is opened: whoever decides must see what is stored. */
export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: applicationKeys.detail(id),
    queryFn: async ({ signal, client }) => {
      const answer = await read(api.GET('/applications/{id}', { params: { path: { id } }, signal }));
      const application = readApplication(answer);
      updateRows(client, [application]);
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

/** GET /students/email/{email}: the student who already has an applicant's address; null where nobody has. */
export function studentOfApplicantQuery(email: string) {
  return queryOptions({
    queryKey: studentKeys.byEmail(email.toLowerCase()),
    queryFn: async ({ signal }) => {
      try {
        return readStudent(await read(api.GET('/students/email/{email}', { params: { path: { email } }, signal })));
      } catch (error) {
        if (isRefusal(error, 404)) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}

/** A decision as an administrator makes it; what is empty is not sent. */
export interface Review {
  readonly status: Application['status'];
  readonly reviewComments: string;
  readonly rejectionReason: string;
}

/** The answer to a review. A server may answer without the record; the password comes once, with a new account. */
export interface ReviewResult {
  readonly application: Application | undefined;
  readonly temporaryPassword: string | undefined;
}

/**
 * PUT /applications/{id}/review, with the status by its old name too, for servers that know only that one. Use `call` and
 * not `useMutation`: the temporary password must not be kept in any cache.
 */
export const reviewApplication = defineMutation({
  call: async ({ id, review }: { readonly id: string; readonly review: Review }): Promise<ReviewResult> => {
    const comments = review.reviewComments.trim();
    const reason = statusInfo(review.status)?.decision?.needsReason ? review.rejectionReason.trim() : '';
    const body = {
      status: review.status,
      applicationStatus: review.status,
      ...(comments && { reviewComments: comments }),
      ...(reason && { rejectionReason: reason }),
    };
    const answer: unknown = await read(api.PUT('/applications/{id}/review', { params: { path: { id } }, body }));
    if (!isRecord(answer)) return { application: undefined, temporaryPassword: undefined };
    const { temporaryPassword, ...record } = answer;
    return {
      application: readApplication(record),
      temporaryPassword: typeof temporaryPassword === 'string' ? temporaryPassword : undefined,
    };
  },
  updateCache: async (client, settled) => {
    for (const { variables, data } of settled) {
      const queryKey = applicationKeys.detail(variables.id);
      // A request that was sent before the review would put the old status back.
      await client.cancelQueries({ queryKey });
      if (data.application) client.setQueryData(queryKey, data.application);
      else void client.invalidateQueries({ queryKey });
    }
    updateRows(
      client,
      settled.flatMap(({ data }) => data.application ?? []),
    );
    await invalidateApplications(client);
    if (settled.some(({ variables }) => variables.review.status === 'APPROVED'))
      for (const queryKey of [adminStudentKeys.all, studentKeys.all])
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
  },
  gcTime: 0,
});

/** Marks all that is cached of applications as stale; the list and the figures that are on screen are fetched again. */
export async function invalidateApplications(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: applicationKeys.all, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: applicationKeys.stats() });
  void client.invalidateQueries({ queryKey: applicationKeys.list() });
}
