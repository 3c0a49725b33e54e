import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pasteInto } from '../paste-into.ts';
import { openPage, openUserMenu } from '../render.tsx';
import { enveloped, otherServer } from './other-server.ts';
import { student } from './records.ts';

const admin = { id: 'u1', name: 'Meera Joglekar', email: 'meera@x.example' };

async function signIn(tab: 'student' | 'admin', data: object) {
  const path = tab === 'admin' ? 'POST /admin/auth/login' : 'POST /auth/student-login';
  const app = await openPage(
    `/login?tab=${tab}`,
    otherServer({
      [path]: enveloped({ token: 't-1', ...data }),
      'GET /auth/me': enveloped(student),
      'GET /admin/students': enveloped([student]),
      'GET /students': enveloped([student]),
    }),
  );
  await pasteInto(app.user, screen.getByRole('textbox', { name: /^Email/ }), 'a@x.example');
  await pasteInto(app.user, screen.getByLabelText(/^Password/), 'secret-1');
  await app.user.click(screen.getByRole('button', { name: /^Login as/ }));
  await waitFor(() => expect(app.router.state.location.pathname).not.toBe('/login'));
  // The page has arrived when its heading has the focus.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  return app;
}

describe('data.user at a login, also seen as data.student and data.admin', () => {
  it.each([
    ['student', 'user', { ...student, role: 'STUDENT' }, '/student/dashboard'],
    ['student', 'student', { ...student, role: 'STUDENT' }, '/student/dashboard'],
    ['student', 'student', student, '/student/dashboard'],
    ['admin', 'user', { ...admin, role: 'STAFF_ADMIN' }, '/admin/dashboard'],
    ['admin', 'admin', { ...admin, role: 'SUPER_ADMIN' }, '/admin/dashboard'],
    ['admin', 'admin', admin, '/admin/dashboard'],
  ] as const)('the %s tab reads data.%s', async (tab, field, account, lands) => {
    const app = await signIn(tab, { [field]: account });
    expect(app.router.state.location.pathname).toBe(lands);
    expect(await screen.findByText('Login successful!')).toBeVisible();
    expect(screen.getByRole('button', { name: account.name })).toBeVisible();
    expect(localStorage.getItem('userRole')).toBe(tab === 'admin' ? 'ADMIN' : 'STUDENT');
    expect((await screen.findAllByText(/Asha Rao/)).length).toBeGreaterThan(0);
  });
});

describe('A role', () => {
  it.each([
    ['STUDENT', 'Student', 'info'],
    ['ADMIN', 'Administrator', 'info'],
    ['STAFF_ADMIN', 'Staff administrator', 'info'],
    ['SUPER_ADMIN', 'Super administrator', 'info'],
  ])('%s is a badge in the user menu: %s', async (role, label, tone) => {
    const { user } = await signIn(role === 'STUDENT' ? 'student' : 'admin', { user: { ...admin, role } });
    expect(within(await openUserMenu(user)).getByText(label)).toHaveAttribute('data-tone', tone);
  });

  it.each([
    ['student', 'ALUMNUS', '/student/dashboard'],
    ['admin', 'REGISTRAR', '/admin/dashboard'],
    ['admin', 'admin', '/admin/students'],
  ] as const)('that is unknown (%s, %s) shows a neutral badge and offers no action', async (tab, role, forbidden) => {
    const { user, router } = await signIn(tab, { user: { ...admin, role } });
    expect(router.state.location.pathname).toBe('/');
    const menu = within(await openUserMenu(user));
    expect(menu.getByText(role)).toHaveAttribute('data-tone', 'neutral');
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Change password', 'Logout']);
    await router.navigate({ to: forbidden });
    expect(router.state.location.pathname).toBe('/');
  });
});
