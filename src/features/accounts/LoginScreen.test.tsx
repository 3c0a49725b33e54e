import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pasteInto } from '#tests/paste-into.ts';
import { accounts, renderApp } from '#tests/render.tsx';
import { api } from '#src/platform/api/client.ts';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { missing } from '#src/ui/capabilities.ts';
import { university } from '#src/university/university.ts';

type App = Awaited<ReturnType<typeof renderApp>>;

const email = () => screen.getByRole('textbox', { name: /^Email/ });
const password = () => screen.getByLabelText(/^Password/);
const submit = () => screen.getByRole('button', { name: /^Login as/ });
const pathOf = ({ router }: App) => router.state.location.pathname;

async function signIn(app: App, account: { readonly email: string; readonly password: string }) {
  await pasteInto(app.user, email(), account.email);
  await pasteInto(app.user, password(), account.password);
  await app.user.click(submit());
}

describe('Login (section 2)', () => {
  it.each([
    ['A student', 'Student Login', 'Login as Student', accounts.student, '/student/dashboard', 'STUDENT'],
    ['An administrator', 'Admin Login', 'Login as Admin', accounts.admin, '/admin/dashboard', 'ADMIN'],
    ['A staff administrator', 'Admin Login', 'Login as Admin', accounts.staff, '/admin/dashboard', 'ADMIN'],
  ])(
    '%s uses the tab %s and its button %s, which opens the dashboard',
    async (_, tab, button, account, dashboard, role) => {
      const app = await renderApp('/login');
      await app.user.click(screen.getByRole('tab', { name: tab }));
      expect(await screen.findByRole('button', { name: button })).toBeVisible();
      await signIn(app, account);
      await waitFor(() => expect(pathOf(app)).toBe(dashboard));
      expect(await screen.findByText('Login successful!')).toBeVisible();
      expect(localStorage.getItem('authToken')).toBeTruthy();
      expect(localStorage.getItem('userRole')).toBe(role);
      expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ email: account.email });
    },
  );

  it('A login that the browser does not store says that it lasts as long as the page', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const app = await renderApp('/login');
    await signIn(app, accounts.student);
    expect(await screen.findByText(missing.storage)).toBeVisible();
    expect(pathOf(app)).toBe('/student/dashboard');
    setItem.mockRestore();
  });

  it.each([
    ['student', '/auth/student-login', { email: 'a@b.example', password: 'secret-1' }],
    ['admin', '/admin/auth/login', { usernameOrEmail: 'a@b.example', password: 'secret-1' }],
  ])('The %s tab has the fields %s', async (tab, path, body) => {
    const app = await renderApp(`/login?tab=${tab}`);
    await signIn(app, { email: 'a@b.example', password: 'secret-1' });
    await waitFor(() => expect(app.requests).toHaveLength(1));
    expect(app.requests[0]?.url).toContain(path);
    expect(await app.requests[0]?.json()).toEqual(body);
  });

  it('The login shows "Logging in..." and ignores a second click while it is pending', async () => {
    let answer = (_: Response) => {};
    const app = await renderApp('/login', { wire: () => new Promise((resolve) => (answer = resolve)) });
    await signIn(app, accounts.student);
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
    answer(Response.json({ success: false, message: 'Closed for today' }, { status: 401 }));
    expect(await screen.findByRole('button', { name: 'Login as Student' })).toBeEnabled();
  });

  it('The login links to the registration', async () => {
    const app = await renderApp('/login');
    await app.user.click(screen.getByRole('link', { name: "Don't have an account? Register here" }));
    await waitFor(() => expect(pathOf(app)).toBe('/register'));
  });

  it('The login keeps its tab in the URL, and switches tabs with the arrow keys', async () => {
    const app = await renderApp('/login?tab=admin');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Admin Login');
    screen.getByRole('tab', { selected: true }).focus();
    await app.user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Student Login' })).toHaveFocus());
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Student Login');
    expect(app.router.state.location.search).toEqual({});
    expect(within(screen.getByRole('tabpanel', { name: 'Student Login' })).getByRole('form')).toBeVisible();
  });
});

describe('A student’s login and an administrator’s login at the same time', () => {
  it.each([
    ['in their order', ['student-login', 'login']],
    ['the other way round', ['login', 'student-login']],
  ])('Two pending logins are both sent, and the last one wins, answered %s', async (_, order) => {
    const app = await renderApp('/login');
    const held = new Map<string, () => void>();
    const answered: string[] = [];
    app.intercept(async (request, serve) => {
      const name = request.url.split('/').at(-1) ?? '';
      if (!order.includes(name)) return serve(request);
      await new Promise<void>((resolve) => held.set(name, resolve));
      const answer = await serve(request);
      answered.push(name);
      return answer;
    });
    await signIn(app, accounts.student);
    await app.user.click(screen.getByRole('tab', { name: 'Admin Login' }));
    await screen.findByRole('button', { name: 'Login as Admin' });
    await signIn(app, accounts.admin);
    await waitFor(() => expect([...held.keys()]).toEqual(['student-login', 'login']));
    for (const name of order) {
      held.get(name)?.();
      await waitFor(() => expect(answered).toContain(name));
      // An answer that is asked for later comes later.
      await act(() => api.GET('/courses/active'));
    }
    await waitFor(() => expect(pathOf(app)).toBe('/admin/dashboard'));
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ email: accounts.admin.email });
    expect(localStorage.getItem('userRole')).toBe('ADMIN');
  });
});

