import type { components } from '#openapi/schema.gen.ts';
import { t } from '#src/languages/texts.ts';
import { HttpError } from '#mocks/engine/request/http-error.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import type { ApplicationRow, ChangeRow, Tables } from '#mocks/university/tables.ts';
import { answerOffer } from './answer.ts';
import { makeOffer, shownOffer, withdrawOffer } from './offers.ts';
import { allCourseOffers, rankWaitingList } from './waiting-list.ts';

type Schemas = components['schemas'];

/** How an applicant proves an application and sees it, which is another extension's. */
interface Options {
  readonly lookUp: (tables: Tables, proof: Schemas['ApplicationProof'], now: Date) => ApplicationRow | HttpError;
  readonly shown: (tables: Tables, application: ApplicationRow, now: Date) => Schemas['ApplicationProgress'];
}

const authorOf = (caller: ChangeRow['by'] | null): ChangeRow['by'] =>
  caller ? { name: caller.name, role: caller.role } : { name: '', role: 'ADMIN' };

/** The operations of the extension `offers`. */
export const offers = ({ lookUp, shown }: Options) =>
  ({
    listOffers: ({ tables, now }) => ({ data: allCourseOffers(tables, now) }),
    makeOffer: ({ path, body, caller, tables, now }) => ({
      data: shownOffer(makeOffer(tables, path.id, body, authorOf(caller), now)),
      message: t`The seat is offered`,
    }),
    withdrawOffer: ({ path, caller, tables, now }) => ({
      data: shownOffer(withdrawOffer(tables, path.id, authorOf(caller), now)),
      message: t`The offer is taken back`,
    }),
    rankWaitingList: ({ body, tables, now }) => ({
      data: rankWaitingList(tables, body, now),
      message: t`The waiting list is saved`,
    }),
    answerOffer: ({ body: { answer, ...proof }, tables, now }) => {
      const application = lookUp(tables, proof, now);
      if (application instanceof HttpError) return application;
      return {
        data: shown(tables, answerOffer(tables, application, answer, now), now),
        message: answer === 'ACCEPTED' ? t`You have accepted the offer` : t`You have declined the offer`,
      };
    },
  }) satisfies Implementations<OperationsWith<{ extension: 'offers' }>>;
