import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';
import { tokenId } from './credentials.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await testBackend();
});

const minutesLater = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const isSignedIn = async (token: string) => (await backend.send('/auth/me', { token })).status === 200;
const change = (token: string, oldPassword: string, newPassword: string) =>
  backend.send('/auth/change-password', { method: 'POST', token, body: { oldPassword, newPassword } });

describe('a token', () => {
  it('a token has 16 bytes or more of the system’s random generator, and is unique', async () => {
    const random = vi.spyOn(crypto, 'getRandomValues');
    const tokens = new Set<string>();
    for (let count = 0; count < 10; count++) {
      const token = await backend.login(accounts.student);
      const bytes = random.mock.results.map(({ value }) => Buffer.from(value as Uint8Array));
      const source = bytes.find((buffer) => buffer.toString('hex') === token);
      expect(source?.length).toBeGreaterThanOrEqual(16);
      tokens.add(token);
    }
    expect(tokens.size).toBe(10);
  });

  it('a token is stored only as its hash', async () => {
    const token = await backend.login(accounts.student);
    const stored = await backend.database.transact('read', ({ sessions }) => sessions.all());
    expect(stored.map(({ id }) => id)).toEqual([tokenId(token)]);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it.each([
    ['is valid a millisecond before it has been idle for an hour', [60 - 1 / 60_000], true],
    ['expires when it has been idle for an hour', [60], false],
    ['stays valid while it is used', [59, 59, 59], true],
    ['expires an hour after its last use', [59, 60], false],
    ['is valid a millisecond before it is eight hours old', [...Array<number>(9).fill(50), 30 - 1 / 60_000], true],
    ['expires after eight hours although it is used', [...Array<number>(9).fill(50), 30], false],
  ])('a token %s', async (_, pauses, expected) => {
    const token = await backend.login(accounts.student);
    for (const pause of pauses.slice(0, -1)) {
      minutesLater(pause);
      expect(await isSignedIn(token)).toBe(true);
    }
    minutesLater(pauses.at(-1) ?? 0);
    expect(await isSignedIn(token)).toBe(expected);
  });

  it.each([
    ['while the clock was ahead by a second is valid', 1 / 60, true],
    ['while the clock was ahead by a year has expired', 365 * 24 * 60, false],
  ])('a token issued %s', async (_, ahead, expected) => {
    minutesLater(ahead);
    const token = await backend.login(accounts.student);
    minutesLater(-ahead);
    expect(await isSignedIn(token)).toBe(expected);
  });

  it.each([
    ['answered with 403', '/admin/students', 403],
    ['answered with 400', '/students/email/nobody', 400],
  ])('a request that is %s counts as a use of its token', async (_, path, status) => {
    const token = await backend.login(accounts.student);
    minutesLater(40);
    expect((await backend.send(path, { token })).status).toBe(status);
    minutesLater(40);
    expect(await isSignedIn(token)).toBe(true);
  });

  it('the use of a token is stored once a minute at most, so that reading does not write', async () => {
    const token = await backend.login(accounts.student);
    const transact = vi.spyOn(backend.database, 'transact');
    const writes = () => transact.mock.calls.filter(([mode]) => mode === 'write').length;
    for (let count = 0; count < 5; count++) await isSignedIn(token);
    expect(writes()).toBe(0);
    minutesLater(1);
    for (let count = 0; count < 5; count++) await isSignedIn(token);
    expect(writes()).toBe(1);
  });

  it('an expired session is removed by a later login', async () => {
    await backend.login(accounts.student);
    await backend.login(accounts.staffAdmin);
    minutesLater(60);
    await backend.login(accounts.superAdmin);
    expect(await backend.database.transact('read', ({ sessions }) => sessions.size)).toBe(1);
  });
});

describe('the end of sessions', () => {
  it('a logout ends its own session, not that of another device', async () => {
    const [here, there] = [await backend.login(accounts.student), await backend.login(accounts.student)];
    expect((await backend.send('/auth/logout', { method: 'POST', token: here })).status).toBe(200);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true]);
    expect((await backend.send('/auth/logout', { method: 'POST', token: here })).status).toBe(401);
  });

  it('a changed password ends every other session of the account, and no other account’s', async () => {
    const own = await backend.login(accounts.student);
    const others = [await backend.login(accounts.student), await backend.login(accounts.student)];
    const stranger = await backend.login(accounts.staffAdmin);
    expect((await change(own, 'Demo@1234', 'another-1')).status).toBe(200);
    expect(await Promise.all([own, ...others, stranger].map(isSignedIn))).toEqual([true, false, false, true]);
  });

  it('after a change of password, the new one signs in and the old one does not', async () => {
    await change(await backend.login(accounts.student), 'Demo@1234', 'another-1');
    await expect(backend.login(accounts.student)).rejects.toThrow(/not correct/);
    await expect(backend.login(accounts.student, 'another-1')).resolves.toEqual(expect.any(String));
  });

  it.each([
    ['a wrong old one', 'wrong-password', 'another-1', 'oldPassword'],
    ['the old one again', 'Demo@1234', 'Demo@1234', 'newPassword'],
    ['one that is too short', 'Demo@1234', '12345', 'newPassword'],
    ['an empty old one', '', 'another-1', 'oldPassword'],
  ])('a change of password with %s is a 400 on the field, and ends no session', async (_, old, next, field) => {
    const [own, other] = [await backend.login(accounts.student), await backend.login(accounts.student)];
    const { status, body } = await change(own, old, next);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([true, true]);
    await expect(backend.login(accounts.student)).resolves.toEqual(expect.any(String));
  });

  it('the deletion of a student ends the account’s sessions, and no other account’s', async () => {
    const tokens = [await backend.login(accounts.student), await backend.login(accounts.student)];
    const admin = await backend.login(accounts.superAdmin);
    const id = await backend.database.transact('read', (tables) => tables.students.by('email', accounts.student)?.id);
    expect((await backend.send(`/students/${id}`, { method: 'DELETE', token: admin })).status).toBe(200);
    const statuses = [...tokens, admin].map(async (token) => (await backend.send(`/students/${id}`, { token })).status);
    expect(await Promise.all(statuses)).toEqual([401, 401, 404]);
    await expect(backend.login(accounts.student)).rejects.toThrow(/not correct/);
  });
});
