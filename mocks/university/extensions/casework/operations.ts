import { t } from '#src/languages/texts.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import type { Tables } from '#mocks/university/tables.ts';
import { addNote, assigneesOf, assignApplications, caseworkOf } from './casework.ts';
import { holdDecision, releaseDecisions } from './held-decisions.ts';

interface Options {
  /** Gives up a seat that is held for an applicant, so that an approval takes it. @returns what holds it again after a refusal */
  readonly beforeApproval?: (tables: Tables, applicationId: string) => () => void;
}

/** The operations of the extension `casework`. */
export const casework = ({ beforeApproval }: Options) =>
  ({
    listCasework: ({ tables }) => ({ data: caseworkOf(tables) }),
    listAssignees: ({ tables }) => ({ data: assigneesOf(tables) }),
    addNote: ({ body, caller, tables, now }) => ({
      data: addNote(tables, body, caller?.name ?? '', now),
      message: t`The note is added`,
    }),
    assignApplications: ({ body, tables }) => ({ data: assignApplications(tables, body), message: t`Saved` }),
    holdDecision: ({ body, caller, tables, now }) => ({
      data: holdDecision(tables, body, caller?.name ?? '', now),
      message: body.decision ? t`The decision is held` : t`No decision is held any more`,
    }),
    releaseDecisions: ({ body, caller, tables, now }) => ({
      data: releaseDecisions(tables, body, { by: caller?.name ?? '', beforeApproval }, now),
      message: t`The decisions are released`,
    }),
  }) satisfies Implementations<OperationsWith<{ extension: 'casework' }>>;
