import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fewCourses } from '#tests/courses.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { renderApp, signInAs } from '#tests/render.tsx';
import { translations } from '#src/languages/languages.ts';
import { startLanguage } from '#src/platform/language.ts';
import { holdLanguage } from '#src/platform/language-hold.ts';
import { formats } from '#src/university/formats.ts';
import { deleteView, saveView } from '#src/wings/views/edit-views.ts';

type App = Awaited<ReturnType<typeof renderApp>>;
type Options = NonNullable<Parameters<typeof renderApp>[1]>;
const FIELD = 'A screen, a student, an application or a course';

const field = () => screen.getByRole('combobox', { name: FIELD });
async function press(user: UserEvent) {
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(field()).toHaveFocus());
}
async function openPalette(path = '/admin/courses', options: Options = {}) {
  const app = await renderApp(path, { as: 'admin', arrange: fewCourses, ...options });
  await press(app.user);
  return app;
}
async function retype(user: UserEvent, text: string) {
  await user.clear(field());
  await pasteInto(user, field(), text);
}

const results = () => within(screen.getByRole('listbox', { name: 'Results' }));
const options = (group: string | RegExp) =>
  within(results().getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.querySelector('.title')?.textContent);
const chosen = () => results().getByRole('option', { selected: true }).querySelector('.title')?.textContent;
const closed = () => waitFor(() => expect(screen.queryByRole('combobox', { name: FIELD })).not.toBeInTheDocument());

/** Where the palette leads with Enter, without the page behind it. */
async function follow({ user, router }: App): Promise<string | undefined> {
  const navigate = vi.spyOn(router, 'navigate').mockImplementation(async () => {});
  await user.keyboard('{Enter}');
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  const [target] = navigate.mock.lastCall ?? [];
  navigate.mockRestore();
  return target && router.buildLocation(target).href;
}

