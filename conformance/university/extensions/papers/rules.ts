import type { OperationId } from '#openapi/operations.gen.ts';
import type { Rules } from '#conformance/kit/rules.ts';

export const rules = {
  'proves-paper': {
    expects: 'a number proves what was printed, to anybody; numbers differ, and a withdrawn paper says so',
    source: 'contract, issuePapers',
    effect: 'misleads',
  },
} as const satisfies Rules;

/** The rule that shows that an operation does what it is for. */
export const mainRules = {
  issuePapers: 'proves-paper',
  verifyPaper: 'proves-paper',
  withdrawPaper: 'proves-paper',
} as const satisfies Partial<Record<OperationId, keyof typeof rules>>;
