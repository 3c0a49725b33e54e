import { expect, it } from 'vitest';
import { accounts, testBackend } from '../testing.ts';

/** Letters of Urdu and of Hindi. */
const urdu = /\p{Script=Arabic}/u;
const hindi = /\p{Script=Devanagari}/u;
const inUrdu = { 'Accept-Language': 'ur' };

const application = {
  fullName: 'Zara Siddiqui',
  email: 'zara.siddiqui@mail.example',
  phoneNumber: '+919820004711',
  desiredCourse: 'B.Tech Computer Science',
  previousQualification: '12th Grade',
  previousGrade: '91%',
};

it('A request that asks for Urdu has its message and the errors of its fields in Urdu, and the same fields as in English', async () => {
  const { send } = await testBackend();
  const body = { ...application, fullName: '', email: 'nobody', phoneNumber: 'x' };
  const request = { method: 'POST', body };
  const english = await send('/applications/submit', request);
  const answer = await send('/applications/submit', { ...request, headers: inUrdu });
  expect([english.status, answer.status]).toEqual([400, 400]);
  expect(english.headers.get('Content-Language')).toBe('en');
  expect(answer.headers.get('Content-Language')).toBe('ur');
  expect(answer.body.message).toMatch(urdu);
  expect(Object.keys(answer.body.errors ?? {})).toEqual(Object.keys(english.body.errors ?? {}));
  for (const sentence of Object.values(answer.body.errors ?? {})) {
    expect(sentence).toMatch(urdu);
    expect(sentence).not.toMatch(/[A-Za-z]/);
  }
});

it('The code of an error is the same in each language, and so is what is stored', async () => {
  const { send, tokenOf } = await testBackend();
  const token = await tokenOf(accounts.staffAdmin);
  const { body: list } = await send('/admin/students', { token });
  const [{ id, ...student }] = list.data as [{ id: string }];
  const request = { method: 'PUT', token, body: { ...student, updatedAt: '2020-01-01T00:00:00.000Z' } };
  const english = await send(`/admin/students/${id}`, request);
  const answer = await send(`/admin/students/${id}`, { ...request, headers: { 'Accept-Language': 'hi' } });
  expect(english.body).toMatchObject({ error: 'STALE', message: expect.stringMatching(/^Somebody else/) });
  expect(answer.body).toEqual({ ...english.body, message: expect.stringMatching(hindi) });
});

it.each([
  ['an address that there is not', '/nothing', {}, 404],
  ['a method that an address does not take', '/courses', { method: 'DELETE' }, 405],
  [
    'a body that is no JSON',
    '/auth/login',
    { method: 'POST', rawBody: '{', headers: { 'Content-Type': 'application/json' } },
    400,
  ],
  ['nobody who is signed in', '/admin/students', {}, 401],
  [
    'a wrong password',
    '/auth/login',
    { method: 'POST', body: { email: accounts.student, password: 'wrong-one' } },
    401,
  ],
])('The answer in Urdu to %s', async (_, path, options, status) => {
  const { send } = await testBackend();
  const answer = await send(path, { ...options, headers: { ...inUrdu, ...('headers' in options && options.headers) } });
  expect([answer.status, answer.headers.get('Content-Language')]).toEqual([status, 'ur']);
  expect(answer.body.message).toMatch(urdu);
});

it('A success says in which language its message is, and one without a message says nothing of it', async () => {
  const { send } = await testBackend();
  const submitted = await send('/applications/submit', { method: 'POST', body: application, headers: inUrdu });
  expect(submitted.body.message).toMatch(urdu);
  expect(submitted.headers.get('Content-Language')).toBe('ur');
  expect((await send('/courses/active', { headers: inUrdu })).headers.has('Content-Language')).toBe(false);
});

it('A language that the server does not have is answered in English', async () => {
  const { send } = await testBackend();
  const answer = await send('/admin/students', { headers: { 'Accept-Language': 'xx' } });
  expect(answer.body.message).toBe('Please sign in to continue');
  expect(answer.headers.get('Content-Language')).toBe('en');
});

it('An answer that is kept for a key stays in the language that it was given in, and says so', async () => {
  const { send } = await testBackend();
  const request = { method: 'POST', body: application };
  const key = { 'Idempotency-Key': '"a-key-that-nobody-guesses-1"' };
  const first = await send('/applications/submit', { ...request, headers: { ...key, ...inUrdu } });
  const again = await send('/applications/submit', { ...request, headers: key });
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('Content-Language')).toBe('ur');
});

it('Mails are in the language that somebody has applied in, though an administrator decides in English', async () => {
  const { send, tokenOf, database } = await testBackend();
  const token = await tokenOf(accounts.staffAdmin);
  const { body } = await send('/applications/submit', { method: 'POST', body: application, headers: inUrdu });
  const { id } = body.data as { id: string };
  expect(body.data).not.toHaveProperty('language');
  const review = { method: 'PUT', token, body: { status: 'APPROVED' }, headers: { 'Accept-Language': 'en' } };
  const reviewed = await send(`/applications/${id}/review`, review);
  expect(reviewed.body.message).toBe('Application reviewed successfully');
  const mails = await database.transact('read', ({ outbox }) =>
    outbox.all().filter(({ to }) => to === application.email),
  );
  expect(mails.map(({ link }) => link?.path)).toEqual(['/admissions', '/courses', '/student/dashboard']);
  for (const { subject, text, link } of mails)
    for (const words of [subject, text, link?.label]) expect(words).toMatch(urdu);
});

it('The password in a mail in Urdu can be copied as it is', async () => {
  const { send, tokenOf, database } = await testBackend();
  const token = await tokenOf(accounts.staffAdmin);
  const { body } = await send('/applications/submit', { method: 'POST', body: application, headers: inUrdu });
  const { id } = body.data as { id: string };
  const review = { method: 'PUT', token, body: { status: 'APPROVED' } };
  const { temporaryPassword } = (await send(`/applications/${id}/review`, review)).body.data as {
    temporaryPassword: string;
  };
  const texts = await database.transact('read', ({ outbox }) => outbox.all().map(({ text }) => text));
  expect(texts.at(-1)?.split('\n')).toContainEqual(expect.stringMatching(new RegExp(`: ${temporaryPassword}$`)));
});

it('Mails to somebody who has applied in English stay English, whatever the administrator reads', async () => {
  const { send, tokenOf, database } = await testBackend();
  const token = await tokenOf(accounts.staffAdmin);
  const { body } = await send('/applications/submit', { method: 'POST', body: application });
  const { id } = body.data as { id: string };
  const review = { method: 'PUT', token, body: { status: 'WAITLISTED' }, headers: inUrdu };
  expect((await send(`/applications/${id}/review`, review)).body.message).toMatch(urdu);
  const mails = await database.transact('read', ({ outbox }) =>
    outbox.all().filter(({ to }) => to === application.email),
  );
  expect(mails.map(({ text }) => urdu.test(text))).toEqual([false, false]);
});

it('Reasons and history stay as they were written', async () => {
  const { send } = await testBackend();
  const { body } = await send('/applications/submit', { method: 'POST', body: application, headers: inUrdu });
  const { referenceNumber } = body.data as { referenceNumber: string };
  const proof = { referenceNumber, email: application.email };
  const withdrawn = await send('/applications/mine/withdrawal', { method: 'POST', body: proof, headers: inUrdu });
  expect(withdrawn.body.data).toMatchObject({ rejectionReason: 'Withdrawn by the applicant' });
});
