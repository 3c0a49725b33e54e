/** What an applicant, who has no account, may see and do: the reference number and the address prove whose it is. */
import type { Application } from '../contract.ts';
import type { Connection, Database } from '../database/database.ts';
import { replace } from '../database/records.ts';
import { email, phone, text } from '../fields.ts';
import { t } from '../languages.ts';
import { operation, Refusal } from '../operation.ts';
import { refuseLocked, settle } from '../people/attempts.ts';
import { mail } from '../people/outbox.ts';
import { applicationRow, applications, steps } from '../records/applications.ts';
import { dropHeld, heldDecision } from '../records/casework.ts';
import { documentsOf } from '../records/documents.ts';
import { endOvertaken, isOver, offers } from '../records/offers.ts';
import { noteStep } from '../records/change-log.ts';

export const proof = {
  referenceNumber: text({
    min: 4,
    max: 40,
    fits: (value) => /^[A-Za-z0-9/-]+$/.test(value),
  }),
  email,
};
interface Proof {
  referenceNumber: string;
  email: string;
}

/** Under which failures are counted: who guesses a number for an address is stopped, and who guesses addresses too. */
const keysOf = ({ referenceNumber, email }: Proof) => [
  `application ${referenceNumber.toLowerCase()}`,
  `applicant ${email.toLowerCase()}`,
];

/** The application without what is the administrators' own. */
export async function shownToApplicant(connection: Connection, application: Application) {
  const { referenceNumber, fullName, email, phoneNumber, desiredCourse, status, submittedAt, updatedAt } = application;
  const { rejectionReason, generatedRollNumber } = application;
  const [offer] = await offers(connection, 'application_id = $1', [application.id]);
  const documents = await documentsOf(connection, application.id);
  return {
    referenceNumber,
    fullName,
    email,
    phoneNumber,
    desiredCourse,
    status,
    submittedAt,
    updatedAt,
    ...((await heldDecision(connection, application.id)) && { isBeingDecided: true }),
    ...(offer && { offer: { state: isOver(offer) ? 'LAPSED' : offer.state, answerBy: offer.answerBy } }),
    ...(documents.length > 0 && { documents }),
    rejectionReason,
    generatedRollNumber,
    history: application.history.map(({ from, to, at }) => ({ from, to, at })),
  };
}

/**
 * Does something with the application that is proven.
 * @throws Refusal 404, which is counted, or 429
 */
export async function withProven<T>(
  db: Database,
  given: Proof,
  work: (connection: Connection, application: Application) => Promise<T>,
): Promise<T> {
  const keys = keysOf(given);
  const result = await db.transaction(async (connection) => {
    await refuseLocked(connection, keys);
    const [application] = await applications(
      connection,
      'reference_key = $1 AND email_key = $2',
      [given.referenceNumber.toLowerCase(), given.email.toLowerCase()],
      'FOR UPDATE',
    );
    await settle(connection, keys, application !== undefined);
    return application && { done: await work(connection, application) };
  });
  if (!result) throw new Refusal(404, () => t`No application has this reference number and this email address`);
  return result.done;
}

/** @throws Refusal 422 where somebody has decided on the application */
export function checkUndecided({ status }: Application): void {
  if (status === 'REJECTED' || steps[status].length === 0)
    throw new Refusal(422, () => t`This application is decided, and can no longer be changed`, { error: '' });
}

/** Changes an application that nobody has decided on yet. @throws Refusal 422 */
async function change(connection: Connection, application: Application, changes: Partial<Application>) {
  checkUndecided(application);
  const changed = { ...application, ...changes, updatedAt: new Date().toISOString() };
  await replace(connection, 'applications', applicationRow(changed));
  return changed;
}

const WITHDRAWN = 'Withdrawn by the applicant';

export const ownApplicationOperations = [
  operation({
    call: 'POST /applications/mine',
    audience: ['public'],
    body: proof,
    run: ({ body, db }) =>
      withProven(db, body, async (connection, application) => ({
        data: await shownToApplicant(connection, application),
      })),
  }),
  operation({
    call: 'PUT /applications/mine/contact',
    audience: ['public'],
    body: { ...proof, phoneNumber: phone },
    run: ({ body: { phoneNumber, ...given }, db }) =>
      withProven(db, given, async (connection, application) => ({
        message: () => t`Your phone number is saved`,
        data: await shownToApplicant(connection, await change(connection, application, { phoneNumber })),
      })),
  }),
  operation({
    call: 'POST /applications/mine/withdrawal',
    audience: ['public'],
    body: proof,
    run: ({ body, db }) =>
      withProven(db, body, async (connection, application) => {
        const { status: from, fullName: by, history } = application;
        const step = { from, to: 'REJECTED', by, at: new Date().toISOString(), comments: WITHDRAWN } as const;
        const withdrawn = await change(connection, application, {
          status: 'REJECTED',
          rejectionReason: WITHDRAWN,
          history: [...history, step],
        });
        await dropHeld(connection, application.id);
        await endOvertaken(connection, application.id, { name: by, role: 'STUDENT' });
        await noteStep(connection, { id: application.id, step, role: 'STUDENT' });
        await mail(connection, withdrawn.email, () => ({
          subject: t`Your application ${withdrawn.referenceNumber} is withdrawn`,
          lines: [
            t`Dear ${by},`,
            t`As you have asked, your application for ${withdrawn.desiredCourse} is withdrawn. If it was not you, please call us.`,
            t`The Admissions Office`,
          ],
        }));
        return { message: () => t`Your application is withdrawn`, data: await shownToApplicant(connection, withdrawn) };
      }),
  }),
];
