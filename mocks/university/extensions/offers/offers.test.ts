import type { components } from '#openapi/schema.gen.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CourseRow } from '#mocks/university/tables.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';
import { submission } from '#mocks/testing-requests.ts';

type Schemas = components['schemas'];
type Course = Schemas['CourseOffers'];

const CIVIL = 'Civil Engineering';
const DAY = 86_400_000;

let backend: TestBackend;
let token: string;
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.staffAdmin);
});

const civil = (change: Partial<CourseRow> = {}) =>
  backend.database.transact('write', ({ courses }) => {
    const course = { ...courses.by('courseName', CIVIL)!, ...change };
    courses.replace(course);
    return course;
  });
const seats = async () => {
  const { body } = await backend.send(`/courses/${(await civil()).id}`);
  return (body.data as CourseRow).availableSeats;
};
const later = (ms: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + ms);
};
const inDays = (days: number) => new Date(backend.clock.now.getTime() + days * DAY).toISOString();

let applicants = 0;
async function submit(fullName = 'Kabir Sethi'): Promise<Schemas['Application']> {
  const email = `offer${(applicants += 1)}@mail.example`;
  const body = { ...submission, fullName, email, desiredCourse: CIVIL };
  return (await backend.send('/applications/submit', { method: 'POST', body })).body.data as Schemas['Application'];
}
const offer = ({ id }: { id: string }, body: object = { answerBy: inDays(10) }) =>
  backend.send(`/applications/${id}/offer`, { method: 'POST', token, body });
const takeBack = ({ id }: { id: string }) => backend.send(`/applications/${id}/offer`, { method: 'DELETE', token });
const answer = ({ referenceNumber, email }: Schemas['Application'], said = 'ACCEPTED', headers = {}) =>
  backend.send('/applications/mine/offer', { method: 'POST', headers, body: { referenceNumber, email, answer: said } });
const look = async ({ referenceNumber, email }: Schemas['Application']) =>
  (await backend.send('/applications/mine', { method: 'POST', body: { referenceNumber, email } })).body
    .data as Schemas['ApplicationProgress'];
const admit = ({ id }: { id: string }) =>
  backend.send(`/applications/${id}/admission`, { method: 'POST', token, body: {} });
const review = ({ id }: { id: string }, body: object) =>
  backend.send(`/applications/${id}/review`, { method: 'PUT', token, body });
const listed = async (): Promise<Course> => {
  const rows = (await backend.send('/admin/offers', { token })).body.data as Course[];
  return rows.find(({ course }) => course === CIVIL) ?? { course: CIVIL, offers: [], waiting: [] };
};
const stateOf = async ({ id }: { id: string }) =>
  (await listed()).offers.find(({ applicationId }) => applicationId === id)?.state;
const mailsTo = ({ email }: Schemas['Application']) =>
  backend.database.transact('read', ({ outbox }) => outbox.all().filter(({ to }) => to === email));
const tallies = () =>
  backend.database.transact('read', ({ applications, offers, students }) => ({
    admitted: applications.all().filter(({ desiredCourse, status }) => desiredCourse === CIVIL && status === 'APPROVED')
      .length,
    held: offers.all().filter(({ state, holdsSeat }) => state === 'OPEN' && holdsSeat).length,
    students: students.all().length,
  }));

