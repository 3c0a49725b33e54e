import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/schema.gen.ts';
import { caseworkKey as queryKey, invalidateApplications } from '#src/features/applications/admin-applications.ts';
import { applications } from '#src/features/applications/applications.ts';
import { type Casework, parseAssignee, parseCasework } from '#src/features/applications/casework.ts';
import { storedReason } from '#src/features/applications/rejection-reasons.ts';
import { courses } from '#src/features/courses/courses.ts';
import type { WrittenDecision } from '#src/features/slots.ts';
import { students } from '#src/features/students/students.ts';
import { msg } from '#src/languages/texts.ts';
import { api, read } from '#src/platform/api/client.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { keyed, lookedUp } from '#src/platform/api/outcome.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { parseList } from '#src/platform/api/reader.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { keepReadable } from '#src/records/calls/resource.ts';
import { type HeldStatus, isHoldable } from './casework-limits.ts';

type Schemas = components['schemas'];
export type ReleasedDecision = Schemas['ReleasedDecision'];

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** GET /admin/casework/assignees: who can be assigned, by name. */
export function assigneesQuery() {
  return queryOptions({
    queryKey: [...queryKey, 'assignees'],
    queryFn: async (context) => {
      const answer = await read(api.GET('/admin/casework/assignees', { signal: context.signal }));
      return keepReadable(context, parseList(answer, parseAssignee));
    },
  });
}

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
    call: async (variables: Variables) => parseList(await call(variables, [...variables.ids]), parseCasework).rows,
    updateCache: (client, settled) =>
      store(
        client,
        settled.flatMap(({ data }) => data),
      ),
  });

const MAY_HAVE_ARRIVED = msg`The note may have been added already: look at the notes of the application before you add it again.`;

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

function decisionOf(status: HeldStatus, written: WrittenDecision): Schemas['Decision'] {
  const [comments, reason] = [written.reviewComments.trim(), storedReason(written.rejectionReason)];
  return {
    status,
    ...(comments && { reviewComments: comments }),
    ...(status === 'REJECTED' && reason && { rejectionReason: reason }),
    ...(written.isOverCapacity && { overCapacity: true }),
  };
}

/** PUT /admin/casework/held-decisions; null drops what is held. 422 where one of them cannot be decided so. */
export const holdDecision = defineCasework(
  ({ decision }: Chosen & { readonly decision: Schemas['Decision'] | null }, applicationIds) =>
    read(api.PUT('/admin/casework/held-decisions', { body: { applicationIds, decision } })),
);

export async function hold(client: QueryClient, written: WrittenDecision): Promise<void> {
  if (!isHoldable(written.status)) return;
  const variables = { ids: written.ids, decision: decisionOf(written.status, written) };
  const data = await holdDecision.call(variables);
  await holdDecision.updateCache(client, [{ variables, data }]);
}

function parseReleased(raw: unknown): ReleasedDecision {
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
    return parseList(await read(api.POST('/admin/casework/released-decisions', { body })), parseReleased).rows;
  },
  updateCache: async (client) => {
    await invalidateApplications(client);
    // The one that is open is shown as it is now.
    for (const key of [applications.detailsKey, courses.allKey]) void client.invalidateQueries({ queryKey: key });
    void client.invalidateQueries({ queryKey: students.allKey, refetchType: 'none' });
  },
});
