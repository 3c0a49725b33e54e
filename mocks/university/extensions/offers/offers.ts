import type { components } from '#openapi/schema.gen.ts';
import { t } from '#src/languages/texts.ts';
import type { RowChange } from '#mocks/engine/db/table.ts';
import { HttpError, invalid } from '#mocks/engine/request/http-error.ts';
import { isAdministrator } from '#mocks/university/rules/access.ts';
import { checkDecision, findApplication } from '#mocks/university/rules/applications.ts';
import { checkSeat, takeSeat } from '#mocks/university/rules/courses.ts';
import { randomHex } from '#mocks/university/rules/credentials.ts';
import type { ApplicationRow, ChangeRow, Tables } from '#mocks/university/tables.ts';
import { mailOffer } from './mails.ts';
import type { OfferRow } from './table.ts';

type Schemas = components['schemas'];
type Author = ChangeRow['by'];

const longestDays = 366;

export const shownOffer = ({ id, holdsSeat: _holdsSeat, ...offer }: OfferRow): Schemas['Offer'] => ({
  applicationId: id,
  ...offer,
});

export const isOverdue = ({ state, answerBy }: OfferRow, now: Date) =>
  state === 'OPEN' && Date.parse(answerBy) < now.getTime();

/** The offer to an application as it is now: one whose time is over has lapsed, whether or not that is written yet. */
export function offerOf(tables: Tables, id: string, now: Date): OfferRow | undefined {
  const offer = tables.offers.get(id);
  return offer && isOverdue(offer, now) ? { ...offer, state: 'LAPSED', endedAt: offer.answerBy } : offer;
}

/** Notes what was done for the list of who did what; a status is no part of it. */
function note(tables: Tables, { id, state }: OfferRow, before: OfferRow['state'] | null, by: Author, now: Date): void {
  const fields = [{ field: 'offer', old: before, new: state }];
  const at = now.toISOString();
  tables.changes.insert({ id: `chg_${randomHex(8)}`, recordId: id, at, kind: 'updated', by, fields });
}

function freeHeldSeat(tables: Tables, { desiredCourse }: Pick<ApplicationRow, 'desiredCourse'>): void {
  const course = tables.courses.by('courseName', desiredCourse);
  if (course?.availableSeats === undefined) return;
  const { availableSeats, totalSeats = Infinity } = course;
  if (availableSeats < totalSeats) tables.courses.replace({ ...course, availableSeats: availableSeats + 1 });
}

interface End {
  readonly to: 'ACCEPTED' | 'DECLINED' | 'LAPSED' | 'WITHDRAWN';
  readonly by: Author;
  /** Nobody is told of an offer that a decision has overtaken: that has a mail of its own. */
  readonly isUntold?: boolean;
}

/** Ends an open offer; its seat is free unless it is accepted. */
export function endOffer(tables: Tables, offer: OfferRow, { to, by, isUntold = false }: End, now: Date): OfferRow {
  const application = findApplication(tables, offer.id);
  const ended: OfferRow = { ...offer, state: to, holdsSeat: false, endedAt: now.toISOString() };
  if (offer.holdsSeat && to !== 'ACCEPTED') freeHeldSeat(tables, application);
  tables.offers.replace(ended);
  note(tables, ended, offer.state, by, now);
  if (!isUntold) mailOffer(tables, application, ended, now);
  return ended;
}

/** @throws HttpError 400 where the moment has passed, or is too far away */
function checkAnswerBy(answerBy: string, now: Date): void {
  const days = (Date.parse(answerBy) - now.getTime()) / 86_400_000;
  if (!(days > 0)) throw invalid({ answerBy: t`This day is over. Choose today or a later day.` });
  if (days > longestDays) throw invalid({ answerBy: t`Choose a day within a year.` });
}

/** Offers a seat, and holds it where the course counts its seats. @throws HttpError 400, 404, 409, 422 */
export function makeOffer(
  tables: Tables,
  id: string,
  { answerBy, reviewComments }: Schemas['OfferInput'],
  by: Author,
  now: Date,
): OfferRow {
  const application = findApplication(tables, id);
  const { email, desiredCourse } = application;
  checkAnswerBy(answerBy, now);
  checkDecision(application, { status: 'APPROVED' });
  const before = tables.offers.get(id);
  if (before?.state === 'OPEN')
    throw new HttpError(409, t`This applicant has an open offer already`, { error: 'OFFER_OPEN' });
  const account = tables.accounts.by('email', email);
  const taken = t`This email address belongs to an administrator`;
  if (account && isAdministrator(account.role)) throw new HttpError(409, taken, { errors: { email: taken } });
  checkSeat(tables, desiredCourse, false);
  const holdsSeat = (tables.courses.by('courseName', desiredCourse)?.availableSeats ?? 0) > 0;
  takeSeat(tables, desiredCourse);
  const comments = reviewComments?.trim();
  const offer: OfferRow = {
    id,
    state: 'OPEN',
    answerBy: new Date(answerBy).toISOString(),
    at: now.toISOString(),
    by: by.name,
    ...(comments && { reviewComments: comments }),
    holdsSeat,
  };
  tables.offers.upsert(offer);
  note(tables, offer, before?.state ?? null, by, now);
  mailOffer(tables, application, offer, now);
  return offer;
}

/** @throws HttpError 404; 409 where no offer is open */
export function withdrawOffer(tables: Tables, id: string, by: Author, now: Date): OfferRow {
  findApplication(tables, id);
  const offer = tables.offers.get(id);
  if (offer?.state !== 'OPEN')
    throw new HttpError(409, t`No offer is open for this application`, { error: 'OFFER_CLOSED' });
  return endOffer(tables, offer, { to: 'WITHDRAWN', by }, now);
}

/** Gives up the seat that is held for an applicant who is admitted now: the admission takes it. @returns what holds it again */
export function giveUpHeldSeat(tables: Tables, id: string): () => void {
  const offer = tables.offers.get(id);
  if (offer?.state !== 'OPEN' || !offer.holdsSeat) return () => {};
  const { desiredCourse } = findApplication(tables, id);
  freeHeldSeat(tables, { desiredCourse });
  tables.offers.replace({ ...offer, holdsSeat: false });
  return () => {
    takeSeat(tables, desiredCourse);
    tables.offers.replace(offer);
  };
}

/** Whether an offer has lapsed and still holds its seat. */
export const hasOverdue = (tables: Tables, now: Date): boolean =>
  tables.offers.all().some((offer) => isOverdue(offer, now));

/** Who an offer lapses by: nobody has done it. */
export const clock: Author = { name: 'The server’s clock', role: 'ADMIN' };

/** Ends the offers that have lapsed. */
export function lapseOverdue(tables: Tables, now: Date): void {
  for (const offer of tables.offers.all())
    if (isOverdue(offer, now)) endOffer(tables, offer, { to: 'LAPSED', by: clock }, now);
}

/** Takes back the open offers whose applications were decided in another way. */
export function dropOvertakenOffers(
  tables: Tables,
  changes: readonly RowChange<ApplicationRow>[],
  by: Author | null,
  now: Date,
): void {
  for (const { old, row } of changes) {
    const offer = old && row && old.status !== row.status ? tables.offers.get(row.id) : undefined;
    if (!row || offer?.state !== 'OPEN') continue;
    const author = by ?? { name: row.fullName, role: 'STUDENT' };
    endOffer(tables, offer, { to: 'WITHDRAWN', by: author, isUntold: true }, now);
  }
}
