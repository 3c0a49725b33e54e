/** The steps of an application: what is decided about it, and what follows from that. */
import type { Application, ApplicationStatus, Student } from '../contract.ts';
import type { Connection, Database } from '../database/database.ts';
import { replace } from '../database/records.ts';
import { t } from '../languages.ts';
import { type Caller, found, invalid, Refusal } from '../operation.ts';
import { mail } from '../people/outbox.ts';
import { hashed, temporaryPassword } from '../people/passwords.ts';
import { applicationNotFound, applicationRow, applications, nextNumber, steps, thisYear } from './applications.ts';
import { dropHeld } from './casework.ts';
import { noteStep } from './change-log.ts';
import { takeSeat } from './courses.ts';
import { endOvertaken, giveUpHeldSeat } from './offers.ts';
import { addStudent, students } from './students.ts';

export const reasonMissing = () => t`Rejection reason is required`;
export const commentsMissing = () => t`Review comments are required for an approval over capacity`;

/** A step of an application, as somebody asks for it. */
export interface Step {
  readonly to: ApplicationStatus;
  readonly comments: string | null | undefined;
  /** Of a rejection. */
  readonly reason?: string | null | undefined;
  /** Whether it is an approval that takes a seat. */
  readonly seat?: { readonly isOverCapacity: boolean };
}

/** Makes a student of an applicant. An address that is an administrator's is refused by the database. */
async function admit(connection: Connection, application: Application, password: string, by: Caller): Promise<Student> {
  const [course] = await connection.query<{ department: string }>(
    'SELECT department FROM courses WHERE name_low = $1',
    [application.desiredCourse.toLowerCase()],
  );
  const cut = [...application.desiredCourse].slice(0, 60).join('').trim();
  const rollNo = await nextNumber(
    connection,
    'roll_numbers',
    'SELECT 1 FROM students WHERE roll_key = $1',
    (number) => `ADM-${thisYear()}-${number}`,
  );
  const { fullName: name, email, phoneNumber: phone } = application;
  const student = { name, rollNo, email, phone, department: course?.department ?? cut, year: 1, semester: 1 };
  return addStudent(connection, student, { password, by });
}

/** The first password of the student that an approval makes. To hash it takes a while, and is done before the transaction. */
export interface FirstPassword {
  readonly password: string;
  readonly hash: string;
}

export async function firstPassword({ to }: Step): Promise<FirstPassword> {
  const password = temporaryPassword();
  return { password, hash: to === 'APPROVED' ? await hashed(password) : '' };
}

/** What is told of each decision; the return to UNDER_REVIEW is told where the application had been rejected. */
const decisions: Partial<Record<ApplicationStatus, (course: string) => string>> = {
  APPROVED: (course) => t`We are glad to offer you a place: your application for ${course} is approved.`,
  REJECTED: (course) => t`We are sorry that we cannot offer you a place in ${course}.`,
  WAITLISTED: (course) =>
    t`All places in ${course} are taken at present. You are on the waiting list, and we write as soon as one is free.`,
  UNDER_REVIEW: () => t`We have opened your application again, and will read it once more.`,
};

async function mailDecision(connection: Connection, application: Application): Promise<void> {
  const { email, fullName, referenceNumber, desiredCourse, status, rejectionReason, history } = application;
  const isOpenAgain = status === 'UNDER_REVIEW';
  if (isOpenAgain && history.at(-1)?.from !== 'REJECTED') return;
  await mail(connection, email, () => ({
    subject: isOpenAgain
      ? t`Your application ${referenceNumber} is open again`
      : t`Our decision on your application ${referenceNumber}`,
    lines: [
      t`Dear ${fullName},`,
      decisions[status]?.(desiredCourse) ?? '',
      ...(rejectionReason ? [t`The reason: ${rejectionReason}`] : []),
      t`The Admissions Office`,
    ],
  }));
}

/** Whether a step can be taken, but for a seat that it may need. @throws Refusal 400, 422 */
export function checkStep({ status: from }: Application, { to, comments }: Step): void {
  if (!steps[from].includes(to))
    throw new Refusal(422, () => t`An application that is ${from} cannot become ${to}`, {
      error: steps[from].join(', '),
    });
  if (from === 'REJECTED' && !comments)
    throw invalid({ reviewComments: () => t`Review comments are required to reopen an application` });
}

/** Takes a step; an approval makes the student in the same transaction. @throws Refusal 400, 404, 409, 422 */
export async function takeStep(
  connection: Connection,
  id: string,
  { step, first: { password, hash }, caller }: { step: Step; first: FirstPassword; caller: Caller },
) {
  const { to, comments, reason, seat } = step;
  // Of two steps at once, the second sees what the first has decided.
  const [stored] = await applications(connection, 'id = $1', [id], 'FOR UPDATE');
  const { rejectionReason: _reason, ...application } = found(stored, applicationNotFound);
  const from = application.status;
  checkStep(stored!, step);
  if (seat) await giveUpHeldSeat(connection, stored!, caller);
  const overCapacity = seat && (await takeSeat(connection, application.desiredCourse, { ...seat, by: caller }));
  const [linked] =
    to === 'APPROVED' ? await students(connection, 'WHERE email_key = $1', [application.email.toLowerCase()]) : [];
  const added = to === 'APPROVED' && !linked ? await admit(connection, stored!, hash, caller) : undefined;
  const student = linked ?? added;
  const at = new Date().toISOString();
  const by = caller.name;
  const note = comments || reason;
  const taken = { from, to, by, at, ...(note && { comments: note }), ...(overCapacity && { overCapacity }) };
  const reviewed: Application = {
    ...application,
    status: to,
    ...(comments && { reviewComments: comments }),
    ...(reason && { rejectionReason: reason }),
    reviewedBy: by,
    reviewedAt: at,
    updatedAt: at,
    ...(student && { generatedStudentId: student.id, generatedRollNumber: student.rollNo }),
    history: [...application.history, taken],
  };
  await replace(connection, 'applications', applicationRow(reviewed));
  await dropHeld(connection, id);
  await endOvertaken(connection, id, caller);
  await noteStep(connection, { id, step: taken, role: caller.role });
  await mailDecision(connection, reviewed);
  return { ...reviewed, ...(added && { temporaryPassword: password }) };
}

/** Tells a new student how to sign in: in no answer to an applicant, nor to a release, is there a password. */
export const mailWelcome = (
  connection: Connection,
  { email, fullName, generatedRollNumber = '' }: Application,
  temporaryPassword: string,
): Promise<void> =>
  mail(connection, email, () => ({
    subject: t`Your student account`,
    lines: [
      t`Dear ${fullName},`,
      t`Your roll number is ${generatedRollNumber}. You can now sign in to the portal as a student.`,
      // Not as values of a sentence: they are copied, and must not bring the marks of their direction along.
      `${t`User name:`} ${email}`,
      `${t`Temporary password:`} ${temporaryPassword}`,
      t`Please choose a password of your own after the first sign-in: open the menu with your name, then Change password.`,
      t`The Admissions Office`,
    ],
  }));

/** Takes a step in a transaction of its own. */
export async function taken(db: Database, id: string, step: Step, caller: Caller) {
  const first = await firstPassword(step);
  const data = await db.transaction((connection) => takeStep(connection, id, { step, first, caller }));
  return { message: () => t`Application reviewed successfully`, data };
}
