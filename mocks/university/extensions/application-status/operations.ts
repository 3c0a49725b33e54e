import type { components } from '#openapi/schema.gen.ts';
import { t } from '#src/languages/texts.ts';
import { HttpError } from '#mocks/engine/request/http-error.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import type { ApplicationRow, Tables } from '#mocks/university/tables.ts';
import { correctContact, isDecided, lookUpApplication, progressOf, withdraw } from './own-application.ts';

type Schemas = components['schemas'];

interface Options {
  /** Whether the office has come to a decision that it will soon tell. */
  readonly isBeingDecided?: (tables: Tables, applicationId: string) => boolean;
  /** The offer that the applicant has, as the applicant sees it. */
  readonly offerTo?: (tables: Tables, applicationId: string, now: Date) => Schemas['OwnOffer'] | undefined;
  /** The files that the applicant has added, without their content. */
  readonly documentsOf?: (tables: Tables, applicationId: string) => Schemas['ApplicationDocument'][];
}

/** An application as its applicant sees it, with what other extensions know of it. */
export const shownToApplicant =
  ({ isBeingDecided, offerTo, documentsOf }: Options) =>
  (tables: Tables, application: ApplicationRow, now: Date): Schemas['ApplicationProgress'] => {
    const offer = offerTo?.(tables, application.id, now);
    const documents = documentsOf?.(tables, application.id) ?? [];
    return {
      ...progressOf(application),
      ...(!isDecided(application) && isBeingDecided?.(tables, application.id) && { isBeingDecided: true }),
      ...(offer && { offer }),
      ...(documents.length > 0 && { documents }),
    };
  };

/** The operations of the extension `application-status`. A failure that is answered, not thrown, keeps what it has counted. */
export function applicationStatus(options: Options) {
  const shown = shownToApplicant(options);
  const answer = (application: ApplicationRow | HttpError, tables: Tables, now: Date, message?: string) =>
    application instanceof HttpError
      ? application
      : {
          data: shown(tables, application, now),
          ...(message === undefined ? {} : { message }),
        };
  return {
    lookUpApplication: ({ body, tables, now }) => answer(lookUpApplication(tables, body, now), tables, now),
    correctApplicationContact: ({ body, tables, now }) =>
      answer(correctContact(tables, body, now), tables, now, t`Your phone number is saved`),
    withdrawApplication: ({ body, tables, now }) =>
      answer(withdraw(tables, body, now), tables, now, t`Your application is withdrawn`),
  } satisfies Implementations<OperationsWith<{ extension: 'application-status' }>>;
}
