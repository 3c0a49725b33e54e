import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fewCourses } from '#tests/courses.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { chooseInUserMenu, openedDialog, openUserMenu, renderApp, signInAs } from '#tests/render.tsx';
import { login } from '#src/features/accounts/auth.ts';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { displayName, session } from '#src/session/session.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const STAFF = { tab: 'admin', email: 'staff@university.example', password: 'Demo@1234' } as const;
const PANEL = '/admin/courses?panel=administrators';

async function open(options: Options = {}) {
  const app = await renderApp(PANEL, { as: 'admin', arrange: fewCourses, ...options });
  const dialog = await screen.findByRole('dialog', { name: 'Administrators' });
  await within(dialog).findByText(/^\d administrators/);
  const button = (name: string) => within(dialog).getByRole('button', { name });
  return { ...app, dialog, button };
}

const nothingOf = () => expect(screen.queryByRole('dialog', { name: 'Administrators' })).not.toBeInTheDocument();

describe('The list of administrators', () => {
  it('opens from the user menu, the menu of a phone and the palette, over the current page or, from a public one, on the dashboard', async () => {
    // A public page leads to the dashboard.
    const { user, router } = await renderApp('/about', { as: 'admin', students: 3 });
    await chooseInUserMenu(user, 'Administrators');
    expect(await screen.findByRole('dialog', { name: 'Administrators' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/dashboard');
    await act(() => router.navigate({ to: '/admin/courses', search: { q: 'civil' } }));
    const ways = {
      'the user menu': () => chooseInUserMenu(user, 'Administrators'),
      'the menu of a phone': async () => {
        await user.click(screen.getByRole('button', { name: 'Open menu' }));
        await user.click(await screen.findByRole('button', { name: 'Administrators' }));
      },
      'the palette': async () => {
        await user.keyboard('{Control>}k{/Control}');
        await waitFor(() => expect(screen.getByRole('combobox', { name: /^A screen/ })).toHaveFocus());
        await user.paste('administ');
        await user.keyboard('{Enter}');
      },
    };
    for (const [way, openIt] of Object.entries(ways)) {
      await openIt();
      const dialog = await screen.findByRole('dialog', { name: 'Administrators' });
      expect(await within(dialog).findByText('5 administrators'), way).toHaveAttribute('role', 'status');
      expect(within(dialog).getAllByRole('listitem'), way).toHaveLength(5);
      expect(router.state.location.href, way).toBe('/admin/courses?q=civil&panel=administrators');
      await waitFor(() => expect(dialog, way).toContainElement(document.activeElement as HTMLElement));
      await user.keyboard('{Escape}');
      await waitFor(nothingOf);
      expect(router.state.location.href, way).toBe('/admin/courses?q=civil');
      if (way === 'the user menu')
        await waitFor(() =>
          expect(screen.getByRole('button', { name: displayName(session.state().user) })).toHaveFocus(),
        );
    }
  });

  it('opens over unsaved edits without a question', async () => {
    const { user } = await renderApp('/admin/students/stu_000001', { as: 'admin', students: 3 });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await pasteInto(user, name, ' X');
    await chooseInUserMenu(user, 'Administrators');
    expect(await screen.findByRole('dialog', { name: 'Administrators' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(nothingOf);
    expect(name).toHaveValue('Ananya Deshpande X');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  // To whom the palette offers it is said by the same list as to whom the menus do.
  it('cannot be opened by a staff administrator, or where the server lacks the extension: not by menu, palette or address', async () => {
    offerExtensions(['administrators', 'password-reset']);
    const { user, requests, database } = await renderApp(PANEL, { as: 'staff', arrange: fewCourses });
    for (const who of ['a staff administrator', 'a super administrator whose server lacks the extension']) {
      await openUserMenu(user);
      expect(screen.getByText('Change password'), who).toBeVisible();
      expect(screen.queryByText('Administrators'), who).not.toBeInTheDocument();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await user.keyboard('{Control>}k{/Control}');
      await waitFor(() => expect(screen.getByRole('combobox', { name: /^A screen/ })).toHaveFocus());
      await user.paste('administrators');
      expect(await screen.findByText('No results'), who).toBeVisible();
      await user.keyboard('{Escape}');
      await waitFor(nothingOf);
      await act(async () => offerExtensions(['password-reset', 'profile']));
      await act(() => signInAs(database, 'admin'));
    }
    expect(requests.filter(({ url }) => url.includes('/administrators'))).toEqual([]);
  });

  it('shows a failed load with a retry, and says so when the server returns an empty list', async () => {
    let answer = () => new Response(null, { status: 500 });
    const { user } = await renderApp(PANEL, {
      as: 'admin',
      arrange: fewCourses,
      wire: async (request, serve) => (request.url.endsWith('/admin/administrators') ? answer() : serve(request)),
    });
    expect(await screen.findByText('Failed to load administrators')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No administrators' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add administrator' })).not.toBeInTheDocument();
    answer = () => Response.json({ success: true, data: [] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'No administrators' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add administrator' })).toBeVisible();
  });
});

describe('An administrator', () => {
  it('An administrator is disabled and enabled after a confirmation, unless the server refuses with its reason, and the own account is not offered', async () => {
    const { user, button, dialog, intercept } = await open();
    const own = within(dialog)
      .getAllByRole('listitem')
      .find((row) => row.textContent?.includes('Your own account'));
    expect(own).toHaveTextContent('admin@university.example');
    expect(within(own!).queryByRole('button')).not.toBeInTheDocument();

    let message: string | undefined = 'The last super administrator cannot be disabled';
    intercept(async (request, serve) =>
      request.method === 'PUT' && message
        ? Response.json({ success: false, message }, { status: 409 })
        : serve(request),
    );
    await user.click(button('Disable Rohan Fernandes'));
    const question = await openedDialog('alertdialog', 'Disable administrator');
    expect(question).toHaveAccessibleDescription(
      /^Disable Rohan Fernandes\? Every session of this account ends at once/,
    );
    const disable = () => user.click(within(question).getByRole('button', { name: 'Disable' }));
    await disable();
    expect(await within(question).findByRole('alert')).toHaveTextContent(message);
    message = 'Administrator not found';
    await disable();
    await waitFor(() => expect(within(question).getByRole('alert')).toHaveTextContent('Administrator not found'));
    expect(within(dialog).getByText('5 administrators')).toBeInTheDocument();
    await expect(login.call(STAFF)).resolves.toHaveProperty('token');

    message = undefined;
    await disable();
    expect(await within(dialog).findByText('5 administrators, 1 of them disabled')).toBeInTheDocument();
    await expect(login.call(STAFF)).rejects.toMatchObject({ status: 401 });
    await waitFor(() => expect(button('Enable Rohan Fernandes')).toHaveFocus());

    await user.click(button('Enable Rohan Fernandes'));
    await user.click(
      within(await openedDialog('alertdialog', 'Enable administrator')).getByRole('button', { name: 'Enable' }),
    );
    expect(await within(dialog).findByText('5 administrators')).toBeInTheDocument();
    await expect(login.call(STAFF)).resolves.toHaveProperty('token');
  });

  it('An administrator’s password is reset to a temporary one, unless the account is disabled, and not without the extension password-reset', async () => {
    const { user, button, database, dialog } = await open();
    const disabledAt = (time: string | undefined) =>
      database.transact('write', ({ accounts }) => {
        const { disabledAt: _, ...account } = accounts.by('email', STAFF.email)!;
        accounts.replace({ ...account, ...(time && { disabledAt: time }) });
      });
    await disabledAt('2026-07-01T00:00:00.000Z');
    await user.click(button('Reset password of Rohan Fernandes'));
    const question = await openedDialog('alertdialog', 'Reset password');
    const reset = () => user.click(within(question).getByRole('button', { name: 'Reset password' }));
    await reset();
    expect(await within(question).findByRole('alert')).toHaveTextContent('This account is disabled.');

    await disabledAt(undefined);
    await reset();
    const password = (await screen.findByLabelText('Temporary password')).textContent;
    await expect(login.call(STAFF)).rejects.toMatchObject({ status: 401 });
    await expect(login.call({ ...STAFF, password })).resolves.toHaveProperty('token');

    act(() => offerExtensions(['administrators']));
    expect(dialog.textContent).not.toContain('Reset password');
    expect(dialog.textContent?.split('Disable')).toHaveLength(5);
  });
});

describe('A new administrator', () => {
  async function openForm(options: Options = {}) {
    const app = await open(options);
    await app.user.click(app.button('Add administrator'));
    const form = await screen.findByRole('form', { name: 'Add administrator' });
    const field = (label: RegExp) => within(form).getByLabelText(label);
    const submit = () => app.user.click(within(form).getByRole('button', { name: 'Add administrator' }));
    const fill = async () => {
      await pasteInto(app.user, field(/^Name/), 'Dev Menon');
      await pasteInto(app.user, field(/^Email/), 'dev.menon@university.example');
      await pasteInto(app.user, field(/^User name/), 'dev.menon');
      await app.user.selectOptions(field(/^Role/), 'Staff administrator');
      await pasteInto(app.user, field(/^First password/), 'first-Day-1');
    };
    return { ...app, form, field, submit, fill };
  }

  it('The form of a new administrator is not sent before every field is valid, and kept as a draft when it is closed, without the password', async () => {
    const { submit, field, requests, user, form, button } = await openForm();
    await pasteInto(user, field(/^User name/), 'dev@menon');
    await pasteInto(user, field(/^First password/), 'short');
    await pasteInto(user, field(/^Department/), 'x');
    await pasteInto(user, field(/^Phone/), '12345');
    await submit();
    for (const [label, message] of [
      [/^Name/, 'Name is required'],
      [/^Email/, 'Email is required'],
      [/^User name/, 'User name may contain letters, digits, dots, - and _ only'],
      [/^Role/, 'Role is required'],
      [/^First password/, 'Password must be at least 6 characters'],
      [/^Department/, 'Department must be at least 2 characters'],
      [/^Phone/, 'Please provide a valid phone number'],
    ] as const)
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(message)));
    await waitFor(() => expect(field(/^Name/)).toHaveFocus());
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);

    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    expect(JSON.stringify({ ...sessionStorage })).toContain('dev@menon');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('short');
    await user.click(button('Add administrator'));
    const again = await screen.findByRole('form', { name: 'Add administrator' });
    expect(within(again).getByLabelText(/^User name/)).toHaveValue('dev@menon');
    expect(within(again).getByLabelText(/^First password/)).toHaveValue('');
  });

  it('A new administrator who is refused is not added: the form says why, at the field if it is one; one who is added is listed, and can sign in', async () => {
    const { fill, submit, form, field, intercept, user, dialog, requests } = await openForm();
    await fill();
    await pasteInto(user, field(/^Phone/), '98765 43210');
    let answer: () => Response | Promise<Response>;
    const answers: readonly (readonly [message: string, typeof answer])[] = [
      ['Closed.', () => Response.json({ success: false, message: 'Closed.' }, { status: 503 })],
      ['Failed to add administrator', () => new Response(null, { status: 500 })],
      ['Error adding administrator', () => Promise.reject(new TypeError('offline'))],
    ];
    intercept(async (request, serve) => (request.method === 'POST' ? answer() : serve(request)));
    for (const [message, next] of answers) {
      answer = next;
      await submit();
      await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent(message));
      await waitFor(() => expect(within(form).getByRole('alert')).toHaveFocus());
    }

    intercept((request, serve) => serve(request));
    const write = async (address: string) => {
      await user.clear(field(/^Email/));
      await pasteInto(user, field(/^Email/), address);
      requests.length = 0;
      await submit();
    };
    await write(STAFF.email);
    await waitFor(() => expect(field(/^Email/)).toHaveAttribute('aria-invalid', 'true'));
    expect(field(/^Name/)).toHaveValue('Dev Menon');
    expect(within(dialog).getByText('5 administrators')).toBeInTheDocument();

    await write('dev.menon@university.example');
    expect(await within(dialog).findByText('6 administrators')).toBeInTheDocument();
    expect(within(dialog).getByText('Dev Menon')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    const account = { tab: 'admin', email: 'dev.menon@university.example', password: 'first-Day-1' } as const;
    await expect(login.call(account)).resolves.toHaveProperty('token');
    const sent = requests.find(({ url }) => url.endsWith('/admin/auth/register'));
    expect(await sent?.json()).toEqual({
      name: 'Dev Menon',
      email: 'dev.menon@university.example',
      username: 'dev.menon',
      role: 'STAFF_ADMIN',
      password: 'first-Day-1',
      phoneNumber: '9876543210',
    });
  });
});
