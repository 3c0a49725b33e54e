import { t } from '#src/languages/texts.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import { admitApplicant } from '#mocks/university/rules/applications.ts';
import { freeSeat } from '#mocks/university/rules/courses.ts';
import type { Tables } from '#mocks/university/tables.ts';

interface Options {
  /** Gives up a seat that is held for the applicant, so that the admission takes it. */
  readonly beforeAdmission?: (tables: Tables, applicationId: string) => void;
}

/** The operations of the extension `seats`. */
export const seats = ({ beforeAdmission }: Options) => {
  const operations = {
    admitApplicant: ({ path, body, caller, tables, now }) => {
      beforeAdmission?.(tables, path.id);
      return {
        data: admitApplicant(tables, path.id, body, caller?.name ?? '', now),
        message: t`Application reviewed successfully`,
      };
    },
    freeSeat: ({ path, tables }) => ({ data: freeSeat(tables, path.id), message: t`A seat is free again` }),
  } satisfies Implementations<OperationsWith<{ extension: 'seats' }>>;
  return operations;
};
