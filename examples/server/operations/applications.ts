/** Applications for admission, from the public form to the decision. */
import { randomUUID } from 'node:crypto';
import type { Application } from '../contract.ts';
import { insert } from '../database/records.ts';
import * as fields from '../fields.ts';
import { boolean, courseName, oneOf, optional, recordId, text, textOrNull } from '../fields.ts';
import { t } from '../languages.ts';
import {
  applicationConditions,
  applicationFilterFields,
  applicationList,
  applicationPageFields,
} from '../lists/applications.ts';
import { applicationLines } from '../lists/figures.ts';
import { joined, page } from '../lists/page.ts';
import { found, invalid, operation, reading } from '../operation.ts';
import { mail } from '../people/outbox.ts';
import {
  applicationNotFound,
  applicationOf,
  applicationRow,
  applications,
  nextNumber,
  thisYear,
} from '../records/applications.ts';
import { commentsMissing, reasonMissing, type Step, taken } from '../records/steps.ts';

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

/** What a review asks for. @throws Refusal 400 */
function asked(body: { [K in keyof typeof review]: ReturnType<(typeof review)[K]> }): Step {
  const { status, applicationStatus, rejectionReason, reviewComments: comments } = body;
  const to = status ?? applicationStatus;
  if (to === undefined) throw invalid({ status: () => t`Status is required` });
  if (applicationStatus !== undefined && applicationStatus !== to)
    throw invalid({ applicationStatus: () => t`Application status must be the same as status` });
  if (to !== 'REJECTED') return { to, comments };
  if (!rejectionReason) throw invalid({ rejectionReason: reasonMissing });
  return { to, comments, reason: rejectionReason };
}

export const applicationOperations = [
  operation({
    call: 'POST /applications/submit',
    isKeyed: true,
    audience: ['public'],
    body: submission,
    run: ({ body, db, language }) =>
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
        await insert(connection, 'applications', [{ ...applicationRow(data), language }]);
        const { fullName, email, desiredCourse } = data;
        await mail(connection, email, () => ({
          subject: t`We have received your application ${referenceNumber}`,
          lines: [
            t`Dear ${fullName},`,
            t`Thank you for applying for ${desiredCourse}. Your reference number is ${referenceNumber}. Please quote it whenever you write or call.`,
            t`We read applications in the order in which they come in, and tell you by e-mail what we have decided.`,
            t`The Admissions Office`,
          ],
        }));
        return { status: 201, message: () => t`Application submitted successfully`, data };
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
    async (db, params) => found((await applications(db, 'id = $1', [params.id]))[0], applicationNotFound),
    { id: recordId },
  ),
  operation({
    call: 'PUT /applications/:id/review',
    isKeyed: true,
    audience: ['ADMIN'],
    params: { id: recordId },
    body: review,
    run: ({ params, body, caller, db }) => taken(db, params.id, asked(body), caller),
  }),
  operation({
    call: 'POST /applications/:id/admission',
    isKeyed: true,
    audience: ['ADMIN'],
    params: { id: recordId },
    body: admission,
    run({ params, body: { reviewComments: comments, overCapacity: isOverCapacity = false }, caller, db }) {
      if (isOverCapacity && !comments) throw invalid({ reviewComments: commentsMissing });
      return taken(db, params.id, { to: 'APPROVED', comments, seat: { isOverCapacity } }, caller);
    },
  }),
];
