import { beforeEach, describe, expect, it } from 'vitest';
import type { Tables } from '../tables.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';
import { registration, submission } from '#mocks/testing-requests.ts';

const key = '"8e03978e-40d5-43e8-bc93-6894a57f9324"';
const hour = 3_600_000;
let backend: TestBackend;
let token: string;
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.staffAdmin);
});

const read = <Value>(body: (tables: Tables) => Value) => backend.database.transact('read', body);
const post = (path: string, body: object | undefined, by: string | undefined = key, as: string | undefined = token) =>
  backend.send(path, {
    method: 'POST',
    token: as,
    ...(body && { body }),
    headers: by === undefined ? {} : { 'Idempotency-Key': by },
  });
const apply = (part: object = {}, by: string | undefined = key) =>
  post('/applications/submit', { ...submission, ...part }, by);
const counts = () =>
  read(({ applications, students, outbox }) => [applications.size, students.size, outbox.all().length]);
const pending = () => read(({ applications }) => applications.all().find(({ status }) => status === 'APPLIED')!.id);
const failed = (status: number, error: string) => ({ status, body: { success: false, error } });

describe('The same request with the same key', () => {
  it('an application sent again with its key gets the first reference number, and is stored once', async () => {
    const first = await apply();
    const stored = await counts();
    expect(first).toMatchObject({ status: 201, body: { data: { referenceNumber: expect.stringMatching(/^APP-/) } } });
    expect(await apply()).toMatchObject({ status: 201, body: first.body });
    expect(await counts()).toEqual(stored);
  });

  it('a request with its fields in another order and spaces around a text is the same one', async () => {
    const first = await apply();
    const turned = Object.fromEntries(Object.entries(submission).toReversed());
    expect((await post('/applications/submit', { ...turned, fullName: ` ${submission.fullName} ` })).body).toEqual(
      first.body,
    );
  });

  it.each([
    ['a student who is added', '/students', registration],
    ['a student who registers', '/auth/register', registration],
    [
      'a course',
      '/courses',
      { courseCode: 'KEY-1', courseName: 'Keys', department: 'Civil', programType: 'Diploma', description: 'Of keys.' },
    ],
  ])('%s sent again with its key gets the first answer', async (_, path, body) => {
    const first = await post(path, body);
    expect(first.status).toBe(201);
    expect(await post(path, body)).toMatchObject({ status: 201, body: first.body });
  });

  it('an approval sent again with its key gets the same temporary password, which nothing stored has', async () => {
    const path = `/applications/${await pending()}/admission`;
    const first = await post(path, {});
    const password = (first.body.data as { temporaryPassword: string }).temporaryPassword;
    expect(password).toHaveLength(12);
    expect((await post(path, {})).body).toEqual(first.body);
    const kept = await read(({ keptAnswers }) => JSON.stringify(keptAnswers.all()));
    const bytes = Buffer.from(password).toString('hex');
    for (const secret of [password, bytes, key.slice(1, -1)]) expect(kept).not.toContain(secret);
  });

  it('a note sent again with its key is added once', async () => {
    const body = { applicationIds: [await pending()], text: 'Called back.' };
    const notes = () => read(({ casework }) => casework.get(body.applicationIds[0]!)?.notes.length ?? 0);
    const before = await notes();
    await post('/admin/casework/notes', body);
    await post('/admin/casework/notes', body);
    expect(await notes()).toBe(before + 1);
    await post('/admin/casework/notes', body, '"another-key-of-theirs"');
    expect(await notes()).toBe(before + 2);
  });

  it('a seat that is freed again with the same key is one seat', async () => {
    const course = await backend.database.transact('write', ({ courses }) => {
      const full = { ...courses.all()[0]!, totalSeats: 9, availableSeats: 0 };
      courses.replace(full);
      return full;
    });
    for (let tries = 0; tries < 3; tries += 1) await post(`/courses/${course.id}/freed-seats`, undefined);
    expect(await read(({ courses }) => courses.get(course.id)?.availableSeats)).toBe(1);
  });

  it('two applications with one key at the same moment are stored once', async () => {
    const [one, other] = await Promise.all([apply(), apply()]);
    expect(one.body).toEqual(other.body);
    expect(
      await read(({ applications }) => applications.all().filter(({ email }) => email === submission.email)),
    ).toHaveLength(1);
  });
});