describe('Login rules (section 5)', () => {
  it.each([
    ['blanks', ' ', ' ', 'Email is required', 'Password must be at least 6 characters'],
    ['an address without a domain', 'asha', 'secret-1', 'Invalid email address', ''],
    ['a password of five characters', 'asha@university.example', 'abcde', '', 'Password must be at least 6 characters'],
  ])('The login refuses %s before any request', async (_, address, secret, emailError, passwordError) => {
    const app = await renderApp('/login');
    await pasteInto(app.user, email(), address);
    await pasteInto(app.user, password(), secret);
    await app.user.click(submit());
    await waitFor(() => expect(emailError ? email() : password()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription(emailError);
    expect(password()).toHaveAccessibleDescription(passwordError);
    expect(app.requests).toHaveLength(0);
  });

  it('The login refuses two empty fields', async () => {
    const app = await renderApp('/login');
    await app.user.click(submit());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription('Email is required');
    expect(password()).toHaveAccessibleDescription('Password is required');
    expect(email()).toBeInvalid();
    expect(password()).toBeInvalid();
  });
});

describe('Login failures (sections 4 and 8)', () => {
  const refused = (status: number, body: object) => async () => Response.json(body, { status });

  it('A failed login is reported at the email field, with the server’s message or that of section 8', async () => {
    const app = await renderApp('/login', { wire: refused(401, { success: false, message: 'Bad credentials' }) });
    await signIn(app, accounts.student);
    const isTold = async (message: string) => {
      await waitFor(() => expect(email()).toHaveFocus());
      expect(email()).toHaveAccessibleErrorMessage(message);
      expect(email()).toHaveValue(accounts.student.email);
      expect(password()).toHaveValue(accounts.student.password);
      expect(localStorage.getItem('authToken')).toBeNull();
    };
    await isTold('Bad credentials');
    for (const [wire, message] of [
      [refused(429, { success: false, message: 'Try later' }), 'Try later'],
      [refused(200, { success: false, message: 'Not admitted' }), 'Not admitted'],
      [refused(200, { success: false }), 'Login failed'],
      [refused(500, { success: false }), 'Login failed. Please try again.'],
      [refused(401, {}), 'Login failed. Please try again.'],
      [async () => new Response(null, { status: 503 }), 'Login failed. Please try again.'],
      [() => Promise.reject(new TypeError('offline')), 'Login failed. Please try again.'],
      [async () => new Response('<!doctype html>'), 'Login failed. Please try again.'],
      [refused(200, { success: true, data: {} }), 'Login failed. Please try again.'],
    ] as const) {
      app.intercept(wire);
      // The click takes the focus from the field.
      await app.user.click(screen.getByRole('button', { name: 'Login as Student' }));
      await isTold(message);
    }
  });

  it('A login whose sign-in the server refuses at once says so, and not that a session has ended', async () => {
    const app = await renderApp('/login', {
      wire(request, serve) {
        // A gateway that does not pass it on.
        request.headers.delete('Authorization');
        return serve(request);
      },
    });
    await signIn(app, accounts.student);
    const title = 'The server does not accept the sign-in it has just given';
    const notice = (await screen.findByText(title)).closest('[role="alert"]');
    expect(notice).toHaveTextContent(university.phone);
    expect(pathOf(app)).toBe('/login');
    expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
    expect(screen.queryByText('Login successful!')).not.toBeInTheDocument();
    await signIn(app, accounts.student);
    expect(await screen.findByText(title)).toBeVisible();

    app.intercept((request, serve) => serve(request));
    await signIn(app, accounts.student);
    await waitFor(() => expect(pathOf(app)).toBe('/student/dashboard'));
    await screen.findByText('Roll number');
    app.intercept(async () => Response.json({ success: false, message: 'Expired' }, { status: 401 }));
    await act(() => app.router.options.context.sessionCache().queryClient.invalidateQueries());
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('A login at the wrong tab and one with a wrong password get the same helpful message', async () => {
    const app = await renderApp('/login');
    const help = /Check that you are on the right tab/;
    expect(email()).not.toHaveAccessibleDescription(help);
    const texts = new Set<string | null>();
    for (const account of [
      accounts.admin,
      { ...accounts.student, password: 'not-the-one' },
      { email: 'nobody@university.example', password: 'not-the-one' },
    ]) {
      await app.user.clear(email());
      await app.user.clear(password());
      await signIn(app, account);
      await waitFor(() => expect(email()).toBeInvalid());
      expect(email()).toHaveAccessibleDescription(help);
      texts.add(screen.getByRole('form').textContent);
    }
    expect(texts.size).toBe(1);
    await app.user.click(screen.getByRole('tab', { name: 'Admin Login' }));
    expect(await screen.findByRole('form', { name: 'Login as Admin' })).not.toHaveTextContent(help);
  });

  it('The message of a failed login stays when the field loses the focus, and goes when the address is edited', async () => {
    const app = await renderApp('/login');
    await signIn(app, { ...accounts.student, password: 'not-the-one' });
    await waitFor(() => expect(email()).toBeInvalid());
    await app.user.tab();
    expect(email()).toBeInvalid();
    await app.user.type(email(), 'x');
    expect(email()).toBeValid();
  });
});

describe('After the login', () => {
  it.each([
    ['the page from which the person came', '/admin/students?year=2', '/admin/students?year=2'],
    ['a public page', '/courses', '/courses'],
    ['the dashboard instead of a page of another role', '/student/profile', '/admin/dashboard'],
    ['the dashboard instead of a page of another site', '//evil.example/', '/admin/dashboard'],
    ['the dashboard instead of a javascript: URL', 'javascript:alert(1)', '/admin/dashboard'],
  ])('A login leads to %s', async (_, wanted, arrived) => {
    const app = await renderApp(`/login?tab=admin&redirect=${encodeURIComponent(wanted)}`);
    await signIn(app, accounts.admin);
    await waitFor(() => expect(app.router.state.location.href).toBe(arrived));
  });

  it('A signed-in person who opens /login is redirected', async () => {
    const app = await renderApp('/login', { as: 'student' });
    expect(pathOf(app)).toBe('/student/dashboard');
  });
});

describe('The demo accounts', () => {
  it.each(Object.values(accounts))(
    'The login lists the demo account $email with its password',
    async ({ email, password }) => {
      await renderApp('/login');
      expect(await screen.findByText(`${email} / ${password}`)).toBeVisible();
    },
  );

  it('A demo account fills in the form and opens its tab', async () => {
    const app = await renderApp('/login');
    await app.user.click(screen.getByRole('button', { name: 'Administrator' }));
    await waitFor(() => expect(email()).toHaveValue(accounts.admin.email));
    await app.user.click(screen.getByRole('button', { name: 'Login as Admin' }));
    await waitFor(() => expect(pathOf(app)).toBe('/admin/dashboard'));
  });
});

describe('The password field', () => {
  it('The password field can show its text', async () => {
    const app = await renderApp('/login');
    await pasteInto(app.user, password(), 'secret-1');
    expect(password()).toHaveAttribute('type', 'password');
    await app.user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByRole('textbox', { name: /^Password/ })).toHaveValue('secret-1');
    await app.user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });
});

describe('A forgotten password', () => {
  const RESETS = /The office then gives you a temporary password/;

  it.each([
    ['with', ['password-reset'], true],
    ['without', [], false],
  ])(
    'Both tabs of the login say whom to contact about a forgotten password, %s the extension password-reset',
    async (_, names, resets) => {
      offerExtensions(names);
      for (const tab of ['student', 'admin']) {
        const { user, unmount } = await renderApp(`/login?tab=${tab}`);
        const question = screen.getByText('Forgotten password?');
        const details = question.closest('details');
        expect(details).not.toHaveAttribute('open');
        await user.click(question);
        expect(details).toHaveAttribute('open');
        expect(within(details!).getByRole('link', { name: university.phone })).toHaveAttribute(
          'href',
          'tel:+912055501965',
        );
        expect(within(details!).getByRole('link', { name: university.email })).toBeInTheDocument();
        expect(details).toHaveTextContent('(Monday to Friday 8:00 to 18:00, Saturday 9:00 to 14:00)');
        if (resets) expect(details).toHaveTextContent(RESETS);
        else expect(details).not.toHaveTextContent(RESETS);
        unmount();
      }
    },
  );
});

describe('An applicant without an account (section 2, /login)', () => {
  it('The login links to the application status with the extension application-status', async () => {
    const { user, router } = await renderApp('/login');
    await user.click(screen.getByRole('link', { name: 'See your application' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admissions'));
    expect(await screen.findByRole('button', { name: 'See Your Application' })).toBeVisible();
  });

  it('The login has no link to the application status without the extension', async () => {
    offerExtensions([]);
    await renderApp('/login');
    expect(screen.queryByText(/Waiting for a decision/)).not.toBeInTheDocument();
  });
});
