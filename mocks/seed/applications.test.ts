import { beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationRow } from '../db/tables.ts';
import { transitions } from '../rules/applications.ts';
import { seedToday } from './calendar.ts';
import type { SeedRows } from '../db/tables.ts';
import { makeSeed } from './seed.ts';

const credential = { salt: '5eed', hash: 'c0de' };
let rows: SeedRows = { students: [], accounts: [], applications: [], courses: [] };
beforeAll(async () => {
  rows = await makeSeed({ credential });
});

const student = ({ generatedStudentId }: ApplicationRow) => rows.students.find(({ id }) => id === generatedStudentId);
const course = ({ desiredCourse }: ApplicationRow) =>
  rows.courses.find(({ courseName }) => courseName === desiredCourse);
const administrator = (name: string) => rows.accounts.find((account) => account.name === name && !account.studentId);
const comments = ({ history }: ApplicationRow) => history.flatMap((entry) => entry.comments ?? []);

const rules: [rule: string, holds: (application: ApplicationRow) => boolean][] = [
  [
    'its history leads from APPLIED to its status, one allowed step after another',
    ({ history, status }) => {
      const end = history.reduce<string | undefined>(
        (at, { from, to }) => (at === from && transitions[from].includes(to) ? to : undefined),
        'APPLIED',
      );
      return end === status;
    },
  ],
  [
    'its steps follow each other in time, after the submission and before today',
    ({ history, submittedAt }) => {
      const times = [submittedAt, ...history.map(({ at }) => at), `${seedToday}T00:00:00.000Z`];
      return times.every((time, index) => index === 0 || (times[index - 1] ?? '') < time);
    },
  ],
  [
    'every step was taken by an administrator who was there',
    ({ history }) => history.every(({ by, at }) => (administrator(by)?.createdAt ?? at) < at),
  ],
  [
    'the last step is the review that it shows',
    ({ history, reviewedBy, reviewedAt, updatedAt, submittedAt }) =>
      history.at(-1)?.by === reviewedBy &&
      history.at(-1)?.at === reviewedAt &&
      updatedAt === (reviewedAt ?? submittedAt),
  ],
  [
    'it has a rejection reason exactly when it is rejected',
    ({ status, rejectionReason }) => (status === 'REJECTED') === (rejectionReason !== undefined),
  ],
  [
    'a rejection says why in the history',
    ({ history }) => history.every(({ to, comments }) => to !== 'REJECTED' || comments),
  ],
  ['a reopening has comments', ({ history }) => history.every(({ from, comments }) => from !== 'REJECTED' || comments)],
  [
    'its comments are some that it got',
    (application) =>
      application.reviewComments === undefined || comments(application).includes(application.reviewComments),
  ],
  ['it wishes for a course of the catalogue', (application) => course(application)?.isActive === true],
  [
    'it led to a student exactly when it is approved',
    (application) => (application.status === 'APPROVED') === (student(application) !== undefined),
  ],
  [
    'the student is the applicant, in the department of the course, since the approval',
    (application) => {
      const made = student(application);
      if (!made) return true;
      const { fullName, email, phoneNumber, generatedRollNumber, reviewedAt } = application;
      const wanted = [fullName, email, phoneNumber, generatedRollNumber, reviewedAt, course(application)?.department];
      const { name, rollNo, phone, createdAt, department } = made;
      return (
        made.year === 1 && [name, made.email, phone, rollNo, createdAt, department].every((v, i) => v === wanted[i])
      );
    },
  ],
  [
    'before an approval its address is nobody’s',
    ({ status, email }) => status === 'APPROVED' || !rows.accounts.some((account) => account.email === email),
  ],
];

describe('an application and its history', () => {
  it.each(rules)('%s', (_rule, holds) => {
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
  ] as const)('some are %s: %i or more', (status, least) => {
    expect(rows.applications.filter((application) => application.status === status).length).toBeGreaterThanOrEqual(
      least,
    );
  });

  it('some were reopened', () => {
    const reopened = rows.applications.filter(({ history }) => history.some(({ from }) => from === 'REJECTED'));
    expect(reopened.length).toBeGreaterThan(3);
  });

  it('come in the order of their reference numbers, the newest of the last days', () => {
    const submitted = rows.applications.map(({ submittedAt }) => submittedAt);
    expect(submitted).toEqual(submitted.toSorted());
    const references = rows.applications.map(({ referenceNumber }) => referenceNumber);
    expect(references).toEqual([...new Set(references)].toSorted());
    expect(Date.parse(seedToday) - Date.parse(submitted.at(-1) ?? '')).toBeLessThan(3 * 86_400_000);
  });

  it('repeat neither an id nor an e-mail address', () => {
    for (const column of ['id', 'email'] as const)
      expect(new Set(rows.applications.map((application) => application[column])).size).toBe(80);
  });

  it('approve nobody where there is no student to have become', async () => {
    const { applications } = await makeSeed({ students: 1, credential });
    expect(applications).toHaveLength(80);
    expect(applications.filter(({ status }) => status === 'APPROVED')).toEqual([]);
  });
});
