import { describe, expect, it } from 'vitest';
import { restoreDeleted } from '../rules/deleted.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';
import { knownOf, submission } from '#mocks/testing-requests.ts';

const mails = ({ database }: TestBackend) => database.transact('read', ({ outbox }) => outbox.all());
/** An application that was just sent in, and how to review it. */
async function applied() {
  const backend = await testBackend();
  const token = await backend.tokenOf(accounts.staffAdmin);
  const { body } = await backend.send('/applications/submit', { method: 'POST', body: submission });
  const { id, referenceNumber } = body.data as { id: string; referenceNumber: string };
  const review = (decision: object) =>
    backend.send(`/applications/${id}/review`, { method: 'PUT', token, body: decision });
  return { backend, referenceNumber, review };
}

describe('The outbox', () => {
  it('contains the confirmation that the admission form promises, with the reference number', async () => {
    const { backend, referenceNumber } = await applied();
    const [mail] = await mails(backend);
    expect(mail).toMatchObject({
      to: submission.email,
      subject: `We have received your application ${referenceNumber}`,
    });
    expect(mail?.text).toContain('Dear Kabir Sethi,');
  });

  it('contains no message for a refused application', async () => {
    const { backend } = await applied();
    await backend.send('/applications/submit', { method: 'POST', body: submission });
    expect(await mails(backend)).toHaveLength(1);
  });

  it('reports a rejection with its reason, and without the comments', async () => {
    const { backend, review } = await applied();
    await review({
      status: 'REJECTED',
      rejectionReason: 'The marks are missing.',
      reviewComments: 'A note for colleagues',
    });
    const mail = (await mails(backend)).at(-1);
    expect(mail?.text).toContain('The reason: The marks are missing.');
    expect(mail?.text).not.toContain('A note for colleagues');
  });

  it.each([
    ['WAITLISTED', 'You are on the waiting list'],
    ['APPROVED', 'is approved'],
  ])('reports %s', async (status, words) => {
    const { backend, review } = await applied();
    await review({ status });
    expect((await mails(backend)).map(({ text }) => text).join('\n')).toContain(words);
  });

  it('contains nothing for a review in progress, and a message when a rejected application is reopened', async () => {
    const { backend, review } = await applied();
    await review({ status: 'UNDER_REVIEW' });
    expect(await mails(backend)).toHaveLength(1);
    await review({ status: 'REJECTED', rejectionReason: 'The marks are missing.' });
    await review({ status: 'UNDER_REVIEW', reviewComments: 'The marks came' });
    expect((await mails(backend)).at(-1)?.subject).toMatch(/is open again$/);
  });

  it('contains the temporary password, with which the new student can sign in', async () => {
    const { backend, review } = await applied();
    await review({ status: 'APPROVED' });
    const mail = (await mails(backend)).at(-1);
    const [, password = ''] = /Temporary password: (\S+)/.exec(mail?.text ?? '') ?? [];
    expect(await backend.login(submission.email, password)).toEqual(expect.any(String));
    expect(mail?.link).toMatchObject({ path: '/student/dashboard', email: submission.email });
  });

  it.each([
    ['a student', accounts.student, '/student/dashboard'],
    ['an administrator', accounts.superAdmin, '/admin/dashboard'],
  ])('tells %s that the password was changed, with a link to their dashboard', async (_, email, path) => {
    const backend = await testBackend();
    const token = await backend.tokenOf(email);
    const body = { oldPassword: 'Demo@1234', newPassword: 'Other@1234' };
    await backend.send('/auth/change-password', { method: 'POST', token, body });
    expect(await mails(backend)).toMatchObject([
      { to: email, subject: 'Your password was changed', link: { path, email } },
    ]);
  });
});

describe('A restored record', () => {
  const restoreLast = ({ database }: TestBackend) =>
    database.transact('write', (tables) => restoreDeleted(tables, tables.deleted.all().at(-1)?.id ?? ''));

  it('A restored student is unchanged and can sign in again', async () => {
    const backend = await testBackend();
    const token = await backend.tokenOf(accounts.staffAdmin);
    const { own } = await knownOf(backend);
    await backend.send(`/students/${own.id}`, { method: 'DELETE', token });
    await expect(backend.login(accounts.student)).rejects.toThrow('could not sign in');
    await restoreLast(backend);
    expect((await backend.send(`/students/${own.id}`, { token })).body.data).toEqual(own);
    expect(await backend.login(accounts.student)).toEqual(expect.any(String));
  });

  it('A restored course is unchanged', async () => {
    const backend = await testBackend();
    const token = await backend.tokenOf(accounts.staffAdmin);
    const { course } = await knownOf(backend);
    const { data } = (await backend.send(`/courses/${course}`)).body;
    await backend.send(`/courses/${course}`, { method: 'DELETE', token });
    await restoreLast(backend);
    expect((await backend.send(`/courses/${course}`)).body.data).toEqual(data);
  });

  it('A deleted record is not restored when another has taken its roll number, and the message says so', async () => {
    const backend = await testBackend();
    const token = await backend.tokenOf(accounts.staffAdmin);
    const { own, other } = await knownOf(backend);
    await backend.send(`/students/${own.id}`, { method: 'DELETE', token });
    await backend.database.transact('write', ({ students }) =>
      students.replace({ ...students.get(other.id)!, rollNo: own.rollNo }),
    );
    await expect(restoreLast(backend)).rejects.toThrow(`The roll number ${own.rollNo} is in use again.`);
    const kept = await backend.database.transact('read', ({ deleted }) => deleted.size);
    expect(kept).toBe(1);
  });
});
