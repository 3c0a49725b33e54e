import { describe, expect, it, vi } from 'vitest';
import { nodeBackend } from './node.ts';
import { clientOf } from './testing.ts';

/** A small backend, and a client for it. */
async function backend(options: Parameters<typeof nodeBackend>[0] = {}) {
  const controlled = await nodeBackend({ students: 20, ...options });
  return { ...controlled, ...clientOf(controlled.handlers) };
}

describe('The backend with controls', () => {
  it('opens a session of a persona or of an address, which the API accepts', async () => {
    const { signIn, send } = await backend();
    const { token, role } = await signIn('staff');
    expect(role).toBe('ADMIN');
    expect((await send('/admin/auth/me', { token })).status).toBe(200);
    const student = await signIn('student@university.example');
    expect((await send('/auth/me', { token: student.token })).body.data).toMatchObject({ role: 'STUDENT' });
  });

  it.each([
    ['visitor', 'A visitor has no account to sign in with.'],
    ['dean', /^There is no person “dean”\. Allowed: visitor, /],
    ['nobody@mail.example', 'Nobody has the address nobody@mail.example in this data.'],
  ])('refuses to sign in as “%s”, and says why', async (persona, message) => {
    const { signIn } = await backend();
    await expect(signIn(persona as 'staff')).rejects.toThrow(message);
  });

  it('fails, answers and succeeds again as it is told', async () => {
    const { send, fail, respond, succeed } = await backend();
    const status = async () => (await send('/courses/active')).status;
    fail('listActiveCourses', 503, { once: true });
    expect([await status(), await status()]).toEqual([503, 200]);
    await respond('listActiveCourses', { status: 404, body: { success: false, message: 'Gone' } });
    expect(await status()).toBe(404);
    succeed('listActiveCourses');
    expect(await status()).toBe(200);
  });

  it('tells of an answer that breaks the contract, and gives it all the same', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { send, respond } = await backend();
    await respond('listActiveCourses', { body: { success: true, data: 'none' } });
    expect(warn.mock.calls[0]?.[0]).toMatch(
      /^The contract says of the answer 200 of listActiveCourses: \/data must be array/,
    );
    expect((await send('/courses/active')).body.data).toBe('none');
  });

  it('finds no room for a write while its storage is full, and room again when the conditions are cleared', async () => {
    const { send, signIn, storageFull, clearConditions } = await backend();
    const { token } = await signIn('super-admin');
    const toggle = async () => (await send('/courses/crs_bsc-bt/toggle-status', { method: 'PUT', token })).status;
    storageFull();
    expect(await toggle()).toBe(507);
    clearConditions();
    expect(await toggle()).toBe(200);
  });

  it('takes another scenario’s data from the start or later, in which sessions of the same people go on', async () => {
    const { send, signIn, switchTo } = await backend({ scenario: 'typical-day', students: 30 });
    const { token } = await signIn('staff');
    const count = async () => ((await send('/admin/students', { token })).body.data as unknown[]).length;
    expect(await count()).toBe(30);
    await switchTo('new-university');
    expect(await count()).toBe(0);
    await expect(switchTo('no-university' as 'typical-day')).rejects.toThrow(/^There is no scenario “no-university”/);
  });

  it('starts with the rows that a test has arranged, of a scenario too', async () => {
    const { send } = await backend({ scenario: 'typical-day', arrange: (rows) => ({ ...rows, courses: [] }) });
    expect((await send('/courses/active')).body.data).toEqual([]);
  });

  it('answers at another base, and nowhere else', async () => {
    const { handlers } = await nodeBackend({ students: 5, base: '/university' });
    await expect(clientOf(handlers).send('/courses/active')).rejects.toThrow('nothing answered GET /courses/active');
  });
});
