import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, type SeedRows } from '../tables.ts';
import { makeScenario, scenarios, type ScenarioName } from './scenarios.ts';

const today = '2027-01-04';
const credential = { salt: '5eed', hash: 'c0de' };
const names = Object.keys(scenarios) as ScenarioName[];
const share = <Row>(rows: readonly Row[], is: (row: Row) => boolean) => rows.filter(is).length / rows.length;
const isPending = ({ status }: SeedRows['applications'][number]) =>
  ['APPLIED', 'UNDER_REVIEW', 'WAITLISTED'].includes(status);

it('the scenarios have titles for buttons and whole sentences, without repetition', () => {
  const words = Object.values(scenarios).flatMap(({ title, sentence }) => [title, sentence]);
  expect(new Set(words).size).toBe(2 * names.length);
  for (const { title, sentence } of Object.values(scenarios)) {
    expect(title.length).toBeLessThanOrEqual(20);
    expect(sentence).toMatch(/^[A-Z0-9].+\.$/);
  }
});

describe.each(names)('%s', (name) => {
  let rows: SeedRows;
  beforeAll(async () => {
    rows = rowsOf((await makeScenario(name, { today, credential }))());
  });

  it('contains its stated number of students and applications, and its administrators', () => {
    const { students, applications } = scenarios[name];
    expect([rows.students.length, rows.applications.length]).toEqual([students, applications]);
    expect(rows.accounts.filter(({ role }) => role === 'SUPER_ADMIN')).toHaveLength(1);
    expect(rows.accounts).toHaveLength(students + 5);
  });

  it('generates the same data whenever it is generated for the same day', async () => {
    const some = async () => rowsOf((await makeScenario(name, { today, credential, students: 200 }))());
    expect(await some()).toEqual(await some());
  });

  const expectations: Readonly<Record<ScenarioName, () => void>> = {
    'typical-day': () => {
      expect(new Set(rows.applications.map(({ status }) => status)).size).toBe(5);
      expect(new Set(rows.students.map(({ status }) => status)).size).toBe(5);
    },
    'admissions-week': () => {
      const ages = rows.applications.map(({ submittedAt }) => Date.parse(today) - Date.parse(submittedAt));
      expect(Math.max(...ages)).toBeLessThanOrEqual(7 * 86_400_000);
      expect(Math.min(...ages)).toBeGreaterThan(0);
      expect(share(rows.applications, isPending)).toBeGreaterThan(0.7);
      expect(new Set(rows.applications.map(({ status }) => status)).size).toBe(5);
    },
    'fees-due': () => {
      const studying = rows.students.filter(({ status }) => status !== 'Graduated');
      const owe = share(studying, ({ pendingAmount = 0 }) => pendingAmount > 0);
      expect(owe).toBeGreaterThan(0.65);
      expect(owe).toBeLessThan(0.78);
      expect(share(studying, ({ totalFee, paidAmount }) => totalFee !== undefined && paidAmount === 0)).toBeGreaterThan(
        0.12,
      );
    },
    'new-university': () => {
      expect(rows).toMatchObject({ students: [], applications: [], courses: [] });
      expect(rows.accounts.every(({ role }) => role !== 'STUDENT')).toBe(true);
    },
    'large-university': () => {
      const newcomers = rows.students.filter(
        ({ totalFee, year, dateOfBirth }) => !totalFee && year === 1 && !dateOfBirth,
      );
      const approved = rows.applications.filter(({ status }) => status === 'APPROVED');
      expect(approved).toHaveLength(800);
      expect(newcomers.length).toBeGreaterThanOrEqual(800);
      // The oldest changes are forgotten, as the log forgets them.
      expect(rows.changes?.length).toBeGreaterThan(4000);
      expect(rows.changes?.length).toBeLessThan(8000);
    },
  };
  it(`matches its description: ${scenarios[name].sentence}`, () => {
    expect(expectations[name]).not.toThrow();
  });
});

it('a scenario accepts another number of students, and a new university stays empty', async () => {
  const students = async (name: ScenarioName) =>
    rowsOf((await makeScenario(name, { today, credential, students: 70 }))()).students.length;
  expect(await students('large-university')).toBe(70);
  expect(await students('new-university')).toBe(0);
});
