import { beforeAll, describe, expect, it } from 'vitest';
import type { StudentRow } from '../tables.ts';
import { deriveFees } from '../rules/students.ts';
import { seedDay as today } from '#mocks/node.ts';
import { personas } from './demo-accounts.ts';
import { departments } from './pools/departments.ts';
import { makeSeed } from './seed.ts';

let students: readonly StudentRow[] = [];
beforeAll(async () => {
  ({ students } = await makeSeed({ today, students: 6000, credential: { salt: '5eed', hash: 'c0de' } }));
});

const spring = Number(today.slice(0, 4));
const admissionYear = ({ admissionDate = '' }: StudentRow) => Number(admissionDate.slice(0, 4));
const admissionMonth = ({ admissionDate = '' }: StudentRow) => Number(admissionDate.slice(5, 7));
const code = (student: StudentRow) => departments.find(({ name }) => name === student.department)?.code;
const ageAtAdmission = ({ dateOfBirth = '', admissionDate = '' }: StudentRow) =>
  (Date.parse(admissionDate) - Date.parse(dateOfBirth)) / (365.25 * 86_400_000);
/** In spring, those who were admitted in summer are in the last semester four years later. */
const classesAgo = (s: StudentRow) => spring - 4 - (admissionMonth(s) >= 7 ? 0 : -1) - admissionYear(s);
const hasGraduated = (s: StudentRow) => s.semester === 8 && s.status === 'Graduated' && classesAgo(s) === 1;
const demoEmails = new Set<string>(personas.flatMap((persona) => ('email' in persona ? [persona.email] : [])));
const ended = `${today}T00:00:00.000Z`;

const rules: [rule: string, holds: (student: StudentRow) => boolean][] = [
  ['the department is one of the eight', (s) => code(s) !== undefined],
  [
    'the roll number begins with department and year of admission',
    (s) => s.rollNo.startsWith(`${code(s)}${admissionYear(s) % 100}`),
  ],
  ['the semester is one of the two of the year', (s) => Math.ceil(s.semester / 2) === s.year],
  [
    'an even semester of those who study began with an admission in summer',
    (s) => hasGraduated(s) || s.semester % 2 === 1 || (admissionMonth(s) >= 7 && admissionYear(s) === spring - s.year),
  ],
  [
    'an odd semester began with an admission in this half of a year',
    (s) => s.semester % 2 === 0 || (admissionMonth(s) < 6 && admissionYear(s) === spring - s.year + 1),
  ],
  [
    'nobody is younger than 17 or older than 23 at admission',
    (s) => s.dateOfBirth === undefined || (ageAtAdmission(s) >= 17 && ageAtAdmission(s) < 23),
  ],
  ['the record was made on the day of admission', (s) => s.createdAt?.slice(0, 10) === s.admissionDate],
  [
    'the record was changed after it was made and before today',
    (s) => (s.createdAt ?? '') <= (s.updatedAt ?? '') && (s.updatedAt ?? '') < ended,
  ],
  ['results begin with the second semester', (s) => (s.currentCGPA === undefined) === (s.semester === 1)],
  ['credits begin with the second semester', (s) => (s.totalCredits ?? 0) > 0 === s.semester > 1],
  [
    'placed means a company and a package, anything else neither',
    (s) =>
      (s.placementStatus === 'Placed') === (s.company !== undefined) &&
      (s.company === undefined) === (s.packageAmount === undefined),
  ],
  ['nobody has an offer in the first year', (s) => s.placementStatus !== 'Placed' || s.year >= 2],
  ['nobody has paid more than the fee', (s) => (s.paidAmount ?? 0) <= (s.totalFee ?? 0)],
  [
    'what is pending and the fee status are those of the fee rule',
    (s) => {
      const derived = deriveFees(s);
      return derived.pendingAmount === s.pendingAmount && derived.feeStatus === s.feeStatus;
    },
  ],
  [
    'graduates have left after the last semester, a year before those who are in it now',
    (s) => s.status !== 'Graduated' || hasGraduated(s),
  ],
  ['graduates owe no fees', (s) => s.status !== 'Graduated' || !s.pendingAmount],
  ['graduates attend nothing', (s) => s.status !== 'Graduated' || s.attendance === undefined],
  [
    'an address belongs to the university or, before the first term, to the applicant',
    (s) => /^[a-z]+\.[a-z]+\d*@(students\.university|mail)\.example$/.test(s.email) || demoEmails.has(s.email),
  ],
];

describe('the consistency of a student record', () => {
  it.each(rules)('every seeded student is consistent: %s', (_rule, holds) => {
    expect(students.filter((student) => !holds(student)).slice(0, 3)).toEqual([]);
  });
});

