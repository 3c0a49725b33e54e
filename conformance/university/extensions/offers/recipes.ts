import type { OperationId } from '#openapi/operations.gen.ts';
import type { Json } from '#src/platform/api/shapes.ts';
import { visitor } from '#conformance/kit/exchange.ts';
import type { Recipe, Target } from '#conformance/university/recipe.ts';
import type { UniversityRun } from '#conformance/university/university-run.ts';

const DAY = 86_400_000;
export const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

/** An application that has an open offer already: a fitting body is refused, however often it is sent. */
const onOffered = async (run: UniversityRun): Promise<Target | undefined> => {
  const application = await run.newApplication({ desiredCourse: `No Course ${run.unique.code(8)}` });
  if (!application) return undefined;
  const target = { as: run.admin, path: { id: application.id } };
  const { ok } = await run.call('makeOffer', { ...target, body: { answerBy: inDays(9) } });
  return ok ? target : undefined;
};

/** An applicant whose offer is accepted: the same answer once more is answered as before. */
const byAccepted = async (run: UniversityRun): Promise<Target | undefined> => {
  const application = await run.newApplication({ desiredCourse: `No Course ${run.unique.code(8)}` });
  if (!application) return undefined;
  const { id, referenceNumber, email } = application;
  const proof = { referenceNumber, email };
  const offered = await run.call('makeOffer', { as: run.admin, path: { id }, body: { answerBy: inDays(9) } });
  const accepted = offered.ok
    ? await run.call('answerOffer', { as: visitor, body: { ...proof, answer: 'ACCEPTED' } })
    : undefined;
  return accepted?.ok ? { as: visitor, proof } : undefined;
};

export const offerRecipes = {
  makeOffer: {
    target: onOffered,
    fit: (body) => ({ ...body, answerBy: inDays(9) }),
    status: 409,
    breaks: [['answerBy: in the past', 'answerBy', (body: Json) => ({ ...body, answerBy: inDays(-1) })]],
  },
  rankWaitingList: {
    target: async (run) => ({ as: run.admin }),
    // Nobody waits for a course that is not there.
    fit: (body, { unique }) => ({ ...body, course: `No Course ${unique.code(8)}`, before: [], applicationIds: [] }),
  },
  answerOffer: {
    target: byAccepted,
    fit: (body, _run, { proof }) => ({ ...body, ...proof, answer: 'ACCEPTED' }),
  },
} satisfies Partial<Record<OperationId, Recipe>>;
