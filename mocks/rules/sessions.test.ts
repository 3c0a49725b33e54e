import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts, testBackend, type TestBackend } from '../testing.ts';
import { tokenId } from './credentials.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await testBackend();
});

const minutesLater = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const opens = async (token: string) => (await backend.send('/auth/me', { token })).status === 200;
const change = (token: string, oldPassword: string, newPassword: string) =>
  backend.send('/auth/change-password', { method: 'POST', token, body: { oldPassword, newPassword } });

describe('a token', () => {
  it('is random: 16 bytes or more of the system’s generator, and never the same twice', async () => {
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

  it('is stored as its hash alone', async () => {
    const token = await backend.login(accounts.student);
    const stored = await backend.database.transact('read', ({ sessions }) => sessions.all());
    expect(stored.map(({ id }) => id)).toEqual([tokenId(token)]);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it.each([
    ['is good a millisecond before an idle hour is over', [60 - 1 / 60_000], true],
    ['dies of an idle hour', [60], false],
    ['is kept alive by use', [59, 59, 59], true],
    ['dies of an idle hour after its last use', [59, 60], false],
    ['is good a millisecond before its eight hours are over', [...Array<number>(9).fill(50), 30 - 1 / 60_000], true],
    ['dies after eight hours, however busy', [...Array<number>(9).fill(50), 30], false],
  ])('%s', async (_, pauses, expected) => {
    const token = await backend.login(accounts.student);
    for (const pause of pauses.slice(0, -1)) {
      minutesLater(pause);
      expect(await opens(token)).toBe(true);
    }
    minutesLater(pauses.at(-1) ?? 0);
    expect(await opens(token)).toBe(expected);
  });

  it.each([
    ['refused with 403', '/admin/students', 403],
    ['refused with 400', '/students/email/nobody', 400],
  ])('is used by a call that was %s too', async (_, path, status) => {
    const token = await backend.login(accounts.student);
    minutesLater(40);
    expect((await backend.send(path, { token })).status).toBe(status);
    minutesLater(40);
    expect(await opens(token)).toBe(true);
  });

  it('is written down as used once a minute at most, so that reading does not write', async () => {
    const token = await backend.login(accounts.student);
    const transact = vi.spyOn(backend.database, 'transact');
    const writes = () => transact.mock.calls.filter(([mode]) => mode === 'write').length;
    for (let count = 0; count < 5; count++) await opens(token);
    expect(writes()).toBe(0);
    minutesLater(1);
    for (let count = 0; count < 5; count++) await opens(token);
    expect(writes()).toBe(1);
  });

  it('is swept away by a later login once it is dead', async () => {
    await backend.login(accounts.student);
    await backend.login(accounts.staffAdmin);
    minutesLater(60);
    await backend.login(accounts.superAdmin);
    expect(await backend.database.transact('read', ({ sessions }) => sessions.size)).toBe(1);
  });
});

describe('what ends a session', () => {
  it('a logout ends its own token, not that of another device', async () => {
    const [here, there] = [await backend.login(accounts.student), await backend.login(accounts.student)];
    expect((await backend.send('/auth/logout', { method: 'POST', token: here })).status).toBe(200);
    expect([await opens(here), await opens(there)]).toEqual([false, true]);
    expect((await backend.send('/auth/logout', { method: 'POST', token: here })).status).toBe(401);
  });

  it('a changed password ends every other token of the account, and no one else’s', async () => {
    const own = await backend.login(accounts.student);
    const others = [await backend.login(accounts.student), await backend.login(accounts.student)];
    const stranger = await backend.login(accounts.staffAdmin);
    expect((await change(own, 'Demo@1234', 'another-1')).status).toBe(200);
    expect(await Promise.all([own, ...others, stranger].map(opens))).toEqual([true, false, false, true]);
  });

  it('a changed password signs in, and the old one no longer does', async () => {
    await change(await backend.login(accounts.student), 'Demo@1234', 'another-1');
    await expect(backend.login(accounts.student)).rejects.toThrow(/not correct/);
    await expect(backend.login(accounts.student, 'another-1')).resolves.toEqual(expect.any(String));
  });

  it.each([
    ['a wrong old one', 'wrong-password', 'another-1', 'oldPassword'],
    ['the old one again', 'Demo@1234', 'Demo@1234', 'newPassword'],
    ['one that is too short', 'Demo@1234', '12345', 'newPassword'],
    ['an empty old one', '', 'another-1', 'oldPassword'],
  ])('a refused change of password (%s) is a 400 on the field, and ends nothing', async (_, old, next, field) => {
    const [own, other] = [await backend.login(accounts.student), await backend.login(accounts.student)];
    const { status, body } = await change(own, old, next);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    expect([await opens(own), await opens(other)]).toEqual([true, true]);
    await expect(backend.login(accounts.student)).resolves.toEqual(expect.any(String));
  });

  it('the deletion of the student ends the account’s tokens, and nobody else’s', async () => {
    const tokens = [await backend.login(accounts.student), await backend.login(accounts.student)];
    const admin = await backend.login(accounts.superAdmin);
    const id = await backend.database.transact('read', (tables) => tables.students.by('email', accounts.student)?.id);
    expect((await backend.send(`/students/${id}`, { method: 'DELETE', token: admin })).status).toBe(200);
    const statuses = [...tokens, admin].map(async (token) => (await backend.send(`/students/${id}`, { token })).status);
    expect(await Promise.all(statuses)).toEqual([401, 401, 404]);
    await expect(backend.login(accounts.student)).rejects.toThrow(/not correct/);
  });
});
