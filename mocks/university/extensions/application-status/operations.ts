import { HttpError } from '#mocks/engine/request/http-error.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import type { ApplicationRow, Tables } from '#mocks/university/tables.ts';
import { correctContact, isDecided, lookUpApplication, progressOf, withdraw } from './own-application.ts';

interface Options {
  /** Whether the office has come to a decision that it will soon tell. */
  readonly isBeingDecided?: (tables: Tables, applicationId: string) => boolean;
}

/** The operations of the extension `application-status`. A failure that is answered, not thrown, keeps what it has counted. */
export function applicationStatus({ isBeingDecided }: Options) {
  const answer = (application: ApplicationRow | HttpError, tables: Tables, message?: string) =>
    application instanceof HttpError
      ? application
      : {
          data: {
            ...progressOf(application),
            ...(!isDecided(application) &&
              isBeingDecided?.(tables, application.id) && { isBeingDecided: true as const }),
          },
          ...(message === undefined ? {} : { message }),
        };
  return {
    lookUpApplication: ({ body, tables, now }) => answer(lookUpApplication(tables, body, now), tables),
    correctApplicationContact: ({ body, tables, now }) =>
      answer(correctContact(tables, body, now), tables, 'Your phone number is saved'),
    withdrawApplication: ({ body, tables, now }) =>
      answer(withdraw(tables, body, now), tables, 'Your application is withdrawn'),
  } satisfies Implementations<OperationsWith<{ extension: 'application-status' }>>;
}
