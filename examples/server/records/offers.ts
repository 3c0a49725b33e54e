/** Offers of seats, which hold them until they are answered, taken back, or over. */
import type { Application, Offer } from '../contract.ts';
import type { Connection, Database } from '../database/database.ts';
import { localeOf, t } from '../languages.ts';
import { type Caller, found, Refusal } from '../operation.ts';
import { mail } from '../people/outbox.ts';
import { applicationNotFound, applications } from './applications.ts';
import { type Author, note } from './change-log.ts';
import { changeCourse, lockCourses, overdue } from './courses.ts';

interface Stored extends Offer {
  holdsSeat: boolean;
}

const columns = `application_id AS "applicationId", state, answer_by AS "answerBy", at, by_name AS by,
  comments AS "reviewComments", ended_at AS "endedAt", holds_seat AS "holdsSeat"`;

const moment = (value: unknown) => new Date(value as string | Date).toISOString();

/** The offers that fit a condition, the newest first; one whose time is over has lapsed, whether or not that is written yet. */
export async function offers(connection: Connection, condition: string, values: readonly unknown[] = [], lock = '') {
  const rows = await connection.query<Stored>(
    `SELECT ${columns} FROM offers WHERE ${condition} ORDER BY at DESC, application_id ${lock}`,
    values,
  );
  return rows.map(({ reviewComments, endedAt, ...row }): Stored => ({
    ...row,
    answerBy: moment(row.answerBy),
    at: moment(row.at),
    ...(reviewComments && { reviewComments }),
    ...(endedAt && { endedAt: moment(endedAt) }),
  }));
}

/** The newest offer to an application, which nobody else changes meanwhile. */
export const offerOf = async (connection: Connection, id: string): Promise<Stored | undefined> =>
  (await offers(connection, 'application_id = $1', [id], 'FOR UPDATE'))[0];

export const shownOffer = ({ holdsSeat: _holdsSeat, ...offer }: Stored): Offer => offer;

export const isOver = ({ state, answerBy }: Offer) => state === 'OPEN' && Date.parse(answerBy) < Date.now();

/** Who is behind it, as the courses want to know it. */
const callerOf = ({ name, role }: Author): Caller => ({ id: '', name, role, studentId: null, session: '' });

async function freeSeat(connection: Connection, courseName: string, by: Author): Promise<void> {
  const name = { condition: 'name_low = $1', value: courseName.trim().toLowerCase(), by: callerOf(by) };
  await changeCourse(connection, name, ({ availableSeats, totalSeats = Infinity }) =>
    availableSeats !== undefined && availableSeats < totalSeats ? { availableSeats: availableSeats + 1 } : {},
  );
}

/** What an applicant is told of each state of an offer; an accepted one is an approval, which has mails of its own. */
const texts: Partial<Record<Offer['state'], (course: string, day: string) => string>> = {
  OPEN: (course, day) =>
    t`We are glad to offer you a place in ${course}. Please accept or decline it by ${day}: look up your application on the admissions page. After that day the place goes to somebody else.`,
  DECLINED: (course) => t`You have declined our offer of a place in ${course}. If it was not you, please call us.`,
  LAPSED: (course, day) =>
    t`You have not answered our offer of a place in ${course} by ${day}. The place is no longer held for you. Please call us if you still want it.`,
  WITHDRAWN: (course) =>
    t`We have to take back our offer of a place in ${course}. Please call us if you have questions.`,
};

/** The day as people write it, where this server is. */
const dayOf = (moment: string, language: string) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(new Date(moment));

interface Announced {
  old: string | null;
  now: Offer['state'];
  answerBy: string;
  by: Author;
  isUntold?: boolean | undefined;
}

