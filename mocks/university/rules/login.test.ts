import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';

// Other files of this worker may have loaded the backend before, with the hash function that is counted here.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock(import('@noble/hashes/pbkdf2.js'), async (original) => {
  const real = await original();
  return { ...real, pbkdf2: vi.fn(real.pbkdf2) };
});

const right = 'Demo@1234';
const logins = {
  any: (name: string, password: string) => ['/auth/login', { email: name, password }],
  student: (name: string, password: string) => ['/auth/student-login', { email: name, password }],
  admin: (name: string, password: string) => ['/admin/auth/login', { usernameOrEmail: name, password }],
} satisfies Record<string, (name: string, password: string) => [path: string, body: object]>;
type Login = keyof typeof logins;

let backend: TestBackend;
beforeEach(async () => {
  backend = await testBackend();
});

const tryLogin = (login: Login, name: string, password = right) => {
  const [path, body] = logins[login](name, password);
  return backend.send(path, { method: 'POST', body });
};
const minutesLater = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
async function fail(times: number, login: Login, name: string): Promise<void> {
  for (let count = 0; count < times; count++) expect((await tryLogin(login, name, 'wrong-password')).status).toBe(401);
}

describe('the three logins', () => {
  it.each<[Login, string, number, string?]>([
    ['any', accounts.student, 200, 'STUDENT'],
    ['any', accounts.staffAdmin, 200, 'STAFF_ADMIN'],
    ['any', ` ${accounts.superAdmin.toUpperCase()} `, 200, 'SUPER_ADMIN'],
    ['student', accounts.student, 200, 'STUDENT'],
    ['student', accounts.staffAdmin, 401],
    ['student', accounts.superAdmin, 401],
    ['admin', accounts.student, 401],
    ['admin', accounts.staffAdmin, 200, 'STAFF_ADMIN'],
    ['admin', 'staff', 200, 'STAFF_ADMIN'],
    ['admin', ' ADMIN ', 200, 'SUPER_ADMIN'],
    ['admin', 'v.subramaniam', 200, 'ADMIN'],
  ])('the login for %s answers %s with %i', async (login, name, status, role) => {
    const answered = await tryLogin(login, name);
    expect(answered.status).toBe(status);
    const opened = { token: expect.any(String), user: expect.objectContaining({ role }) };
    expect(answered.body.data).toEqual(role ? opened : undefined);
  });

  it('a student’s login answers with the whole record', async () => {
    const { token, user } = (await tryLogin('student', accounts.student)).body.data as { token: string; user: object };
    expect((await backend.send('/auth/me', { token })).body.data).toEqual(user);
    expect(user).toMatchObject({ rollNo: expect.any(String), department: expect.any(String), role: 'STUDENT' });
  });
});

describe('a failed login', () => {
  const failures: [what: string, login: Login, name: string, password: string][] = [
    ['an unknown address', 'any', 'nobody@university.example', right],
    ['a wrong password', 'any', accounts.student, 'wrong-password'],
    ['an administrator at the login for students', 'student', accounts.superAdmin, right],
    ['a student at the login for administrators', 'admin', accounts.student, right],
    ['an unknown user name', 'admin', 'nobody', right],
    ['a user name’s wrong password', 'admin', 'admin', 'wrong-password'],
    ['the name of a property', 'admin', 'constructor', right],
  ];

  it.each(failures)('%s gets the same answer as a wrong password', async (_, login, name, password) => {
    const known = await tryLogin('any', accounts.staffAdmin, 'wrong-password');
    const answered = await tryLogin(login, name, password);
    expect(answered.status).toBe(401);
    expect(answered.body).toEqual(known.body);
    expect([...answered.headers]).toEqual([...known.headers]);
  });

  it.each(failures)('%s takes the same work as a wrong password', async (_, login, name, password) => {
    const work = async (login: Login, name: string, password: string) => {
      vi.mocked(pbkdf2).mockClear();
      await tryLogin(login, name, password);
      return vi.mocked(pbkdf2).mock.calls.map(([hash, , salt, options]) => [hash, salt.length, options]);
    };
    const known = await work('any', accounts.staffAdmin, 'wrong-password');
    expect(known).toHaveLength(1);
    expect(await work(login, name, password)).toEqual(known);
  });
});

