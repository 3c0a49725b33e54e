import type { OperationId } from '#openapi/operations.gen.ts';
import type { Rules } from '#conformance/kit/rules.ts';

export const rules = {
  'holds-offered-seat': {
    expects:
      'an offer takes a seat and leaves the status; one that is taken back or declined frees it; a full course is a 409',
    source: 'contract, makeOffer and withdrawOffer',
    effect: 'misleads',
  },
  'answers-offers': {
    expects:
      'an accepted offer approves with its seat, once; the applicant alone answers, and a second answer otherwise is a 409',
    source: 'contract, answerOffer',
    effect: 'misleads',
  },
  'ranks-waiting': {
    expects:
      'who waits stands in the order that was saved; an order of another list is a 409, and somebody twice a 400',
    source: 'contract, rankWaitingList and listOffers',
    effect: 'misleads',
  },
} as const satisfies Rules;

/** The rule that shows that an operation does what it is for. */
export const mainRules = {
  listOffers: 'ranks-waiting',
  makeOffer: 'holds-offered-seat',
  withdrawOffer: 'holds-offered-seat',
  rankWaitingList: 'ranks-waiting',
  answerOffer: 'answers-offers',
} as const satisfies Partial<Record<OperationId, keyof typeof rules>>;
