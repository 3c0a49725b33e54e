import type { components } from '#openapi/schema.gen.ts';
import { msg, t } from '#src/languages/texts.ts';
import type { ApplicationRow, Tables } from '../tables.ts';
import { checkSeat, takeSeat } from './courses.ts';
import { randomHex, temporaryPassword } from './credentials.ts';
import { HttpError, invalid } from '#mocks/engine/request/http-error.ts';
import { confirmationOf, decisionMail, keepLanguage, sendMail, welcomeMail } from './outbox.ts';
import { checkUnique, type FieldAccess, pickCreated, requireRow } from './records.ts';
import { addStudent } from './students.ts';

type Submission = components['schemas']['ApplicationSubmission'];
type Review = components['schemas']['ApplicationReview'];
type Admission = components['schemas']['Admission'];
type Reviewed = components['schemas']['ReviewedApplication'];
type Status = components['schemas']['ApplicationStatus'];

const submitted = { create: 'required' } as const;

/** Who writes each field of an application; a review is no update of fields, and the server writes what follows from it. */
const fields = {
  id: 'server',
  referenceNumber: 'server',
  fullName: submitted,
  email: submitted,
  phoneNumber: submitted,
  desiredCourse: submitted,
  previousQualification: submitted,
  previousGrade: submitted,
  status: 'server',
  submittedAt: 'server',
  updatedAt: 'server',
  reviewComments: 'server',
  rejectionReason: 'server',
  reviewedBy: 'server',
  reviewedAt: 'server',
  generatedStudentId: 'server',
  generatedRollNumber: 'server',
  history: 'server',
} satisfies FieldAccess<ApplicationRow, Submission, object>;

/** The statuses that each status can be changed to. APPROVED is final: the student exists by then. */
export const transitions: Readonly<Record<Status, readonly Status[]>> = {
  APPLIED: ['UNDER_REVIEW', 'WAITLISTED', 'APPROVED', 'REJECTED'],
  UNDER_REVIEW: ['WAITLISTED', 'APPROVED', 'REJECTED'],
  WAITLISTED: ['UNDER_REVIEW', 'APPROVED', 'REJECTED'],
  REJECTED: ['UNDER_REVIEW'],
  APPROVED: [],
};

/** @throws HttpError 404 */
export const findApplication = (tables: Tables, id: string) =>
  requireRow(tables.applications.get(id), msg`Application not found`);

/** The reference number after the highest one in use. */
function nextReference(tables: Tables, now: Date): string {
  const highest = tables.applications
    .all()
    .reduce((max, { referenceNumber }) => Math.max(max, Number(/(\d+)$/.exec(referenceNumber)?.[1] ?? 0)), 0);
  return `APP-${now.getUTCFullYear()}-${String(highest + 1).padStart(6, '0')}`;
}

/**
 * @param language that the applicant reads
 * @throws HttpError 409 where the e-mail address has applied before
 */
export function addApplication(tables: Tables, submission: Submission, language: string, now: Date): ApplicationRow {
  const application: ApplicationRow = {
    id: `app_${randomHex()}`,
    referenceNumber: nextReference(tables, now),
    ...pickCreated(fields, submission),
    status: 'APPLIED',
    submittedAt: now.toISOString(),
    updatedAt: now.toISOString(),
    history: [],
  };
  checkUnique(tables.applications, application, 'email', msg`There is already an application with this email address`);
  tables.applications.insert(application);
  keepLanguage(tables, application.email, language);
  sendMail(tables, application.email, () => confirmationOf(application), now);
  return application;
}

/** The codes that roll numbers begin with. Initials would give Electronics and Electrical the same one. */
const departmentCodes = new Map([
  ['computer science', 'CS'],
  ['electronics', 'EC'],
  ['mechanical', 'ME'],
  ['civil', 'CE'],
  ['electrical', 'EE'],
]);

/** Two letters for a department: its code, or its initials, or the beginning of its one word. */
function departmentCode(department: string): string {
  const words = department.match(/[A-Za-z]+/g) ?? [];
  const [first = 'XX', second] = words.filter((word) => !/^(?:and|of|the)$/i.test(word));
  const initials = second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2);
  return departmentCodes.get(department.trim().toLowerCase()) ?? initials.padEnd(2, 'X').toUpperCase();
}

/** A roll number that nobody has, e.g. CS26001: department, year of admission, and the next free number. */
function nextRollNo(tables: Tables, department: string, now: Date): string {
  const prefix = `${departmentCode(department)}${String(now.getUTCFullYear()).slice(-2)}`;
  for (let number = 1; ; number++) {
    const rollNo = `${prefix}${String(number).padStart(3, '0')}`;
    if (!tables.students.by('rollNo', rollNo)) return rollNo;
  }
}

/** Makes the applicant a student with a temporary password, or finds the student who has that e-mail address. */
function enrol(tables: Tables, application: ApplicationRow, now: Date) {
  const { fullName, email, phoneNumber, desiredCourse } = application;
  const existing = tables.students.by('email', email);
  if (existing) return { generatedStudentId: existing.id, generatedRollNumber: existing.rollNo };
  // As long as a department may be, counted as the contract counts.
  const cut = [...desiredCourse].slice(0, 60).join('');
  const department = tables.courses.by('courseName', desiredCourse)?.department ?? cut;
  const password = temporaryPassword();
  const rollNo = nextRollNo(tables, department, now);
  const student = addStudent(
    tables,
    { name: fullName, email, phone: phoneNumber, rollNo, password, department, year: 1, semester: 1 },
    now,
    { hasTemporaryLogin: true },
  );
  return { generatedStudentId: student.id, generatedRollNumber: rollNo, temporaryPassword: password };
}