describe('the seeded students', () => {
  const studies = ({ status }: StudentRow) => status !== 'Graduated';
  const share = (part: (student: StudentRow) => boolean, of: (student: StudentRow) => boolean = studies) => {
    const whole = students.filter(of);
    return whole.filter(part).length / whole.length;
  };

  it.each<[group: string, low: number, high: number, share: () => number]>([
    [
      'of the final year who have an offer',
      0.85,
      0.96,
      () =>
        share(
          (s) => s.placementStatus === 'Placed',
          (s) => s.year === 4 && studies(s),
        ),
    ],
    [
      'of the graduates who have an offer',
      0.95,
      1,
      () =>
        share(
          (s) => s.placementStatus === 'Placed',
          (s) => !studies(s),
        ),
    ],
    [
      'of all, graduates with them, who are placed',
      0.55,
      0.7,
      () =>
        share(
          (s) => s.company !== undefined,
          () => true,
        ),
    ],
    [
      'who have graduated',
      0.16,
      0.17,
      () =>
        share(
          (s) => !studies(s),
          () => true,
        ),
    ],
    [
      'of the third year who have an offer',
      0.75,
      0.95,
      () =>
        share(
          (s) => s.placementStatus === 'Placed',
          (s) => s.year === 3,
        ),
    ],
    [
      'of the final year who go on studying',
      0.02,
      0.12,
      () =>
        share(
          (s) => s.placementStatus === 'Higher Studies',
          (s) => s.year === 4,
        ),
    ],
    ['who are active, with or without a status', 0.9, 0.99, () => share((s) => (s.status ?? 'Active') === 'Active')],
    ['without a status', 0.01, 0.05, () => share((s) => s.status === undefined)],
    ['who have paid in full', 0.5, 0.65, () => share((s) => s.feeStatus === 'Paid')],
    ['who have paid nothing', 0.03, 0.1, () => share((s) => s.totalFee !== undefined && s.paidAmount === 0)],
    ['without a fee', 0.02, 0.08, () => share((s) => s.feeStatus === undefined)],
    ['without a phone', 0.01, 0.05, () => share((s) => s.phone === undefined)],
    ['without an address', 0.03, 0.12, () => share((s) => s.address === undefined)],
    ['without a blood group', 0.05, 0.15, () => share((s) => s.bloodGroup === undefined)],
    [
      'who are women',
      0.3,
      0.5,
      () =>
        share(
          (s) => s.gender === 'Female',
          (s) => s.gender !== undefined,
        ),
    ],
    ['with a CGPA of 8.5 or more', 0.1, 0.3, () => share((s) => (s.currentCGPA ?? 0) >= 8.5)],
    ['with a CGPA under 6', 0.01, 0.1, () => share((s) => (s.currentCGPA ?? 10) < 6)],
    ['with an attendance below 75', 0.05, 0.25, () => share((s) => (s.attendance?.percentage ?? 100) < 75)],
  ])('the share of seeded students %s is between %d and %d', (_group, low, high, measured) => {
    expect(measured()).toBeGreaterThan(low);
    expect(measured()).toBeLessThan(high);
  });

  it.each(['department', 'year', 'semester', 'bloodGroup', 'gender', 'status', 'placementStatus'] as const)(
    'the seeded students have every value of %s',
    (field) => {
      const kinds = { department: 8, year: 4, semester: 8, bloodGroup: 8, gender: 3, status: 4, placementStatus: 3 };
      const found = new Set(students.flatMap((student) => student[field] ?? []));
      expect(found.size).toBe(kinds[field]);
    },
  );

  it('the students of each year have more credits than those of the year before', () => {
    const credits = (year: number) => students.flatMap((s) => (s.year === year ? [s.totalCredits ?? 0] : []));
    for (const year of [2, 3, 4]) expect(Math.min(...credits(year))).toBeGreaterThan(Math.max(...credits(year - 1)));
  });
});

describe('the two demo students', () => {
  it('the first demo student has data in every card of the dashboard, an offer, and nothing to pay', () => {
    const [first] = students;
    expect(first).toMatchObject({ email: 'student@university.example', year: 3, status: 'Active' });
    expect(first).toMatchObject({ placementStatus: 'Placed', company: 'Meghdoot Cloud', packageAmount: 18.5 });
    expect(first).toMatchObject({ totalFee: 148_000, pendingAmount: 0, feeStatus: 'Paid' });
    const gaps = Object.entries(first ?? {}).filter(([, value]) => value === undefined || value === '');
    expect(gaps).toEqual([]);
  });

  it('the second demo student owes ₹74,000, has missed a third of the classes and has no offer', () => {
    const [, second] = students;
    expect(second).toMatchObject({ email: 'student2@university.example', year: 4, department: 'Electrical' });
    expect(second).toMatchObject({ pendingAmount: 74_000, feeStatus: 'Pending', placementStatus: 'Not Placed' });
    expect(second?.attendance?.percentage).toBeCloseTo(66.7, 0);
  });
});

it.each([8, 40, 1200])('%i students are in all eight departments', async (count) => {
  const { students: some } = await makeSeed({ today, students: count, credential: { salt: '5eed', hash: 'c0de' } });
  expect(new Set(some.map(({ department }) => department)).size).toBe(8);
});
