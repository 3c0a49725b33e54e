import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountRow } from '#mocks/university/tables.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';

let backend: TestBackend;
let token: string;
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.superAdmin);
});

const accountOf = (email: string) =>
  backend.database.transact('read', (tables): AccountRow => tables.accounts.by('email', email)!);
const setActive = async (email: string, isActive: boolean, as = token) =>
  backend.send(`/admin/administrators/${(await accountOf(email)).id}/status`, {
    method: 'PUT',
    token: as,
    body: { isActive },
  });
const tryLogin = (email: string, password: string) =>
  backend.send('/admin/auth/login', { method: 'POST', body: { usernameOrEmail: email, password } });
const list = async () =>
  (await backend.send('/admin/administrators', { token })).body.data as { name: string; isActive: boolean }[];
const reset = (path: string, as = token) =>
  backend.send(`/admin/${path}/password-reset`, { method: 'POST', token: as });
const newPassword = (body: { data?: unknown }) => (body.data as { temporaryPassword: string }).temporaryPassword;

describe('the administrators', () => {
  it('listAdministrators lists them by name, with a new one, and without students', async () => {
    await backend.send('/admin/auth/register', {
      method: 'POST',
      token,
      body: {
        name: 'Anand Bhat',
        username: 'a.bhat',
        email: 'a.bhat@university.example',
        password: 'first-Day-1',
        role: 'ADMIN',
      },
    });
    const names = (await list()).map(({ name }) => name);
    expect(names).toEqual([
      'Anand Bhat',
      'Farhan Shaikh',
      'Meera Joglekar',
      'Poulomi Mukherjee',
      'Rohan Fernandes',
      'Vidya Subramaniam',
    ]);
  });

  it('an administrator’s phone number is in the answers that have one', async () => {
    const { phoneNumber } = await accountOf(accounts.staffAdmin);
    expect(phoneNumber).toBe('+912025550114');
    const asked = await backend.send('/admin/auth/me', { token: await backend.tokenOf(accounts.staffAdmin) });
    expect(asked.body.data).toMatchObject({ phoneNumber });
    const { body } = await backend.send('/admin/administrators', { token });
    expect(body.data).toContainEqual(expect.objectContaining({ email: accounts.staffAdmin, phoneNumber }));
  });

  it('a disabled administrator is signed out at once on every device, and can be enabled with the old password', async () => {
    const theirs = [await backend.login(accounts.staffAdmin), await backend.login(accounts.staffAdmin)];
    const { status, body } = await setActive(accounts.staffAdmin, false);
    expect([status, body.message]).toEqual([200, 'Rohan Fernandes is disabled and signed out everywhere']);
    for (const each of theirs) expect((await backend.send('/admin/auth/me', { token: each })).status).toBe(401);
    expect((await list()).filter(({ isActive }) => !isActive)).toMatchObject([{ name: 'Rohan Fernandes' }]);
    await setActive(accounts.staffAdmin, true);
    expect((await tryLogin(accounts.staffAdmin, 'Demo@1234')).status).toBe(200);
    expect((await accountOf(accounts.staffAdmin)).disabledAt).toBeUndefined();
  });

  it('a disabled administrator is told so only with the right password; a wrong one gets the usual message', async () => {
    const wrong = (await tryLogin(accounts.staffAdmin, 'wrong-password')).body;
    await setActive(accounts.staffAdmin, false);
    expect(await tryLogin(accounts.staffAdmin, 'wrong-password')).toMatchObject({ status: 401, body: wrong });
    expect(await tryLogin(accounts.staffAdmin, 'Demo@1234')).toMatchObject({
      status: 401,
      body: { success: false, message: 'This account is disabled. Please ask a super administrator.' },
    });
  });

  it('an administrator cannot disable the own account, so that the last super administrator stays', async () => {
    const { status, body } = await setActive(accounts.superAdmin, false);
    expect([status, body.message]).toEqual([409, 'You cannot disable your own account']);
    expect((await backend.send('/admin/auth/me', { token })).status).toBe(200);
    expect((await setActive(accounts.superAdmin, true)).status).toBe(200);
  });

  it('a status that is already set changes nothing', async () => {
    await setActive(accounts.staffAdmin, false);
    const { disabledAt } = await accountOf(accounts.staffAdmin);
    backend.clock.now = new Date(backend.clock.now.getTime() + 1000);
    await setActive(accounts.staffAdmin, false);
    expect((await accountOf(accounts.staffAdmin)).disabledAt).toBe(disabledAt);
  });

  it('a student’s account is not an administrator’s', async () => {
    expect((await setActive(accounts.student, false)).status).toBe(404);
    expect((await reset(`administrators/${(await accountOf(accounts.student)).id}`)).status).toBe(404);
  });

  it.each([[{}], [{ isActive: 'no' }], [{ isActive: null }]])(
    'the status %j is answered with 400 on isActive',
    async (body) => {
      const { id } = await accountOf(accounts.staffAdmin);
      const answered = await backend.send(`/admin/administrators/${id}/status`, { method: 'PUT', token, body });
      expect([answered.status, Object.keys(answered.body.errors ?? {})]).toEqual([400, ['isActive']]);
    },
  );
});

