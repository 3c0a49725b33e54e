import type { OperationId } from '#openapi/operations.gen.ts';
import type { Rules } from '#conformance/kit/rules.ts';

export const rules = {
  'disables-account': {
    expects: 'a disabled account signs in no more and its tokens are dead; enabled, it signs in as before',
    source: 'contract, setAdministratorStatus',
    effect: 'broken',
  },
} as const satisfies Rules;

/** The rule that shows that an operation does what it is for. */
export const mainRules = {
  setAdministratorStatus: 'disables-account',
} as const satisfies Partial<Record<OperationId, keyof typeof rules>>;
