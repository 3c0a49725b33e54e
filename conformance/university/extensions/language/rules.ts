import type { OperationId } from '#openapi/operations.gen.ts';
import type { Rules } from '#conformance/kit/rules.ts';

export const rules = {
  'keeps-language': {
    expects:
      'the language is in the own record and in the next login, the last one that was chosen, and in no other record',
    source: 'contract, setLanguage',
    effect: 'misleads',
  },
} as const satisfies Rules;

/** The rule that shows that an operation does what it is for. */
export const mainRules = {
  setLanguage: 'keeps-language',
} as const satisfies Partial<Record<OperationId, keyof typeof rules>>;
