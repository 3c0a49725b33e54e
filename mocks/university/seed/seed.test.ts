import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readContract } from '#openapi/contract.ts';
import { visibleFormat } from '#openapi/visible-text.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoAccounts, personas } from './demo-accounts.ts';
import type { SeedRows } from '../tables.ts';
import { seedDay as today } from '#mocks/node.ts';
import { makeSeed, seedChunks } from './seed.ts';

const credential = { salt: '5eed', hash: 'c0de' };

/** SHA-256 of the rows; the order of a row's fields does not count. */
function digest(rows: Partial<SeedRows>): string {
  const sorted = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(rows, sorted)).digest('hex');
}

describe('the seed’s data', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('the seed’s rows match their digest', async () => {
    const { students, accounts, applications, courses } = await makeSeed({ today, students: 1200, credential });
    // It changes with the seed's content, which must be on purpose: paste the new one.
    // Those that are made of random numbers: the rows of another table are written down.
    const rows = { students, accounts, applications, courses };
    expect(digest(rows)).toBe('fc7786f5ef6c1d01a3fec8493f565c96546a35033fd9a04acf6220a134e83e1d');
  });

  it('the seed depends on neither the clock, Math.random, the time zone nor the locale', async () => {
    const here = digest(await makeSeed({ today, credential }));
    vi.useFakeTimers({ now: new Date('2041-12-31T23:59:59.999Z') });
    vi.spyOn(Math, 'random').mockReturnValue(0.123);
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    vi.stubEnv('LC_ALL', 'tr_TR.UTF-8');
    vi.resetModules();
    const elsewhere = await import('./seed.ts');
    expect(digest(await elsewhere.makeSeed({ today, credential }))).toBe(here);
  });

  it('a large seed begins with the students of a small one', async () => {
    const small = await makeSeed({ today, students: 300, credential });
    const large = await makeSeed({ today, students: 2500, credential });
    expect(large.students.slice(0, 300)).toEqual(small.students);
  });
});

describe('any number of students', () => {
  it.each([0, 1, 4, 999, 1000, 1001, 2400])('a seed of %i students has an account for each', async (students) => {
    const rows = await makeSeed({ today, students, applications: 20, credential });
    expect(rows.students).toHaveLength(students);
    expect(rows.accounts.filter(({ role }) => role === 'STUDENT')).toHaveLength(students);
    expect(rows.applications).toHaveLength(20);
  });

  it('a seed has 1200 students and 80 applications by default', async () => {
    const { students, applications } = await makeSeed({ today, credential });
    expect([students.length, applications.length]).toEqual([1200, 80]);
  });

  it('a seed of 50,000 students repeats no id, e-mail address, roll number or user name', async () => {
    const { students, accounts } = await makeSeed({ today, students: 50_000, credential });
    const values = {
      'student id': students.map(({ id }) => id),
      'student e-mail': students.map(({ email }) => email.toLowerCase()),
      'roll number': students.map(({ rollNo }) => rollNo.toLowerCase()),
      'account id': accounts.map(({ id }) => id),
      'account e-mail': accounts.map(({ email }) => email.toLowerCase()),
      'user name': accounts.map(({ username }) => username.toLowerCase()),
    };
    const repeated = Object.entries(values).filter(([, list]) => new Set(list).size !== list.length);
    expect(repeated.map(([what]) => what)).toEqual([]);
  });
});

describe('the progress of the seed', () => {
  it('the seed makes 500 students when it is asked for more rows, and reports its progress', () => {
    const calls: (number | string)[] = [];
    const chunks = seedChunks({ today, students: 1250, credential, onProgress: (share) => calls.push(share) });
    for (const [table, rows] of chunks) if (table === 'students') calls.push(`${rows.length} students`);
    expect(calls).toEqual(['500 students', 0.4, '500 students', 0.8, '250 students', 1]);
  });
});

it.each(['', 'today', '2026-5-18', '2026-02-30', '2026-05-18T09:00:00Z', '18.05.2026'])(
  'no seed is made for the day "%s"',
  async (day) => {
    await expect(makeSeed({ today: day, students: 1, credential })).rejects.toThrow(
      `"${day}" is not a day such as 2026-05-18`,
    );
  },
);

describe('accounts', () => {
  it('the demo accounts of the login screen exist, with a role of their tab', async () => {
    const { accounts } = await makeSeed({ today, students: 5, credential });
    const roles = demoAccounts.map(({ email, tab }) => [
      tab,
      accounts.find((account) => account.email === email)?.role,
    ]);
    expect(roles).toEqual([
      ['student', 'STUDENT'],
      ['admin', 'STAFF_ADMIN'],
      ['admin', 'SUPER_ADMIN'],
    ]);
  });

  it('each person offered by the demo bar has an account, in the same order', async () => {
    const { accounts, students } = await makeSeed({ today, students: 2, credential });
    const found = personas.map((persona) => {
      const account = 'email' in persona ? accounts.find(({ email }) => email === persona.email) : undefined;
      return [persona.id, account?.role, students.find(({ id }) => id === account?.studentId)?.name];
    });
    expect(found).toEqual([
      ['visitor', undefined, undefined],
      ['student-placed', 'STUDENT', 'Ananya Deshpande'],
      ['student-debts', 'STUDENT', 'Rahul Menon'],
      ['staff', 'STAFF_ADMIN', undefined],
      ['super-admin', 'SUPER_ADMIN', undefined],
    ]);
  });

  it('every student’s account has the id, name and e-mail address of its record', async () => {
    const { students, accounts } = await makeSeed({ today, students: 200, credential });
    const own = accounts.filter(({ role }) => role === 'STUDENT');
    expect(own.map(({ studentId, name, email }) => [studentId, name, email])).toEqual(
      students.map(({ id, name, email }) => [id, name, email]),
    );
  });

  it('every account has the given password, and only students’ accounts have a record', async () => {
    const { accounts } = await makeSeed({ today, students: 10, credential });
    expect(accounts.every((account) => account.credential === credential)).toBe(true);
    expect(accounts.filter(({ role, studentId }) => (role === 'STUDENT') !== (studentId !== undefined))).toEqual([]);
  });
});

const contract = await readContract();

describe('the seed and the contract', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addFormat('visible', visibleFormat);
  ajv.addSchema({ $id: 'contract', ...contract });

  let seeded: SeedRows;
  beforeAll(async () => {
    seeded = await makeSeed({ today, students: 3000, credential });
  });

  const administrators = ({ accounts }: SeedRows) =>
    accounts
      .filter(({ role }) => role !== 'STUDENT')
      .map(({ credential: _secret, createdAt: _created, updatedAt: _updated, ...user }) => user);

  it.each<[schema: string, rowsIn: (rows: SeedRows) => readonly object[]]>([
    ['Student', ({ students }) => students],
    ['Application', ({ applications }) => applications],
    ['Course', ({ courses }) => courses],
    ['AdminUser', administrators],
  ])('every seeded %s fits its schema, and has no other fields', (schema, rowsIn) => {
    const known = Object.keys(contract.components.schemas[schema]?.properties ?? {});
    const reference = { $ref: `contract#/components/schemas/${schema}` };
    const rows = rowsIn(seeded);
    const misfits = rows.filter(
      (row) => !ajv.validate(reference, row) || Object.keys(row).some((key) => !known.includes(key)),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(misfits.slice(0, 2)).toEqual([]);
  });
});
