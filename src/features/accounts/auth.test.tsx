import { describe, expect, it, vi } from 'vitest';
import { login } from './auth.ts';
import { connect } from '#src/platform/api/connection.ts';

const user = { id: 's1', name: 'Asha Rao', role: 'STUDENT' };
const malformed = { kind: 'unanswered', message: 'The server sent an answer that could not be read.' };
const answering = (body: unknown, status = 200) => {
  const transport = vi.fn(async (_request: Request) => Response.json(body, { status }));
  connect({ transport });
  return transport;
};

describe('Login (sections 2, 3 and 7)', () => {
  it.each([
    ['student', '/api/auth/student-login', { email: 'a@b.example', password: 'secret1' }],
    ['admin', '/api/admin/auth/login', { usernameOrEmail: 'a@b.example', password: 'secret1' }],
  ] as const)('The %s tab calls %s', async (tab, path, payload) => {
    const transport = answering({ success: true, data: { token: 't', user } });
    expect(await login.call({ tab, email: 'a@b.example', password: 'secret1' })).toEqual({ token: 't', user });
    const request = transport.mock.calls[0]?.[0];
    expect(new URL(request?.url ?? '').pathname).toBe(path);
    expect(await request?.json()).toEqual(payload);
  });

  it.each([['user'], ['student'], ['admin']])('A login reads the account from data.%s', async (field) => {
    answering({ success: true, data: { token: 't', [field]: user } });
    expect(await login.call({ tab: 'student', email: '', password: '' })).toEqual({ token: 't', user });
  });

  it.each([
    ['success false', { success: false, message: 'Locked' }, 200, { kind: 'refused', message: 'Locked' }],
    ['wrong credentials', { success: false, message: 'Wrong' }, 401, { kind: 'refused', status: 401 }],
    ['no token', { success: true, data: { user } }, 200, malformed],
    ['no account', { success: true, data: { token: 't' } }, 200, malformed],
    ['no data', { success: true }, 200, malformed],
  ])('A login fails when the answer has %s', async (_, body, status, expected) => {
    answering(body, status);
    await expect(login.call({ tab: 'student', email: '', password: '' })).rejects.toMatchObject(expected);
  });
});
