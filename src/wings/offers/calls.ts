import type { QueryClient } from '@tanstack/react-query';
import { invalidateApplications } from '#src/features/applications/admin-applications.ts';
import {
  type CourseOffers,
  type Offer,
  offersQuery,
  parseOffersOfCourse,
  parseOffer,
} from '#src/features/applications/offers.ts';
import { courses } from '#src/features/courses/courses.ts';
import { api, read } from '#src/platform/api/client.ts';
import { keyed, lookedUp } from '#src/platform/api/outcome.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { isSameWord } from '#src/platform/text/plain-text.ts';
import { withId } from '#src/records/calls/resource.ts';

interface Offering {
  readonly id: string;
  /** A moment in RFC 3339. */
  readonly answerBy: string;
  readonly reviewComments: string;
}

/** An offer changes the seats of its course too. */
async function updateCache(client: QueryClient): Promise<void> {
  await invalidateApplications(client);
  void client.invalidateQueries({ queryKey: courses.allKey });
}

async function storedOffer(id: string): Promise<Offer | undefined> {
  const answer = await read(api.GET('/admin/offers', {}));
  const rows = Array.isArray(answer) ? answer.map(parseOffersOfCourse) : [];
  return rows.flatMap(({ offers }) => offers).find(({ applicationId }) => applicationId === id);
}

/** POST /applications/{id}/offer. 400 where the day is over, 409 where no seat is left or an offer is open. */
export const makeOffer = defineMutation({
  call: lookedUp<Offering, Offer>({
    send: async ({ id, answerBy, reviewComments }, key) => {
      const comments = reviewComments.trim();
      const body = { answerBy, ...(comments && { reviewComments: comments }) };
      return parseOffer(await read(api.POST('/applications/{id}/offer', { ...withId(id), body, headers: keyed(key) })));
    },
    // The office's own offer ends when this one does; another administrator's would be refused as open.
    look: async ({ id, answerBy }) => {
      const offer = await storedOffer(id);
      const isThis = offer?.state === 'OPEN' && Date.parse(offer.answerBy) === Date.parse(answerBy);
      return isThis ? { data: offer } : undefined;
    },
  }),
  updateCache,
});

/** DELETE /applications/{id}/offer. 409 where none is open any more. */
export const withdrawOffer = defineMutation({
  call: lookedUp<{ readonly id: string }, Offer>({
    send: async ({ id }) => parseOffer(await read(api.DELETE('/applications/{id}/offer', withId(id)))),
    look: async ({ id }) => {
      const offer = await storedOffer(id);
      return offer?.state === 'WITHDRAWN' ? { data: offer } : undefined;
    },
  }),
  updateCache,
});

interface Ranking {
  readonly course: string;
  readonly before: readonly string[];
  readonly applicationIds: readonly string[];
}

/** PUT /admin/waiting-list. 409 where somebody else has changed it meanwhile. */
export const rankWaitingList = defineMutation({
  call: async ({ course, before, applicationIds }: Ranking) =>
    parseOffersOfCourse(
      await read(
        api.PUT('/admin/waiting-list', { body: { course, before: [...before], applicationIds: [...applicationIds] } }),
      ),
    ),
  updateCache: async (client, settled) => {
    const { queryKey } = offersQuery();
    await client.cancelQueries({ queryKey, exact: true });
    for (const { data } of settled)
      client.setQueryData<readonly CourseOffers[]>(queryKey, (rows) =>
        rows?.map((row) => (isSameWord(row.course, data.course) ? data : row)),
      );
    void client.invalidateQueries({ queryKey, exact: true });
  },
});
