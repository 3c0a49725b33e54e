import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import type { Recipe, Target } from '#conformance/university/recipe.ts';
import type { UniversityRun } from '#conformance/university/university-run.ts';

const onApplication = async (run: UniversityRun): Promise<Target | undefined> => {
  const application = await run.newApplication();
  return application && { as: run.admin, application: application.id };
};
/** Casework on the application of the run. A decision is one that can be held on it, however often. */
function fitCasework(body: Json, _run: UniversityRun, { application }: Target): Json {
  const { assigneeId, decision } = body;
  return {
    ...body,
    applicationIds: [application],
    ...(assigneeId !== undefined && { assigneeId: null }),
    ...(isRecord(decision) && { decision: { ...decision, status: 'WAITLISTED', overCapacity: false } }),
  };
}
const casework: Recipe = { target: onApplication, fit: fitCasework };

export const caseworkRecipes = {
  addNote: casework,
  assignApplications: casework,
  holdDecision: casework,
  releaseDecisions: casework,
} satisfies Partial<Record<OperationId, Recipe>>;
