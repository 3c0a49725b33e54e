import { beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationRow } from '../tables.ts';
import { transitions } from '../rules/applications.ts';
import { seedDay as today } from '#mocks/node.ts';
import type { SeedRows } from '../tables.ts';
import { makeSeed } from './seed.ts';

const credential = { salt: '5eed', hash: 'c0de' };
let rows: SeedRows;
beforeAll(async () => {
  rows = await makeSeed({ today, credential });
});

const student = ({ generatedStudentId }: ApplicationRow) => rows.students.find(({ id }) => id === generatedStudentId);
const course = ({ desiredCourse }: ApplicationRow) =>
  rows.courses.find(({ courseName }) => courseName === desiredCourse);
const administrator = (name: string) => rows.accounts.find((account) => account.name === name && !account.studentId);
const comments = ({ history }: ApplicationRow) => history.flatMap((entry) => entry.comments ?? []);

const rules: [rule: string, holds: (application: ApplicationRow) => boolean][] = [
  [
    'history leads from APPLIED to its status by allowed transitions',
    ({ history, status }) => {
      const end = history.reduce<string | undefined>(
        (at, { from, to }) => (at === from && transitions[from].includes(to) ? to : undefined),
        'APPLIED',
      );
      return end === status;
    },
  ],
  [
    'reviews are in order of time, after the submission and before today',
    ({ history, submittedAt }) => {
      const times = [submittedAt, ...history.map(({ at }) => at), `${today}T00:00:00.000Z`];
      return times.every((time, index) => index === 0 || (times[index - 1] ?? '') < time);
    },
  ],
  [
    'reviews are by administrators whose accounts existed',
    ({ history }) => history.every(({ by, at }) => (administrator(by)?.createdAt ?? at) < at),
  ],
  [
    'last review is the one that its fields show',
    ({ history, reviewedBy, reviewedAt, updatedAt, submittedAt }) =>
      history.at(-1)?.by === reviewedBy &&
      history.at(-1)?.at === reviewedAt &&
      updatedAt === (reviewedAt ?? submittedAt),
  ],
  [
    'rejection reason is there exactly when it is rejected',
    ({ status, rejectionReason }) => (status === 'REJECTED') === (rejectionReason !== undefined),
  ],
  [
    'history has comments for every rejection',
    ({ history }) => history.every(({ to, comments }) => to !== 'REJECTED' || comments),
  ],
  [
    'history has comments for every reopening',
    ({ history }) => history.every(({ from, comments }) => from !== 'REJECTED' || comments),
  ],
  [
    'comments are those of one of its reviews',
    (application) =>
      application.reviewComments === undefined || comments(application).includes(application.reviewComments),
  ],
  [
    'applicant waits, or has waited, for a course that is full',
    (application) => application.status !== 'WAITLISTED' || course(application)?.availableSeats === 0,
  ],
  ['course is an active one of the catalogue', (application) => course(application)?.isActive === true],
  [
    'student exists exactly when it is approved',
    (application) => (application.status === 'APPROVED') === (student(application) !== undefined),
  ],
  [
    'student has the applicant’s details, and the department of the course, since the approval',
    (application) => {
      const admitted = student(application);
      if (!admitted) return true;
      const { fullName, email, phoneNumber, generatedRollNumber, reviewedAt } = application;
      const wanted = [fullName, email, phoneNumber, generatedRollNumber, reviewedAt, course(application)?.department];
      const { name, rollNo, phone, createdAt, department } = admitted;
      return (
        admitted.year === 1 &&
        [name, admitted.email, phone, rollNo, createdAt, department].every((v, i) => v === wanted[i])
      );
    },
  ],
  [
    'e-mail address has no account before it is approved',
    ({ status, email }) => status === 'APPROVED' || !rows.accounts.some((account) => account.email === email),
  ],
];

describe('an application and its history', () => {
  it.each(rules)('every seeded application is consistent: its %s', (_rule, holds) => {
    expect(rows.applications.filter((application) => !holds(application)).slice(0, 2)).toEqual([]);
  });
});

describe('the applications together', () => {
  it.each([
    ['APPLIED', 10],
    ['UNDER_REVIEW', 10],
    ['WAITLISTED', 5],
    ['APPROVED', 10],
    ['REJECTED', 5],
  ] as const)('some seeded applications are %s: %i or more', (status, least) => {
    expect(rows.applications.filter((application) => application.status === status).length).toBeGreaterThanOrEqual(
      least,
    );
  });

  it('some seeded applications were reopened', () => {
    const reopened = rows.applications.filter(({ history }) => history.some(({ from }) => from === 'REJECTED'));
    expect(reopened.length).toBeGreaterThan(3);
  });

  it('seeded applications are in the order of their reference numbers, and the newest is a few days old', () => {
    const submitted = rows.applications.map(({ submittedAt }) => submittedAt);
    expect(submitted).toEqual(submitted.toSorted());
    const references = rows.applications.map(({ referenceNumber }) => referenceNumber);
    expect(references).toEqual([...new Set(references)].toSorted());
    expect(Date.parse(today) - Date.parse(submitted.at(-1) ?? '')).toBeLessThan(3 * 86_400_000);
  });

  it('seeded applications repeat neither an id nor an e-mail address', () => {
    for (const column of ['id', 'email'] as const)
      expect(new Set(rows.applications.map((application) => application[column])).size).toBe(80);
  });

  it('every approved application has its student', async () => {
    const { applications } = await makeSeed({ today, students: 1, credential });
    expect(applications).toHaveLength(80);
    expect(applications.filter(({ status }) => status === 'APPROVED')).toEqual([]);
  });
});
