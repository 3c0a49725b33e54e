import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Wire } from '#tests/answering.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { accounts, renderApp } from '#tests/render.tsx';
import { api } from '#src/platform/api/client.ts';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { missing } from '#src/ui/browser-support.ts';
import { session } from '#src/session/session.ts';
import { university } from '#src/university/university.ts';

type App = Awaited<ReturnType<typeof renderApp>>;

const email = () => screen.getByRole('textbox', { name: /^Email/ });
const password = () => screen.getByLabelText(/^Password/);
const submit = () => screen.getByRole('button', { name: /^Login as/ });
const pathOf = ({ router }: App) => router.state.location.pathname;

/** What a dashboard shows is on its way for ever: this is about who gets there. */
const holdingDashboards: Wire = (request, serve) =>
  request.url.endsWith('login') || request.url.includes('courses') ? serve(request) : new Promise(() => {});

async function signIn(app: App, account: { readonly email: string; readonly password: string }) {
  await pasteInto(app.user, email(), account.email);
  await pasteInto(app.user, password(), account.password);
  await app.user.click(submit());
}

describe('Login (section 2)', () => {
  // The staff's login is the administrators'; every other redirect is a case of redirect-target.test.ts.
  it('Students and administrators each log in at their tab, by its button and its call, and are led to the dashboard or to the page from which they came', async () => {
    const app = await renderApp('/login', { wire: holdingDashboards });
    for (const [tab, button, account, call, body, dashboard, role] of [
      [
        'Student Login',
        'Login as Student',
        accounts.student,
        '/auth/student-login',
        'email',
        '/student/dashboard',
        'STUDENT',
      ],
      [
        'Admin Login',
        'Login as Admin',
        accounts.admin,
        '/admin/auth/login',
        'usernameOrEmail',
        '/admin/dashboard',
        'ADMIN',
      ],
    ] as const) {
      await app.user.click(screen.getByRole('tab', { name: tab }));
      expect(await screen.findByRole('button', { name: button })).toBeVisible();
      app.requests.length = 0;
      await signIn(app, account);
      await waitFor(() => expect(pathOf(app), account.email).toBe(dashboard));
      expect(app.requests[0]?.url).toContain(call);
      expect(await app.requests[0]?.json()).toEqual({ [body]: account.email, password: account.password });
      expect(await screen.findByText('Login successful!')).toBeVisible();
      expect(sessionStorage.getItem('draft:login'), 'nobody else finds the address').toBeNull();
      expect(localStorage.getItem('authToken')).toBeTruthy();
      expect(localStorage.getItem('userRole')).toBe(role);
      expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ email: account.email });
      if (role === 'ADMIN') continue;
      await act(async () => session.clear());
      await act(async () => app.router.history.push('/login'));
      await waitFor(() => expect(email()).toHaveValue(''));
    }
    // Whoever is signed in, and opens /login, is led on as well.
    for (const [wanted, arrived] of [
      ['?redirect=%2Fcontact', '/contact'],
      ['', '/admin/dashboard'],
    ] as const) {
      await act(async () => app.router.history.push(`/login${wanted}`));
      await waitFor(() => expect(app.router.state.resolvedLocation?.href, wanted).toBe(arrived));
    }
  });

  it('The login lists the demo accounts and fills in the form with the chosen one, at its tab; one that the browser does not store says that it lasts as long as the page', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const app = await renderApp('/login?redirect=%2Fcontact');
    for (const { email, password } of Object.values(accounts))
      expect(screen.getByText(`${email} / ${password}`)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Administrator' }));
    await waitFor(() => expect(email()).toHaveValue(accounts.admin.email));
    await app.user.click(screen.getByRole('button', { name: 'Login as Admin' }));
    expect(await screen.findByText(missing.storage)).toBeVisible();
    expect(pathOf(app)).toBe('/contact');
    setItem.mockRestore();
  });
});

describe('A student’s login and an administrator’s login at the same time', () => {
  it('Two pending logins are both sent, and the last one wins, in whichever order they are answered', async () => {
    const app = await renderApp('/login?redirect=%2Fcontact');
    for (const order of [
      ['student-login', 'login'],
      ['login', 'student-login'],
    ]) {
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
      await app.user.clear(email());
      await app.user.clear(password());
      await signIn(app, accounts.admin);
      await waitFor(() => expect([...held.keys()]).toEqual(['student-login', 'login']));
      for (const name of order) {
        held.get(name)?.();
        await waitFor(() => expect(answered).toContain(name));
        // An answer that is asked for later comes later.
        await act(() => api.GET('/courses/active'));
      }
      await waitFor(() => expect(pathOf(app), order[0]).toBe('/contact'));
      expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ email: accounts.admin.email });
      expect(localStorage.getItem('userRole')).toBe('ADMIN');
      await act(async () => session.clear());
      await act(async () => app.router.history.push('/login?redirect=%2Fcontact'));
      await waitFor(() => expect(email()).toHaveValue(''));
    }
  });
});

it('A login that is still being checked is sent as it was typed to its own tab, when the other tab and another address follow at once', async () => {
  const sent: string[] = [];
  const app = await renderApp('/login', {
    wire: async (request, serve) => {
      if (!request.url.endsWith('login')) return serve(request);
      sent.push(`${request.url.split('/api/').at(-1)} ${await request.clone().text()}`);
      return Response.json({ success: false }, { status: 401 });
    },
  });
  await pasteInto(app.user, email(), 'student@mail.example');
  await pasteInto(app.user, password(), 'Demo@1234');
  act(() => {
    submit().click();
    screen.getByRole('tab', { name: 'Admin Login' }).click();
  });
  fireEvent.change(email(), { target: { value: 'admin@mail.example' } });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatch(/^auth\/student-login .*student@mail\.example/);
});

