/** Applications for admission, from the public form to the decision. */
import { randomUUID } from 'node:crypto';
import type { Application, ApplicationStatus, Student } from '../contract.ts';
import type { Connection, Database } from '../database/database.ts';
import { insert, replace } from '../database/records.ts';
import * as fields from '../fields.ts';
import { boolean, courseName, oneOf, optional, recordId, text, textOrNull } from '../fields.ts';
import {
  applicationConditions,
  applicationFilterFields,
  applicationList,
  applicationPageFields,
} from '../lists/applications.ts';
import { applicationLines } from '../lists/figures.ts';
import { joined, page } from '../lists/page.ts';
import { type Caller, found, invalid, operation, reading, Refusal } from '../operation.ts';
import { mail } from '../people/outbox.ts';
import { hashed, temporaryPassword } from '../people/passwords.ts';
import { applicationOf, applicationRow, applications, steps } from '../records/applications.ts';
import { takeSeat } from '../records/courses.ts';
import { addStudent, students } from '../records/students.ts';

const status = oneOf('APPLIED', 'UNDER_REVIEW', 'WAITLISTED', 'APPROVED', 'REJECTED');

const submission = {
  fullName: fields.personName,
  email: fields.email,
  phoneNumber: fields.phone,
  desiredCourse: courseName,
  previousQualification: oneOf('10th Grade', '12th Grade', 'Diploma', "Bachelor's Degree", "Master's Degree", 'Other'),
  previousGrade: text({ min: 1, max: 50, visible: true }),
};

const review = {
  status: optional(status),
  applicationStatus: optional(status),
  reviewComments: optional(textOrNull(text({ max: 2000 }))),
  rejectionReason: optional(textOrNull(text({ max: 1000, visible: true }))),
};

const admission = {
  reviewComments: review.reviewComments,
  overCapacity: optional(boolean),
};

/** The next number of a sequence that no row has. A number is given once, whichever process gives it. */
async function nextNumber(
  connection: Connection,
  sequence: string,
  isTaken: string,
  write: (number: string) => string,
) {
  for (;;) {
    const [row] = await connection.query<{ number: number }>(`SELECT nextval('${sequence}') AS number`);
    const number = write(String(row!.number).padStart(6, '0'));
    if ((await connection.query(isTaken, [number.toLowerCase()])).length === 0) return number;
  }
}

const thisYear = () => new Date().getUTCFullYear();

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

/** A step of an application, as somebody asks for it. */
interface Step {
  readonly to: ApplicationStatus;
  readonly comments: string | null | undefined;
  /** Of a rejection. */
  readonly reason?: string | null | undefined;
  /** Whether it is an approval that takes a seat. */
  readonly seat?: { readonly isOverCapacity: boolean };
}

/** What a review asks for. @throws Refusal 400 */
function asked(body: { [K in keyof typeof review]: ReturnType<(typeof review)[K]> }): Step {
  const { status, applicationStatus, rejectionReason, reviewComments: comments } = body;
  const to = status ?? applicationStatus;
  if (to === undefined) throw invalid('status', 'is missing');
  if (applicationStatus !== undefined && applicationStatus !== to)
    throw invalid('applicationStatus', 'must be the same as status');
  if (to !== 'REJECTED') return { to, comments };
  if (!rejectionReason) throw invalid('rejectionReason', 'is needed for a rejection');
  return { to, comments, reason: rejectionReason };
}

/** Takes the step; an approval makes the student in the same transaction. @throws Refusal 400, 404, 409, 422 */
async function takeStep(db: Database, id: string, { to, comments, reason, seat }: Step, caller: Caller) {
  const password = temporaryPassword();
  const hash = to === 'APPROVED' ? await hashed(password) : '';
  return db.transaction(async (connection) => {
    // Of two steps at once, the second sees what the first has decided.
    const [stored] = await applications(connection, 'id = $1', [id], 'FOR UPDATE');
    const { rejectionReason: _reason, ...application } = found(stored, 'application');
    const from = application.status;
    if (!steps[from].includes(to))
      throw new Refusal(422, `This application cannot go from ${from} to ${to}.`, { error: steps[from].join(', ') });
    if (from === 'REJECTED' && !comments) throw invalid('reviewComments', 'are needed for reopening');
    const overCapacity = seat && (await takeSeat(connection, application.desiredCourse, { ...seat, by: caller }));
    const [linked] =
      to === 'APPROVED' ? await students(connection, 'WHERE email_key = $1', [application.email.toLowerCase()]) : [];
    const added = to === 'APPROVED' && !linked ? await admit(connection, stored!, hash, caller) : undefined;
    const student = linked ?? added;
    const at = new Date().toISOString();
    const by = caller.name;
    const note = comments || reason;
    const reviewed: Application = {
      ...application,
      status: to,
      ...(comments && { reviewComments: comments }),
      ...(reason && { rejectionReason: reason }),
      reviewedBy: by,
      reviewedAt: at,
      updatedAt: at,
      ...(student && { generatedStudentId: student.id, generatedRollNumber: student.rollNo }),
      history: [
        ...application.history,
        { from, to, by, at, ...(note && { comments: note }), ...(overCapacity && { overCapacity }) },
      ],
    };
    await replace(connection, 'applications', applicationRow(reviewed));
    if (to !== 'UNDER_REVIEW' || from === 'REJECTED')
      await mail(connection, {
        recipient: application.email,
        subject: `Your application ${application.referenceNumber}`,
        text: `Your application for ${application.desiredCourse} is now ${to}.${reason ? ` The reason: ${reason}` : ''}`,
      });
    return { message: 'The review is saved.', data: { ...reviewed, ...(added && { temporaryPassword: password }) } };
  });
}

