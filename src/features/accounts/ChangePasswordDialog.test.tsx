import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pasteInto } from '#tests/paste-into.ts';
import { accounts, chooseInUserMenu, openUserMenu, renderApp } from '#tests/render.tsx';
import { login } from './auth.ts';
import { session } from '#src/session/session.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;
const isChange = ({ url }: Request) => url.endsWith('/api/auth/change-password');
const CHANGED = 'Password changed successfully';

async function open({ as = 'student', ...options }: Options = {}) {
  const app = await renderApp('/about', { as, ...options });
  await chooseInUserMenu(app.user, 'Change password');
  const dialog = await screen.findByRole('dialog', { name: 'Change password' });
  // The dialog takes the focus one frame after it has appeared, and typing starts then.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const field = (label: RegExp) => within(dialog).getByLabelText(label);
  const fields = { current: field(/^Current/), next: field(/^New/), again: field(/^Repeat/) };
  await waitFor(() => expect(fields.current).toHaveFocus());
  const send = () => app.user.click(within(dialog).getByRole('button', { name: 'Change Password' }));
  const fill = async (current: string, next: string, again = next) => {
    for (const [control, value] of [
      [fields.current, current],
      [fields.next, next],
      [fields.again, again],
    ] as const)
      if (value) await pasteInto(app.user, control, value);
  };
  return { ...app, ...fields, dialog, fill, send };
}

