import { isRecord } from '#src/platform/api/shapes.ts';
import { answering, before, bodyOf, json, withBody } from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from '#conformance/university/faults/fault.ts';

export const faults: readonly FaultRow[] = [
  [
    'an offer holds no seat',
    'makeOffer',
    'holds-offered-seat',
    'extensions',
    before(['getCourse'], async ({ pass }) => {
      const body = await bodyOf(await pass());
      const { data } = body;
      return json(200, {
        ...body,
        ...(isRecord(data) && data['totalSeats'] === 1 && { data: { ...data, availableSeats: 1 } }),
      });
    }),
  ],
  [
    'an offer is said to be taken back and is not',
    'withdrawOffer',
    'holds-offered-seat',
    'extensions',
    before(['withdrawOffer'], async () => json(200, { success: true })),
  ],
  [
    'an accepted offer is declined',
    'answerOffer',
    'answers-offers',
    'extensions',
    before(['answerOffer'], async ({ request, pass }) =>
      pass(withBody(request, { ...(await bodyOf(request)), answer: 'DECLINED' })),
    ),
  ],
  [
    'a saved order is told and not stored',
    'rankWaitingList',
    'ranks-waiting',
    'extensions',
    before(['rankWaitingList'], async ({ request, pass }) => {
      const body = await bodyOf(request);
      return pass(withBody(request, { ...body, applicationIds: body['before'] }));
    }),
  ],
  [
    'nobody waits',
    'listOffers',
    'ranks-waiting',
    'extensions',
    answering(['listOffers'], (body) => ({ ...body, data: [] })),
  ],
];
