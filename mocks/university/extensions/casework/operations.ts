import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import { addNote, assigneesOf, assignApplications, caseworkOf } from './casework.ts';
import { holdDecision, releaseDecisions } from './held-decisions.ts';

/** The operations of the extension `casework`. */
export const casework = {
  listCasework: ({ tables }) => ({ data: caseworkOf(tables) }),
  listAssignees: ({ tables }) => ({ data: assigneesOf(tables) }),
  addNote: ({ body, caller, tables, now }) => ({
    data: addNote(tables, body, caller?.name ?? '', now),
    message: 'The note is added',
  }),
  assignApplications: ({ body, tables }) => ({ data: assignApplications(tables, body), message: 'Saved' }),
  holdDecision: ({ body, caller, tables, now }) => ({
    data: holdDecision(tables, body, caller?.name ?? '', now),
    message: body.decision ? 'The decision is held' : 'No decision is held any more',
  }),
  releaseDecisions: ({ body, caller, tables, now }) => ({
    data: releaseDecisions(tables, body, caller?.name ?? '', now),
    message: 'The decisions are released',
  }),
} satisfies Implementations<OperationsWith<{ extension: 'casework' }>>;
