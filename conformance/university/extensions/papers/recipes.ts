import type { OperationId } from '#openapi/operations.gen.ts';
import type { Json } from '#src/platform/api/shapes.ts';
import { rowsOf } from '#conformance/university/read-back.ts';
import type { Recipe } from '#conformance/university/recipe.ts';

export const paperRecipes = {
  issuePapers: {
    target: async (run) => {
      const student = await run.madeStudent();
      return student && { as: run.admin, student };
    },
    // Whatever is printed, it is for a student who is there.
    fit: (body: Json, _run, { student }) => ({
      ...body,
      papers: rowsOf(body['papers']).map((paper) => ({ ...paper, studentId: student?.id })),
    }),
  },
} satisfies Partial<Record<OperationId, Recipe>>;
