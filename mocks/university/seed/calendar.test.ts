import { describe, expect, it } from 'vitest';
import type { SeedRows, StudentRow } from '../tables.ts';
import { departments } from './pools/departments.ts';
import { makeSeed } from './seed.ts';

const credential = { salt: '5eed', hash: 'c0de' };
const dayLength = 86_400_000;
const days = Array.from({ length: 731 }, (_, index) =>
  new Date(Date.UTC(2027, 0, 1) + index * dayLength).toISOString().slice(0, 10),
);

/** Half-years between two dates, where one begins in January and one in July; late June belongs to the coming one. */
const halfYear = (date: string, early = 0) => {
  const moved = new Date(Date.parse(date) + early * dayLength);
  return moved.getUTCFullYear() * 2 + (moved.getUTCMonth() >= 6 ? 1 : 0);
};
const yearsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (365.25 * dayLength);
const isNewcomer = ({ attendance, status }: StudentRow) => attendance === undefined && status !== 'Graduated';

interface Made {
  readonly today: string;
  readonly rows: SeedRows;
}

/** What holds for every student on any day. */
const rules: [rule: string, holds: (student: StudentRow, today: string) => boolean][] = [
  [
    'was admitted, made and changed before the day, in this order',
    ({ admissionDate = '', createdAt = '', updatedAt = '' }, today) =>
      createdAt.startsWith(admissionDate) && createdAt <= updatedAt && updatedAt < today,
  ],
  ['is in a semester of the year of study', ({ semester, year }) => Math.ceil(semester / 2) === year],
  [
    'is in the semester that follows from the admission',
    (student, today) => {
      const { admissionDate = '', semester, status } = student;
      if (isNewcomer(student)) return semester === 1;
      const begun = halfYear(today) - halfYear(admissionDate, 21) + 1;
      return status === 'Graduated' ? semester === 8 && begun >= 9 && begun <= 10 : semester === begun;
    },
  ],
  [
    'has a roll number of the department and the year of admission',
    ({ rollNo, department, admissionDate = '' }) =>
      rollNo.startsWith(
        `${departments.find(({ name }) => name === department)?.code ?? '?'}${admissionDate.slice(2, 4)}`,
      ),
  ],
  [
    'is 17 to 23 years old at admission',
    ({ dateOfBirth, admissionDate = '' }) =>
      dateOfBirth === undefined ||
      (yearsBetween(dateOfBirth, admissionDate) >= 17 && yearsBetween(dateOfBirth, admissionDate) < 23),
  ],
  [
    'has results and credits from the second semester on',
    ({ semester, currentCGPA, totalCredits = 0 }) =>
      (currentCGPA !== undefined) === semester > 1 && totalCredits > 0 === semester > 1,
  ],
  ['has no offer in the first year', ({ placementStatus, year }) => placementStatus !== 'Placed' || year >= 2],
  [
    'was admitted in the last six weeks, where an application has just brought her or him',
    (student, today) =>
      !isNewcomer(student) || Date.parse(today) - Date.parse(student.createdAt ?? '') < 39 * dayLength,
  ],
];

const everyDay = (): Promise<readonly Made[]> =>
  Promise.all(
    days.map(async (today) => ({ today, rows: await makeSeed({ today, students: 66, applications: 24, credential }) })),
  );

describe('on every day of two years', () => {
  const made = everyDay();

  it.each(rules)('every student %s', async (_rule, holds) => {
    const broken = (await made).flatMap(({ today, rows }) =>
      rows.students.filter((student) => !holds(student, today)).map((student) => ({ today, ...student })),
    );
    expect(broken.slice(0, 2)).toEqual([]);
  });

  it('every application was submitted, reviewed and changed in this order, within nine weeks before the day', async () => {
    const broken = (await made).flatMap(({ today, rows }) =>
      rows.applications.filter(({ submittedAt, history, updatedAt }) => {
        const times = [submittedAt, ...history.map(({ at }) => at)];
        const ordered = times.every((time, index) => index === 0 || (times[index - 1] ?? '') < time);
        const age = Date.parse(today) - Date.parse(submittedAt);
        return !ordered || updatedAt !== times.at(-1) || updatedAt >= today || age > 63 * dayLength;
      }),
    );
    expect(broken.slice(0, 2)).toEqual([]);
  });

  it('an application without a review is a week old at most', async () => {
    const old = (await made).flatMap(({ today, rows }) =>
      rows.applications.filter(
        ({ status, submittedAt }) =>
          status === 'APPLIED' && Date.parse(today) - Date.parse(submittedAt) > 7 * dayLength,
      ),
    );
    expect(old.slice(0, 2)).toEqual([]);
  });

  it('references have the year of the submission, and are in its order', async () => {
    for (const { rows } of await made) {
      const references = rows.applications.map(({ referenceNumber }) => referenceNumber);
      expect(references).toEqual(references.toSorted());
      const years = rows.applications.map(({ submittedAt }) => `APP-${submittedAt.slice(0, 4)}`);
      expect(references.map((reference) => reference.slice(0, 8))).toEqual(years);
    }
  });

  it('the roll number of an approved applicant belongs to a student', async () => {
    const lost = (await made).flatMap(({ rows }) => {
      const rollNumbers = new Set(rows.students.map(({ rollNo }) => rollNo));
      return rows.applications.filter(
        ({ status, generatedRollNumber = '' }) => (status === 'APPROVED') !== rollNumbers.has(generatedRollNumber),
      );
    });
    expect(lost.slice(0, 2)).toEqual([]);
  });
});

it.each(['2026-07-15', '2026-12-20', '2027-05-18'])(
  'on %s the placement rate of section 9 is one that a university prints',
  async (today) => {
    const { students } = await makeSeed({ today, students: 1200, credential });
    const rate = students.filter(({ company }) => company !== undefined).length / students.length;
    expect(rate).toBeGreaterThan(0.57);
    expect(rate).toBeLessThan(0.65);
  },
);
