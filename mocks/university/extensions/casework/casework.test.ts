import type { components } from '#openapi/schema.gen.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';

type Schemas = components['schemas'];

let backend: TestBackend;
let token: string;
let waiting: Schemas['Application'][];
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.staffAdmin);
  waiting = await backend.database.transact('read', ({ applications }) =>
    applications.all().filter(({ status }) => status === 'APPLIED'),
  );
});

const send = (method: string, path: string, body: object) => backend.send(path, { method, token, body });
const ids = (count = 2) => waiting.slice(0, count).map(({ id }) => id);
const casework = async () =>
  (await backend.send('/admin/casework', { token })).body.data as readonly Schemas['Casework'][];
const note = (text: string, applicationIds = ids()) => send('POST', '/admin/casework/notes', { applicationIds, text });
const hold = (decision: object | null, applicationIds = ids()) =>
  send('PUT', '/admin/casework/held-decisions', { applicationIds, decision });
const release = async (applicationIds = ids()) =>
  (await send('POST', '/admin/casework/released-decisions', { applicationIds })).body
    .data as readonly Schemas['ReleasedDecision'][];
const assign = (assigneeId: string | null, applicationIds = ids()) =>
  send('PUT', '/admin/casework/assignee', { applicationIds, assigneeId });
const application = (id: string) => backend.database.transact('read', ({ applications }) => applications.get(id)!);
const mails = () => backend.database.transact('read', ({ outbox }) => outbox.all().length);
const ownStatus = async ({ referenceNumber, email }: Schemas['Application']) =>
  (await backend.send('/applications/mine', { method: 'POST', body: { referenceNumber, email } })).body
    .data as Schemas['ApplicationProgress'];

describe('addNote', () => {
  it('adds the note to each application, with its author and time, the newest first', async () => {
    await note('  Certificate missing. ');
    const { body } = await note('It has come.', ids(1));
    const by = 'Rohan Fernandes';
    const at = backend.clock.now.toISOString();
    expect(body.data).toMatchObject([
      {
        notes: [
          { text: 'It has come.', by, at },
          { text: 'Certificate missing.', by, at },
        ],
      },
    ]);
    expect((await casework()).map(({ notes }) => notes.length)).toEqual([2, 1]);
  });

  it.each([
    ['of spaces', '   ', 400],
    ['of 10,000 characters', 'x'.repeat(10_000), 400],
    ['with markup, which is kept as it is', '<b>no</b>', 200],
  ])('takes or refuses a note %s', async (_what, text, status) => {
    expect((await note(text)).status).toBe(status);
    expect(await casework()).toHaveLength(status === 200 ? 2 : 0);
  });

  it('keeps the newest 50', async () => {
    for (let at = 1; at <= 52; at += 1) await note(`Note ${at}`, ids(1));
    const [{ notes }] = (await casework()) as [Schemas['Casework']];
    expect([notes.length, notes[0]?.text, notes.at(-1)?.text]).toEqual([50, 'Note 52', 'Note 3']);
  });

  it('adds none where one of the applications is not there', async () => {
    expect((await note('Hello', [...ids(), 'app_none'])).status).toBe(404);
    expect(await casework()).toEqual([]);
  });
});

describe('assignApplications', () => {
  it('assigns, gives back, and leaves no empty casework behind', async () => {
    const assignees = (await backend.send('/admin/casework/assignees', { token })).body.data as Schemas['Assignee'][];
    expect(assignees.map(({ name }) => name)).toEqual(assignees.map(({ name }) => name).toSorted());
    const farhan = assignees.find(({ name }) => name === 'Farhan Shaikh')!;
    await assign(farhan.id);
    expect((await casework()).map(({ assignee }) => assignee)).toEqual([farhan, farhan]);
    await assign(null, ids(1));
    expect((await casework()).map(({ applicationId }) => applicationId)).toEqual([waiting[1]!.id]);
  });

  it('refuses a disabled administrator, and whoever is none', async () => {
    const student = await backend.database.transact('write', (tables) => {
      const farhan = tables.accounts.by('username', 'f.shaikh')!;
      tables.accounts.replace({ ...farhan, disabledAt: '2026-07-01T00:00:00.000Z' });
      return tables.accounts.by('email', accounts.student)!.id;
    });
    const { status, body } = await assign('acc_admin4');
    expect([status, body.error, body.message]).toEqual([
      409,
      'ASSIGNEE_DISABLED',
      'Farhan Shaikh cannot sign in, so that nothing can be assigned to this person',
    ]);
    expect((await assign(student)).status).toBe(409);
    expect(await casework()).toEqual([]);
  });
});

