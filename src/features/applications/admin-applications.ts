import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/schema.gen.ts';
import {
  APPLICATION_STATUSES,
  applicationStatuses,
  applicationStatusLabel,
  isUndecided,
  statusInfo,
} from './application-status.ts';
import { applicationFields } from './application.ts';
import { applications } from './applications.ts';
import { storedReason } from './rejection-reasons.ts';
import { courses } from '#src/features/courses/courses.ts';
import { hasExtension } from '#src/platform/server/extensions.ts';
import { t } from '#src/languages/texts.ts';
import { api, read } from '#src/platform/api/client.ts';
import { ApiError, isRefusal } from '#src/platform/api/errors.ts';
import { type Found, keyed, knowsKeys, lookedUp } from '#src/platform/api/outcome.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { recordReader } from '#src/records/calls/record-reader.ts';
import { withId } from '#src/records/calls/resource.ts';
import { defineWrites } from '#src/records/calls/resource-writes.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { countValues, parseStats } from '#src/platform/api/stats.ts';
import { students } from '#src/features/students/students.ts';

// The administrators' calls. applications.ts has those of public pages and route loaders, which every visitor downloads.

type Application = components['schemas']['Application'];

const parseApplication = recordReader(applicationFields);

/** GET /applications/{id}, fetched each time that it is opened: whoever decides must see what is stored. */
export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: [...applications.detailsKey, id],
    queryFn: async ({ signal, client }) => {
      const application = parseApplication(await read(api.GET('/applications/{id}', { ...withId(id), signal })));
      client.setQueryData<readonly Application[]>(applications.listKey, (list) =>
        list?.map((row) => (row.id === application.id ? application : row)),
      );
      return application;
    },
    staleTime: 0,
  });
}

const statsKey = [...applications.allKey, 'stats'];

/** What the office keeps on applications: a decision drops one that is held. */
export const caseworkKey = [...applications.allKey, 'casework'];

/** Offers and waiting lists: a decision ends an offer, and takes somebody from the list. */
export const offersKey = [...applications.allKey, 'offers'];

/** Marks all that is cached of applications as stale; the list and the figures that are on screen are fetched again. */
export async function invalidateApplications(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: applications.allKey, refetchType: 'none' });
  for (const queryKey of [statsKey, applications.listKey, caseworkKey, offersKey])
    void client.invalidateQueries({ queryKey });
}

const byId = (id: string) => api.GET('/applications/{id}', withId(id));
const writes = defineWrites(applications, byId, invalidateApplications);

export type ApplicationStats = components['schemas']['ApplicationStats'];

/** GET /applications/stats. A figure that a server does not count is 0. */
export function applicationStatsQuery() {
  return queryOptions({
    queryKey: statsKey,
    queryFn: async ({ signal }) => {
      const answer = await read(api.GET('/applications/stats', { signal }));
      return parseStats(answer, applicationStatsOf([]), { byCourse: 'course' });
    },
  });
}

/** What GET /applications/stats counts, counted from the list: figures beside a list must not contradict it. */
export function applicationStatsOf(rows: readonly Application[]): ApplicationStats {
  const counts = APPLICATION_STATUSES.map((status) => [
    applicationStatuses[status].count,
    rows.filter((row) => row.status === status).length,
  ]);
  return {
    ...(Object.fromEntries(counts) as Omit<ApplicationStats, 'byCourse'>),
    totalApplications: rows.length,
    pendingCount: rows.filter(({ status }) => isUndecided(status)).length,
    byCourse: countValues(
      'course',
      rows.map(({ desiredCourse }) => desiredCourse),
    ),
  };
}

export interface Review {
  readonly status: Application['status'];
  readonly reviewComments: string;
  readonly rejectionReason: string;
  /** An approval of somebody for whom no seat is left. */
  readonly isOverCapacity?: boolean;
}

