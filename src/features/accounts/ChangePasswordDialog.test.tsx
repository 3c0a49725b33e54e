import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pasteInto } from '#tests/paste-into.ts';
import { accounts, chooseInUserMenu, openedDialog, openUserMenu, renderApp } from '#tests/render.tsx';
import { login } from './auth.ts';
import { session } from '#src/session/session.ts';

const isChange = ({ url }: Request) => url.endsWith('/api/auth/change-password');
const { email, password } = accounts.student;
const NEXT = 'silver-Harbour-88';
const CHANGED = 'Password changed successfully';
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function open() {
  const app = await renderApp('/about', { as: 'student' });
  await chooseInUserMenu(app.user, 'Change password');
  // The dialog takes the focus one frame after it has appeared, and typing starts then.
  const dialog = await openedDialog('dialog', 'Change password');
  const field = (label: RegExp) => within(dialog).getByLabelText(label);
  const fields = { current: field(/^Current/), next: field(/^New/), again: field(/^Repeat/) };
  await waitFor(() => expect(fields.current).toHaveFocus());
  const send = () => app.user.click(within(dialog).getByRole('button', { name: 'Change Password' }));
  const fill = async (current: string, next = NEXT, again = next) => {
    await pasteInto(app.user, fields.current, current);
    await pasteInto(app.user, fields.next, next);
    await pasteInto(app.user, fields.again, again);
  };
  return { ...app, ...fields, dialog, fill, send };
}

describe('The password dialog', () => {
  it('opens from the user menu, by the click event of a screen reader and from the drawer, closes by Escape and Cancel, returns the focus, and clears its fields', async () => {
    const { current, user } = await open();
    const opener = screen.getByRole('button', { name: 'Ananya Deshpande', hidden: true });
    await pasteInto(user, current, password);
    await user.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());

    await openUserMenu(user);
    // A screen reader sends no pointer events.
    fireEvent.click(screen.getByRole('menuitem', { name: 'Change password' }));
    expect(await screen.findByLabelText(/^Current/)).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await isClosed();

    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeVisible();
  });
});

describe('A password change', () => {
  it('lets a student sign in with the new password alone, keeps this session and no password in memory, and ends the others with a 401 that leads to /login', async () => {
    const { fill, send, queryClient, router } = await open();
    const elsewhere = await login.call({ tab: 'student', email, password });
    await fill(password);
    await send();
    expect(await screen.findByText(CHANGED)).toBeVisible();
    await isClosed();
    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
    await expect(login.call({ tab: 'student', email, password })).rejects.toMatchObject({ status: 401 });
    await expect(login.call({ tab: 'student', email, password: NEXT })).resolves.toHaveProperty('token');
    await act(() => router.navigate({ to: '/student/dashboard' }));
    expect(await screen.findByText('Meghdoot Cloud')).toBeVisible();

    act(() => session.save({ ...elsewhere, role: 'STUDENT' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  // The rules are a table of change-password-schema.test.ts.
  it('shows a wrong current password at that field, says other failures with the focus on them, stays open while it is sent, and goes to /login after a 401 (section 8)', async () => {
    const app = await open();
    await app.send();
    await waitFor(() => expect(app.current).toHaveFocus());
    expect(app.current).toHaveAccessibleDescription(/Current password is required/);
    expect(app.next).toHaveAccessibleDescription(/Password is required/);
    expect(app.again).toHaveAccessibleDescription(/Please repeat the new password/);
    await app.fill('abc', NEXT, `${NEXT}9`);
    await app.send();
    await waitFor(() => expect(app.again).toHaveFocus());
    expect(app.again).toHaveAccessibleDescription(/The passwords do not match/);
    expect(app.requests.filter(isChange)).toEqual([]);

    await app.user.keyboard('{Backspace}');
    await app.send();
    await waitFor(() => expect(app.current).toHaveFocus());
    expect(app.current).toHaveAccessibleDescription(/The current password is not correct/);
    expect(app.requests.filter(isChange)).toHaveLength(1);
    expect(app.next).toHaveValue(NEXT);
    expect(app.again).toHaveValue(NEXT);
    expect(app.router.state.location.pathname).toBe('/about');
    expect(localStorage.getItem('authToken')).not.toBeNull();

    await app.user.clear(app.current);
    await pasteInto(app.user, app.current, password);
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
      expect(app.current).toHaveValue(password);
    }
    let answer = (_: Response) => {};
    app.intercept(() => new Promise((resolve) => (answer = resolve)));
    await app.send();
    expect(await within(app.dialog).findByRole('button', { name: 'Changing...' })).toBeDisabled();
    await app.user.keyboard('{Escape}');
    await app.user.click(within(app.dialog).getByRole('button', { name: 'Close' }));
    answer(Response.json({ success: false, errors: { oldPassword: 'Not this one.' } }, { status: 400 }));
    await waitFor(() => expect(app.current).toHaveAccessibleDescription(/Not this one\./));
    expect(app.dialog).toBeVisible();

    app.intercept(async () => Response.json({ success: false, message: 'Expired' }, { status: 401 }));
    await app.send();
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    await isClosed();
    expect(localStorage.getItem('authToken')).toBeNull();
  });
});
