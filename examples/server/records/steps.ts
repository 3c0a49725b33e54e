/** The steps of an application: what is decided about it, and what follows from that. */
import type { Application, ApplicationStatus, Student } from '../contract.ts';
import type { Connection, Database } from '../database/database.ts';
import { replace } from '../database/records.ts';
import { type Caller, found, invalid, Refusal } from '../operation.ts';
import { mail } from '../people/outbox.ts';
import { hashed, temporaryPassword } from '../people/passwords.ts';
import { applicationRow, applications, nextNumber, steps, thisYear } from './applications.ts';
import { dropHeld } from './casework.ts';
import { noteStep } from './change-log.ts';
import { takeSeat } from './courses.ts';
import { endOvertaken, giveUpHeldSeat } from './offers.ts';
import { addStudent, students } from './students.ts';

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

/** Whether a step can be taken, but for a seat that it may need. @throws Refusal 400, 422 */
export function checkStep({ status: from }: Application, { to, comments }: Step): void {
  if (!steps[from].includes(to))
    throw new Refusal(422, `This application cannot go from ${from} to ${to}.`, { error: steps[from].join(', ') });
  if (from === 'REJECTED' && !comments) throw invalid('reviewComments', 'are needed for reopening');
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
  const { rejectionReason: _reason, ...application } = found(stored, 'application');
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
  if (to !== 'UNDER_REVIEW' || from === 'REJECTED')
    await mail(connection, {
      recipient: application.email,
      subject: `Your application ${application.referenceNumber}`,
      text: `Your application for ${application.desiredCourse} is now ${to}.${reason ? ` The reason: ${reason}` : ''}`,
    });
  return { ...reviewed, ...(added && { temporaryPassword: password }) };
}

/** Takes a step in a transaction of its own. */
export async function taken(db: Database, id: string, step: Step, caller: Caller) {
  const first = await firstPassword(step);
  const data = await db.transaction((connection) => takeStep(connection, id, { step, first, caller }));
  return { message: 'The review is saved.', data };
}
