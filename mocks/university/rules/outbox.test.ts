import { expect, it } from 'vitest';
import { testBackend } from '#mocks/testing.ts';
import { passwordChangedMail, passwordResetMail, welcomeMail, withdrawalMail } from './outbox.ts';

it('Every message says what it is about, and where its link leads', async () => {
  const { database } = await testBackend();
  const mails = await database.transact('read', ({ applications, accounts }) => {
    const [application] = applications.all();
    const [account] = accounts.all();
    if (!application || !account) throw new Error('There is nobody to write to');
    return [
      welcomeMail(application, 'Kettle-42'),
      withdrawalMail(application),
      passwordChangedMail(account),
      passwordResetMail(account),
    ];
  });
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your student account',
    expect.stringMatching(/^Your application APP-\S+ is withdrawn$/),
    'Your password was changed',
    'Your password was reset',
  ]);
  expect(mails.map(({ link }) => link?.label)).toEqual([
    'Open your dashboard',
    'The university’s courses',
    'Open the portal',
    'Sign in',
  ]);
});
