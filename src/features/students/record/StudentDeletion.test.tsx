import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pasteInto } from '#tests/paste-into.ts';
import { openedDialog, renderApp } from '#tests/render.tsx';
import { ANANYA } from '#tests/student-record.ts';
import { toast } from '#src/ui/toast/toast.ts';

const isUpdate = ({ method }: Request) => method === 'PUT';
const isDelete = ({ method }: Request) => method === 'DELETE';

async function openRecord() {
  const app = await renderApp(`/admin/students/${ANANYA}`, { as: 'admin', students: 3 });
  const stored = () => app.database.transact('read', ({ students }) => students.get(ANANYA));
  return { ...app, stored, place: () => app.router.state.location.pathname };
}

const failures: readonly (readonly [string, () => Promise<Response>])[] = [
  [
    'It is the demo student.',
    async () => Response.json({ success: false, message: 'It is the demo student.' }, { status: 403 }),
  ],
  ['Failed to delete student', async () => new Response(null, { status: 500 })],
  ['Error deleting student', () => Promise.reject(new TypeError('Failed to fetch'))],
];

describe('Section 4: the deletion of a student', () => {
  async function askToDelete() {
    const app = await openRecord();
    const ask = async () => {
      await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
      return openedDialog('alertdialog', 'Delete student');
    };
    const confirm = async () => app.user.click(within(await ask()).getByRole('button', { name: 'Delete' }));
    const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    return { ...app, ask, confirm, isClosed };
  }

  it('asks for confirmation, with the focus on Cancel, shows why it failed (section 8), sends one request however often and fast its button is clicked, and goes to the admin dashboard, which reloads its list', async () => {
    const { ask, confirm, isClosed, user, intercept, requests, place, stored } = await askToDelete();
    const dialog = await ask();
    expect(dialog).toHaveAccessibleDescription(
      /^Are you sure you want to delete student "Ananya Deshpande"\? This action cannot be undone\.\n/,
    );
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await isClosed();
    expect(requests.filter(isDelete)).toEqual([]);

    for (const [message, answer] of failures) {
      intercept((request, serve) => (isDelete(request) ? answer() : serve(request)));
      await confirm();
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(place(), message).toBe(`/admin/students/${ANANYA}`);
      await isClosed();
    }
    toast.dismissAll();
    await waitFor(() => expect(screen.queryByText(/demo student|Failed|Error/)).not.toBeInTheDocument());

    intercept((request, serve) => serve(request));
    const button = within(await ask()).getByRole('button', { name: 'Delete' });
    // Before the page has been drawn again, after the call, and while the next page is being opened.
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => {
      if (button.isConnected) fireEvent.click(button);
      expect(place()).toBe('/admin/dashboard');
    });
    expect(await screen.findByText('Student deleted successfully')).toBeInTheDocument();
    expect(await screen.findByText('2 students')).toBeInTheDocument();
    expect(requests.filter(isDelete)).toHaveLength(1);
    expect(await stored()).toBeUndefined();
    expect(requests.some(({ url }) => url.endsWith('/api/admin/students'))).toBe(true);
    expect(screen.queryByText(/no such student|not found|Failed/i)).not.toBeInTheDocument();
  });

  it('leads to the list when another person has already deleted the record', async () => {
    const { ask, user, place, database } = await askToDelete();
    const dialog = await ask();
    await database.transact('write', ({ students }) => students.remove(ANANYA));
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(place()).toBe('/admin/dashboard'));
  });
});

it('Unsaved edits of a student prompt a question before they are lost, but keep nobody on the page after their session has ended (section 8)', async () => {
  const app = await openRecord();
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await pasteInto(app.user, name, ' the Second');
  await app.user.click(screen.getByRole('link', { name: 'Back to List' }));
  const dialog = await openedDialog('alertdialog', 'Leave without saving?');
  await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ananya Deshpande the Second');

  app.intercept(async (request, serve) =>
    isUpdate(request) ? Response.json({ success: false, message: 'Signed out' }, { status: 401 }) : serve(request),
  );
  await app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(app.place()).toBe('/login'));
});