/** Notes and tells what an offer is now. */
export async function announce(
  connection: Connection,
  { email, fullName, referenceNumber, desiredCourse, id }: Application,
  { old, now, answerBy, by, isUntold }: Announced,
): Promise<void> {
  await note(connection, { id, kind: 'updated', by, fields: [{ field: 'offer', old, new: now }] });
  const textOf = texts[now];
  if (textOf && !isUntold)
    await mail(connection, email, (language) => ({
      subject:
        now === 'OPEN'
          ? t`An offer for your application ${referenceNumber}`
          : t`Your offer, application ${referenceNumber}`,
      lines: [t`Dear ${fullName},`, textOf(desiredCourse, dayOf(answerBy, language)), t`The Admissions Office`],
    }));
}

interface End {
  to: Exclude<Offer['state'], 'OPEN'>;
  by: Author;
  /** Nobody is told of an offer that a decision has overtaken: that has a mail of its own. */
  isUntold?: boolean;
}

/** Ends an open offer; its seat is free unless it is accepted. */
export async function endOffer(connection: Connection, offer: Stored, { to, by, isUntold }: End): Promise<Stored> {
  const [application] = await applications(connection, 'id = $1', [offer.applicationId]);
  if (offer.holdsSeat && to !== 'ACCEPTED') await freeSeat(connection, application!.desiredCourse, by);
  await connection.query(
    'UPDATE offers SET state = $2, holds_seat = false, ended_at = now() WHERE application_id = $1',
    [offer.applicationId, to],
  );
  await announce(connection, application!, { old: offer.state, now: to, answerBy: offer.answerBy, by, isUntold });
  return { ...offer, state: to, holdsSeat: false, endedAt: new Date().toISOString() };
}

/** Ends the offers whose time is over, before anything is written that a seat matters for. Reading finds them over anyway. */
export async function lapseOverdue(db: Database): Promise<void> {
  // Some operations that are no GET only read, and a database that can only be read is read all the same.
  const canWrite = `current_setting('transaction_read_only') = 'off'`;
  if ((await db.query(`SELECT 1 AS one FROM offers WHERE ${overdue} AND ${canWrite} LIMIT 1`, [])).length === 0) return;
  await db.transaction(async (connection) => {
    // Whoever answers one at this moment finds by itself that it is over.
    const lapsed = await offers(connection, overdue, [], 'FOR UPDATE SKIP LOCKED');
    const ids = lapsed.map(({ applicationId }) => applicationId);
    const named = await applications(connection, 'id = ANY($1)', [ids]);
    await lockCourses(
      connection,
      named.map(({ desiredCourse }) => desiredCourse),
    );
    for (const offer of lapsed)
      await endOffer(connection, offer, { to: 'LAPSED', by: { name: 'The server’s clock', role: 'ADMIN' } });
  });
}

/** Gives up the seat that is held for an applicant who is admitted now: the admission takes it. */
export async function giveUpHeldSeat(connection: Connection, { id, desiredCourse }: Application, by: Author) {
  const offer = await offerOf(connection, id);
  if (offer?.state !== 'OPEN' || !offer.holdsSeat) return;
  await freeSeat(connection, desiredCourse, by);
  await connection.query('UPDATE offers SET holds_seat = false WHERE application_id = $1', [id]);
}

/** Takes back an open offer whose application was decided in another way. */
export async function endOvertaken(connection: Connection, id: string, by: Author): Promise<void> {
  const offer = await offerOf(connection, id);
  if (offer?.state === 'OPEN') await endOffer(connection, offer, { to: 'WITHDRAWN', by, isUntold: true });
}

/** @throws Refusal 404; 409 where no offer is open */
export async function withdrawOffer(connection: Connection, id: string, by: Author): Promise<Stored> {
  found((await applications(connection, 'id = $1', [id], 'FOR UPDATE'))[0], applicationNotFound);
  const offer = await offerOf(connection, id);
  if (offer?.state !== 'OPEN')
    throw new Refusal(409, () => t`No offer is open for this application`, { error: 'OFFER_CLOSED' });
  return endOffer(connection, offer, { to: 'WITHDRAWN', by });
}
