import type { OperationId } from '#openapi/operations.gen.ts';
import type { Recipe, Target } from '#conformance/university/recipe.ts';
import type { UniversityRun } from '#conformance/university/university-run.ts';

const onAdministrator = async (run: UniversityRun): Promise<Target | undefined> => {
  const as = run.callers.superAdmin;
  if (!as) return undefined;
  const administrator = await run.newAdministrator(as);
  return administrator && { as, path: { id: administrator.id } };
};

export const administratorRecipes = {
  setAdministratorStatus: { target: onAdministrator, fit: (body) => body },
} satisfies Partial<Record<OperationId, Recipe>>;
