import { beforeEach, describe, expect, it } from 'vitest';
import type { ApplicationRow, Tables } from '#mocks/university/tables.ts';
import { lookUpApplication } from './own-application.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';

let backend: TestBackend;
let application: ApplicationRow;
let other: ApplicationRow;
beforeEach(async () => {
  backend = await testBackend();
  [application, other] = await backend.database.transact('read', ({ applications }) => {
    const applied = applications.all().filter(({ status }) => status === 'APPLIED');
    return [applied[0]!, applied[1]!] as const;
  });
});

const proofOf = ({ referenceNumber, email }: ApplicationRow) => ({ referenceNumber, email });
const calls = {
  lookUp: (body: object) => backend.send('/applications/mine', { method: 'POST', body }),
  correct: (body: object) =>
    backend.send('/applications/mine/contact', { method: 'PUT', body: { phoneNumber: '+919812345999', ...body } }),
  withdraw: (body: object) => backend.send('/applications/mine/withdrawal', { method: 'POST', body }),
};
const names = Object.keys(calls) as (keyof typeof calls)[];
const stored = () => backend.database.transact('read', ({ applications }) => applications.get(application.id)!);
const minutesLater = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const review = async (body: object) => {
  const token = await backend.tokenOf(accounts.staffAdmin);
  return backend.send(`/applications/${application.id}/review`, { method: 'PUT', token, body });
};