describe('makeOffer', () => {
  it('holds a seat, changes no status, and is told by mail to the applicant alone', async () => {
    await civil({ totalSeats: 40, availableSeats: 1 });
    const [asha, ravi] = [await submit('Asha Kulkarni'), await submit()];
    const { status, body } = await offer(asha, { answerBy: inDays(10), reviewComments: ' Second round. ' });
    expect([status, body.data]).toEqual([
      200,
      {
        applicationId: asha.id,
        state: 'OPEN',
        answerBy: inDays(10),
        at: backend.clock.now.toISOString(),
        by: 'Rohan Fernandes',
        reviewComments: 'Second round.',
      },
    ]);
    expect(await seats()).toBe(0);
    expect(await look(asha)).toMatchObject({ status: 'APPLIED', offer: { state: 'OPEN', answerBy: inDays(10) } });
    expect(JSON.stringify(await look(asha))).not.toMatch(/Rohan|Second round/);
    expect((await mailsTo(asha)).at(-1)).toMatchObject({ text: expect.stringContaining('by 30 July 2026') });
    for (const refused of [await offer(ravi), await admit(ravi)])
      expect([refused.status, refused.body.error]).toEqual([409, 'COURSE_FULL']);
    expect((await offer(asha)).body.error).toBe('OFFER_OPEN');
  });

  it.each([
    ['in the past', -1, 'This day is over. Choose today or a later day.'],
    ['of this moment', 0, 'This day is over. Choose today or a later day.'],
    ['more than a year away', 400, 'Choose a day within a year.'],
  ])('refuses an end %s with a sentence, and writes nothing', async (_what, days, sentence) => {
    const asha = await submit();
    const { status, body } = await offer(asha, { answerBy: inDays(days) });
    expect([status, body.errors]).toEqual([400, { answerBy: sentence }]);
    expect(await stateOf(asha)).toBeUndefined();
  });

  it('answers 422 to a decided application', async () => {
    const asha = await submit();
    await review(asha, { status: 'REJECTED', rejectionReason: 'The grade is below the minimum.' });
    expect((await offer(asha)).status).toBe(422);
  });

  it('needs no count of seats', async () => {
    await backend.database.transact('write', ({ courses }) => {
      const { availableSeats: _, ...course } = courses.by('courseName', CIVIL)!;
      courses.replace(course);
    });
    const asha = await submit();
    expect((await offer(asha)).status).toBe(200);
    expect((await answer(asha, 'DECLINED')).status).toBe(200);
    expect(await seats()).toBeUndefined();
  });
});

describe('answerOffer', () => {
  it('approves in the applicant’s name with the held seat; the password goes by mail alone', async () => {
    await civil({ totalSeats: 40, availableSeats: 1 });
    const asha = await submit('Asha Kulkarni');
    await offer(asha);
    const { status, body } = await answer(asha);
    expect([status, body.data]).toMatchObject([200, { status: 'APPROVED', offer: { state: 'ACCEPTED' } }]);
    expect(JSON.stringify(body)).not.toMatch(/password/i);
    expect(await seats()).toBe(0);
    const stored = (await backend.send(`/applications/${asha.id}`, { token })).body.data as Schemas['Application'];
    expect(stored).toMatchObject({ reviewedBy: 'Rohan Fernandes', history: [{ to: 'APPROVED', by: 'Asha Kulkarni' }] });
    expect((await mailsTo(asha)).map(({ subject }) => subject)).toContain('Your student account');
  });

  it('accepts once, with a request’s key or without one', async () => {
    await civil({ totalSeats: 40, availableSeats: 5 });
    const asha = await submit();
    await offer(asha);
    const before = (await tallies()).students;
    const key = { 'Idempotency-Key': '"key-of-one-acceptance-1"' };
    const answers = await Promise.all([answer(asha, 'ACCEPTED', key), answer(asha, 'ACCEPTED', key), answer(asha)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.data)).toEqual(Array(3).fill(answers[0]!.body.data));
    expect([(await tallies()).students, await seats()]).toEqual([before + 1, 4]);
    expect((await answer(asha, 'DECLINED')).body).toMatchObject({ error: 'OFFER_CLOSED' });
  });

  it('frees the seat of a declined offer, and the status stays', async () => {
    await civil({ totalSeats: 40, availableSeats: 1 });
    const asha = await submit();
    await offer(asha);
    expect((await answer(asha, 'DECLINED')).body.data).toMatchObject({
      status: 'APPLIED',
      offer: { state: 'DECLINED' },
    });
    expect(await seats()).toBe(1);
    expect((await answer(asha)).body.message).toMatch(/^You have declined this offer/);
  });

  it('tells somebody who answers too late, and nobody without the right address', async () => {
    await civil({ totalSeats: 40, availableSeats: 1 });
    const asha = await submit();
    await offer(asha);
    expect((await answer({ ...asha, email: 'somebody@mail.example' })).status).toBe(404);
    later(10 * DAY + 1);
    const { status, body } = await answer(asha);
    expect([status, body.error, body.message]).toEqual([
      409,
      'OFFER_LAPSED',
      'The time to answer this offer is over. Please ask the admissions office.',
    ]);
    expect((await look(asha)).offer?.state).toBe('LAPSED');
  });
});

