import { beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#openapi/schema.gen.ts';
import type { CourseRow } from '#mocks/university/tables.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';
import { submission } from '#mocks/testing-requests.ts';

type Application = components['schemas']['ReviewedApplication'];

const CIVIL = 'Civil Engineering';

let backend: TestBackend;
let token: string;
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.staffAdmin);
});

/** The course as it is stored, after a change to it. */
const civil = (change: Partial<CourseRow> = {}) =>
  backend.database.transact('write', ({ courses }) => {
    const course = { ...courses.by('courseName', CIVIL)!, ...change };
    courses.replace(course);
    return course;
  });
/** Lets the course count no seats. */
const countNone = () =>
  backend.database.transact('write', ({ courses }) => {
    const { availableSeats: _, ...course } = courses.by('courseName', CIVIL)!;
    courses.replace(course);
  });
const seats = async () => (await civil()).availableSeats;

let applicants = 0;
async function submit(desiredCourse: string = CIVIL): Promise<string> {
  const email = `seat${(applicants += 1)}@mail.example`;
  const { body } = await backend.send('/applications/submit', {
    method: 'POST',
    body: { ...submission, email, desiredCourse },
  });
  return (body.data as Application).id;
}
const admit = (id: string, body: object = {}) =>
  backend.send(`/applications/${id}/admission`, { method: 'POST', token, body });
const free = async () => backend.send(`/courses/${(await civil()).id}/freed-seats`, { method: 'POST', token });
const stored = (id: string) => backend.database.transact('read', ({ applications }) => applications.get(id)!);
const counts = () =>
  backend.database.transact('read', ({ students, outbox }) => [students.all().length, outbox.all().length]);

describe('admitApplicant', () => {
  it('admits the applicant and takes a seat, which the history of the course tells', async () => {
    const { id } = await civil({ totalSeats: 40, availableSeats: 18 });
    const { status, body } = await admit(await submit(' civil engineering '), { reviewComments: 'Fine.' });
    expect([status, body.data]).toMatchObject([
      200,
      { status: 'APPROVED', temporaryPassword: expect.any(String), reviewComments: 'Fine.' },
    ]);
    expect((body.data as Application).history.at(-1)).not.toHaveProperty('overCapacity');
    expect(await seats()).toBe(17);
    const [change] = (await backend.send(`/courses/${id}/history`, { token })).body.data as object[];
    expect(change).toMatchObject({
      kind: 'updated',
      by: { name: 'Rohan Fernandes' },
      fields: [{ field: 'availableSeats', old: 18, new: 17 }],
    });
  });

  it('gives the last seat to one of two applicants, and writes nothing for the other', async () => {
    await civil({ totalSeats: 40, availableSeats: 1 });
    const both = [await submit(), await submit()];
    const [students = 0, mails = 0] = await counts();
    const answers = await Promise.all(both.map((id) => admit(id)));
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [200, undefined],
      [409, 'COURSE_FULL'],
    ]);
    expect(answers[1]?.body.message).toBe('No seat is left in Civil Engineering');
    expect((await stored(both[1]!)).status).toBe('APPLIED');
    expect(await seats()).toBe(0);
    // The decision and the welcome of the one who was admitted.
    expect(await counts()).toEqual([students + 1, mails + 2]);
  });

  it('admits over capacity with comments, which the history keeps, and takes no seat', async () => {
    await civil({ totalSeats: 40, availableSeats: 0 });
    const id = await submit();
    for (const reviewComments of [undefined, null, ' ']) {
      const { status, body } = await admit(id, { overCapacity: true, reviewComments });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['reviewComments']]);
    }
    const { status, body } = await admit(id, { overCapacity: true, reviewComments: 'The dean agrees.' });
    expect([status, (body.data as Application).history.at(-1)]).toMatchObject([
      200,
      { to: 'APPROVED', comments: 'The dean agrees.', overCapacity: true },
    ]);
    expect(await seats()).toBe(0);
  });

  it('takes a seat that is left, although it may be over capacity', async () => {
    await civil({ totalSeats: 40, availableSeats: 2 });
    const { body } = await admit(await submit(), { overCapacity: true, reviewComments: 'The dean agrees.' });
    expect((body.data as Application).history.at(-1)).not.toHaveProperty('overCapacity');
    expect(await seats()).toBe(1);
  });

  it('counts nothing where no course has the name, or the course has no number of seats', async () => {
    await countNone();
    for (const course of [CIVIL, 'Astrology']) expect((await admit(await submit(course))).status).toBe(200);
    expect(await seats()).toBeUndefined();
  });

  it('shows the applicant nothing of seats', async () => {
    await civil({ totalSeats: 40, availableSeats: 0 });
    const id = await submit();
    await admit(id, { overCapacity: true, reviewComments: 'The dean agrees.' });
    const { referenceNumber, email } = await stored(id);
    const { body } = await backend.send('/applications/mine', { method: 'POST', body: { referenceNumber, email } });
    expect(body.data).toMatchObject({ status: 'APPROVED' });
    expect(JSON.stringify(body)).not.toMatch(/overCapacity|dean/);
  });

  it('answers 422 to a decided application, and takes no seat', async () => {
    await civil({ totalSeats: 40, availableSeats: 5 });
    const id = await submit();
    await admit(id);
    expect((await admit(id)).status).toBe(422);
    expect(await seats()).toBe(4);
  });
});

it('reviewApplication takes no seat', async () => {
  await civil({ totalSeats: 40, availableSeats: 0 });
  const id = await submit();
  const { status } = await backend.send(`/applications/${id}/review`, {
    method: 'PUT',
    token,
    body: { status: 'APPROVED' },
  });
  expect(status).toBe(200);
  expect((await stored(id)).history.at(-1)).not.toHaveProperty('overCapacity');
});

describe('freeSeat', () => {
  it('makes one more seat available, as often as one is taken', async () => {
    await civil({ totalSeats: 40, availableSeats: 38 });
    expect((await free()).body.data).toMatchObject({ availableSeats: 39 });
    expect((await free()).body.data).toMatchObject({ availableSeats: 40 });
    const { status, body } = await free();
    expect([status, body.message]).toEqual([409, 'All 40 seats of this course are free already']);
    expect(await seats()).toBe(40);
  });

  it('answers 409 where no seats are counted', async () => {
    await countNone();
    expect((await free()).status).toBe(409);
  });
});