describe('an applicant’s own application', () => {
  it('hides administrators’ names and comments, and is found regardless of case', async () => {
    await review({ status: 'UNDER_REVIEW', reviewComments: 'The certificate looks odd.' });
    await review({ status: 'REJECTED', rejectionReason: 'The grade is below the minimum.' });
    const { status, body } = await calls.lookUp({
      referenceNumber: application.referenceNumber.toLowerCase(),
      email: ` ${application.email.toUpperCase()} `,
    });
    const at = expect.any(String);
    expect([status, body.data]).toEqual([
      200,
      {
        ...proofOf(application),
        fullName: application.fullName,
        phoneNumber: application.phoneNumber,
        desiredCourse: application.desiredCourse,
        status: 'REJECTED',
        rejectionReason: 'The grade is below the minimum.',
        submittedAt: application.submittedAt,
        updatedAt: at,
        history: [
          { from: 'APPLIED', to: 'UNDER_REVIEW', at },
          { from: 'UNDER_REVIEW', to: 'REJECTED', at },
        ],
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/Rohan Fernandes|looks odd/);
  });

  it('shows the roll number once it is approved', async () => {
    await review({ status: 'APPROVED' });
    const { data } = (await calls.lookUp(proofOf(application))).body;
    expect(data).toMatchObject({ status: 'APPROVED', generatedRollNumber: (await stored()).generatedRollNumber });
  });

  it('accepts a new phone number, and nothing else', async () => {
    const { status, body } = await calls.correct({ ...proofOf(application), fullName: 'Somebody Else' });
    expect([status, body.data]).toMatchObject([200, { phoneNumber: '+919812345999' }]);
    const updatedAt = backend.clock.now.toISOString();
    expect(await stored()).toEqual({ ...application, phoneNumber: '+919812345999', updatedAt });
  });

  it('An application can be withdrawn: it is rejected in the applicant’s name, a mail says so, and an administrator can reopen it', async () => {
    expect((await calls.withdraw(proofOf(application))).status).toBe(200);
    const withdrawn = 'Withdrawn by the applicant';
    const at = backend.clock.now.toISOString();
    const by = application.fullName;
    expect(await stored()).toMatchObject({
      status: 'REJECTED',
      rejectionReason: withdrawn,
      history: [{ from: 'APPLIED', to: 'REJECTED', by, at, comments: withdrawn }],
    });
    const mails = await backend.database.transact('read', ({ outbox }) => outbox.all());
    expect(mails).toMatchObject([{ to: application.email, subject: expect.stringMatching(/ is withdrawn$/) }]);
    expect((await review({ status: 'UNDER_REVIEW', reviewComments: 'They have called.' })).status).toBe(200);
    expect(await stored()).not.toHaveProperty('rejectionReason');
  });
});

describe('changes of a decided application', () => {
  const decisions: [decision: string, review: object][] = [
    ['approved', { status: 'APPROVED' }],
    ['rejected', { status: 'REJECTED', rejectionReason: 'The grade is below the minimum.' }],
  ];
  it.each(
    decisions.flatMap(([what, body]) => (['correct', 'withdraw'] as const).map((call) => [what, call, body] as const)),
  )('an application that is %s is not changed by %s: 422, and nothing is written', async (_, call, body) => {
    await review(body);
    const before = await stored();
    const { status, body: answer } = await calls[call](proofOf(application));
    expect([status, answer.message]).toEqual([422, 'This application is decided, and can no longer be changed']);
    expect(await stored()).toEqual(before);
  });

  it.each(['UNDER_REVIEW', 'WAITLISTED'])(
    'an application with the status %s can be changed and withdrawn',
    async (status) => {
      await review({ status });
      expect((await calls.correct(proofOf(application))).status).toBe(200);
      expect((await calls.withdraw(proofOf(application))).status).toBe(200);
    },
  );
});

describe('a failed look-up of an application', () => {
  const wrong: [what: string, proof: () => { referenceNumber: string; email: string }][] = [
    ['a wrong reference number', () => ({ ...proofOf(application), referenceNumber: 'APP-1999-000001' })],
    ['the address of another applicant', () => ({ ...proofOf(application), email: other.email })],
    ['an address that nobody has applied from', () => ({ ...proofOf(application), email: 'nobody@mail.example' })],
    ['the number of another application', () => ({ ...proofOf(application), referenceNumber: other.referenceNumber })],
    ['a number and an address that are both unknown', () => ({ referenceNumber: 'APP-0', email: 'x@mail.example' })],
  ];

  it.each(wrong.flatMap(([what, proof]) => names.map((name) => [what, name, proof] as const)))(
    '%s gets the same 404 by %s',
    async (_, name, proof) => {
      const known = await calls[name]({ referenceNumber: 'APP-7', email: 'known@mail.example' });
      const answered = await calls[name](proof());
      expect([answered.status, answered.body, [...answered.headers]]).toEqual([404, known.body, [...known.headers]]);
      expect(await stored()).toEqual(application);
    },
  );

  it.each(wrong)('%s takes the same work as any other: every application is compared completely', async (_, proof) => {
    const rows = await backend.database.transact('read', ({ applications }) => [...applications.all()]);
    const workOf = (body: ReturnType<typeof proof>) => {
      let reads = 0;
      const watched = rows.map((row) => new Proxy(row, { get: (...args) => ((reads += 1), Reflect.get(...args)) }));
      const none = { all: () => [], get: () => undefined, upsert: () => {}, remove: () => {} };
      const tables = { applications: { all: () => watched }, casework: none, loginFailures: none } as unknown as Tables;
      lookUpApplication(tables, body, backend.clock.now);
      return reads;
    };
    expect(workOf(proof())).toBe(2 * rows.length);
    expect(workOf(proofOf(application))).toBe(2 * rows.length);
  });
});

describe('ten failed look-ups within fifteen minutes', () => {
  it.each(names)(
    'ten failures for one address lock it against guessed numbers by %s: 429 even with the right one',
    async (name) => {
      for (let at = 0; at < 10; at++)
        expect((await calls.lookUp({ email: application.email, referenceNumber: `APP-1999-00000${at}` })).status).toBe(
          404,
        );
      const { status, headers, body } = await calls[name](proofOf(application));
      expect([status, headers.get('Retry-After'), body]).toEqual([
        429,
        '900',
        { success: false, message: 'Too many failed attempts. Please try again in 15 minutes.' },
      ]);
      minutesLater(15);
      expect((await calls[name](proofOf(application))).status).toBe(200);
    },
  );

  it('ten failures for one reference number lock it against guessed addresses', async () => {
    for (let at = 0; at < 10; at++)
      await calls.lookUp({ email: `guess${at}@mail.example`, referenceNumber: application.referenceNumber });
    expect((await calls.lookUp(proofOf(application))).status).toBe(429);
    expect((await calls.lookUp(proofOf(other))).status).toBe(200);
  });

  it('ten failures of an applicant who is a student too do not lock the login', async () => {
    const email = accounts.student;
    for (let at = 0; at < 10; at++) await calls.lookUp({ email, referenceNumber: `APP-1999-00000${at}` });
    await expect(backend.login(email)).resolves.toEqual(expect.any(String));
  });

  it('failures are cleared by a success, and an invalid request does not count', async () => {
    let tries = 0;
    const fail = () => calls.lookUp({ ...proofOf(application), referenceNumber: `APP-1999-${(tries += 1)}` });
    for (let at = 0; at < 9; at++) await fail();
    for (const body of [{}, { email: application.email }, { ...proofOf(application), referenceNumber: 'a b' }])
      expect((await calls.lookUp(body)).status).toBe(400);
    expect((await calls.lookUp(proofOf(application))).status).toBe(200);
    for (let at = 0; at < 9; at++) expect((await fail()).status).toBe(404);
    expect((await calls.lookUp(proofOf(application))).status).toBe(200);
  });

  it('failures recorded while the clock was ahead lock nobody', async () => {
    minutesLater(365 * 24 * 60);
    for (let at = 0; at < 10; at++) await calls.lookUp({ ...proofOf(application), referenceNumber: 'APP-1999-000001' });
    minutesLater(-365 * 24 * 60);
    expect((await calls.lookUp(proofOf(application))).status).toBe(200);
  });
});
