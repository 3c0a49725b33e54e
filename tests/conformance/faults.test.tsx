import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { session } from '#src/session/session.ts';
import { unprovenLogin } from '#src/session/unproven-login.ts';
import type { AppRouter } from '#src/app/router.tsx';
import { openPage } from '../render.tsx';
import { type Fault, faultKinds, timeouts } from './faults.ts';
import { servingOne } from './other-server.ts';
import { shownWith } from './shown.ts';

interface Screen {
  readonly path: string;
  readonly role: 'STUDENT' | 'ADMIN';
  readonly call: string;
  /** Section 8's words, where the server said no, and where it did not answer. */
  readonly refused: string;
  readonly unanswered: string;
  /** A sign that the record is shown. */
  readonly sign: string;
}

const ofStudent = { refused: 'Failed to load student data', unanswered: 'Failed to load student data' };
const ofStudents = { refused: 'Failed to load students', unanswered: 'Error loading students' };

const screens: readonly Screen[] = [
  { path: '/student/dashboard', role: 'STUDENT', call: '/auth/me', ...ofStudent, sign: '12.5 LPA' },
  { path: '/student/profile', role: 'STUDENT', call: '/auth/me', ...ofStudent, sign: '[7 Canal Road, Pune]' },
  { path: '/admin/dashboard', role: 'ADMIN', call: '/admin/students', ...ofStudents, sign: 'Asha Rao' },
  { path: '/admin/students?status=enrolled', role: 'ADMIN', call: '/admin/students', ...ofStudents, sign: 'Asha Rao' },
  {
    path: '/admin/applications',
    role: 'ADMIN',
    call: '/applications',
    refused: 'Failed to load applications',
    unanswered: 'Error loading applications',
    sign: 'Kabir Sethi',
  },
  {
    path: '/admin/courses',
    role: 'ADMIN',
    call: '/courses',
    refused: 'Failed to load courses',
    unanswered: 'Error loading courses',
    sign: 'Civil Engineering',
  },
];

type Serve = (request: Request) => Promise<Response>;

/** Opens a page whose one call fails until the server is mended; everything else it asks for is there. */
async function open(path: string, role: Screen['role'], call: string, fail: Serve) {
  const well = servingOne();
  let answer = fail;
  const app = await openPage(
    path,
    (request) => (new URL(request.url).pathname === `/api${call}` ? answer(request) : well(request)),
    () => {
      session.save({ token: 't', role, user: { name: 'Asha Rao', email: 'a@x.example', role } });
      // The server has accepted the sign-in before.
      unprovenLogin.end();
    },
  );
  const answerWith = (next: Serve) => {
    answer = next;
  };
  return { ...app, answerWith, mend: () => answerWith(well) };
}

/** Every alert that the page shows from here on, however shortly. */
function alertsFromNow(): () => string[] {
  const alerts = new Set<string>();
  const observer = new MutationObserver(() => {
    for (const alert of document.querySelectorAll('[role=alert]')) alerts.add(alert.textContent ?? '');
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => [...alerts];
}

async function isAtLogin(router: AppRouter, path: string) {
  await waitFor(() => expect(router.state.location.href).toBe(`/login?redirect=${encodeURIComponent(path)}`));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(localStorage.getItem('authToken')).toBeNull();
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

afterEach(() => {
  vi.useRealTimers();
});

const expired: Serve = async () => Response.json({ success: false }, { status: 401 });

/** Nothing where a record or a list was asked for, which is neither an empty list nor a record without values. */
const nothing: Fault = {
  name: 'a 204',
  kind: 'unanswered',
  fail: async () => new Response(null, { status: 204 }),
};

it.each(screens)(
  'The page $path shows the specification’s message for each kind of failure, the reason, and a retry; a 401 later clears the session and goes to a /login that leads back (section 8), however slow the network',
  async ({ path, role, call, sign, ...words }) => {
    const [first, ...others] = [...faultKinds, nothing];
    const app = await open(path, role, call, first?.fail ?? (() => Promise.reject(new Error('There is no fault'))));
    let before = '';
    for (const fault of [first, ...others]) {
      if (!fault) continue;
      if (fault !== first) {
        app.answerWith(fault.fail);
        await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
      }
      await waitFor(() => {
        const alert = screen.getByRole('alert');
        expect(alert).toHaveTextContent(words[fault.kind]);
        if (fault.reason) expect(alert).toHaveTextContent(fault.reason);
        expect(alert.textContent, fault.name).not.toBe(before);
      });
      before = screen.getByRole('alert').textContent;
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(app.router.state.location.href).toBe(path);
    }

    app.mend();
    await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await shownWith(sign);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    const { options } = app.router.routesByPath['/login'];
    Object.assign(options, { loader: () => new Promise((resolve) => setTimeout(resolve, 100)) });
    onTestFinished(() => void Object.assign(options, { loader: undefined }));
    const alerts = alertsFromNow();
    app.answerWith(expired);
    await act(() => app.queryClient.refetchQueries());
    await isAtLogin(app.router, path);
    expect(alerts()).toEqual([]);
  },
);

// One page of a record and one of a list: the others have their states from the same components.
it.each(screens.filter(({ path }) => ['/student/dashboard', '/admin/students?status=enrolled'].includes(path)))(
  'The page $path waits nine seconds for an answer, with its heading shown, and then shows the record',
  async ({ path, role, call, sign }) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const well = servingOne();
    const { router } = await open(path, role, call, async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 9000));
      return well(request);
    });
    await pass(8000);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getAllByText(/^Loading/).length).toBeGreaterThan(0);
    await pass(1500);
    await shownWith(sign);
    expect(router.state.location.href).toBe(path);
  },
);

it.each(timeouts)(
  '/student/dashboard, $name: it waits for that time, and then says why and offers a retry',
  async (fault) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const app = await open('/student/dashboard', 'STUDENT', '/auth/me', fault.fail);
    await pass(10_000);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load student data');
    expect(alert).toHaveTextContent(fault.reason ?? '');
    app.mend();
    await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await shownWith('12.5 LPA');
  },
);

const record = '/admin/students/s1';

it('A first answer of 401 to a page of a list or of a record clears the session and leads to a /login that leads back, without an error message (section 8)', async () => {
  for (const [path, role, call] of [
    ['/student/dashboard', 'STUDENT', '/auth/me'],
    ['/admin/students?status=enrolled', 'ADMIN', '/admin/students'],
    [record, 'ADMIN', record],
  ] as const) {
    const alerts = alertsFromNow();
    const { router, unmount } = await open(path, role, call, expired);
    await isAtLogin(router, path);
    expect(alerts(), path).toEqual([]);
    expect(screen.queryByText('Error loading student details'), path).not.toBeInTheDocument();
    unmount();
  }
});

// What it shows of a record that the server refuses or does not have is in StudentDetailScreen.test.tsx.
it.each(faultKinds.filter(({ kind }) => kind === 'unanswered'))(
  'The page /admin/students/:studentId, $name: it shows section 8’s message, and redirects to the dashboard',
  async (fault) => {
    const { router } = await open(record, 'ADMIN', record, fault.fail);
    expect(await screen.findByText('Error loading student details')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    await shownWith('Asha Rao');
  },
);
