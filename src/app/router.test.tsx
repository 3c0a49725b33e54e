import { createMemoryHistory } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp, signInAs } from '#tests/render.tsx';
import { connect } from '#src/platform/api/connection.ts';
import { expireSession } from '../session/session-end.ts';
import { session } from '../session/session.ts';
import { createAppRouter } from './router.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;
const pathOf = ({ router }: App) => router.state.location.pathname;

/** Opens an address as somebody, draws nothing, and says where that ends and which requests it has made. */
async function opened(href: string, role?: string, basePath?: string) {
  const requests: string[] = [];
  connect({
    transport: ({ url }) => {
      requests.push(url);
      return new Promise(() => {});
    },
  });
  session.clear();
  if (role) {
    session.save({ token: 'token', role: 'ADMIN', user: { email: 'asha@university.example' } });
    localStorage.setItem('userRole', role);
    session.restore();
  }
  const history = createMemoryHistory({ initialEntries: [href] });
  const router = createAppRouter({ history, ...(basePath && { basePath }) });
  const settled = async () => {
    await vi.waitFor(() => expect(router.state.isLoading).toBe(false));
    return history.location.href;
  };
  await router.load();
  return { href: await settled(), requests, router, settled };
}

it('Public pages open for every visitor, each with a heading of its own and a title (section 6)', async () => {
  const paths = ['/', '/login', '/register', '/about', '/contact', '/courses', '/admissions', '/faculty', '/research'];
  const app = await renderApp('/');
  const headings: (string | null | undefined)[] = [];
  const heading = () => document.querySelector('h1')?.textContent;
  for (const path of paths) {
    await act(async () => app.router.history.push(path));
    await waitFor(() => {
      expect(heading(), path).toMatch(/\w/);
      expect(headings, path).not.toContain(heading());
    });
    headings.push(heading());
    expect(pathOf(app)).toBe(path);
    expect(document.title, path).toContain('Malhar University');
  }
});

describe('The guard (section 6)', () => {
  const students = ['/student/dashboard', '/student/profile'];
  const admins = ['/admin/dashboard', '/admin/students', '/admin/students/1', '/admin/applications', '/admin/courses'];

  it.each([...students, ...admins])(
    'sends a signed-out visitor to /login from %s, with the page as redirect',
    async (path) => {
      const { href, requests } = await opened(path);
      expect(href).toBe(`/login?redirect=${encodeURIComponent(path)}`);
      expect(requests).toEqual([]);
    },
  );

  // Which roles are administrators is a table of its own.
  it.each([
    ['STUDENT', students, admins],
    ['ADMIN', admins, students],
    ['STAFF_ADMIN', admins, students],
  ])('admits the role %s to %j, and sends it to / from %j', async (role, own, others) => {
    for (const path of own) expect((await opened(path, role)).href, path).toBe(path);
    for (const path of others) {
      const { href, requests } = await opened(path, role);
      expect(href, path).toBe('/');
      expect(
        requests.filter((url) => /auth\/me|\/admin\//.test(url)),
        path,
      ).toEqual([]);
    }
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

// Section 2, /login: it would lead back to itself, or to a page that only redirects.
it.each([
  ['%2Fcourses', '/courses'],
  ['%2Flogin', '/admin/dashboard'],
  ['%2Fregister', '/admin/dashboard'],
  ['%2Fnowhere', '/admin/dashboard'],
])('The login of somebody who is signed in, with the redirect %s, leads to %s', async (redirect, page) => {
  const { href } = await opened(`/login?redirect=${redirect}`, 'ADMIN');
  expect(href).toBe(page);
});

describe('An unknown path (section 2)', () => {
  const others = [
    '/nothing',
    '/student',
    '/student/',
    '/admin',
    '/admin/',
    '/admin/nothing',
    '/student/x/y',
    '/index.html',
  ];

  it.each([undefined, 'STUDENT', 'ADMIN'])('An unknown path redirects to /, for the role %s', async (role) => {
    for (const path of others) expect((await opened(path, role)).href, path).toBe('/');
  });

  it('A path that does not decode redirects to / when it is opened', async () => {
    expect(pathOf(await renderApp('/%E0'))).toBe('/');
  });
});

it('A page that is still loading its data requests it again after a change of session', async () => {
  let isHeld = true;
  const app = await renderApp('/courses', {
    as: 'student',
    wire: (request, serve) => (isHeld ? new Promise(() => {}) : serve(request)),
  });
  const change = (who: 'student' | 'admin' | undefined) =>
    act(async () => (who ? signInAs(app.database, who) : session.clear()));
  const sessionCache = () => app.router.options.context.sessionCache().queryClient;
  for (const [what, before, next] of [
    ['signed out', 'student', undefined],
    ['signed in as somebody else', 'student', 'admin'],
    ['signed in', undefined, 'student'],
  ] as const) {
    isHeld = true;
    await change(before);
    await waitFor(() => expect(sessionCache().isFetching(), what).toBe(1));
    expect(document.querySelector('article'), what).toBeNull();
    isHeld = false;
    await change(next);
    await waitFor(() => expect(document.querySelector('article'), what).toBeVisible());
  }
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

  it('A logout in another tab closes the page in this one and drops its data, and the browser’s Back shows nothing of it', async () => {
    const app = await renderApp('/student/dashboard', { as: 'student' });
    await screen.findByText('Roll number');
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    await waitFor(() => expect(app.queryClient.getQueryCache().getAll()).toEqual([]));
    expect(pathOf(app)).toBe('/login');
    await act(() => app.router.navigate({ to: '/contact' }));
    act(() => app.router.history.back());
    await waitFor(() => expect(app.router.state.status).toBe('idle'));
    expect(pathOf(app)).toBe('/login');
    expect(screen.queryByText('Roll number')).not.toBeInTheDocument();
  });
});

describe('An app below a base path', () => {
  // The last is named like a page of the portal.
  it.each(['/portal/', '/admin/'])('keeps the guard and the redirect after a login below %s', async (basePath) => {
    const { href, router, settled } = await opened(`${basePath}admin/students?q=a`, undefined, basePath);
    expect(href).toBe(`${basePath}login?redirect=%2Fadmin%2Fstudents%3Fq%3Da`);
    session.save({ token: 'token', role: 'ADMIN', user: { email: 'asha@university.example' } });
    await router.invalidate();
    expect(await settled()).toBe(`${basePath}admin/students?q=a`);
  });

  it('leads an expired session to the login and back, and keeps the links', async () => {
    const app = await renderApp('/admin/activity', { as: 'admin', basePath: '/portal/' });
    act(() => expireSession(app.router));
    await waitFor(() => expect(app.router.history.location.href).toBe('/portal/login?redirect=%2Fadmin%2Factivity'));
    expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute('href', '/portal/');
    await act(() => signInAs(app.database, 'admin'));
    await waitFor(() => expect(app.router.history.location.href).toBe('/portal/admin/activity'));
  });
});
