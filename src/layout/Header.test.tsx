import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openUserMenu, renderApp } from '#tests/render.tsx';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { session } from '../session/session.ts';

const links = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('The navigation bar (section 2)', () => {
  const pages = [
    ['Home', '/'],
    ['About', '/about'],
    ['Courses', '/courses'],
    ['Faculty', '/faculty'],
    ['Research', '/research'],
    ['Contact', '/contact'],
  ];

  it('links to every public page', async () => {
    await renderApp('/');
    expect(links(screen.getByRole('navigation', { name: 'Main' }))).toEqual(pages);
  });

  it('marks the current page', async () => {
    await renderApp('/about');
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('About');
  });

  it('shows Apply Now and Login to signed-out visitors', async () => {
    await renderApp('/about');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/admissions');
    expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(header.queryByRole('button', { name: 'User' })).not.toBeInTheDocument();
  });
});

// It is there from 1024 px on, which jsdom's window is not.
describe('The link “Dashboard” in the bar of a public page', () => {
  it.each([
    ['student', '/student/dashboard'],
    ['staff', '/admin/dashboard'],
    ['admin', '/admin/dashboard'],
  ] as const)('leads a %s to their own pages in one click', async (as, path) => {
    const { user, router } = await renderApp('/courses', { as });
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Dashboard', hidden: true }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    // There, the person's own pages have links to each other.
    expect(await screen.findAllByRole('link', { name: 'Dashboard' })).toHaveLength(1);
  });

  it('stays away from visitors', async () => {
    await renderApp('/courses');
    expect(screen.queryByRole('link', { name: 'Dashboard', hidden: true })).not.toBeInTheDocument();
  });
});

describe('The user menu (section 2)', () => {
  it.each([
    ['student', ['/student/dashboard', '/student/profile']],
    ['staff', ['/admin/dashboard', '/admin/students', '/admin/applications', '/admin/courses', '/admin/activity']],
    ['admin', ['/admin/dashboard', '/admin/students', '/admin/applications', '/admin/courses', '/admin/activity']],
  ] as const)('The user menu of a %s links to the pages of the role', async (as, paths) => {
    const { user } = await renderApp('/about', { as });
    const menu = within(await openUserMenu(user));
    const items = menu.getAllByRole('menuitem');
    expect(items.map((item) => item.getAttribute('href')).filter(Boolean)).toEqual(paths);
    expect(items.at(-1)).toHaveTextContent('Logout');
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });

  it('The user menu has no link to the activity where the server does not tell it', async () => {
    offerExtensions([]);
    const { user } = await renderApp('/admin/students', { as: 'staff' });
    const menu = within(await openUserMenu(user));
    expect(menu.getByRole('menuitem', { name: 'Courses' })).toBeInTheDocument();
    expect(screen.queryByText('Activity')).not.toBeInTheDocument();
  });

  it('holds one link to the university’s website on administrators’ pages, whose bar has other links', async () => {
    const { user, router } = await renderApp('/admin/students', { as: 'staff' });
    const bar = within(screen.getByRole('banner'));
    expect(bar.queryByRole('link', { name: 'About' })).not.toBeInTheDocument();
    const menu = within(await openUserMenu(user));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Students',
      'Applications',
      'Courses',
      'Activity',
      'University website',
      'Change password',
      'Logout',
    ]);
    await user.click(menu.getByRole('menuitem', { name: 'University website' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('shows "User" when the user has no name', async () => {
    await renderApp('/about', { as: 'student' });
    act(() => session.updateUser({ email: 'student@university.example' }));
    expect(screen.getByRole('button', { name: 'User' })).toBeVisible();
  });

  it('opens by the arrow key, closes by Escape, and returns the focus', async () => {
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