describe('an account with ten failed logins in fifteen minutes', () => {
  it.each<[Login, string]>([
    ['any', accounts.student],
    ['student', accounts.student],
    ['student', accounts.superAdmin],
    ['admin', accounts.superAdmin],
    ['admin', 'admin'],
    ['admin', 'nobody'],
    ['any', 'nobody@university.example'],
  ])(
    'a locked account is refused at the login for %s as %s: 429 even with the right password, with the seconds to wait',
    async (login, name) => {
      await fail(10, login, name);
      const { status, headers, body } = await tryLogin(login, name);
      expect([status, headers.get('Retry-After')]).toEqual([429, '900']);
      expect(body).toEqual({ success: false, message: expect.stringContaining('15 minutes') });
    },
  );

  it('thirty logins at once are locked after ten', async () => {
    const tries = Array.from({ length: 30 }, () => tryLogin('any', accounts.student, 'wrong-password'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(20).fill(429)]);
  });

  it('failed logins count for the account, whichever of its names and logins is used', async () => {
    await fail(3, 'admin', 'admin');
    await fail(3, 'admin', ' ADMIN@University.Example ');
    await fail(2, 'any', accounts.superAdmin);
    await fail(2, 'student', accounts.superAdmin);
    for (const [login, name] of [
      ['admin', 'admin'],
      ['admin', accounts.superAdmin],
      ['any', accounts.superAdmin],
    ] as const)
      expect((await tryLogin(login, name)).status).toBe(429);
  });

  it('a failed login stops counting after fifteen minutes', async () => {
    for (let minute = 0; minute < 10; minute++) {
      await fail(1, 'any', accounts.student);
      minutesLater(1);
    }
    expect((await tryLogin('any', accounts.student)).headers.get('Retry-After')).toBe('300');
    minutesLater(5 - 1 / 60_000);
    expect((await tryLogin('any', accounts.student)).headers.get('Retry-After')).toBe('1');
    minutesLater(1 / 60_000);
    await fail(1, 'any', accounts.student);
    expect((await tryLogin('any', accounts.student)).status).toBe(429);
    minutesLater(1);
    expect((await tryLogin('any', accounts.student)).status).toBe(200);
  });

  it('a login to a locked account does not extend the lock, and no password is checked', async () => {
    await fail(10, 'any', accounts.student);
    minutesLater(10);
    vi.mocked(pbkdf2).mockClear();
    for (let count = 0; count < 20; count++)
      expect((await tryLogin('any', accounts.student, 'wrong')).status).toBe(400);
    for (let count = 0; count < 20; count++)
      expect((await tryLogin('any', accounts.student, 'wrong-password')).status).toBe(429);
    expect(pbkdf2).not.toHaveBeenCalled();
    minutesLater(5);
    expect((await tryLogin('any', accounts.student)).status).toBe(200);
  });

  it('a lock set while the clock was ahead ends when the clock is corrected, and a new one is no longer than usual', async () => {
    const now = backend.clock.now;
    minutesLater(365 * 24 * 60);
    await fail(10, 'any', accounts.student);
    expect((await tryLogin('any', accounts.student)).status).toBe(429);
    backend.clock.now = now;
    expect((await tryLogin('any', accounts.student)).status).toBe(200);

    minutesLater(365 * 24 * 60);
    await fail(9, 'any', accounts.student);
    backend.clock.now = now;
    await fail(10, 'any', accounts.student);
    expect((await tryLogin('any', accounts.student)).headers.get('Retry-After')).toBe('900');
    expect(await backend.database.transact('read', ({ loginFailures }) => loginFailures.all())).toEqual([
      { id: accounts.student, times: Array<number>(10).fill(now.getTime()) },
    ]);
  });

  it('a successful login resets the count of failures', async () => {
    await fail(9, 'any', accounts.student);
    expect((await tryLogin('any', accounts.student)).status).toBe(200);
    await fail(9, 'any', accounts.student);
    expect((await tryLogin('any', accounts.student)).status).toBe(200);
  });

  it('a locked account locks no other, and its sessions stay', async () => {
    const token = await backend.login(accounts.student);
    await fail(10, 'any', accounts.student);
    expect((await tryLogin('any', accounts.staffAdmin)).status).toBe(200);
    expect((await backend.send('/auth/me', { token })).status).toBe(200);
  });

  it('an invalid login request is not counted', async () => {
    await fail(9, 'any', accounts.student);
    for (const body of [{ email: accounts.student }, { email: accounts.student, password: '123' }])
      expect((await backend.send('/auth/login', { method: 'POST', body })).status).toBe(400);
    expect((await tryLogin('any', accounts.student)).status).toBe(200);
  });

  it('a failed login is stored although it is answered with an error, and removed when it is old', async () => {
    const failures = () => backend.database.transact('read', ({ loginFailures }) => loginFailures.all());
    await fail(2, 'any', 'nobody@university.example');
    expect(await failures()).toEqual([{ id: expect.any(String), times: [expect.any(Number), expect.any(Number)] }]);
    minutesLater(15);
    await fail(1, 'any', accounts.student);
    expect(await failures()).toHaveLength(1);
  });
});
