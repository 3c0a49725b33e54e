import type { OperationId } from '#openapi/operations.gen.ts';
import type { Rules } from '#conformance/kit/rules.ts';

export const rules = {
  withdraws: {
    expects: 'a withdrawn application is rejected with the reason “Withdrawn by the applicant”, once',
    source: 'contract, withdrawApplication',
    effect: 'misleads',
  },
} as const satisfies Rules;

/** The rule that shows that an operation does what it is for. */
export const mainRules = {
  withdrawApplication: 'withdraws',
} as const satisfies Partial<Record<OperationId, keyof typeof rules>>;
