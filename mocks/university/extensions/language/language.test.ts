import { expect, it } from 'vitest';
import type { components } from '#openapi/schema.gen.ts';
import { accounts, testBackend } from '#mocks/testing.ts';
import { demoPassword } from '#mocks/university/seed/demo-accounts.ts';

type User = components['schemas']['User'];

async function backendWith(email: string) {
  const backend = await testBackend();
  const token = await backend.tokenOf(email);
  const choose = (language: unknown) => backend.send('/auth/me/language', { method: 'PUT', token, body: { language } });
  const own = async (path = '/auth/me') => (await backend.send(path, { token })).body.data as User;
  return { ...backend, token, choose, own };
}

it.each([
  ['a student', accounts.student, '/auth/student-login', 'email', '/auth/me'],
  ['an administrator', accounts.staffAdmin, '/admin/auth/login', 'usernameOrEmail', '/admin/auth/me'],
])('The language of %s is kept, and told at each later login', async (_, email, path, name, me) => {
  const { choose, own, send } = await backendWith(email);
  const before = await own(me);
  expect(before).not.toHaveProperty('language');
  expect((await choose('hi')).status).toBe(200);
  expect((await choose('ur')).status).toBe(200);
  expect(await own(me)).toEqual({ ...before, language: 'ur' });
  expect((await own()).language).toBe('ur');
  const login = await send(path, { method: 'POST', body: { [name]: email, password: demoPassword } });
  expect(login.body.data).toMatchObject({ user: { language: 'ur' } });
});

it.each([['ur_PK'], ['u'], [''], ['urdu and hindi'], [7], [undefined]])(
  'The language %j is no tag: 400 on the field, and the one before stays',
  async (language) => {
    const { choose, own } = await backendWith(accounts.student);
    await choose('hi');
    const refused = await choose(language);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['language']]);
    expect((await own()).language).toBe('hi');
  },
);

it('The language of an account is in no record that others read', async () => {
  const { choose, own, send, tokenOf } = await backendWith(accounts.student);
  await choose('ur');
  const { id } = await own();
  const token = await tokenOf(accounts.superAdmin);
  await send('/auth/me/language', { method: 'PUT', token, body: { language: 'hi' } });
  for (const path of [`/admin/students/${id}`, '/admin/administrators'])
    expect(JSON.stringify((await send(path, { token })).body.data), path).not.toContain('"language"');
});

it('Mails to an account are in its language, whatever was applied in', async () => {
  const { choose, send, token, database } = await backendWith(accounts.student);
  await database.transact('write', ({ languages }) => languages.insert({ id: accounts.student, language: 'hi' }));
  await choose('ur');
  const body = { oldPassword: demoPassword, newPassword: 'Other@1234' };
  expect((await send('/auth/change-password', { method: 'POST', token, body })).status).toBe(200);
  const [mail] = (await database.transact('read', ({ outbox }) => [...outbox.all()])).slice(-1);
  expect(mail).toMatchObject({ to: accounts.student, text: expect.stringMatching(/\p{Script=Arabic}/u) });
});
