import { expect, it, onTestFinished, vi } from 'vitest';
import { accounts } from './filling/seed.ts';
import { callsTo } from './testing/calls.ts';
import { databases } from './testing/databases.ts';

it.each(databases)('An administrator’s language is in the own record and in no list, on $name', async ({ open }) => {
  vi.stubEnv('SCRYPT_COST', '2');
  const { db, close } = await open();
  onTestFinished(close);
  const { send } = await callsTo(db);
  const { email: usernameOrEmail, password } = accounts.superAdmin;
  const signIn = () => send('POST', '/admin/auth/login', { body: { usernameOrEmail, password } });
  const token = String((await signIn()).data['token']);
  expect((await send('PUT', '/auth/me/language', { token, body: { language: 'ur' } })).status).toBe(200);
  const wrong = await send('PUT', '/auth/me/language', { token, body: { language: 'ur_PK' } });
  expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([400, ['language']]);

  for (const path of ['/auth/me', '/admin/auth/me'])
    expect((await send('GET', path, { token })).data, path).toMatchObject({ language: 'ur' });
  expect((await signIn()).data['user']).toMatchObject({ language: 'ur' });
  const { data: listed } = await send('GET', '/admin/administrators', { token });
  expect(JSON.stringify(listed)).not.toContain('"language"');
});
