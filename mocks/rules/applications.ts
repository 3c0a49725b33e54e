import type { components } from '../../openapi/schema.gen.ts';
import type { ApplicationRow } from '../db/tables.ts';
import type { Tables } from '../db/tables.ts';
import { duplicate, invalid, notFound, Refusal } from './refusal.ts';
import { randomHex, temporaryPassword } from './credentials.ts';
import { freshRollNo } from './roll-numbers.ts';
import { addStudent } from './students.ts';
import { transitions, type ApplicationStatus } from './transitions.ts';

type Submission = components['schemas']['ApplicationSubmission'];
type Review = components['schemas']['ApplicationReview'];
type Reviewed = components['schemas']['ReviewedApplication'];

/** @throws Refusal 404 */
export function findApplication(tables: Tables, id: string): ApplicationRow {
  const application = tables.applications.get(id);
  if (!application) throw notFound('Application');
  return application;
}

/** The reference number after the highest one in use. */
function nextReference(tables: Tables, now: Date): string {
  const highest = tables.applications
    .all()
    .reduce((max, { referenceNumber }) => Math.max(max, Number(/(\d+)$/.exec(referenceNumber)?.[1] ?? 0)), 0);
  return `APP-${now.getUTCFullYear()}-${String(highest + 1).padStart(6, '0')}`;
}

/** @throws Refusal 409 where the e-mail address has applied before */
export function addApplication(tables: Tables, submission: Submission, now: Date): ApplicationRow {
  if (tables.applications.by('email', submission.email))
    throw duplicate('email', 'There is already an application with this email address');
  const { fullName, email, phoneNumber, desiredCourse, previousQualification, previousGrade } = submission;
  const application: ApplicationRow = {
    id: `app_${randomHex()}`,
    referenceNumber: nextReference(tables, now),
    fullName,
    email,
    phoneNumber,
    desiredCourse,
    previousQualification,
    previousGrade,
    status: 'APPLIED',
    submittedAt: now.toISOString(),
    updatedAt: now.toISOString(),
    history: [],
  };
  tables.applications.insert(application);
  return application;
}

/** What the applicant becomes: a new student with a temporary password, or the one who has that e-mail address. */
function enrol(tables: Tables, application: ApplicationRow, now: Date) {
  const { fullName, email, phoneNumber, desiredCourse } = application;
  const existing = tables.students.by('email', email);
  if (existing) return { generatedStudentId: existing.id, generatedRollNumber: existing.rollNo };
  // Cut to what a department may have, but not through the middle of a character.
  const cut = desiredCourse.slice(0, 60).replace(/[\uD800-\uDBFF]$/, '');
  const department = tables.courses.by('courseName', desiredCourse)?.department ?? cut;
  const password = temporaryPassword();
  const rollNo = freshRollNo(tables, department, now);
  const student = addStudent(
    tables,
    { name: fullName, email, phone: phoneNumber, rollNo, password, department, year: 1, semester: 1 },
    now,
  );
  return { generatedStudentId: student.id, generatedRollNumber: rollNo, temporaryPassword: password };
}

/** The step that a review asks for, checked. @throws Refusal 400, 422 */
function stepOf(application: ApplicationRow, review: Review) {
  const { applicationStatus } = review;
  const to = review.status ?? applicationStatus;
  if (to === undefined) throw invalid({ status: 'Status is required' });
  if (applicationStatus !== undefined && applicationStatus !== to)
    throw invalid({ applicationStatus: 'Application status must be the same as status' });
  const allowed = transitions[application.status];
  if (!allowed.includes(to))
    throw new Refusal(422, `An application that is ${application.status} cannot become ${to}`, {
      error: allowed.join(', '),
    });
  const comments = review.reviewComments?.trim() || undefined;
  const reason = review.rejectionReason?.trim() || undefined;
  if (to === 'REJECTED' && !reason) throw invalid({ rejectionReason: 'Rejection reason is required' });
  if (application.status === 'REJECTED' && !comments)
    throw invalid({ reviewComments: 'Review comments are required to reopen an application' });
  return { to: to satisfies ApplicationStatus, comments, reason };
}

/**
 * Takes an application one step on; an approval enrols the applicant in the same transaction.
 * @throws Refusal 400, 404, 409 (the address is an administrator's), 422 with the steps allowed
 */
export function reviewApplication(tables: Tables, id: string, review: Review, by: string, now: Date): Reviewed {
  const application = findApplication(tables, id);
  const { to, comments, reason } = stepOf(application, review);
  const at = now.toISOString();
  const { rejectionReason: _reason, ...open } = application;
  const { temporaryPassword: password, ...student } = to === 'APPROVED' ? enrol(tables, application, now) : {};
  const note = comments ?? (to === 'REJECTED' ? reason : undefined);
  const reviewed: ApplicationRow = {
    ...open,
    status: to,
    updatedAt: at,
    reviewedBy: by,
    reviewedAt: at,
    ...(comments === undefined ? {} : { reviewComments: comments }),
    ...(to === 'REJECTED' && reason !== undefined ? { rejectionReason: reason } : {}),
    ...student,
    history: [
      ...application.history,
      { from: application.status, to, by, at, ...(note === undefined ? {} : { comments: note }) },
    ],
  };
  tables.applications.replace(reviewed);
  return password === undefined ? reviewed : { ...reviewed, temporaryPassword: password };
}