describe('holdDecision', () => {
  it('changes nothing of the application and sends no mail; its applicant learns that it is being decided', async () => {
    const before = [await application(waiting[0]!.id), await mails()];
    const own = await ownStatus(waiting[0]!);
    await hold({ status: 'REJECTED', rejectionReason: 'The grade is too low.' });
    expect([await application(waiting[0]!.id), await mails()]).toEqual(before);
    const told = await ownStatus(waiting[0]!);
    expect(told).toEqual({ ...own, isBeingDecided: true });
    expect(JSON.stringify(told)).not.toContain('too low');
    await hold(null);
    expect(await ownStatus(waiting[0]!)).toEqual(own);
    expect(await casework()).toEqual([]);
  });

  it.each<[what: string, decision: object, status: number]>([
    ['a rejection without a reason', { status: 'REJECTED' }, 400],
    ['an approval over capacity without comments', { status: 'APPROVED', overCapacity: true }, 400],
    ['the start of a review', { status: 'UNDER_REVIEW' }, 400],
  ])('refuses %s, for all of the applications', async (_what, decision, status) => {
    expect((await hold(decision)).status).toBe(status);
    expect(await casework()).toEqual([]);
  });

  it('refuses a decision that the status of one of them does not allow, for all of them', async () => {
    const rejected = await backend.database.transact('read', ({ applications }) =>
      applications.all().find(({ status }) => status === 'REJECTED')!,
    );
    expect((await hold({ status: 'APPROVED' }, [...ids(), rejected.id])).status).toBe(422);
    expect(await casework()).toEqual([]);
  });

  it.each<[what: string, decide: (one: Schemas['Application']) => Promise<unknown>]>([
    ['a review', ({ id }) => send('PUT', `/applications/${id}/review`, { status: 'WAITLISTED' })],
    ['an approval that takes a seat', ({ id }) => send('POST', `/applications/${id}/admission`, {})],
    [
      'its withdrawal',
      ({ referenceNumber, email }) => send('POST', '/applications/mine/withdrawal', { referenceNumber, email }),
    ],
  ])('drops the held decision of an application at %s', async (_what, decide) => {
    await hold({ status: 'APPROVED' }, ids(1));
    expect(await casework()).toHaveLength(1);
    await decide(waiting[0]!);
    expect(await casework()).toEqual([]);
  });
});

describe('releaseDecisions', () => {
  it('decides all at one moment, in the name of whoever releases, with a seat and a student for each approval', async () => {
    await backend.database.transact('write', ({ applications, courses }) => {
      const course = courses.all().find(({ availableSeats }) => availableSeats)!;
      courses.replace({ ...course, availableSeats: 5 });
      for (const id of ids()) applications.replace({ ...applications.get(id)!, desiredCourse: course.courseName });
    });
    await hold({ status: 'APPROVED', reviewComments: 'Complete.' });
    const other = await backend.tokenOf(accounts.superAdmin);
    const { body } = await backend.send('/admin/casework/released-decisions', {
      method: 'POST',
      token: other,
      body: { applicationIds: ids() },
    });
    expect(body.data).toEqual(ids().map((applicationId) => ({ applicationId, isReleased: true })));
    const [one, two] = await Promise.all(ids().map(application));
    expect(one).toMatchObject({ status: 'APPROVED', reviewedBy: 'Meera Joglekar', reviewComments: 'Complete.' });
    expect(one!.reviewedAt).toBe(two!.reviewedAt);
    const course = await backend.database.transact('read', ({ courses }) =>
      courses.by('courseName', one!.desiredCourse),
    );
    expect(course?.availableSeats).toBe(3);
    expect(await casework()).toEqual([]);
  });

  it('keeps what cannot be released, with the reason, and takes no seat and makes no student for it', async () => {
    const [taken] = await backend.database.transact('write', ({ applications, courses, accounts: people }) => {
      const course = courses.all().find(({ availableSeats }) => availableSeats)!;
      courses.replace({ ...course, availableSeats: 2 });
      for (const id of ids(3)) applications.replace({ ...applications.get(id)!, desiredCourse: course.courseName });
      const second = applications.get(waiting[1]!.id)!;
      const farhan = people.by('username', 'f.shaikh')!;
      // An approval that fails after the seat has been looked at.
      people.replace({ ...farhan, email: second.email });
      return [course.courseName];
    });
    await hold({ status: 'APPROVED' }, ids(3));
    const students = () => backend.database.transact('read', (tables) => tables.students.size);
    const before = await students();
    const rows = await release([...ids(3), waiting[3]!.id]);
    expect(rows.map(({ isReleased }) => isReleased)).toEqual([true, false, true, false]);
    expect(rows[1]?.message).toMatch(/.+/);
    expect(rows[3]?.message).toBe('No decision is held on this application');
    expect(await students()).toBe(before + 2);
    const left = await backend.database.transact('read', ({ courses }) => courses.by('courseName', taken!));
    expect(left?.availableSeats).toBe(0);
    expect((await casework()).map(({ applicationId }) => applicationId)).toEqual([waiting[1]!.id]);
  });
});

it('casework is in no answer to an applicant or a student, and in no mail', async () => {
  const secret = 'Zebra-Quagga';
  await note(secret);
  await hold({ status: 'REJECTED', rejectionReason: secret, reviewComments: secret });
  await assign('acc_admin4');
  const student = await backend.tokenOf(accounts.student);
  const answers = [
    await ownStatus(waiting[0]!),
    ...(await Promise.all(
      ['/auth/me', '/students', '/courses/active', '/admin/casework', '/applications'].map((path) =>
        backend.send(path, { token: student }),
      ),
    )),
    await backend.database.transact('read', ({ outbox }) => outbox.all()),
    (await backend.send('/applications', { token })).body,
  ];
  expect(JSON.stringify(answers)).not.toMatch(/Zebra|assignee|"held"/);
});
