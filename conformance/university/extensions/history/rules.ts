import type { OperationId } from '#openapi/operations.gen.ts';
import type { Rules } from '#conformance/kit/rules.ts';

export const rules = {
  'tells-changes': {
    expects: 'an update is the first of the changes, with who did it and each field before and after',
    source: 'contract, listStudentChanges and listCourseChanges',
    effect: 'misleads',
  },
} as const satisfies Rules;

/** The rule that shows that an operation does what it is for. */
export const mainRules = {
  listStudentChanges: 'tells-changes',
  listCourseChanges: 'tells-changes',
} as const satisfies Partial<Record<OperationId, keyof typeof rules>>;
