import type { OperationId } from '#openapi/operations.gen.ts';
import type { Rules } from '#conformance/kit/rules.ts';

export const rules = {
  'tells-activity': {
    expects:
      'an update and a decision are among what was done, the newest first, and `before` leaves out what is not older',
    source: 'contract, listActivity',
    effect: 'misleads',
  },
} as const satisfies Rules;

/** The rule that shows that an operation does what it is for. */
export const mainRules = {
  listActivity: 'tells-activity',
} as const satisfies Partial<Record<OperationId, keyof typeof rules>>;
