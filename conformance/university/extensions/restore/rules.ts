import type { OperationId } from '#openapi/operations.gen.ts';
import type { Rules } from '#conformance/kit/rules.ts';

export const rules = {
  restores: {
    expects: 'a deleted record is in the list of the deleted, and is restored as it was, its account included',
    source: 'contract, restoreStudent and restoreCourse',
    effect: 'misleads',
  },
} as const satisfies Rules;

/** The rule that shows that an operation does what it is for. */
export const mainRules = {
  restoreStudent: 'restores',
  restoreCourse: 'restores',
  listDeletedStudents: 'restores',
  listDeletedCourses: 'restores',
} as const satisfies Partial<Record<OperationId, keyof typeof rules>>;
