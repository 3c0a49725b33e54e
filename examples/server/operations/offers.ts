/** Offers to applicants, and the waiting lists of courses. */
import { listOf, moment, oneOf, optional, recordId, text, textOrNull } from '../fields.ts';
import { courseName } from '../fields.ts';
import { type Sentence, t } from '../languages.ts';
import { found, invalid, operation, reading, Refusal } from '../operation.ts';
import { applicationNotFound, applicationRow, applications } from '../records/applications.ts';
import { replace } from '../database/records.ts';
import { takeSeat } from '../records/courses.ts';
import { announce, endOffer, isOver, offerOf, shownOffer, withdrawOffer } from '../records/offers.ts';
import { checkStep, firstPassword, mailWelcome, type Step, takeStep } from '../records/steps.ts';
import { courseOffers, rankWaitingList } from '../records/waiting-list.ts';
import { proof, shownToApplicant, withProven } from './own-application.ts';

const DAY_MS = 86_400_000;
const approval = (comments?: string): Step => ({ to: 'APPROVED', comments });
const order = listOf(recordId, 2000);
const offering = { answerBy: moment, reviewComments: optional(textOrNull(text({ max: 2000 }))) };
const ranking = { course: courseName, before: order, applicationIds: order };
const answering = { ...proof, answer: oneOf('ACCEPTED', 'DECLINED') };

/** @throws Refusal 400 */
function checkAnswerBy(answerBy: string): void {
  const days = (Date.parse(answerBy) - Date.now()) / DAY_MS;
  if (!(days > 0)) throw invalid({ answerBy: () => t`This day is over. Choose today or a later day.` });
  if (days > 366) throw invalid({ answerBy: () => t`Choose a day within a year.` });
}

/** Why an offer cannot be answered. */
const closed: Record<'ACCEPTED' | 'DECLINED' | 'WITHDRAWN', Sentence> = {
  ACCEPTED: () => t`You have accepted this offer already. Please ask the admissions office.`,
  DECLINED: () => t`You have declined this offer. Please ask the admissions office.`,
  WITHDRAWN: () => t`The university has taken this offer back. Please ask the admissions office.`,
};

export const offerOperations = [
  reading('/admin/offers', ['ADMIN'], (db) => courseOffers(db)),
  operation({
    call: 'POST /applications/:id/offer',
    isKeyed: true,
    audience: ['ADMIN'],
    params: { id: recordId },
    body: offering,
    run: ({ params: { id }, body: { answerBy, reviewComments }, caller, db }) =>
      db.transaction(async (connection) => {
        const application = found(
          (await applications(connection, 'id = $1', [id], 'FOR UPDATE'))[0],
          applicationNotFound,
        );
        checkAnswerBy(answerBy);
        checkStep(application, approval());
        const before = await offerOf(connection, id);
        if (before?.state === 'OPEN')
          throw new Refusal(409, () => t`This applicant has an open offer already`, { error: 'OFFER_OPEN' });
        const [administrator] = await connection.query(
          `SELECT 1 AS one FROM accounts WHERE email_key = $1 AND role <> 'STUDENT'`,
          [application.email.toLowerCase()],
        );
        if (administrator) throw new Refusal(409, () => t`This email address belongs to an administrator`);
        const [course] = await connection.query<{ left: number | null }>(
          'SELECT available_seats AS left FROM courses WHERE name_low = $1 FOR UPDATE',
          [application.desiredCourse.trim().toLowerCase()],
        );
        await takeSeat(connection, application.desiredCourse.trim(), { isOverCapacity: false, by: caller });
        await connection.query(
          `INSERT INTO offers (application_id, state, answer_by, at, by_name, comments, ended_at, holds_seat)
          VALUES ($1, 'OPEN', $2, now(), $3, $4, NULL, $5) ON CONFLICT (application_id) DO UPDATE SET
            state = 'OPEN', answer_by = EXCLUDED.answer_by, at = now(), by_name = EXCLUDED.by_name,
            comments = EXCLUDED.comments, ended_at = NULL, holds_seat = EXCLUDED.holds_seat`,
          [id, answerBy, caller.name, reviewComments || null, (course?.left ?? 0) > 0],
        );
        await announce(connection, application, { old: before?.state ?? null, now: 'OPEN', answerBy, by: caller });
        return { message: () => t`The seat is offered`, data: shownOffer((await offerOf(connection, id))!) };
      }),
  }),
  operation({
    call: 'DELETE /applications/:id/offer',
    audience: ['ADMIN'],
    params: { id: recordId },
    run: ({ params: { id }, caller, db }) =>
      db.transaction(async (connection) => ({
        message: () => t`The offer is taken back`,
        data: shownOffer(await withdrawOffer(connection, id, caller)),
      })),
  }),
  operation({
    call: 'PUT /admin/waiting-list',
    audience: ['ADMIN'],
    body: ranking,
    run: ({ body, db }) =>
      db.transaction(async (connection) => ({
        message: () => t`The waiting list is saved`,
        data: await rankWaitingList(connection, body),
      })),
  }),
  operation({
    call: 'POST /applications/mine/offer',
    isKeyed: true,
    audience: ['public'],
    body: answering,
    async run({ body: { answer, ...given }, db }) {
      // Hashing takes a while: it is done before the transaction.
      const first = await firstPassword(approval());
      return withProven(db, given, async (connection, application) => {
        const { id, fullName } = application;
        const offer = await offerOf(connection, id);
        const message = () => (answer === 'ACCEPTED' ? t`You have accepted the offer` : t`You have declined the offer`);
        if (offer?.state === answer) return { message, data: await shownToApplicant(connection, application) };
        if (!offer) throw new Refusal(409, () => t`There is no offer for this application`, { error: 'OFFER_CLOSED' });
        if (offer.state === 'LAPSED' || isOver(offer))
          throw new Refusal(409, () => t`The time to answer this offer is over. Please ask the admissions office.`, {
            error: 'OFFER_LAPSED',
          });
        if (offer.state !== 'OPEN') throw new Refusal(409, closed[offer.state], { error: 'OFFER_CLOSED' });
        const by = { name: fullName, role: 'STUDENT' as const };
        await endOffer(connection, offer, { to: answer, by });
        if (answer === 'ACCEPTED') {
          const step = approval(`Accepted the offer of ${offer.by}`);
          const caller = { ...by, id: '', studentId: null, session: '' };
          const { temporaryPassword, ...approved } = await takeStep(connection, id, { step, first, caller });
          await replace(connection, 'applications', applicationRow({ ...approved, reviewedBy: offer.by }));
          if (temporaryPassword) await mailWelcome(connection, approved, temporaryPassword);
        }
        const now = found((await applications(connection, 'id = $1', [id]))[0], applicationNotFound);
        return { message, data: await shownToApplicant(connection, now) };
      });
    },
  }),
];