describe('A key that has come before', () => {
  it.each([
    ['another body', () => apply({ previousGrade: '12%' })],
    ['another operation', () => post('/auth/register', registration)],
  ])('a key that comes again with %s is refused, and nothing is stored', async (_, send) => {
    await apply();
    const stored = await counts();
    expect(await send()).toMatchObject(failed(422, 'KEY_REUSED'));
    expect(await counts()).toEqual(stored);
  });

  it('a key of a decision is refused for another application, and for another comment', async () => {
    const [one, other] = await read(({ applications }) =>
      applications.all().filter(({ status }) => status === 'APPLIED'),
    );
    const decide = (id: string, reviewComments: string) =>
      backend.send(`/applications/${id}/review`, {
        method: 'PUT',
        token,
        body: { status: 'WAITLISTED', reviewComments },
        headers: { 'Idempotency-Key': key },
      });
    expect(await decide(one!.id, 'Later.')).toMatchObject({ status: 200 });
    expect(await decide(other!.id, 'Later.')).toMatchObject(failed(422, 'KEY_REUSED'));
    expect(await decide(one!.id, 'Much later.')).toMatchObject(failed(422, 'KEY_REUSED'));
    expect(await decide(one!.id, 'Later.')).toMatchObject({ status: 200 });
  });

  it('a key is forgotten after 24 hours, and not before', async () => {
    await apply();
    backend.clock.now = new Date(backend.clock.now.getTime() + 24 * hour - 1);
    expect((await apply()).status).toBe(201);
    backend.clock.now = new Date(backend.clock.now.getTime() + 1);
    expect(await apply()).toMatchObject({ status: 409 });
    expect((await apply({ email: 'another@mail.example' })).status).toBe(201);
    expect(await read(({ keptAnswers }) => keptAnswers.size)).toBe(1);
  });

  it('a key is forgotten where the clock was ahead by a year', async () => {
    const { now } = backend.clock;
    backend.clock.now = new Date(now.getTime() + 365 * 24 * hour);
    await apply();
    expect((await apply()).status).toBe(201);
    backend.clock.now = now;
    expect(await apply()).toMatchObject({ status: 409 });
  });

  it('a key that another person sends is another key', async () => {
    const other = await backend.tokenOf(accounts.superAdmin);
    expect((await post('/students', registration)).status).toBe(201);
    const theirs = await post(
      '/students',
      { ...registration, rollNo: 'CS20269002', email: 'another@mail.example' },
      key,
      other,
    );
    expect(theirs).toMatchObject({ status: 201, body: { data: { rollNo: 'CS20269002' } } });
    expect(await post('/students', registration, key, other)).toMatchObject(failed(422, 'KEY_REUSED'));
  });

  it('a key says nothing to somebody who may not do it', async () => {
    await post('/students', registration);
    expect((await post('/students', registration, key, await backend.tokenOf(accounts.student))).status).toBe(403);
  });
});

describe('A key of a request that was refused', () => {
  it('a key of a refused request is free for what is sent then', async () => {
    expect((await apply({ email: 'none' })).status).toBe(400);
    const taken = await read(({ applications }) => applications.all()[0]!.email);
    expect((await apply({ email: taken })).status).toBe(409);
    expect((await apply()).status).toBe(201);
  });
});

describe('An Idempotency-Key', () => {
  it.each(['no-quotes-around-it', '"short"', '"with a space in it"', `"${'a'.repeat(129)}"`, ''])(
    'an Idempotency-Key that is no key is a 400: %s',
    async (by) => {
      const stored = await counts();
      expect(await apply({}, by)).toMatchObject({
        status: 400,
        body: { errors: { 'Idempotency-Key': expect.any(String) } },
      });
      expect(await counts()).toEqual(stored);
    },
  );

  it('an Idempotency-Key is not looked at where the operation takes none', async () => {
    const { status } = await backend.send('/auth/logout', {
      method: 'POST',
      token,
      headers: { 'Idempotency-Key': '?' },
    });
    expect(status).toBe(200);
  });
});
