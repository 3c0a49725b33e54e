import type { OperationId } from '#openapi/operations.gen.ts';
import type { Rules } from '#conformance/kit/rules.ts';

export const rules = {
  'resets-password': {
    expects: 'the temporary password signs in, the old one does not, and every token of before is dead',
    source: 'contract, resetStudentPassword and resetAdministratorPassword',
    effect: 'broken',
  },
} as const satisfies Rules;

/** The rule that shows that an operation does what it is for. */
export const mainRules = {
  resetStudentPassword: 'resets-password',
  resetAdministratorPassword: 'resets-password',
} as const satisfies Partial<Record<OperationId, keyof typeof rules>>;

/** The secrets that an operation is meant to answer with. */
export const secrets = {
  resetStudentPassword: 'temporaryPassword',
  resetAdministratorPassword: 'temporaryPassword',
} as const satisfies Partial<Record<OperationId, string>>;
