import type { OperationId } from '#openapi/operations.gen.ts';
import type { Rules } from '#conformance/kit/rules.ts';

export const rules = {
  'counts-seats': {
    expects:
      'an approval takes a seat, the last one once; a full course is a 409 COURSE_FULL unless over capacity, which the history has',
    source: 'contract, admitApplicant',
    effect: 'misleads',
  },
  'frees-seat': {
    expects: 'one more seat is available, and none where all are',
    source: 'contract, freeSeat',
    effect: 'misleads',
  },
} as const satisfies Rules;

/** The rule that shows that an operation does what it is for. */
export const mainRules = {
  admitApplicant: 'counts-seats',
  freeSeat: 'frees-seat',
} as const satisfies Partial<Record<OperationId, keyof typeof rules>>;
