import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type components, decisionStatusValues } from '#openapi/schema.gen.ts';
import { courses } from '#src/features/courses/courses.ts';
import { students } from '#src/features/students/students.ts';
import { api, read } from '#src/platform/api/client.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { keyed, lookedUp } from '#src/platform/api/outcome.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { readList } from '#src/platform/api/reader.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { keepReadable } from '#src/records/calls/resource.ts';
import { caseworkKey as queryKey, invalidateApplications } from '#src/features/applications/admin-applications.ts';
import { applications } from '#src/features/applications/applications.ts';

// The extension `casework` of the contract: what the office keeps on applications for itself.

type Schemas = components['schemas'];
export type Casework = Schemas['Casework'];
export type Assignee = Schemas['Assignee'];
export type HeldDecision = Schemas['HeldDecision'];
export type ReleasedDecision = Schemas['ReleasedDecision'];

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const readAssignee = (raw: unknown): Assignee => {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  return { id: text(raw['id']), name: text(raw['name']) };
};

function readHeld(raw: unknown): HeldDecision | undefined {
  if (!isRecord(raw) || !isRecord(raw['decision'])) return undefined;
  const { status, reviewComments, rejectionReason, overCapacity } = raw['decision'];
  return {
    decision: {
      status: text(status) as HeldStatus,
      ...(text(reviewComments) && { reviewComments: text(reviewComments) }),
      ...(text(rejectionReason) && { rejectionReason: text(rejectionReason) }),
      ...(overCapacity === true && { overCapacity }),
    },
    by: text(raw['by']),
    at: text(raw['at']),
  };
}

/** What is missing in an answer is not there: no notes, nobody, no decision. */
function readCasework(raw: unknown): Casework {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  const { assignee, notes } = raw;
  const held = readHeld(raw['held']);
  return {
    applicationId: text(raw['applicationId']),
    ...(isRecord(assignee) && { assignee: readAssignee(assignee) }),
    notes: (Array.isArray(notes) ? notes.filter(isRecord) : []).map(({ id, text: words, by, at }) => ({
      id: text(id),
      text: text(words),
      by: text(by),
      at: text(at),
    })),
    ...(held && { held }),
  };
}

/** GET /admin/casework: every application that has any. */
export function caseworkQuery() {
  return queryOptions({
    queryKey,
    queryFn: async (context) => {
      const answer = await read(api.GET('/admin/casework', { signal: context.signal }));
      return keepReadable(context, readList(answer, readCasework));
    },
  });
}

/** GET /admin/casework/assignees: who can be assigned, by name. */
export function assigneesQuery() {
  return queryOptions({
    queryKey: [...queryKey, 'assignees'],
    queryFn: async (context) => {
      const answer = await read(api.GET('/admin/casework/assignees', { signal: context.signal }));
      return keepReadable(context, readList(answer, readAssignee));
    },
  });
}

/** The casework by the id of its application; empty where the server has none, or until it has answered. */
export function useCasework() {
  const isOffered = useExtension('casework');
  const { data, error, refetch } = useQuery({ ...caseworkQuery(), enabled: isOffered });
  const byId = useMemo(
    () => new Map<string, Casework>(isOffered ? data?.map((row) => [row.applicationId, row]) : []),
    [isOffered, data],
  );
  return { isOffered, byId, isThere: data !== undefined, error, refetch };
}

/** The contract takes so many applications at once. */
export const MOST_AT_ONCE = 500;

/** Shows stored casework wherever it is listed. */
async function store(client: QueryClient, stored: readonly Casework[]): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  const ids = new Set(stored.map(({ applicationId }) => applicationId));
  client.setQueryData<readonly Casework[]>(
    queryKey,
    (rows) => rows && [...rows.filter(({ applicationId }) => !ids.has(applicationId)), ...stored],
  );
  void client.invalidateQueries({ queryKey, exact: true });
}

interface Chosen {
  readonly ids: readonly string[];
}

const defineCasework = <Variables extends Chosen>(
  call: (variables: Variables, applicationIds: string[]) => Promise<unknown>,
) =>
  defineMutation({
    call: async (variables: Variables) => readList(await call(variables, [...variables.ids]), readCasework).rows,
    updateCache: (client, settled) =>
      store(
        client,
        settled.flatMap(({ data }) => data),
      ),
  });

const MAY_HAVE_ARRIVED =
  'The note may have been added already: look at the notes of the application before you add it again.';

/** POST /admin/casework/notes: the same note on each. Notes with the same words are no sign of which try they came from. */
export const addNote = defineCasework(
  lookedUp<Chosen & { readonly note: string }, unknown>({
    sentence: MAY_HAVE_ARRIVED,
    send: ({ ids, note }, key) =>
      read(api.POST('/admin/casework/notes', { body: { applicationIds: [...ids], text: note }, headers: keyed(key) })),
  }),
);

/** PUT /admin/casework/assignee; null gives them back. 409 where that administrator cannot sign in any more. */
export const assignApplications = defineCasework(
  ({ assigneeId }: Chosen & { readonly assigneeId: string | null }, applicationIds) =>
    read(api.PUT('/admin/casework/assignee', { body: { applicationIds, assigneeId } })),
);

type HeldStatus = Schemas['Decision']['status'];

/** Whether a decision can be held: the start of a review decides nothing. */
export const isHoldable = (status: string | undefined): status is HeldStatus =>
  decisionStatusValues.some((known) => known === status);

/** A decision as it is held; what is empty is not sent. */
export function decisionOf(
  status: HeldStatus,
  { reviewComments, rejectionReason }: { readonly reviewComments: string; readonly rejectionReason: string },
  isOverCapacity: boolean,
): Schemas['Decision'] {
  const [comments, reason] = [reviewComments.trim(), rejectionReason.trim()];
  return {
    status,
    ...(comments && { reviewComments: comments }),
    ...(status === 'REJECTED' && reason && { rejectionReason: reason }),
    ...(isOverCapacity && { overCapacity: true }),
  };
}

/** PUT /admin/casework/held-decisions; null drops what is held. 422 where one of them cannot be decided so. */
export const holdDecision = defineCasework(
  ({ decision }: Chosen & { readonly decision: Schemas['Decision'] | null }, applicationIds) =>
    read(api.PUT('/admin/casework/held-decisions', { body: { applicationIds, decision } })),
);

function readReleased(raw: unknown): ReleasedDecision {
  if (!isRecord(raw)) throw ApiError.unanswered('malformed');
  const message = text(raw['message']);
  return {
    applicationId: text(raw['applicationId']),
    isReleased: raw['isReleased'] === true,
    ...(message && { message }),
  };
}

/** POST /admin/casework/released-decisions: all of them at once; one that is refused stays held, and says why. */
export const releaseDecisions = defineMutation({
  call: async ({ ids }: Chosen) => {
    const body = { applicationIds: [...ids] };
    return readList(await read(api.POST('/admin/casework/released-decisions', { body })), readReleased).rows;
  },
  updateCache: async (client) => {
    await invalidateApplications(client);
    // The one that is open is shown as it is now.
    for (const key of [applications.detailsKey, courses.allKey]) void client.invalidateQueries({ queryKey: key });
    void client.invalidateQueries({ queryKey: students.allKey, refetchType: 'none' });
  },
});