/** The answer to a review. A server may answer without the record; the password comes once, with a new account. */
export interface ReviewResult {
  readonly application: Application | undefined;
  readonly temporaryPassword: string | undefined;
  /** The decision was found, and its answer never came: a password that was in it is not known. */
  readonly isAnswerLost?: boolean;
}

/** Contract, `reviewApplication`: a 422 is a step that the status does not allow, also where the server does not say so. */
function refusedStep(error: unknown): never {
  if (!isRefusal(error, 422) || error.message !== '') throw error;
  const message = t`The server does not allow this step for the record as it is stored.`;
  throw ApiError.refused(422, { ...error, message });
}

/**
 * A decision: PUT /applications/{id}/review, with the status by its old name too, for servers that know only that one, or
 * POST /applications/{id}/admission for an approval where the server counts seats. Use `call` and not `useMutation`: the
 * temporary password must not be kept in any cache.
 */
export const reviewApplication = defineMutation<ReviewCall, ReviewResult>({
  call: lookedUp({
    async send({ id, review }: ReviewCall, key): Promise<ReviewResult> {
      const { status: wanted, isOverCapacity } = review;
      const texts = textsOf(review);
      const init = { ...withId(id), headers: keyed(key) };
      const answer: unknown = await read(
        wanted === 'APPROVED' && hasExtension('seats')
          ? api.POST('/applications/{id}/admission', {
              ...init,
              body: { ...texts, ...(isOverCapacity && { overCapacity: true }) },
            })
          : api.PUT('/applications/{id}/review', {
              ...init,
              body: { status: wanted, applicationStatus: wanted, ...texts },
            }),
      ).catch(refusedStep);
      if (!isRecord(answer)) return { application: undefined, temporaryPassword: undefined };
      const { temporaryPassword, ...record } = answer;
      const application = parseApplication(record);
      // A server may say success, and have done something else or nothing.
      const { status } = application;
      if (![wanted, ''].includes(status)) {
        const stored = applicationStatusLabel(status);
        const asked = applicationStatusLabel(wanted);
        throw ApiError.refused(200, {
          message: t`The server said that it was done, but the application’s status is “${stored}”, and not “${asked}”.`,
        });
      }
      return {
        application,
        temporaryPassword: typeof temporaryPassword === 'string' ? temporaryPassword : undefined,
      };
    },
    look: findReview,
  }),
  updateCache: async (client, settled) => {
    await writes.storeUpdated(
      client,
      settled.map(({ variables, data }) => ({ variables, data: data.application })),
    );
    if (settled.some(({ variables }) => variables.review.status === 'APPROVED'))
      for (const queryKey of [students.allKey, ['students']])
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
    if (hasExtension('seats')) void client.invalidateQueries({ queryKey: courses.allKey });
  },
});

interface ReviewCall {
  readonly id: string;
  readonly review: Review;
}

function textsOf({ status, reviewComments, rejectionReason }: Review) {
  const comments = reviewComments.trim();
  const reason = statusInfo(status)?.decision?.needsReason ? storedReason(rejectionReason) : '';
  return { ...(comments && { reviewComments: comments }), ...(reason && { rejectionReason: reason }) };
}

/** The decision as it is stored, where its answer is lost: another administrator's has other texts. */
async function findReview(
  { id, review }: ReviewCall,
  again: () => Promise<ReviewResult>,
): Promise<Found<ReviewResult>> {
  const application = await writes.stored(id);
  const texts = Object.entries({ status: review.status, ...textsOf(review) });
  const stored = new Map<string, unknown>(Object.entries(application));
  if (!texts.every(([name, text]) => stored.get(name) === text)) return undefined;
  const found = { application, temporaryPassword: undefined, isAnswerLost: true };
  if (review.status !== 'APPROVED' || !knowsKeys()) return { data: found };
  // By its key the server knows the decision, and gives the answer with a new account's password once more.
  return { data: await again().catch(() => found) };
}
