import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const ANANYA = 'stu_000001';
const isUpdate = ({ method }: Request) => method === 'PUT';
const isDelete = ({ method }: Request) => method === 'DELETE';

async function openRecord(id = ANANYA, options: Options = {}) {
  const app = await renderApp(`/admin/students/${id}`, { as: 'admin', ...options });
  const stored = () => app.database.transact('read', ({ students }) => students.get(id));
  return { ...app, stored, place: () => app.router.state.location.pathname };
}

async function edit(options: Options = {}) {
  const app = await openRecord(ANANYA, options);
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const type = async (label: string, value: string) => {
    const field = await screen.findByRole('textbox', { name: label });
    await app.user.clear(field);
    if (value) await app.user.paste(value);
  };
  return { ...app, type, save: () => app.user.click(screen.getByRole('button', { name: 'Save Changes' })) };
}

describe('Section 4: the deletion of a student', () => {
  async function askToDelete(options: Options = {}) {
    const app = await openRecord(ANANYA, options);
    await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    return { ...app, dialog, confirm: () => app.user.click(within(dialog).getByRole('button', { name: 'Delete' })) };
  }

  it('asks for confirmation, with the focus on Cancel', async () => {
    const { dialog, user, requests } = await askToDelete();
    expect(dialog).toHaveAccessibleDescription(
      /^Are you sure you want to delete student "Ananya Deshpande"\? This action cannot be undone\.\n/,
    );
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(requests.filter(isDelete)).toEqual([]);
  });

  it('goes to the admin dashboard, which reloads its list', async () => {
    const { confirm, place, requests, stored } = await askToDelete();
    await confirm();
    expect(await screen.findByText('Student deleted successfully')).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/admin/dashboard'));
    expect(await screen.findByText('39 students')).toBeInTheDocument();
    expect(await stored()).toBeUndefined();
    expect(requests.some(({ url }) => url.endsWith('/api/admin/students'))).toBe(true);
    expect(screen.queryByText('Student not found')).not.toBeInTheDocument();
  });

  it('sends one request, however often and fast its button is clicked', async () => {
    const { dialog, place, requests } = await askToDelete();
    const button = within(dialog).getByRole('button', { name: 'Delete' });
    // Before the page has been drawn again, after the call, and while the next page is being opened.
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => {
      if (button.isConnected) fireEvent.click(button);
      expect(place()).toBe('/admin/dashboard');
    });
    expect(await screen.findByText('Student deleted successfully')).toBeInTheDocument();
    expect(requests.filter(isDelete)).toHaveLength(1);
    expect(screen.queryByText(/no such student|not found|Failed/i)).not.toBeInTheDocument();
  });

  it.each([
    [
      'It is the demo student.',
      () => Response.json({ success: false, message: 'It is the demo student.' }, { status: 403 }),
    ],
    ['Failed to delete student', () => new Response(null, { status: 500 })],
    ['Error deleting student', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('section 8: shows the failure "%s"', async (message, answer) => {
    const { confirm, place } = await askToDelete({
      wire: async (request, serve) => (isDelete(request) ? answer() : serve(request)),
    });
    await confirm();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(place()).toBe(`/admin/students/${ANANYA}`);
  });

  it('leads to the list when another person has already deleted the record', async () => {
    const { confirm, place, database } = await askToDelete();
    await database.transact('write', ({ students }) => students.remove(ANANYA));
    await confirm();
    await waitFor(() => expect(place()).toBe('/admin/dashboard'));
  });
});

describe('Unsaved edits of a student', () => {
  it('prompt a question before they are lost', async () => {
    const { type, user, place } = await edit();
    await type('Name', 'Half a na');
    await user.click(screen.getByRole('link', { name: 'Back to List' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a na');

    await user.click(screen.getByRole('link', { name: 'Back to List' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(place()).toBe('/admin/dashboard'));
  });

  it('prompt no question when nothing was edited', async () => {
    const { user, place } = await edit();
    await user.click(screen.getByRole('link', { name: 'Back to List' }));
    await waitFor(() => expect(place()).toBe('/admin/dashboard'));
  });

  it('do not keep a person on the page after their session has ended (section 8)', async () => {
    const { type, save, place } = await edit({
      wire: async (request, serve) =>
        isUpdate(request) ? Response.json({ success: false, message: 'Signed out' }, { status: 401 }) : serve(request),
    });
    await type('Name', 'Half a na');
    await save();
    await waitFor(() => expect(place()).toBe('/login'));
  });
});