describe('an offer that ends', () => {
  it('A lapsed offer frees its seat for whatever reads or writes next, in the name of the clock', async () => {
    const { id } = await civil({ totalSeats: 40, availableSeats: 1 });
    const [asha, ravi] = [await submit(), await submit()];
    await offer(asha);
    later(10 * DAY);
    expect(await seats()).toBe(0);
    later(1);
    expect(await seats()).toBe(1);
    expect((await mailsTo(asha)).at(-1)?.text).toContain('no longer held for you');
    token = await backend.tokenOf(accounts.staffAdmin);
    const [change] = (await backend.send(`/courses/${id}/history`, { token })).body.data as Schemas['RecordChange'][];
    expect(change).toMatchObject({ by: { name: 'The server’s clock' }, fields: [{ old: 0, new: 1 }] });
    expect((await offer(ravi)).status).toBe(200);
    later(20 * DAY);
    token = await backend.tokenOf(accounts.staffAdmin);
    expect((await admit(asha)).status).toBe(200);
    expect([await seats(), await stateOf(ravi)]).toEqual([0, 'LAPSED']);
  });

  it('The office takes an offer back, and who did what has each state', async () => {
    await civil({ totalSeats: 40, availableSeats: 1 });
    const asha = await submit();
    await offer(asha);
    expect((await takeBack(asha)).body.data).toMatchObject({ state: 'WITHDRAWN' });
    expect([await seats(), (await takeBack(asha)).body.error]).toEqual([1, 'OFFER_CLOSED']);
    await offer(asha);
    const done = (await backend.send('/admin/activity', { token })).body.data as Schemas['Activity'][];
    const own = done.filter(({ record }) => record.id === asha.id);
    expect(own.map(({ by, record, fields }) => [by, record.kind, fields[0]?.new])).toEqual(
      ['OPEN', 'WITHDRAWN', 'OPEN'].map((state) => ['Rohan Fernandes', 'application', state]),
    );
  });

  it.each<[what: string, end: (one: Schemas['Application']) => Promise<unknown>, left: number]>([
    ['An approval takes the seat that the offer held', admit, 0],
    ['A rejection frees it', (one) => review(one, { status: 'REJECTED', rejectionReason: 'The grade.' }), 1],
    [
      'A withdrawal by the applicant frees it',
      ({ referenceNumber, email }) =>
        backend.send('/applications/mine/withdrawal', { method: 'POST', body: { referenceNumber, email } }),
      1,
    ],
  ])('%s', async (_what, end, left) => {
    await civil({ totalSeats: 40, availableSeats: 1 });
    const asha = await submit();
    await offer(asha);
    await end(asha);
    expect([await seats(), await stateOf(asha)]).toEqual([left, 'WITHDRAWN']);
  });

  it('A released approval takes the seat that the offer held, and one that is refused leaves it held', async () => {
    await civil({ totalSeats: 40, availableSeats: 2 });
    const both = [await submit(), await submit()];
    for (const one of both) await offer(one);
    const applicationIds = both.map(({ id }) => id);
    await backend.send('/admin/casework/held-decisions', {
      method: 'PUT',
      token,
      body: { applicationIds, decision: { status: 'APPROVED' } },
    });
    await backend.database.transact('write', ({ accounts: rows }) => {
      const admin = rows.by('email', accounts.superAdmin)!;
      rows.replace({ ...admin, email: both[1]!.email });
    });
    const { body } = await backend.send('/admin/casework/released-decisions', {
      method: 'POST',
      token,
      body: { applicationIds },
    });
    expect((body.data as { isReleased: boolean }[]).map(({ isReleased }) => isReleased)).toEqual([true, false]);
    expect([await seats(), await stateOf(both[1]!), (await tallies()).held]).toEqual([0, 'OPEN', 1]);
  });
});

