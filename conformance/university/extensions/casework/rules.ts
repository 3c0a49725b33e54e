import type { OperationId } from '#openapi/operations.gen.ts';
import type { Rules } from '#conformance/kit/rules.ts';

export const rules = {
  'keeps-notes': {
    expects: 'a note is kept on each of its applications, the newest first',
    source: 'contract, addNote and listCasework',
    effect: 'misleads',
  },
  assigns: {
    expects: 'an administrator of the list can be assigned, and given back',
    source: 'contract, assignApplications and listAssignees',
    effect: 'misleads',
  },
  'holds-decisions': {
    expects:
      'a held decision is kept, changes nothing of the application, and its applicant learns only that there is one',
    source: 'contract, holdDecision',
    effect: 'misleads',
  },
  'releases-decisions': {
    expects: 'a held decision is taken and held no more, and an application without one is not decided',
    source: 'contract, releaseDecisions',
    effect: 'misleads',
  },
} as const satisfies Rules;

/** The rule that shows that an operation does what it is for. */
export const mainRules = {
  listCasework: 'keeps-notes',
  addNote: 'keeps-notes',
  listAssignees: 'assigns',
  assignApplications: 'assigns',
  holdDecision: 'holds-decisions',
  releaseDecisions: 'releases-decisions',
} as const satisfies Partial<Record<OperationId, keyof typeof rules>>;
