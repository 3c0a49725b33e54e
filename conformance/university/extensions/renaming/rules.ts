import type { OperationId } from '#openapi/operations.gen.ts';
import type { Rules } from '#conformance/kit/rules.ts';

export const rules = {
  'renames-applications': {
    expects: 'the applications that name the course have its new name, in any case, and those of other courses theirs',
    source: 'contract, renameCourse',
    effect: 'misleads',
  },
} as const satisfies Rules;

/** The rule that shows that an operation does what it is for. */
export const mainRules = {
  renameCourse: 'renames-applications',
} as const satisfies Partial<Record<OperationId, keyof typeof rules>>;
