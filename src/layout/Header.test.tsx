import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openUserMenu, renderApp, signInAs } from '#tests/render.tsx';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { session } from '../session/session.ts';

const links = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('The navigation bar links a visitor to every public page, marks the current one, and offers Apply Now and Login, and no dashboard (section 2)', async () => {
  await renderApp('/about');
  const bar = screen.getByRole('navigation', { name: 'Main' });
  expect(links(bar)).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Courses', '/courses'],
    ['Faculty', '/faculty'],
    ['Research', '/research'],
    ['Contact', '/contact'],
  ]);
  expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('About');
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/admissions');
  expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(header.queryByRole('button', { name: 'User' })).not.toBeInTheDocument();
  expect(header.queryByRole('link', { name: 'Dashboard', hidden: true })).not.toBeInTheDocument();
});

describe('The user menu (section 2)', () => {
  const ofStaff = ['/admin/dashboard', '/admin/students', '/admin/applications', '/admin/courses', '/admin/activity'];

  it('The bar of a public page leads a student, a staff and a super administrator to their own pages in one click, and the user menu links to the pages of the role', async () => {
    const { user, router, database } = await renderApp('/about', { as: 'student', students: 3 });
    for (const [as, paths] of [
      ['student', ['/student/dashboard', '/student/profile']],
      ['staff', ofStaff],
      ['admin', ofStaff],
    ] as const) {
      await act(() => signInAs(database, as));
      await act(() => router.navigate({ to: '/about' }));
      // Each session has a page of its own.
      const header = within(screen.getByRole('banner'));
      const items = within(await openUserMenu(user)).getAllByRole('menuitem');
      expect(items.map((item) => item.getAttribute('href')).filter(Boolean), as).toEqual(paths);
      expect(items.at(-1), as).toHaveTextContent('Logout');
      expect(header.queryByRole('link', { name: 'Login' }), as).not.toBeInTheDocument();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

      // The link is there from 1024 px on, which jsdom's window is not.
      await user.click(header.getByRole('link', { name: 'Dashboard', hidden: true }));
      await waitFor(() => expect(router.state.location.pathname, as).toBe(paths[0]));
      // There, the person's own pages have links to each other.
      expect(await screen.findAllByRole('link', { name: 'Dashboard' }), as).toHaveLength(1);
    }
  });

  it('The user menu holds one link to the university’s website on administrators’ pages, whose bar has other links, and none to the activity where the server does not tell it', async () => {
    const { user, router } = await renderApp('/admin/students', { as: 'staff', students: 3 });
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
    const menu = within(await openUserMenu(user));
    const names = () => menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
    const [before, after] = [
      ['Dashboard', 'Students', 'Applications', 'Courses'],
      ['University website', 'Letters', 'Intake report', 'Exam list', 'Change password', 'Logout'],
    ];
    expect(names()).toEqual([...before, 'Activity', ...after]);
    act(() => offerExtensions([]));
    expect(names()).toEqual([...before, ...after]);
    expect(screen.queryByText('Activity')).not.toBeInTheDocument();
    await user.click(menu.getByRole('menuitem', { name: 'University website' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('The user menu opens by the arrow key, closes by Escape, and returns the focus; it is called "User" when the user has no name', async () => {
    const { user } = await renderApp('/about', { as: 'student' });
    const button = screen.getByRole('button', { name: String(session.state().user?.name) });
    button.focus();
    await user.keyboard('{ArrowDown}');
    const menu = await screen.findByRole('menu');
    // It takes the focus a moment after it has appeared, and a person presses Escape later than that.
    await waitFor(() => expect(menu).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'false');

    act(() => session.updateUser({ email: 'student@university.example' }));
    expect(screen.getByRole('button', { name: 'User' })).toBeVisible();
  });
});

describe('Logout (section 4)', () => {
  it.each([
    ['the server answers', undefined],
    ['the server call fails', () => Promise.reject(new TypeError('offline'))],
    ['the server never answers', () => new Promise<Response>(() => {})],
  ])('clears the session and says so when %s', async (_, wire) => {
    const app = await renderApp('/student/profile', { as: 'student' });
    const sent: Request[] = [];
    app.intercept((request, serve) => {
      sent.push(request);
      return wire ? wire() : serve(request);
    });
    const { token } = session.state();
    await openUserMenu(app.user);
    await app.user.click(screen.getByRole('menuitem', { name: 'Logout' }));

    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    await waitFor(() => expect(app.router.state.location.href).toBe('/login'));
    expect(['authToken', 'userRole', 'userInfo'].map((key) => localStorage.getItem(key))).toEqual([null, null, null]);
    const goodbye = sent.find(({ url }) => url.endsWith('/api/auth/logout'));
    expect(goodbye?.headers.get('Authorization')).toBe(`Bearer ${token}`);
  });
});

describe('The navigation drawer on small screens', () => {
  it('holds the same links, traps the focus, and returns it', async () => {
    const { user, router } = await renderApp('/about', { as: 'student' });
    const opener = screen.getByRole('button', { name: 'Open menu' });
    await user.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(links(drawer).map(([, href]) => href)).toEqual([
      '/student/dashboard',
      '/student/profile',
      '/',
      '/about',
      '/courses',
      '/faculty',
      '/research',
      '/contact',
    ]);
    expect(within(drawer).getByRole('button', { name: 'Logout' })).toBeVisible();
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    for (let presses = 0; presses < 12; presses += 1) await user.tab();
    expect(drawer).toContainElement(document.activeElement as HTMLElement);

    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());

    await user.click(opener);
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Courses' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