describe('a password that an administrator resets', () => {
  it.each([
    ['a student', accounts.student, '/auth/me'],
    ['an administrator', accounts.staffAdmin, '/admin/auth/me'],
  ])(
    'the reset password of %s signs in, ends the old one and every token, and removes a lock',
    async (_, email, me) => {
      const old = await backend.login(email);
      for (let at = 0; at < 10; at++)
        await backend.send('/auth/login', { method: 'POST', body: { email, password: 'wrong-password' } });
      const { id, studentId } = await accountOf(email);
      const { status, body } = await reset(studentId ? `students/${studentId}` : `administrators/${id}`);
      expect([status, body.data]).toEqual([200, { email, temporaryPassword: expect.stringMatching(/^\w{12}$/) }]);
      expect((await backend.send(me, { token: old })).status).toBe(401);
      await expect(backend.login(email)).rejects.toThrow('The email or password is not correct');
      await expect(backend.login(email, newPassword(body))).resolves.toEqual(expect.any(String));
    },
  );

  it('the reset password is in no mail, which only reports the reset, and differs in each answer', async () => {
    const { studentId } = await accountOf(accounts.student);
    const made = [await reset(`students/${studentId}`), await reset(`students/${studentId}`)].map(({ body }) =>
      newPassword(body),
    );
    expect(new Set(made).size).toBe(2);
    const mails = await backend.database.transact('read', ({ outbox }) => outbox.all());
    expect(mails).toMatchObject([
      { to: accounts.student, subject: 'Your password was reset' },
      { to: accounts.student, subject: 'Your password was reset' },
    ]);
    expect(JSON.stringify(mails)).not.toMatch(new RegExp(made.join('|')));
  });

  it('a reset is refused for a disabled account, for the own one, and for a student without one', async () => {
    await setActive(accounts.staffAdmin, false);
    const [disabled, own, student] = [
      await accountOf(accounts.staffAdmin),
      await accountOf(accounts.superAdmin),
      await accountOf(accounts.student),
    ];
    await backend.database.transact('write', (tables) => tables.accounts.remove(student.id));
    const answers = [
      await reset(`administrators/${disabled.id}`),
      await reset(`administrators/${own.id}`),
      await reset(`students/${student.studentId}`),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [409, 'This account is disabled. Enable it before you reset its password.'],
      [409, 'Please change the password of your own account with “Change password”'],
      [409, 'This student has no account, so there is no password to reset'],
    ]);
    expect(await accountOf(accounts.staffAdmin)).toEqual(disabled);
    expect(await accountOf(accounts.superAdmin)).toEqual(own);
  });

  it('a reset by staff is refused for an administrator, and allowed for a student', async () => {
    const staff = await backend.tokenOf(accounts.staffAdmin);
    const { studentId } = await accountOf(accounts.student);
    const { id } = await accountOf(accounts.superAdmin);
    expect((await reset(`students/${studentId}`, staff)).status).toBe(200);
    expect((await reset(`administrators/${id}`, staff)).status).toBe(403);
  });
});
