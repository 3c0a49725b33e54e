import { admissionsOffice } from '#mocks/university/seed/accounts.ts';
import { type Calendar, isoMoment, officeHours } from '#mocks/university/seed/calendar.ts';
import type { ApplicationRow } from '#mocks/university/tables.ts';
import type { OfferRow } from './table.ts';

/** How many days ago it was offered, and in how many it ends. */
const since = 2;
const left = 8;
/** In seconds of a UTC day: midnight in Kolkata. */
const endOfDay = 66_599;

/** Two open offers: to somebody of a waiting list, and to somebody who was under review. Their seats are taken already. */
export function openOffers({ today }: Calendar, applications: readonly ApplicationRow[]): OfferRow[] {
  const offered = (['WAITLISTED', 'UNDER_REVIEW'] as const).flatMap((wanted) => {
    const at = isoMoment(today - since, officeHours.from);
    const mayBe = ({ status, updatedAt }: ApplicationRow) => status === wanted && updatedAt < at;
    const one = applications.find(mayBe);
    return one ? { id: one.id, at } : [];
  });
  return offered.map(({ id, at }): OfferRow => ({
    id,
    state: 'OPEN',
    answerBy: isoMoment(today + left, endOfDay),
    at,
    by: admissionsOffice[0]!,
    holdsSeat: true,
  }));
}
