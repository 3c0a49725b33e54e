/** Applications for admission, from the public form to the decision. */
import { randomBytes, randomUUID } from 'node:crypto';
import * as fields from '../fields.ts';
import { courseName, oneOf, optional, recordId, text, textOrNull } from '../fields.ts';
import { invalid, operation, Refusal, taken } from '../operation.ts';
import { hashed } from '../people.ts';
import { type Application, type ApplicationStatus, changed, find, same, type Store, type Student } from '../store.ts';
import { counted } from './counts.ts';
import { addStudent } from './student-record.ts';

/** Where an application may go from where it stands. */
const steps: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  APPLIED: ['UNDER_REVIEW', 'WAITLISTED', 'APPROVED', 'REJECTED'],
  UNDER_REVIEW: ['WAITLISTED', 'APPROVED', 'REJECTED'],
  WAITLISTED: ['UNDER_REVIEW', 'APPROVED', 'REJECTED'],
  REJECTED: ['UNDER_REVIEW'],
  APPROVED: [],
};
const status = oneOf('APPLIED', 'UNDER_REVIEW', 'WAITLISTED', 'APPROVED', 'REJECTED');

const submission = {
  fullName: fields.personName,
  email: fields.email,
  phoneNumber: fields.phone,
  desiredCourse: courseName,
  previousQualification: oneOf('10th Grade', '12th Grade', 'Diploma', "Bachelor's Degree", "Master's Degree", 'Other'),
  previousGrade: text({ min: 1, max: 50 }),
};

const review = {
  status: optional(status),
  applicationStatus: optional(status),
  reviewComments: optional(textOrNull(text({ max: 2000 }))),
  rejectionReason: optional(textOrNull(text({ max: 1000 }))),
};

export function applicationOperations(store: Store) {
  const newestFirst = () => [...store.applications.values()].toReversed();
  /** @throws Refusal 404 */
  const found = (id: string) => {
    const application = store.applications.get(id);
    if (!application) throw new Refusal(404, 'There is no such application.');
    return application;
  };

  return [
    operation({
      call: 'POST /applications/submit',
      audience: ['public'],
      body: submission,
      run({ body }) {
        if (find(store.applications, ({ email }) => same(email, body.email)))
          throw taken({ email: 'There is an application with this e-mail address already.' });
        const now = store.now();
        const application: Application = {
          ...body,
          id: randomUUID(),
          referenceNumber: `APP-${store.nextNumber()}`,
          status: 'APPLIED',
          submittedAt: now,
          updatedAt: now,
          history: [],
        };
        store.applications.set(application.id, application);
        return { status: 201, message: 'Thank you. Your application has arrived.', data: application };
      },
    }),
    operation({ call: 'GET /applications', audience: ['ADMIN'], run: () => ({ data: newestFirst() }) }),
    operation({
      call: 'GET /applications/stats',
      audience: ['ADMIN'],
      run() {
        const all = newestFirst();
        const count = (...of: ApplicationStatus[]) => all.filter(({ status }) => of.includes(status)).length;
        return {
          data: {
            totalApplications: all.length,
            appliedCount: count('APPLIED'),
            underReviewCount: count('UNDER_REVIEW'),
            waitlistedCount: count('WAITLISTED'),
            approvedCount: count('APPROVED'),
            rejectedCount: count('REJECTED'),
            pendingCount: count('APPLIED', 'UNDER_REVIEW', 'WAITLISTED'),
            byCourse: counted(all.map(({ desiredCourse }) => desiredCourse)).map(([course, count]) => ({
              course,
              count,
            })),
          },
        };
      },
    }),
    operation({
      call: 'GET /applications/course/:course',
      audience: ['ADMIN'],
      params: { course: courseName },
      run: ({ params }) => ({ data: newestFirst().filter((one) => same(one.desiredCourse, params.course)) }),
    }),
    operation({
      call: 'GET /applications/:id',
      audience: ['ADMIN'],
      params: { id: recordId },
      run: ({ params }) => ({ data: found(params.id) }),
    }),
    operation({
      call: 'PUT /applications/:id/review',
      audience: ['ADMIN'],
      params: { id: recordId },
      body: review,
      async run({ params, body, caller }) {
        const to = body.status ?? body.applicationStatus;
        if (to === undefined) throw invalid('status', 'is missing');
        if (body.applicationStatus !== undefined && body.applicationStatus !== to)
          throw invalid('applicationStatus', 'must be the same as status');
        const reason = to === 'REJECTED' ? body.rejectionReason : null;
        if (to === 'REJECTED' && !reason) throw invalid('rejectionReason', 'is needed for a rejection');
        // Made before anything is looked at: from then on nothing waits, so that two reviews cannot mix.
        const temporaryPassword = randomBytes(9).toString('base64url');
        const hash = to === 'APPROVED' ? await hashed(temporaryPassword) : '';

        const application = found(params.id);
        const { status: from } = application;
        if (!steps[from].includes(to))
          throw new Refusal(422, `This application cannot go from ${from} to ${to}.`, {
            error: steps[from].join(', '),
          });
        if (from === 'REJECTED' && !body.reviewComments) throw invalid('reviewComments', 'are needed for reopening');
        const linked = to === 'APPROVED' ? store.studentByEmail(application.email) : undefined;
        const added = to === 'APPROVED' && !linked ? admit(store, application, hash) : undefined;
        const student = linked ?? added;
        const at = store.now();
        const comments = body.reviewComments ?? reason;
        const reviewed = changed(application, {
          status: to,
          reviewComments: body.reviewComments ?? undefined,
          rejectionReason: reason,
          reviewedBy: caller!.name,
          reviewedAt: at,
          updatedAt: at,
          generatedStudentId: student?.id,
          generatedRollNumber: student?.rollNo,
          history: [...application.history, { from, to, by: caller!.name, at, ...(comments && { comments }) }],
        });
        store.applications.set(reviewed.id, reviewed);
        return { message: 'The review is saved.', data: { ...reviewed, ...(added && { temporaryPassword }) } };
      },
    }),
  ];
}

/**
 * Makes a student of an applicant.
 * @throws Refusal 409 where the address is an administrator's
 */
function admit(store: Store, application: Application, passwordHash: string): Student {
  const course = find(store.courses, ({ courseName }) => same(courseName, application.desiredCourse));
  let rollNo = `ADM-${store.nextNumber()}`;
  while (store.studentByRollNo(rollNo)) rollNo = `ADM-${store.nextNumber()}`;
  return addStudent(
    store,
    {
      name: application.fullName,
      rollNo,
      email: application.email,
      department: course?.department ?? [...application.desiredCourse].slice(0, 60).join('').trim(),
      year: 1,
      semester: 1,
      phone: application.phoneNumber,
    },
    passwordHash,
  );
}
