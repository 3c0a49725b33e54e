import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
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

// That a login's answer is read from data.user, data.student and data.admin alike is tested at parseUser; the words and
// tones of the roles are tested at roleLabel and roleTone.
it.each([
  ['student', 'student', student, '/student/dashboard'],
  ['admin', 'admin', admin, '/admin/dashboard'],
  ['admin', 'user', { ...admin, role: 'STAFF_ADMIN' }, '/admin/dashboard'],
] as const)('A login at the %s tab with the account in data.%s opens the dashboard', async (...row) => {
  const [tab, field, account, lands] = row;
  const { user, router } = await signIn(tab, { [field]: account });
  expect(router.state.location.pathname).toBe(lands);
  expect(await screen.findByText('Login successful!')).toBeVisible();
  expect(screen.getByRole('button', { name: account.name })).toBeVisible();
  expect(localStorage.getItem('userRole')).toBe(tab === 'admin' ? 'ADMIN' : 'STUDENT');
  expect((await screen.findAllByText(/Asha Rao/)).length).toBeGreaterThan(0);
  if ('role' in account)
    expect(within(await openUserMenu(user)).getByText('Staff administrator')).toHaveAttribute('data-tone', 'info');
});

it.each([
  ['student', 'ALUMNUS', '/student/dashboard'],
  ['admin', 'admin', '/admin/students'],
] as const)(
  'A login at the %s tab with the unknown role %s shows a neutral badge and offers no action',
  async (tab, role, forbidden) => {
    const { user, router } = await signIn(tab, { user: { ...admin, role } });
    expect(router.state.location.pathname).toBe('/');
    const menu = within(await openUserMenu(user));
    expect(menu.getByText(role)).toHaveAttribute('data-tone', 'neutral');
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Change password', 'Logout']);
    await router.navigate({ to: forbidden });
    expect(router.state.location.pathname).toBe('/');
  },
);
