import type { components } from '#openapi/schema.gen.ts';
import { plural, t } from '#src/languages/texts.ts';
import type { ApplicationRow, Tables } from '#mocks/university/tables.ts';
import { transitions } from '#mocks/university/rules/applications.ts';
import { HttpError } from '#mocks/engine/request/http-error.ts';
import { sameText } from '#mocks/university/rules/order.ts';
import { sendMail, withdrawalMail } from '#mocks/university/rules/outbox.ts';
import { countFailure, forgetFailures, lockOf } from '#mocks/university/rules/lockout.ts';

type Schemas = components['schemas'];
type Proof = Schemas['ApplicationProof'];

const withdrawn = 'Withdrawn by the applicant';

const tooManyAttempts = (minutes: number): string =>
  plural(
    minutes,
  )`Too many failed attempts. Please try again in ${minutes} minute. | Too many failed attempts. Please try again in ${minutes} minutes.`;

/** Under which failures are counted: who guesses a number for an address is stopped, and who guesses addresses too. */
const keysOf = ({ referenceNumber, email }: Proof) =>
  [`application ${referenceNumber}`, `applicant ${email}`].map((key) => key.toLowerCase());

/** The application that both are right for. Each is looked at, so that the time tells nothing of what was wrong. */
function matching(tables: Tables, { referenceNumber, email }: Proof): ApplicationRow | undefined {
  let found: ApplicationRow | undefined;
  for (const application of tables.applications.all()) {
    const hasNumber = sameText(application.referenceNumber, referenceNumber);
    const hasAddress = sameText(application.email, email);
    if (hasNumber && hasAddress) found = application;
  }
  return found;
}

/** @returns the application that the proof is of, or the failure to answer with: 404, which is counted, or 429 with Retry-After */
export function lookUpApplication(tables: Tables, proof: Proof, now: Date): ApplicationRow | HttpError {
  const keys = keysOf(proof);
  const locked = lockOf(tables, keys, tooManyAttempts, now);
  if (locked) return locked;
  const application = matching(tables, proof);
  if (application) {
    forgetFailures(tables, keys);
    return application;
  }
  countFailure(tables, keys, now);
  return new HttpError(404, t`No application has this reference number and this email address`);
}

/** The application without what is the administrators' own. */
export function progressOf(application: ApplicationRow): Schemas['ApplicationProgress'] {
  const { referenceNumber, fullName, email, phoneNumber, desiredCourse, status } = application;
  const { submittedAt, updatedAt, rejectionReason, generatedRollNumber, history } = application;
  return {
    referenceNumber,
    fullName,
    email,
    phoneNumber,
    desiredCourse,
    status,
    submittedAt,
    updatedAt,
    ...(rejectionReason === undefined ? {} : { rejectionReason }),
    ...(generatedRollNumber === undefined ? {} : { generatedRollNumber }),
    history: history.map(({ from, to, at }) => ({ from, to, at })),
  };
}

/** Whether the applicant can change nothing any more. */
export const isDecided = ({ status }: ApplicationRow) => status === 'REJECTED' || transitions[status].length === 0;

/** Stores what an applicant changes of an undecided application. @returns the failure to answer with: 404, 422 or 429 */
function changeOwn(
  tables: Tables,
  proof: Proof,
  now: Date,
  change: (application: ApplicationRow) => Partial<ApplicationRow>,
): ApplicationRow | HttpError {
  const application = lookUpApplication(tables, proof, now);
  if (application instanceof HttpError) return application;
  if (isDecided(application)) return new HttpError(422, t`This application is decided, and can no longer be changed`);
  const next = { ...application, ...change(application), updatedAt: now.toISOString() };
  tables.applications.replace(next);
  return next;
}

/** Replaces the phone number. @returns the failure to answer with: 404, 422 or 429 */
export const correctContact = (
  tables: Tables,
  { phoneNumber, ...proof }: Schemas['ApplicationContact'],
  now: Date,
): ApplicationRow | HttpError => changeOwn(tables, proof, now, () => ({ phoneNumber }));

/** Takes the application back, as a step in the applicant's own name. @returns the failure to answer with: 404, 422 or 429 */
export function withdraw(tables: Tables, proof: Proof, now: Date): ApplicationRow | HttpError {
  const at = now.toISOString();
  const changed = changeOwn(tables, proof, now, ({ status, fullName, history }) => ({
    status: 'REJECTED',
    rejectionReason: withdrawn,
    history: [...history, { from: status, to: 'REJECTED', by: fullName, at, comments: withdrawn }],
  }));
  if (changed instanceof HttpError) return changed;
  sendMail(tables, changed.email, () => withdrawalMail(changed), now);
  return changed;
}
