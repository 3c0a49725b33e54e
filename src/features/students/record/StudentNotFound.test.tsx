import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering } from '#tests/answering.ts';
import { renderApp } from '#tests/render.tsx';
import { ANANYA } from '#tests/student-record.ts';
import { toast } from '#src/ui/toast/toast.ts';

const notFound = async () => Response.json({ success: false, message: 'No such student' }, { status: 404 });
const record = /\/admin\/students\/stu_000001$/;
const NOTICE = 'The server does not find this student';
const NOT_SAVED = 'The server did not find where to save this';

/** Opens a record from the list, which holds it. */
async function openFromList() {
  const app = await renderApp('/admin/students?q=ananya', { as: 'admin', students: 3 });
  const link = await screen.findByRole('link', { name: 'Ananya Deshpande' });
  const open = async () => {
    await app.user.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Ananya Deshpande' });
  };
  const remove = () => app.database.transact('write', ({ students }) => students.remove(ANANYA));
  const edit = async (text: string) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toBeEnabled());
    await app.user.click(screen.getByRole('button', { name: 'Edit' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await app.user.clear(name);
    await app.user.paste(text);
    await app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  };
  const confirmDeletion = async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());
    await app.user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Delete' }));
  };
  const tryAgain = async () => app.user.click(await screen.findByRole('button', { name: 'Try Again' }));
  return { ...app, open, remove, edit, confirmDeletion, tryAgain, place: () => app.router.state.location.pathname };
}

const nobodySaysGone = () =>
  expect(
    screen.queryByText(/Student not found|no longer on the roster|has deleted the record while/),
  ).not.toBeInTheDocument();

describe('A student of the list whom the server answers with 404', () => {
  it('shows the list’s data read-only, becomes editable once the server finds the student, and counts as deleted not by a deletion’s 404, but as soon as the list lacks the student too', async () => {
    const app = await openFromList();
    app.intercept(answering('GET', record, notFound));
    await app.open();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/No such student.*The list still names the student/);
    expect(app.place()).toBe(`/admin/students/${ANANYA}`);
    expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled();
    nobodySaysGone();
    await app.tryAgain();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    app.intercept((request, serve) => serve(request));
    await app.tryAgain();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toBeEnabled());
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();

    app.intercept(answering('DELETE', /\/students\/stu_000001$/, notFound));
    await app.confirmDeletion();
    expect(await screen.findByText('No such student')).toBeVisible();
    act(() => toast.dismissAll());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(app.place()).toBe(`/admin/students/${ANANYA}`);
    nobodySaysGone();

    // Another person deletes the student before.
    app.intercept((request, serve) => serve(request));
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    await app.remove();
    await app.confirmDeletion();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(app.place()).toBe(`/admin/students/${ANANYA}`);
    // The server’s words for the deletion are the same as those of the screen that is left.
    act(() => toast.dismissAll());
    await app.tryAgain();
    expect(await screen.findByText('Student not found')).toBeVisible();
    await waitFor(() => expect(app.place()).toBe('/admin/dashboard'));
  });

  it('keeps the edits of a failed save, which can be repeated, and also when a reload answers 404 too', async () => {
    const app = await openFromList();
    await app.open();
    // So does FastAPI where nobody has written the operation.
    app.intercept(answering('PUT', record, async () => Response.json({ detail: 'Not Found' }, { status: 404 })));
    await app.edit('Ananya Mine');
    expect(await screen.findByText(NOT_SAVED)).toBeVisible();
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /deleted the student .*, or the server does not offer this change/,
    );
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ananya Mine');
    nobodySaysGone();
    const save = () => app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    app.intercept(answering('PUT', record, async () => new Response(null, { status: 500 })));
    await save();
    await waitFor(() => expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument());
    app.intercept((request, serve) => serve(request));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled());
    await save();
    expect(await screen.findByText(/^Student updated successfully!/)).toBeVisible();
    expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();

    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    await app.remove();
    await app.edit('Ananya Again');
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ananya Again');
    expect(app.place()).toBe(`/admin/students/${ANANYA}`);
    expect(screen.queryByText(/no longer on the roster/)).not.toBeInTheDocument();
  });
});
