import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { deleteView, saveView } from '#src/wings/views/saved-views.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;
const FIELD = 'A screen, a student, an application or a course';

async function openPalette(path = '/admin/courses', options: Options = {}) {
  const app = await renderApp(path, { as: 'admin', ...options });
  await app.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: FIELD });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...app, field };
}

const results = () => within(screen.getByRole('listbox', { name: 'Results' }));
const options = (group: string | RegExp) =>
  within(results().getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.querySelector('.title')?.textContent);
const chosen = () => results().getByRole('option', { selected: true }).querySelector('.title')?.textContent;
const closed = () => waitFor(() => expect(screen.queryByRole('combobox', { name: FIELD })).not.toBeInTheDocument());

async function typeAndWait(user: UserEvent, text: string, group: RegExp) {
  await user.keyboard(text);
  await results().findByRole('group', { name: group });
}

describe('The command palette', () => {
  it('opens by a button that names its keys', async () => {
    const { user } = await renderApp('/admin/courses', { as: 'staff' });
    const button = screen.getByRole('button', { name: 'Find or go to' });
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Find or go to' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('goes to any page, which then has the focus', async () => {
    const { user, router } = await openPalette();
    expect(options('Screens')).toContain('Faculty');
    await user.keyboard('appl');
    await waitFor(() => expect(options('Screens')).toEqual(['Applications', 'Apply Now']));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/applications'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Applications' })).toHaveFocus());
  });

  it.each([
    ['name', 'ananya desh'],
    ['roll number', 'cs23001'],
  ])('finds a student by %s, with a roster loaded for it', async (_what, typed) => {
    const { user, router, requests } = await openPalette();
    expect(requests.some(({ url }) => url.endsWith('/admin/students'))).toBe(false);
    await typeAndWait(user, typed, /^Students/);
    expect(options(/^Students/)).toEqual(['Ananya Deshpande']);
    expect(chosen()).toBe('Ananya Deshpande');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya Deshpande' })).toBeInTheDocument();
    expect(router.state.location.pathname).toMatch(/^\/admin\/students\/stu_/);
  });

  it('waits for the roster when Enter is pressed before it has loaded', async () => {
    let answer = () => {};
    const { user } = await openPalette('/admin/courses', {
      wire: async (request, serve) => {
        if (request.url.endsWith('/admin/students')) await new Promise<void>((resolve) => (answer = resolve));
        return serve(request);
      },
    });
    await user.keyboard('ananya desh{Enter}');
    expect(await screen.findByText('Searching...')).toHaveAttribute('role', 'status');
    answer();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya Deshpande' })).toBeInTheDocument();
  });

  it('searches the cached roster without loading it again', async () => {
    const { user, requests } = await openPalette('/admin/students');
    await typeAndWait(user, 'ananya', /^Students/);
    expect(requests.filter(({ url }) => url.endsWith('/admin/students'))).toHaveLength(1);
  });

  it('links to all students when there are more than it shows', async () => {
    const { user, router } = await openPalette();
    await typeAndWait(user, 'a', /^Students \(8 of \d+\)$/);
    await user.click(results().getByText('Show all students with “a”'));
    await waitFor(() => expect(router.state.location.href).toBe('/admin/students?q=a'));
  });

  it('starts the review of a pending application, by name or reference', async () => {
    const { user, router, database } = await openPalette();
    const applications = await database.transact('read', (tables) => tables.applications.all());
    const open = applications.find(({ status }) => status === 'APPLIED');
    const done = applications.find(({ status }) => status === 'APPROVED');
    await user.keyboard(done?.referenceNumber ?? '');
    await waitFor(() => expect(screen.getByText('No results')).toBeInTheDocument());
    await user.clear(screen.getByRole('combobox', { name: FIELD }));
    await typeAndWait(user, open?.referenceNumber ?? '', /^Applications/);
    expect(options(/^Applications/)).toEqual([open?.fullName]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe(`/admin/applications?open=${open?.id}`));
  });

  it('opens the form of a course', async () => {
    const { user } = await openPalette();
    await typeAndWait(user, 'BT-CE', /^Courses/);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('form', { name: 'Edit Civil Engineering' })).toBeInTheDocument();
  });

  it('follows the combobox pattern: the arrow keys choose a line, and the field keeps the focus and names it', async () => {
    const { user, field } = await openPalette();
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(chosen()).toBe('Dashboard');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe('Students');
    expect(field.getAttribute('aria-activedescendant')).toBe(results().getByRole('option', { selected: true }).id);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe('Logout');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toBe('Dashboard');
    await user.keyboard('{PageDown}');
    expect(chosen()).toBe('About');
    expect(field).toHaveFocus();
  });

  it('announces the number of results', async () => {
    const { user } = await openPalette();
    expect(await screen.findByText('19 results')).toHaveAttribute('role', 'status');
    await user.keyboard('zzzz');
    expect(await screen.findByText('No results')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('combobox', { name: FIELD })).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    ['new student', 'Add New Student', '/admin/students?add=true'],
    ['new course', 'Add a Course', '/admin/courses?course=new'],
    ['import', 'Import students', '/admin/students?task=import'],
  ])('finds the action “%s”', async (typed, title, href) => {
    const { user, router } = await openPalette('/admin/applications');
    await user.keyboard(typed);
    await waitFor(() => expect(options('Actions')).toEqual([title]));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe(href));
  });

  it('changes the password, switches the colours, and signs out', async () => {
    const { user, router } = await openPalette();
    await user.keyboard('change pass{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Change password' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: FIELD });
    await user.keyboard('dark mode{Enter}');
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    await closed();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: FIELD });
    await user.keyboard('light mode{Enter}');
    await waitFor(() => expect(document.documentElement).not.toHaveClass('dark'));
    await closed();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: FIELD });
    await user.keyboard('logout{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('offers the export of the current list only', async () => {
    const { user } = await openPalette('/admin/applications');
    await screen.findByText(/\d applications$/);
    await user.keyboard('export');
    await waitFor(() => expect(options('Actions')).toEqual(['Export applications']));
  });

  it('opens a saved view', async () => {
    saveView({ path: '/admin/students', name: 'Low marks', search: { cgpa: '..6' } });
    const { user, router } = await openPalette();
    expect(options('Views')).toEqual(['Low marks']);
    await user.keyboard('low ma{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/admin/students?cgpa=..6'));
    deleteView({ path: '/admin/students', name: 'Low marks' });
  });

  it('remembers the recent choices of the session', async () => {
    const { user, router } = await openPalette();
    await user.keyboard('research{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/research'));
    await router.navigate({ to: '/admin/courses' });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: FIELD });
    expect(options('Recent')).toEqual(['Research']);
    expect(chosen()).toBe('Research');
  });

  it('says which data it could not search, with a retry', async () => {
    let broken = true;
    const { user } = await openPalette('/admin/courses', {
      wire: async (request, serve) =>
        broken && request.url.endsWith('/admin/students') ? new Response(null, { status: 500 }) : serve(request),
    });
    await user.keyboard('ananya');
    expect(await screen.findByText('Not everything could be searched.')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(options(/^Students/)).toContain('Ananya Deshpande'));
  });
});

