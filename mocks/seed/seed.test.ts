import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts } from './demo-accounts.ts';
import type { SeedRows } from '../db/tables.ts';
import { makeSeed } from './seed.ts';

const credential = { salt: '5eed', hash: 'c0de' };

/** SHA-256 of the rows; the order of a row's fields does not count. */
function digest(rows: SeedRows): string {
  const sorted = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(rows, sorted)).digest('hex');
}

describe('the same data everywhere', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('makes the rows that were made when this was written', async () => {
    const rows = await makeSeed({ students: 1200, credential });
    // Changes with the seed's content, and then on purpose only: paste the new one.
    expect(digest(rows)).toBe('3e1401955b10ab91124a6322306fa567d3394adf9477145041fdb7e2284131d7');
  });

  it('listens neither to the clock nor to chance, the time zone or a locale', async () => {
    const here = digest(await makeSeed({ credential }));
    vi.useFakeTimers({ now: new Date('2041-12-31T23:59:59.999Z') });
    vi.spyOn(Math, 'random').mockReturnValue(0.123);
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    vi.stubEnv('LC_ALL', 'tr_TR.UTF-8');
    vi.resetModules();
    const elsewhere = await import('./seed.ts');
    expect(digest(await elsewhere.makeSeed({ credential }))).toBe(here);
  });

  it('begins a large seed with the students of a small one', async () => {
    const small = await makeSeed({ students: 300, credential });
    const large = await makeSeed({ students: 2500, credential });
    expect(large.students.slice(0, 300)).toEqual(small.students);
  });
});

describe('any number of students', () => {
  it.each([0, 1, 4, 999, 1000, 1001, 2400])('makes %i of them, each with an account', async (students) => {
    const rows = await makeSeed({ students, applications: 20, credential });
    expect(rows.students).toHaveLength(students);
    expect(rows.accounts.filter(({ role }) => role === 'STUDENT')).toHaveLength(students);
    expect(rows.applications).toHaveLength(20);
  });

  it('makes 1200 and 80 applications unless told otherwise', async () => {
    const { students, applications } = await makeSeed({ credential });
    expect([students.length, applications.length]).toEqual([1200, 80]);
  });

  it('repeats no id, e-mail address, roll number or user name among 50,000', async () => {
    const { students, accounts } = await makeSeed({ students: 50_000, credential });
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

describe('a page that stays alive', () => {
  it('pauses between slices of a thousand and says how far it is', async () => {
    const told: (number | 'pause')[] = [];
    await makeSeed({
      students: 2500,
      credential,
      onProgress: (share) => told.push(share),
      yieldToMain: async () => void told.push('pause'),
    });
    expect(told).toEqual([0.4, 'pause', 0.8, 'pause', 1]);
  });
});

describe('accounts', () => {
  it('signs in the demo accounts of the login screen, each by its tab', async () => {
    const { accounts } = await makeSeed({ students: 5, credential });
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

  it('points every student account at its record, with the name and the address of it', async () => {
    const { students, accounts } = await makeSeed({ students: 200, credential });
    const own = accounts.filter(({ role }) => role === 'STUDENT');
    expect(own.map(({ studentId, name, email }) => [studentId, name, email])).toEqual(
      students.map(({ id, name, email }) => [id, name, email]),
    );
  });

  it('gives every account the password it was told, and no other role a record', async () => {
    const { accounts } = await makeSeed({ students: 10, credential });
    expect(accounts.every((account) => account.credential === credential)).toBe(true);
    expect(accounts.filter(({ role, studentId }) => (role === 'STUDENT') !== (studentId !== undefined))).toEqual([]);
  });
});