it('The login keeps its tab in the URL, switches tabs with the arrow keys, can show the password, and links to the registration', async () => {
  const app = await renderApp('/login?tab=admin');
  const selected = () => screen.getByRole('tab', { selected: true });
  expect(selected()).toHaveAccessibleName('Admin Login');
  selected().focus();
  await app.user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Student Login' })).toHaveFocus());
  expect(selected()).toHaveAccessibleName('Student Login');
  expect(app.router.state.location.search).toEqual({});
  expect(within(screen.getByRole('tabpanel', { name: 'Student Login' })).getByRole('form')).toBeVisible();

  await pasteInto(app.user, password(), 'secret-1');
  expect(password()).toHaveAttribute('type', 'password');
  await app.user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByRole('textbox', { name: /^Password/ })).toHaveValue('secret-1');
  await app.user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');

  await app.user.click(screen.getByRole('link', { name: "Don't have an account? Register here" }));
  await waitFor(() => expect(pathOf(app)).toBe('/register'));
});

it('The login refuses what its rules refuse (section 5) at the fields, before any request, and a wrong tab and a wrong password with the same helpful message', async () => {
  const app = await renderApp('/login');
  await app.user.click(submit());
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toHaveAccessibleDescription('Email is required');
  expect(password()).toHaveAccessibleDescription('Password is required');
  expect(email()).toBeInvalid();
  expect(password()).toBeInvalid();
  await pasteInto(app.user, email(), 'asha@university.example');
  await pasteInto(app.user, password(), 'abcde');
  await app.user.click(submit());
  await waitFor(() => expect(password()).toHaveFocus());
  expect(email()).toHaveAccessibleDescription('');
  expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters');
  expect(app.requests).toHaveLength(0);

  const help = /Check that you are on the right tab/;
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
  // What was typed at the wrong tab need not be typed again.
  expect([email(), password()].map((field) => (field as HTMLInputElement).value)).toEqual([
    'nobody@university.example',
    'not-the-one',
  ]);
  expect(email()).toBeValid();
  expect(submit()).toBeEnabled();
});

describe('Login failures (sections 4 and 8)', () => {
  const refused = (status: number, body: object) => async () => Response.json(body, { status });

  it('A login is sent once while it is pending; its failure is told at the email field, with the server’s message or that of section 8, until the address is edited', async () => {
    let answer = (_: Response) => {};
    const app = await renderApp('/login', { wire: () => new Promise((resolve) => (answer = resolve)) });
    await signIn(app, accounts.student);
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
    answer(Response.json({ success: false, message: 'Bad credentials' }, { status: 401 }));
    const isTold = async (message: string) => {
      await screen.findByRole('button', { name: 'Login as Student' });
      await waitFor(() => expect(email()).toHaveFocus());
      expect(email()).toHaveAccessibleErrorMessage(message);
      expect(email()).toHaveValue(accounts.student.email);
      expect(password()).toHaveValue(accounts.student.password);
      expect(localStorage.getItem('authToken')).toBeNull();
    };
    await isTold('Bad credentials');
    for (const [wire, message] of [
      [refused(200, { success: false, message: 'Not admitted' }), 'Not admitted'],
      [refused(200, { success: false }), 'Login failed'],
      [refused(500, { success: false }), 'Login failed. Please try again.'],
      [() => Promise.reject(new TypeError('offline')), 'Login failed. Please try again.'],
      [refused(200, { success: true, data: {} }), 'Login failed. Please try again.'],
    ] as const) {
      app.intercept(wire);
      // The click takes the focus from the field.
      await app.user.click(screen.getByRole('button', { name: 'Login as Student' }));
      await isTold(message);
    }
    await app.user.tab();
    expect(email()).toBeInvalid();
    await app.user.type(email(), 'x');
    expect(email()).toBeValid();
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

    app.intercept((request, serve) => serve(request));
    await signIn(app, accounts.student);
    await waitFor(() => expect(pathOf(app)).toBe('/student/dashboard'));
    await screen.findByText('Roll number');
    app.intercept(async () => Response.json({ success: false, message: 'Expired' }, { status: 401 }));
    await act(() => app.router.options.context.sessionCache().queryClient.invalidateQueries());
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });
});

it('Both tabs of the login say whom to contact about a forgotten password; with the extension password-reset alone they speak of a temporary one, and with application-status alone they link to an application (section 2, /login)', async () => {
  offerExtensions([]);
  const { user, router } = await renderApp('/login');
  const RESETS = /The office then gives you a temporary password/;
  for (const tab of ['Admin Login', 'Student Login']) {
    await user.click(screen.getByRole('tab', { name: tab }));
    const question = within(await screen.findByRole('tabpanel', { name: tab })).getByText('Forgotten password?');
    const details = question.closest('details');
    if (tab === 'Admin Login') {
      expect(details).not.toHaveAttribute('open');
      await user.click(question);
    }
    expect(details).toHaveAttribute('open');
    expect(within(details!).getByText(university.phone)).toHaveAttribute('href', 'tel:+912055501965');
    expect(within(details!).getByText(university.email)).toHaveAttribute('href', `mailto:${university.email}`);
    expect(details).toHaveTextContent('(Monday to Friday 8:00 to 18:00, Saturday 9:00 to 14:00)');
    expect(details).not.toHaveTextContent(RESETS);
    act(() => offerExtensions(['password-reset']));
    expect(details).toHaveTextContent(RESETS);
    act(() => offerExtensions([]));
  }
  expect(screen.queryByText(/Waiting for a decision/)).not.toBeInTheDocument();
  act(() => offerExtensions(['application-status']));
  await user.click(screen.getByText('See your application'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admissions'));
  expect(await screen.findByRole('button', { name: 'See Your Application' })).toBeVisible();
});