describe('The shortcut Ctrl+K', () => {
  it('moves the keyboard to the palette at once, and keys pressed before its code has loaded go into its field', async () => {
    const { user, requests, router } = await renderApp('/admin/courses', { as: 'admin' });
    const button = await screen.findByRole('button', { name: 'Deactivate Civil Engineering' });
    button.focus();
    // In one breath, before any code can arrive.
    fireEvent.keyDown(button, { key: 'k', ctrlKey: true });
    const reached = ['f', 'a', 'x', 'Backspace', 'c', ' ', 'Backspace', 'Enter'].filter(
      (key) => fireEvent.keyDown(button, { key }) || fireEvent.keyUp(button, { key }),
    );
    expect(reached).toEqual([]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/faculty'));
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    await router.navigate({ to: '/admin/courses' });
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: FIELD })).toHaveFocus());
    await user.keyboard('anan');
    expect(screen.getByRole('combobox', { name: FIELD })).toHaveValue('anan');
  });

  it('returns the keyboard to the page after Escape, and opens nothing', async () => {
    await renderApp('/admin/courses', { as: 'admin' });
    const button = await screen.findByRole('button', { name: 'Deactivate Civil Engineering' });
    fireEvent.keyDown(button, { key: 'k', ctrlKey: true });
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Find or go to' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes the open palette', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}');
    await closed();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does nothing while a dialog is open', async () => {
    const { user } = await renderApp('/admin/courses?course=new', { as: 'admin' });
    await screen.findByRole('form', { name: 'Add a course' });
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox', { name: FIELD })).not.toBeInTheDocument();
  });

  it.each([
    ['a visitor', '/about', {}],
    ['a student', '/student/dashboard', { as: 'student' }],
  ] as const)('does nothing for %s', async (_who, path, who) => {
    const { user } = await renderApp(path, who);
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('button', { name: 'Find or go to' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