/** What a review asks for, as far as the body alone tells. @throws HttpError 400 */
function readReview(review: Review): Step {
  const { applicationStatus } = review;
  const to = review.status ?? applicationStatus;
  if (to === undefined) throw invalid({ status: t`Status is required` });
  if (applicationStatus !== undefined && applicationStatus !== to)
    throw invalid({ applicationStatus: t`Application status must be the same as status` });
  const reason = review.rejectionReason?.trim() || undefined;
  return { to, comments: review.reviewComments?.trim() || undefined, ...(to === 'REJECTED' && { reason }) };
}

/** A step of an application, as somebody asks for it. */
interface Step {
  readonly to: Status;
  readonly comments: string | undefined;
  /** Of a rejection. */
  readonly reason?: string | undefined;
  /** Whether it is an approval that takes a seat. */
  readonly seat?: { readonly isOverCapacity: boolean };
}

/** @throws HttpError 400, 422 where the application's status does not allow the step */
function checkStep({ status }: ApplicationRow, { to, comments }: Step): void {
  const allowed = transitions[status];
  if (!allowed.includes(to))
    throw new HttpError(422, t`An application that is ${status} cannot become ${to}`, { error: allowed.join(', ') });
  if (status === 'REJECTED' && !comments)
    throw invalid({ reviewComments: t`Review comments are required to reopen an application` });
}

/** Takes the step; an approval enrols the applicant in the same transaction. @throws HttpError 400, 404, 409, 422 */
function takeStep(tables: Tables, id: string, step: Step, by: string, now: Date): Reviewed {
  const application = findApplication(tables, id);
  checkStep(application, step);
  const { to, comments, reason, seat } = step;
  const overCapacity = seat !== undefined && checkSeat(tables, application.desiredCourse, seat.isOverCapacity);
  const at = now.toISOString();
  const { rejectionReason: _reason, ...rest } = application;
  const { temporaryPassword: password, ...student } = to === 'APPROVED' ? enrol(tables, application, now) : {};
  // Only now: whoever goes on after a refusal, as with other held decisions, must not find a seat taken.
  if (seat) takeSeat(tables, application.desiredCourse);
  const note = comments ?? reason;
  const reviewed: ApplicationRow = {
    ...rest,
    status: to,
    updatedAt: at,
    reviewedBy: by,
    reviewedAt: at,
    ...(comments === undefined ? {} : { reviewComments: comments }),
    ...(reason === undefined ? {} : { rejectionReason: reason }),
    ...student,
    history: [
      ...application.history,
      {
        from: application.status,
        to,
        by,
        at,
        ...(note === undefined ? {} : { comments: note }),
        ...(overCapacity && { overCapacity }),
      },
    ],
  };
  tables.applications.replace(reviewed);
  const { email } = reviewed;
  sendMail(tables, email, () => decisionMail(reviewed), now);
  if (password !== undefined) sendMail(tables, email, () => welcomeMail(reviewed, password), now);
  return password === undefined ? reviewed : { ...reviewed, temporaryPassword: password };
}

/**
 * Changes the status of an application.
 * @throws HttpError 400, 404, 409 (the address is an administrator's), 422 with the statuses allowed
 */
export const reviewApplication = (tables: Tables, id: string, review: Review, by: string, now: Date): Reviewed =>
  takeStep(tables, id, readReview(review), by, now);

/**
 * Approves an application and takes a seat of its course.
 * @throws HttpError 400, 404, 409 (the address is an administrator's, or no seat is left), 422 with the statuses allowed
 */
export function admitApplicant(tables: Tables, id: string, body: Admission, by: string, now: Date): Reviewed {
  const { reviewComments, overCapacity: isOverCapacity = false } = body;
  const comments = reviewComments?.trim() || undefined;
  return takeStep(tables, id, { to: 'APPROVED', comments, seat: { isOverCapacity } }, by, now);
}

type Decision = components['schemas']['Decision'];

/** A decision as the step that it is; an approval takes a seat. @throws HttpError 400 */
function readDecision({ overCapacity: isOverCapacity = false, ...review }: Decision): Step {
  const step = readReview(review);
  if (step.to === 'REJECTED' && !step.reason) throw invalid({ rejectionReason: t`Rejection reason is required` });
  if (step.to !== 'APPROVED') return step;
  if (isOverCapacity && !step.comments)
    throw invalid({ reviewComments: t`Review comments are required for an approval over capacity` });
  return { ...step, seat: { isOverCapacity } };
}

/** Whether a decision could be taken now, but for a seat that it may need. @throws HttpError 400, 422 */
export const checkDecision = (application: ApplicationRow, decision: Decision): void =>
  checkStep(application, readDecision(decision));

/** Takes a decision; an approval takes a seat of the course. @throws HttpError 400, 404, 409, 422, before it has written anything */
export const decide = (tables: Tables, id: string, decision: Decision, by: string, now: Date): Reviewed =>
  takeStep(tables, id, readDecision(decision), by, now);
