import type { components } from '#openapi/schema.gen.ts';
import { msg, t, translate } from '#src/languages/texts.ts';
import { HttpError } from '#mocks/engine/request/http-error.ts';
import { reviewApplication } from '#mocks/university/rules/applications.ts';
import type { ApplicationRow, Tables } from '#mocks/university/tables.ts';
import { endOffer, isOverdue, offerOf } from './offers.ts';

type Schemas = components['schemas'];
type Answer = Schemas['OfferAnswer']['answer'];

/** The offer as its applicant sees it. */
export function ownOfferOf(tables: Tables, id: string, now: Date): Schemas['OwnOffer'] | undefined {
  const offer = offerOf(tables, id, now);
  return offer && { state: offer.state, answerBy: offer.answerBy };
}

const closed: Readonly<Record<string, string>> = {
  ACCEPTED: msg`You have accepted this offer already. Please ask the admissions office.`,
  DECLINED: msg`You have declined this offer. Please ask the admissions office.`,
  WITHDRAWN: msg`The university has taken this offer back. Please ask the admissions office.`,
};

/**
 * Accepts or declines an open offer in the applicant's own name. The same answer once more changes nothing.
 * @returns the application after it
 * @throws HttpError 409
 */
export function answerOffer(tables: Tables, application: ApplicationRow, answer: Answer, now: Date): ApplicationRow {
  const { id, fullName } = application;
  const offer = tables.offers.get(id);
  if (!offer) throw new HttpError(409, t`There is no offer for this application`, { error: 'OFFER_CLOSED' });
  if (offer.state === answer) return application;
  if (offer.state === 'LAPSED' || isOverdue(offer, now))
    throw new HttpError(409, t`The time to answer this offer is over. Please ask the admissions office.`, {
      error: 'OFFER_LAPSED',
    });
  if (offer.state !== 'OPEN') throw new HttpError(409, translate(closed[offer.state] ?? ''), { error: 'OFFER_CLOSED' });
  endOffer(tables, offer, { to: answer, by: { name: fullName, role: 'STUDENT' } }, now);
  if (answer === 'DECLINED') return application;
  const reviewComments = `Accepted the offer of ${offer.by}${offer.reviewComments ? `: ${offer.reviewComments}` : ''}`;
  // The seat is the one that the offer held. The password goes by mail alone.
  reviewApplication(tables, id, { status: 'APPROVED', reviewComments: reviewComments.slice(0, 2000) }, fullName, now);
  const approved = { ...tables.applications.get(id)!, reviewedBy: offer.by };
  tables.applications.replace(approved);
  return approved;
}