describe('the waiting list', () => {
  const rank = (before: string[], applicationIds: string[]) =>
    backend.send('/admin/waiting-list', { method: 'PUT', token, body: { course: CIVIL, before, applicationIds } });
  const order = async () => (await listed()).waiting.map(({ applicationId }) => applicationId);

  it('An order of the office has everybody once, and whoever comes later stands last', async () => {
    const before = await order();
    const three = [await submit(), await submit(), await submit()];
    for (const one of three) {
      later(1000);
      await review(one, { status: 'WAITLISTED' });
    }
    const ids = [...before, ...three.map(({ id }) => id)];
    expect(await order()).toEqual(ids);
    const turned = ids.map((_, at) => ids[ids.length - 1 - at]!);
    expect((await rank(ids, turned)).status).toBe(200);
    expect(await order()).toEqual(turned);
    const last = await submit();
    await review(last, { status: 'WAITLISTED' });
    expect(await order()).toEqual([...turned, last.id]);

    const stale = await rank(turned, ids);
    expect([stale.status, stale.body.error]).toEqual([409, 'LIST_CHANGED']);
    const now = await order();
    const twice = await rank(now, [...now.slice(0, -1), now[0]!]);
    expect([twice.status, twice.body.errors]).toEqual([
      400,
      { applicationIds: 'Each applicant has one rank. One of them stands here twice.' },
    ]);
    expect((await rank(now, now.slice(1))).status).toBe(400);
    expect(await order()).toEqual(now);
  });

  it('Of two orders that are saved at once, the second is refused', async () => {
    for (const one of [await submit(), await submit()]) await review(one, { status: 'WAITLISTED' });
    const ids = await order();
    const turned = ids.map((_, at) => ids[ids.length - 1 - at]!);
    const both = await Promise.all([rank(ids, turned), rank(ids, [...ids.slice(1), ids[0]!])]);
    expect(both.map(({ status }) => status)).toEqual([200, 409]);
    expect(await order()).toEqual(turned);
  });

  it('names the first after an offer has lapsed, and admits nobody by itself', async () => {
    const [asha, ravi] = [await submit('Asha Kulkarni'), await submit('Ravi Menon')];
    for (const one of [asha, ravi]) await review(one, { status: 'WAITLISTED' });
    const ids = await order();
    const others = ids.filter((id) => id !== asha.id && id !== ravi.id);
    await rank(ids, [asha.id, ravi.id, ...others]);
    await civil({ totalSeats: 40, availableSeats: 1 });
    await offer(asha);
    expect((await listed()).waiting[0]?.fullName).toBe('Ravi Menon');
    later(11 * DAY);
    token = await backend.tokenOf(accounts.staffAdmin);
    expect([await seats(), (await listed()).waiting[0]]).toEqual([
      1,
      { applicationId: ravi.id, fullName: 'Ravi Menon', previousGrade: '88%' },
    ]);
    expect((await look(ravi)).status).toBe('WAITLISTED');
    // Who is put on the list again, waits again, without the old rank.
    await review(asha, { status: 'UNDER_REVIEW' });
    await review(asha, { status: 'WAITLISTED' });
    expect((await order()).at(-1)).toBe(asha.id);
  });
});

/** Numbers that look random, and are the same in each run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

it('the last seat goes to one alone, whoever offers, accepts, declines, approves or lets it lapse: 50 rounds', async () => {
  const random = seeded(46);
  const { admitted: before } = await tallies();
  let given = 0;
  for (let round = 0; round < 50; round++) {
    await civil({ totalSeats: 400, availableSeats: 1 });
    token = await backend.tokenOf(accounts.staffAdmin);
    const both = [await submit(), await submit()];
    const moves = [
      ...both.flatMap((one) => [
        () => offer(one, { answerBy: inDays(random(2) === 0 ? 1 : 3) }),
        () => answer(one),
        () => answer(one, random(3) === 0 ? 'DECLINED' : 'ACCEPTED'),
        () => admit(one),
        () => takeBack(one),
      ]),
      // A day passes, or two.
      async () => later(random(3) * DAY),
      () => backend.send('/courses/active'),
    ];
    for (let step = 0; step < 4; step++) {
      const at = Array.from({ length: 3 }, () => moves[random(moves.length)]!);
      await Promise.all(at.map((move) => move()));
      const { admitted, held } = await tallies();
      const left = (await civil()).availableSeats!;
      expect([round, step, admitted - before - given + held + left]).toEqual([round, step, 1]);
    }
    given = (await tallies()).admitted - before;
    // The next round begins without an open offer.
    later(4 * DAY);
    await seats();
  }
  expect(given).toBeGreaterThan(10);
  expect(given).toBeLessThan(50);
});
