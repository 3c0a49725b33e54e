import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Wire } from '#tests/answering.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { accounts, chooseInUserMenu, renderApp } from '#tests/render.tsx';
import { pageLanguage, startLanguage } from '#src/platform/language.ts';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { logOut } from '#src/session/session-end.ts';
import { session } from '#src/session/session.ts';

type App = Awaited<ReturnType<typeof renderApp>>;

const shown = pageLanguage;
const isChoice = ({ url }: Request) => url.endsWith('/auth/me/language');
const choices = ({ requests }: App) => Promise.all(requests.filter(isChoice).map((request) => request.clone().json()));

async function choose({ user }: App, name: RegExp) {
  await user.click(document.querySelector('[data-control=language]')!);
  await user.click(await screen.findByRole('menuitemradio', { name }));
  // The last that a change of the language does, after the address.
  await waitFor(() => expect(document.querySelector('[data-control=language]')).toHaveFocus());
}

async function signIn({ user }: App) {
  await waitFor(() => expect(document.querySelector('[name=email]')).not.toBeNull());
  await pasteInto(user, document.querySelector('[name=email]')!, accounts.student.email);
  await pasteInto(user, document.querySelector('[name=password]')!, accounts.student.password);
  await user.click(document.querySelector('form [type=submit]')!);
}

const kept = ({ database }: App) =>
  database.transact('read', (tables) => tables.accounts.by('email', accounts.student.email)?.language);
const keep = ({ database }: App, language: string) =>
  database.transact('write', (tables) =>
    tables.accounts.replace({ ...tables.accounts.by('email', accounts.student.email)!, language }),
  );

/** Somebody else's device, or the own one after its data was cleared. */
async function onAnotherDevice() {
  await act(async () => {
    localStorage.clear();
    sessionStorage.clear();
    startLanguage('en');
  });
}

afterEach(() => {
  startLanguage('en');
  localStorage.clear();
  sessionStorage.clear();
  offerExtensions(undefined);
});

describe('The language of an account', () => {
  it('Urdu that is chosen while signed in is there at the next login on a device that is English', async () => {
    const app = await renderApp('/student/dashboard', { as: 'student' });
    await choose(app, /اردو/);
    await waitFor(() => expect(shown()).toBe('ur'));
    await waitFor(async () => expect(await kept(app)).toBe('ur'));
    await waitFor(() => expect(sessionStorage.getItem('unsentLanguage')).toBeNull());

    await chooseInUserMenu(app.user, 'سائن آؤٹ');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    await onAnotherDevice();
    await signIn(app);
    await waitFor(() => expect(app.router.state.resolvedLocation?.pathname).toBe('/student/dashboard'));
    expect([shown(), document.documentElement.dir, localStorage.getItem('language')]).toEqual(['ur', 'rtl', 'ur']);
    expect(await choices(app)).toEqual([{ language: 'ur' }]);
    const asked = app.requests.findLast(({ url }) => url.endsWith('/auth/me'));
    expect(asked?.headers.get('Accept-Language')).toBe('ur, en;q=0.5');
  });

  it.each([
    ['/student/profile', '/student/profile'],
    ['/courses?q=civil', '/ur/courses'],
  ])(
    'A login that leads to %s leads there in the language of the account, and never draws the login in it',
    async (wanted, path) => {
      const app = await renderApp(`/login?redirect=${encodeURIComponent(wanted)}`);
      await keep(app, 'ur-PK');
      const forms: unknown[] = [];
      const observer = new MutationObserver(() => {
        if (shown() === 'ur' && document.querySelector('[name=password]')) forms.push('the login in Urdu');
      });
      observer.observe(document.body, { childList: true, subtree: true });
      await signIn(app);
      await waitFor(() => expect(app.router.history.location.pathname).toBe(path));
      await waitFor(() => expect(app.router.state.status).toBe('idle'));
      observer.disconnect();
      expect(shown()).toBe('ur');
      expect(app.router.history.location.search).toBe(wanted.includes('?') ? '?q=civil' : '');
      expect(forms).toEqual([]);
    },
  );

  it('A choice on the login page goes before the language of the account, and is sent to it', async () => {
    const app = await renderApp('/login');
    await keep(app, 'hi');
    await choose(app, /اردو/);
    await waitFor(() => expect(shown()).toBe('ur'));
    expect(await choices(app)).toEqual([]);
    await signIn(app);
    await waitFor(async () => expect(await kept(app)).toBe('ur'));
    expect(shown()).toBe('ur');
  });

  it('A choice that cannot be sent stays on the device without a word, and is sent at the next login in the tab', async () => {
    const failing: Wire = async (request, serve) =>
      isChoice(request) ? Response.json({ success: false, message: 'Broken' }, { status: 500 }) : serve(request);
    const app = await renderApp('/student/dashboard', { as: 'student', wire: failing });
    await choose(app, /हिन्दी/);
    await waitFor(() => expect(shown()).toBe('hi'));
    expect(localStorage.getItem('language')).toBe('hi');
    expect(screen.queryByText('Broken')).toBeNull();
    app.intercept((request, serve) => serve(request));
    await act(async () => session.clear());
    await act(() => app.router.navigate({ to: '/login' }));
    await signIn(app);
    await waitFor(async () => expect(await kept(app)).toBe('hi'));
    expect(shown()).toBe('hi');
  });

  it('Of two choices at once the account has the second', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const app = await renderApp('/student/dashboard', { as: 'student' });
    app.intercept(async (request, serve) => {
      if (isChoice(request) && (await request.clone().json()).language === 'ur') await held;
      return serve(request);
    });
    await choose(app, /اردو/);
    await waitFor(() => expect(shown()).toBe('ur'));
    await choose(app, /हिन्दी/);
    await waitFor(() => expect(shown()).toBe('hi'));
    answer();
    await waitFor(async () => expect(await kept(app)).toBe('hi'));
    expect(await choices(app)).toEqual([{ language: 'ur' }, { language: 'hi' }]);
  });

  it('A choice is forgotten by a logout: it is not the one of whoever signs in next', async () => {
    const app = await renderApp('/student/dashboard', { as: 'student' });
    await keep(app, 'hi');
    app.intercept((request, serve) => (isChoice(request) ? new Promise(() => {}) : serve(request)));
    await choose(app, /اردو/);
    await waitFor(() => expect(shown()).toBe('ur'));
    await act(async () => logOut());
    await act(() => app.router.navigate({ to: '/login' }));
    await signIn(app);
    await waitFor(() => expect(shown()).toBe('hi'));
  });

  it('A server without the extension is sent nothing, and its accounts leave the language as it is', async () => {
    const app = await renderApp('/login');
    await keep(app, 'ur');
    act(() => offerExtensions(['profile']));
    await signIn(app);
    await waitFor(() => expect(app.router.state.resolvedLocation?.pathname).toBe('/student/dashboard'));
    expect(shown()).toBe('en');
    await choose(app, /हिन्दी/);
    await waitFor(() => expect(shown()).toBe('hi'));
    expect(localStorage.getItem('language')).toBe('hi');
    expect(await choices(app)).toEqual([]);
  });
});
