import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openedDialog, renderApp } from '#tests/render.tsx';
import { login } from '#src/features/accounts/auth.ts';
import { offerExtensions } from '#src/platform/server/extensions.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const ANANYA = 'stu_000001';
const EMAIL = 'student@university.example';
const isReset = ({ url }: Request) => url.endsWith('/password-reset');
const NAME = 'Reset password';

async function ask(options: Options = {}) {
  const app = await renderApp(`/admin/students/${ANANYA}`, { as: 'staff', ...options });
  const opener = await screen.findByRole('button', { name: NAME });
  await waitFor(() => expect(opener).toBeEnabled());
  await app.user.click(opener);
  const question = await openedDialog('alertdialog', NAME);
  const confirm = () => app.user.click(within(question).getByRole('button', { name: NAME }));
  return { ...app, opener, question, confirm };
}

const signInWith = (password: string) => login.call({ tab: 'student', email: EMAIL, password });

describe('Resetting a student’s password', () => {
  it('works for every administrator: it ends the old password and its sessions, and shows the new password', async () => {
    const { question, confirm, user, queryClient, opener } = await ask();
    expect(question).toHaveAccessibleDescription(
      'Reset the password of Ananya Deshpande? The old password stops working at once, and every session of this ' +
        'account ends. You get a temporary password to pass on.',
    );
    await confirm();
    const dialog = await screen.findByRole('dialog', { name: 'Temporary password of Ananya Deshpande' });
    expect(dialog).toHaveTextContent('This password is shown only now');
    expect(dialog).toHaveTextContent(`signs in with it as ${EMAIL}`);
    const password = within(dialog).getByLabelText('Temporary password').textContent;
    await expect(signInWith('Demo@1234')).rejects.toMatchObject({ status: 401 });
    await expect(signInWith(password)).resolves.toHaveProperty('token');

    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(password);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.body).not.toHaveTextContent(password);
    expect(
      JSON.stringify([queryClient.getMutationCache().getAll(), { ...localStorage, ...sessionStorage }]),
    ).not.toContain(password);
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('A password reset does nothing without a confirmation, with the focus on Cancel first, and fails in its dialog for a disabled account, with the server’s message', async () => {
    const { question, user, requests, opener, database } = await ask();
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(requests.filter(isReset)).toEqual([]);

    await database.transact('write', ({ accounts }) => {
      const account = accounts.by('email', EMAIL);
      if (account) accounts.replace({ ...account, disabledAt: '2026-07-01T00:00:00.000Z' });
    });
    await user.click(opener);
    const again = within(await openedDialog('alertdialog', NAME));
    await user.click(again.getByRole('button', { name: NAME }));
    const alert = await again.findByRole('alert');
    expect(alert).toHaveTextContent('This account is disabled. Enable it before you reset its password.');
    await waitFor(() => expect(alert).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('says after each kind of failure that it failed (section 8), and is sent once on the next try, however often the button is clicked', async () => {
    const { confirm, intercept, question, requests } = await ask();
    for (const [name, message, answer] of [
      ['a 500', 'Failed to reset password', () => new Response(null, { status: 500 })],
      ['a failed request', 'Error resetting password', () => Promise.reject(new TypeError('offline'))],
      ['no success', 'Failed to reset password', () => Response.json({ success: false })],
      [
        'an answer without a password',
        'Error resetting password',
        () => Response.json({ success: true, data: { email: EMAIL } }),
      ],
    ] as const) {
      intercept(async (request, serve) => (isReset(request) ? answer() : serve(request)));
      await confirm();
      await waitFor(() => expect(within(question).getByRole('alert'), name).toHaveTextContent(message));
    }
    let answer = () => {};
    intercept(async (request, serve) => {
      if (isReset(request)) await new Promise<void>((resolve) => (answer = resolve));
      return serve(request);
    });
    await confirm();
    const busy = await within(question).findByRole('button', { name: 'Resetting...' });
    expect(busy).toBeDisabled();
    busy.click();
    answer();
    expect(await screen.findByLabelText('Temporary password')).toHaveTextContent(/^\w{12}$/);
    expect(requests.filter(isReset)).toHaveLength(1);
  });

  it('needs the extension: without it the button is absent', async () => {
    offerExtensions(['administrators', 'profile']);
    await renderApp(`/admin/students/${ANANYA}`, { as: 'staff' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());
    expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument();
  });
});