describe('The command palette', () => {
  it('opens by a button that names its keys, and follows the combobox pattern: the field keeps the focus and names the chosen line', async () => {
    const { user } = await renderApp('/admin/courses', { as: 'staff', arrange: fewCourses });
    const button = screen.getByRole('button', { name: 'Find or go to' });
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Find or go to' })).toBeInTheDocument();
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(chosen()).toBe('Dashboard');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe('Students');
    expect(field().getAttribute('aria-activedescendant')).toBe(results().getByRole('option', { selected: true }).id);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe('Logout');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe('Dashboard');
    await user.keyboard('{PageDown}');
    expect(chosen()).toBe('About');
    expect(field()).toHaveFocus();

    // How many there are is announced.
    expect(screen.getByText(`${21 + formats.languages.length} results`)).toHaveAttribute('role', 'status');
    await pasteInto(user, field(), 'zzzz');
    expect(await screen.findByText('No results')).toHaveAttribute('role', 'status');
    expect(field()).toHaveAttribute('aria-expanded', 'false');

    await user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('goes to any page, which then has the focus, and remembers the recent choices of the session', async () => {
    const { user, router } = await openPalette();
    expect(options('Screens')).toContain('Faculty');
    await pasteInto(user, field(), 'research');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/research'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await act(() => router.navigate({ to: '/admin/courses' }));
    await press(user);
    expect(options('Recent')).toEqual(['Research']);
    expect(chosen()).toBe('Research');
    await pasteInto(user, field(), 'appl');
    expect(options('Screens')).toEqual(['Applications', 'Apply Now']);
  });

  it('finds students by roll number and name with a roster loaded once for it, and links to all when there are more than it shows', async () => {
    const app = await openPalette();
    const { user, requests } = app;
    const loads = () => requests.filter(({ url }) => url.endsWith('/admin/students'));
    expect(loads()).toEqual([]);
    await pasteInto(user, field(), 'cs23001');
    await results().findByRole('group', { name: /^Students/ });
    for (const typed of ['cs23001', 'ananya desh']) {
      await retype(user, typed);
      expect(options(/^Students/), typed).toEqual(['Ananya Deshpande']);
      expect(chosen(), typed).toBe('Ananya Deshpande');
    }
    await retype(user, 'a');
    expect(options(/^Students \(8 of \d+\)$/).at(-1)).toBe('Show all students with “a”');
    await user.hover(results().getByText('Show all students with “a”'));
    expect(await follow(app)).toBe('/admin/students?q=a');
    await press(user);
    await pasteInto(user, field(), 'ananya desh');
    expect(await follow(app)).toMatch(/^\/admin\/students\/stu_/);
    expect(loads()).toHaveLength(1);
  });

  it('says which data it could not search, with a retry, and waits for the roster when Enter is pressed before it has loaded', async () => {
    let answer = () => {};
    const { user, intercept } = await openPalette('/admin/courses', {
      wire: async (request, serve) =>
        request.url.endsWith('/admin/students') ? new Response(null, { status: 500 }) : serve(request),
    });
    await pasteInto(user, field(), 'ananya desh');
    expect(await screen.findByText('Not everything could be searched.')).toBeInTheDocument();
    intercept(async (request, serve) => {
      if (request.url.endsWith('/admin/students')) await new Promise<void>((resolve) => (answer = resolve));
      return serve(request);
    });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    act(() => field().focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Searching...')).toHaveAttribute('role', 'status');
    answer();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya Deshpande' })).toBeInTheDocument();
  });

  it('starts the review of a pending application, by name or reference, and opens the form of a course, behind which it stays closed', async () => {
    const app = await openPalette();
    const { user, database } = app;
    const applications = await database.transact('read', (tables) => tables.applications.all());
    const open = applications.find(({ status }) => status === 'APPLIED');
    const done = applications.find(({ status }) => status === 'APPROVED');
    await pasteInto(user, field(), done?.referenceNumber ?? '');
    await waitFor(() => expect(screen.getByText('No results')).toBeInTheDocument());
    for (const typed of [open?.fullName, open?.referenceNumber]) {
      await retype(user, typed ?? '');
      expect(options(/^Applications/), typed).toEqual([open?.fullName]);
    }
    expect(await follow(app)).toBe(`/admin/applications?open=${open?.id}`);

    await press(user);
    await pasteInto(user, field(), 'BT-CE');
    await results().findByRole('group', { name: /^Courses/ });
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('form', { name: 'Edit Civil Engineering' })).toBeInTheDocument();
    // The keyboard belongs to that dialog.
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox', { name: FIELD })).not.toBeInTheDocument();
  });

  it('finds the actions, the export of the current list only, and a saved view', async () => {
    saveView({ path: '/admin/students', name: 'Low marks', search: { cgpa: '..6' } });
    const app = await openPalette('/admin/applications');
    const { user } = app;
    expect(options('Views')).toEqual(['Low marks']);
    await waitFor(() => expect(options('Actions')).toContain('Export applications'));
    for (const [typed, group, title, href] of [
      ['new student', 'Actions', 'Add New Student', '/admin/students?add=true'],
      ['new course', 'Actions', 'Add a Course', '/admin/courses?course=new'],
      ['import', 'Actions', 'Import students', '/admin/students?task=import'],
      ['low ma', 'Views', 'Low marks', '/admin/students?cgpa=..6'],
    ] as const) {
      await retype(user, typed);
      expect(options(group), typed).toEqual([title]);
      expect(await follow(app), typed).toBe(href);
      await press(user);
    }
    await pasteInto(user, field(), 'export');
    expect(options('Actions')).toEqual(['Export applications', 'Export applications to Excel']);
    deleteView({ path: '/admin/students', name: 'Low marks' });
  });

  it('changes the password, switches the colours, and signs out', async () => {
    const { user, router } = await openPalette();
    const run = async (typed: string) => {
      await pasteInto(user, field(), typed);
      await user.keyboard('{Enter}');
    };
    await run('change pass');
    const dialog = await screen.findByRole('dialog', { name: 'Change password' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await press(user);
    await run('dark mode');
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    await closed();
    await press(user);
    await run('light mode');
    await waitFor(() => expect(document.documentElement).not.toHaveClass('dark'));
    await closed();
    await press(user);
    await run('logout');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});

describe('The languages in the command palette', () => {
  afterEach(() => startLanguage('en'));

  it.each([
    ['language', formats.languages.map((tag) => `Language: ${translations[tag].name}`)],
    ['hindi', ['Language: हिन्दी']],
    ['हिन्दी', ['Language: हिन्दी']],
    ['urdu', ['Language: اردو']],
    ['اردو', ['Language: اردو']],
  ])('Typing “%s” finds a language', async (typed, found) => {
    const { user } = await openPalette();
    await pasteInto(user, field(), typed);
    // Without the marks that keep a name from turning the line around.
    expect(options('Actions').map((title) => title?.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual(found);
  });

  it('A language that is chosen in the palette draws the page in it, whose heading has the focus, and each command; English leads back by its own name', async () => {
    const { user } = await openPalette();
    await pasteInto(user, field(), 'urdu');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'ur'));
    const heading = await screen.findByRole('heading', { level: 1, name: 'کورسز' });
    await waitFor(() => expect(heading).toHaveFocus());

    await user.keyboard('{Control>}k{/Control}');
    const urduField = await screen.findByRole('combobox');
    await waitFor(() => expect(urduField).toHaveFocus());
    const titles = [...document.querySelectorAll('[role=option] .title')].map(({ textContent }) => textContent);
    expect(titles.length).toBeGreaterThan(20);
    expect(titles.filter((title) => !/\p{Script=Arabic}/u.test(title))).toEqual([]);
    await pasteInto(user, urduField, 'english');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Courses' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  it('A language chosen in the palette while something runs is refused with the reason', async () => {
    const release = holdLanguage();
    onTestFinished(release);
    const { user } = await openPalette();
    await pasteInto(user, field(), 'urdu');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^The language can be changed when what is open now is done/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Courses' })).toBeInTheDocument();
  });
});

describe('The shortcut Ctrl+K', () => {
  it('moves the keyboard to the palette at once, and keys pressed before its code has loaded go into its field', async () => {
    const { user, requests, router } = await renderApp('/admin/courses', { as: 'admin', arrange: fewCourses });
    const button = await screen.findByRole('button', { name: 'Edit Civil Engineering' });
    const find = screen.getByRole('button', { name: 'Find or go to' });
    // In one breath, before any code can arrive. Escape gives the keyboard back to the page.
    fireEvent.keyDown(button, { key: 'k', ctrlKey: true });
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(find).toHaveAttribute('aria-expanded', 'false');

    button.focus();
    fireEvent.keyDown(button, { key: 'k', ctrlKey: true });
    // The arrow keys move the choice among the results of what was typed before them; a letter begins again.
    const keys = ['a', 'p', 'x', 'Backspace', 'ArrowUp', 'p', 'l', ' ', 'Backspace', 'ArrowDown', 'Enter', 'x'];
    const reached = keys.filter((key) => fireEvent.keyDown(button, { key }) || fireEvent.keyUp(button, { key }));
    expect(reached).toEqual([]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admissions'));
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    await act(() => router.navigate({ to: '/admin/courses' }));
    await press(user);
    await user.keyboard('an');
    expect(field()).toHaveValue('an');
    // Once more closes it.
    await user.keyboard('{Control>}k{/Control}');
    await closed();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('Ctrl+K does nothing for a visitor and for a student', async () => {
    const { user, database } = await renderApp('/about');
    for (const who of ['a visitor', 'a student']) {
      if (who === 'a student') await act(() => signInAs(database, 'student'));
      await user.keyboard('{Control>}k{/Control}');
      expect(screen.queryByRole('button', { name: 'Find or go to' }), who).not.toBeInTheDocument();
      expect(screen.queryByRole('dialog'), who).not.toBeInTheDocument();
    }
  });
});