export const applicationOperations = [
  operation({
    call: 'POST /applications/submit',
    audience: ['public'],
    body: submission,
    run: ({ body, db }) =>
      db.transaction(async (connection) => {
        const referenceNumber = await nextNumber(
          connection,
          'reference_numbers',
          'SELECT 1 FROM applications WHERE reference_key = $1',
          (number) => `APP-${thisYear()}-${number}`,
        );
        const now = new Date().toISOString();
        const data: Application = {
          id: randomUUID(),
          referenceNumber,
          ...body,
          status: 'APPLIED',
          submittedAt: now,
          updatedAt: now,
          history: [],
        };
        await insert(connection, 'applications', [applicationRow(data)]);
        await mail(connection, {
          recipient: data.email,
          subject: `We have received your application ${referenceNumber}`,
          text: `Thank you for applying for ${data.desiredCourse}. Your reference number is ${referenceNumber}.`,
        });
        return { status: 201, message: 'Thank you. Your application has arrived.', data };
      }),
  }),
  reading('/applications', ['ADMIN'], (db) => applications(db)),
  operation({
    call: 'GET /applications/page',
    audience: ['ADMIN'],
    query: applicationPageFields,
    isStrict: true,
    run: async ({ query, db }) => ({
      data: await page(db, applicationList, {
        query,
        conditions: applicationConditions(query),
        total: async () => (await applicationLines(db)).all.applications,
        read: applicationOf,
      }),
    }),
  }),
  operation({
    call: 'GET /applications/summary',
    audience: ['ADMIN'],
    query: applicationFilterFields,
    isStrict: true,
    async run({ query, db }) {
      const { all, byStatus, byCourse } = await applicationLines(db);
      const conditions = applicationConditions(query);
      const { sql, values } = joined(conditions);
      const matching = () =>
        db.query(
          `SELECT status, count(*) AS count FROM applications WHERE ${sql} GROUP BY status ORDER BY status`,
          values,
        );
      return {
        data: {
          total: { value: all.applications, exact: true },
          choices: { status: byStatus.map(({ status }) => status), course: byCourse.map(({ course }) => course) },
          without: { grade: all.applications - all.grades, submitted: 0 },
          byStatus: conditions.length === 0 ? byStatus : await matching(),
        },
      };
    },
  }),
  operation({
    call: 'GET /applications/stats',
    audience: ['ADMIN'],
    async run({ db }) {
      const { all, byStatus, byCourse } = await applicationLines(db);
      const count = (...of: string[]) =>
        byStatus.filter(({ status }) => of.includes(status)).reduce((sum, { count }) => sum + count, 0);
      return {
        data: {
          totalApplications: all.applications,
          appliedCount: count('APPLIED'),
          underReviewCount: count('UNDER_REVIEW'),
          waitlistedCount: count('WAITLISTED'),
          approvedCount: count('APPROVED'),
          rejectedCount: count('REJECTED'),
          pendingCount: count('APPLIED', 'UNDER_REVIEW', 'WAITLISTED'),
          byCourse,
        },
      };
    },
  }),
  reading('/applications/status/:status', ['ADMIN'], (db, params) => applications(db, 'status = $1', [params.status]), {
    status,
  }),
  reading(
    '/applications/course/:course',
    ['ADMIN'],
    (db, params) => applications(db, 'course_low = $1', [params.course.toLowerCase()]),
    { course: courseName },
  ),
  reading(
    '/applications/:id',
    ['ADMIN'],
    async (db, params) => found((await applications(db, 'id = $1', [params.id]))[0], 'application'),
    { id: recordId },
  ),
  operation({
    call: 'PUT /applications/:id/review',
    audience: ['ADMIN'],
    params: { id: recordId },
    body: review,
    run: ({ params, body, caller, db }) => takeStep(db, params.id, asked(body), caller),
  }),
  operation({
    call: 'POST /applications/:id/admission',
    audience: ['ADMIN'],
    params: { id: recordId },
    body: admission,
    run({ params, body: { reviewComments: comments, overCapacity: isOverCapacity = false }, caller, db }) {
      if (isOverCapacity && !comments) throw invalid('reviewComments', 'are needed to admit over capacity');
      return takeStep(db, params.id, { to: 'APPROVED', comments, seat: { isOverCapacity } }, caller);
    },
  }),
];