describe('The password change in the user menu', () => {
  it.each(['student', 'staff', 'admin'] as const)(
    'lets a %s sign in with the new password, and no longer with the old one',
    async (as) => {
      const { fill, send } = await open({ as });
      const { email, password } = accounts[as];
      await fill(password, 'silver-Harbour-88');
      await send();
      expect(await screen.findByText(CHANGED)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const tab = as === 'student' ? 'student' : 'admin';
      await expect(login.call({ tab, email, password })).rejects.toMatchObject({ status: 401 });
      await expect(login.call({ tab, email, password: 'silver-Harbour-88' })).resolves.toHaveProperty('token');
    },
  );

  it('opens from the drawer on small screens too', async () => {
    const { user } = await renderApp('/about', { as: 'student' });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeVisible();
  });

  it('opens by the click event of a screen reader, which sends no pointer events', async () => {
    const { user } = await renderApp('/about', { as: 'student' });
    await openUserMenu(user);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Change password' }));
    expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeVisible();
  });

  it('does not open for a signed-out visitor', async () => {
    await renderApp('/about');
    await act(() => import('./ChangePasswordDialog.tsx'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps this session, and ends the others with a 401 that leads to /login', async () => {
    const app = await open();
    const elsewhere = await login.call({ tab: 'student', ...accounts.student });
    await app.fill(accounts.student.password, 'silver-Harbour-88');
    await app.send();
    await screen.findByText(CHANGED);
    await act(() => app.router.navigate({ to: '/student/dashboard' }));
    expect(await screen.findByText('Meghdoot Cloud')).toBeVisible();

    act(() => session.save({ ...elsewhere, role: 'STUDENT' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem('authToken')).toBeNull();
  });
});

describe('The rules of a password change', () => {
  const good = 'silver-Harbour-88';
  it('A password change that breaks a rule is not sent, and the focus is on the field', async () => {
    const app = await open();
    for (const [current, next, again, wrong, message] of [
      ['', '', '', 'current', 'Current password is required'],
      ['Demo@1234', '', '', 'next', 'Password is required'],
      ['Demo@1234', 'abcde', 'abcde', 'next', 'Password must be at least 6 characters'],
      ['Demo@1234', 'Demo@1234', 'Demo@1234', 'next', 'The new password must differ from the current one'],
      ['Demo@1234', good, '', 'again', 'Please repeat the new password'],
      ['Demo@1234', good, `${good}9`, 'again', 'The passwords do not match'],
    ] as const) {
      for (const control of [app.current, app.next, app.again]) await app.user.clear(control);
      await app.fill(current, next, again);
      await app.send();
      await waitFor(() => expect(app[wrong]).toHaveFocus());
      await waitFor(() => expect(app[wrong]).toHaveAccessibleDescription(new RegExp(message)));
    }
    expect(app.requests.filter(isChange)).toEqual([]);
  });

  it('A current password shorter than 6 characters is left to the server to check', async () => {
    const app = await open();
    await app.fill('abc', good);
    await app.send();
    await waitFor(() => expect(app.requests.filter(isChange)).toHaveLength(1));
  });
});

describe('A password change that fails', () => {
  it('shows a wrong current password on that field, and keeps the rest', async () => {
    const app = await open();
    await app.fill('not-the-one', 'silver-Harbour-88');
    await app.send();
    await waitFor(() => expect(app.current).toHaveFocus());
    expect(app.current).toHaveAccessibleDescription(/The current password is not correct/);
    expect(app.next).toHaveValue('silver-Harbour-88');
    expect(app.again).toHaveValue('silver-Harbour-88');
    expect(app.router.state.location.pathname).toBe('/about');
    expect(localStorage.getItem('authToken')).not.toBeNull();
  });

  it('shows a message with the focus on it, and keeps what was typed', async () => {
    const app = await open();
    await app.fill('Demo@1234', 'silver-Harbour-88');
    for (const [answer, message] of [
      [() => Response.json({ success: false, message: 'Locked.' }, { status: 403 }), 'Locked.'],
      [() => new Response(null, { status: 500 }), 'Failed to change password'],
      [() => Promise.reject(new TypeError('offline')), 'Error changing password'],
    ] as const) {
      app.intercept(async (request, serve) => (isChange(request) ? answer() : serve(request)));
      // The click takes the focus from the alert of the failure before.
      await app.send();
      await waitFor(() => expect(within(app.dialog).getByRole('alert'), message).toHaveFocus());
      expect(within(app.dialog).getByRole('alert')).toHaveTextContent(message);
      expect(app.current).toHaveValue('Demo@1234');
    }
    app.intercept((request, serve) => serve(request));
    await app.send();
    expect(await screen.findByText(CHANGED)).toBeVisible();
  });

  it('goes to /login after a 401 (section 8), without the dialog', async () => {
    const app = await open();
    app.intercept(async () => Response.json({ success: false, message: 'Expired' }, { status: 401 }));
    await app.fill('Demo@1234', 'silver-Harbour-88');
    await app.send();
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('A password change ignores a second click while it is being sent, and cannot be closed', async () => {
    const app = await open();
    let answer = (_: Response) => {};
    app.intercept(() => new Promise((resolve) => (answer = resolve)));
    await app.fill('Demo@1234', 'silver-Harbour-88');
    await app.send();
    expect(await within(app.dialog).findByRole('button', { name: 'Changing...' })).toBeDisabled();
    await app.user.keyboard('{Escape}');
    await app.user.click(within(app.dialog).getByRole('button', { name: 'Close' }));
    answer(Response.json({ success: false, errors: { oldPassword: 'Not this one.' } }, { status: 400 }));
    await waitFor(() => expect(app.current).toHaveAccessibleDescription(/Not this one\./));
    expect(app.dialog).toBeVisible();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('The password dialog', () => {
  it('closes by Cancel and by Escape, returns the focus to the menu, and clears its fields', async () => {
    const app = await open();
    const opener = screen.getByRole('button', { name: 'Ananya Deshpande', hidden: true });
    await app.fill('Demo@1234', '');
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await chooseInUserMenu(app.user, 'Change password');
    expect(await screen.findByLabelText(/^Current/)).toHaveValue('');
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps no password in memory after it has closed', async () => {
    const { fill, send, queryClient } = await open();
    await fill('Demo@1234', 'silver-Harbour-88');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
  });
});
