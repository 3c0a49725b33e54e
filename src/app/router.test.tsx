import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openUserMenu, renderApp, signInAs } from '#tests/render.tsx';
import { expireSession } from '../session/session-end.ts';
import { session } from '../session/session.ts';

type App = Awaited<ReturnType<typeof renderApp>>;
const pathOf = ({ router }: App) => router.state.location.pathname;

/** Goes to a page as a link does, and says where that ends: the guard is asked as it is when a page is opened. */
async function goTo(app: App, path: string): Promise<string> {
  app.router.history.push('/about');
  await waitFor(() => expect(pathOf(app)).toBe('/about'));
  app.router.history.push(path);
  await waitFor(() => {
    expect(pathOf(app)).not.toBe('/about');
    expect(app.router.state.status).toBe('idle');
  });
  return pathOf(app);
}

it('Public pages open for every visitor, each with a heading of its own and a title (section 6)', async () => {
  const paths = ['/', '/login', '/register', '/about', '/contact', '/courses', '/admissions', '/faculty', '/research'];
  const app = await renderApp('/');
  const headings: (string | null)[] = [];
  for (const path of paths) {
    await act(async () => app.router.history.push(path));
    await waitFor(() => {
      const heading = screen.getByRole('heading', { level: 1 });
      expect(heading, path).toBeVisible();
      expect(headings, path).not.toContain(heading.textContent);
    });
    headings.push(screen.getByRole('heading', { level: 1 }).textContent);
    expect(pathOf(app)).toBe(path);
    expect(document.title, path).toContain('Malhar University');
  }
});

describe('The guard (section 6)', () => {
  const students = ['/student/dashboard', '/student/profile'];
  const admins = ['/admin/dashboard', '/admin/students', '/admin/students/1', '/admin/applications', '/admin/courses'];

  it('sends a signed-out visitor to /login with the page as redirect', async () => {
    const app = await renderApp('/student/dashboard');
    expect(pathOf(app)).toBe('/login');
    for (const path of [...students, ...admins]) {
      expect(await goTo(app, path), path).toBe('/login');
      expect(app.router.state.location.search).toEqual({ redirect: path });
    }
    expect(app.requests).toHaveLength(0);
  });

  it('admits a student to a student’s pages, and sends administrators to /', async () => {
    const app = await renderApp('/', { as: 'student' });
    for (const path of students) expect(await goTo(app, path), path).toBe(path);
    app.unmount();
    const other = await renderApp('/', { as: 'admin' });
    for (const path of students) expect(await goTo(other, path), path).toBe('/');
  });

  it('sends a student who opens a page of administrators to /', async () => {
    const app = await renderApp('/admin/dashboard', { as: 'student' });
    expect(pathOf(app)).toBe('/');
    for (const path of admins) expect(await goTo(app, path), path).toBe('/');
    expect(app.requests.filter(({ url }) => url.includes('/admin/'))).toHaveLength(0);
  });

  // Which roles are administrators is a table of its own.
  it('treats the stored role STAFF_ADMIN as an administrator', async () => {
    const app = await renderApp('/', { as: 'admin' });
    localStorage.setItem('userRole', 'STAFF_ADMIN');
    await act(async () => session.restore());
    await act(() => app.router.navigate({ to: '/admin/courses' }));
    expect(pathOf(app)).toBe('/admin/courses');
  });

  it('shows "Loading..." while auth is loading, and then the page', async () => {
    const app = await renderApp('/', { as: 'student' });
    let restored = () => {};
    vi.spyOn(session, 'ready').mockReturnValue(new Promise((resolve) => (restored = resolve)));
    act(() => void app.router.navigate({ to: '/student/profile' }));
    expect(await screen.findByText('Loading...', {}, { timeout: 3000 })).toBeVisible();
    restored();
    expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  });
});

describe('An unknown path (section 2)', () => {
  const others = ['/student', '/student/', '/admin', '/admin/', '/admin/nothing', '/student/x/y', '/index.html'];

  it.each(['/nothing', '/%E0'])('%s redirects to / when it is opened', async (path) => {
    expect(pathOf(await renderApp(path))).toBe('/');
  });

  it.each([
    ['a visitor', undefined, others],
    ['an administrator', 'admin', ['/student/', '/admin', '/admin/nothing']],
  ] as const)('An unknown path redirects %s to / when the app navigates to it', async (_, as, paths) => {
    const app = await renderApp('/about', as ? { as } : {});
    for (const path of paths) expect(await goTo(app, path), path).toBe('/');
  });
});

describe('A change of session', () => {
  it.each([
    ['signed out', 'student', undefined],
    ['signed in', undefined, 'student'],
    ['signed in as somebody else', 'student', 'admin'],
  ] as const)(
    'A page that is still loading its data requests it again after a change of session (%s)',
    async (_, as, next) => {
      let isHeld = true;
      const app = await renderApp('/courses', {
        ...(as && { as }),
        wire: (request, serve) => (isHeld ? new Promise(() => {}) : serve(request)),
      });
      await waitFor(() => expect(app.queryClient.isFetching()).toBe(1));
      isHeld = false;
      await act(async () => (next ? signInAs(app.database, next) : session.clear()));
      expect((await screen.findAllByRole('article'))[0]).toBeVisible();
    },
  );
});

describe('The end of a session', () => {
  it('Any 401 clears the session and goes to /login (section 8)', async () => {
    const app = await renderApp('/student/dashboard', {
      as: 'student',
      wire: async () => Response.json({ success: false, message: 'Expired' }, { status: 401 }),
    });
    await waitFor(() => expect(pathOf(app)).toBe('/login'));
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(app.router.state.location.search).toEqual({ redirect: '/student/dashboard' });
  });

  it('A logout in another tab closes the page in this one and drops its data', async () => {
    const app = await renderApp('/student/dashboard', { as: 'student' });
    await screen.findByText('Roll number');
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await waitFor(() => expect(app.queryClient.getQueryCache().getAll()).toEqual([]));
    expect(pathOf(app)).toBe('/login');
  });

  it('The browser’s Back shows nothing after the session has ended', async () => {
    const app = await renderApp('/student/dashboard', { as: 'student' });
    await screen.findByText('Roll number');
    await openUserMenu(app.user);
    await app.user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(pathOf(app)).toBe('/login'));
    act(() => app.router.history.back());
    await waitFor(() => expect(app.router.state.status).toBe('idle'));
    expect(pathOf(app)).toBe('/login');
    expect(screen.queryByText('Roll number')).not.toBeInTheDocument();
  });
});

describe('An app below a base path', () => {
  // The last is named like a page of the portal.
  it.each(['/portal/', '/admin/'])(
    'keeps the guard, the redirect after a login and the links below %s',
    async (basePath) => {
      const app = await renderApp('/admin/students?q=a', { basePath });
      const { history } = app.router;
      expect(history.location.href).toBe(`${basePath}login?redirect=%2Fadmin%2Fstudents%3Fq%3Da`);
      expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', basePath);
      await act(() => signInAs(app.database, 'admin'));
      await waitFor(() => expect(history.location.href).toBe(`${basePath}admin/students?q=a`));
    },
  );

  it('leads an expired session to the login and back', async () => {
    const app = await renderApp('/admin/students', { as: 'admin', basePath: '/portal/' });
    act(() => expireSession(app.router));
    await waitFor(() => expect(app.router.history.location.href).toBe('/portal/login?redirect=%2Fadmin%2Fstudents'));
  });
});
