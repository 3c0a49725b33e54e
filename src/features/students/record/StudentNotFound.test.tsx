import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering } from '#tests/answering.ts';
import { renderApp } from '#tests/render.tsx';
import { ANANYA } from '#tests/student-record.ts';

const notFound = async () => Response.json({ success: false, message: 'No such student' }, { status: 404 });
const record = /\/admin\/students\/stu_000001$/;
const NOTICE = 'The server does not find this student';

/** Opens a record from the list, which holds it. */
async function openFromList() {
  const app = await renderApp('/admin/students?q=ananya', { as: 'admin' });
  const link = await screen.findByRole('link', { name: 'Ananya Deshpande' });
  const open = async () => {
    await app.user.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Ananya Deshpande' });
  };
  const remove = () => app.database.transact('write', ({ students }) => students.remove(ANANYA));
  const edit = async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toBeEnabled());
    await app.user.click(screen.getByRole('button', { name: 'Edit' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await app.user.clear(name);
    await app.user.paste('Ananya Mine');
    await app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  };
  const confirmDeletion = async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());
    await app.user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Delete' }));
  };
  return { ...app, open, remove, edit, confirmDeletion, place: () => app.router.state.location.pathname };
}

const nobodySaysGone = () =>
  expect(
    screen.queryByText(/Student not found|no longer on the roster|has deleted the record while/),
  ).not.toBeInTheDocument();

describe('A student of the list whom the server answers with 404', () => {
  it('shows the list’s data read-only, and becomes editable once the server finds the student', async () => {
    const app = await openFromList();
    app.intercept(answering('GET', record, notFound));
    await app.open();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/No such student.*The list still names the student/);
    expect(app.place()).toBe(`/admin/students/${ANANYA}`);
    expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled();
    nobodySaysGone();

    await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(NOTICE)).toBeVisible();
    app.intercept((request, serve) => serve(request));
    await app.user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toBeEnabled());
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  it('counts as deleted as soon as the list lacks the student too', async () => {
    const app = await openFromList();
    await app.remove();
    await app.open();
    await app.user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Student not found')).toBeVisible();
    await waitFor(() => expect(app.place()).toBe('/admin/dashboard'));
  });

  it('does not count as deleted when only a deletion answers 404', async () => {
    const app = await openFromList();
    await app.open();
    app.intercept(answering('DELETE', /\/students\/stu_000001$/, notFound));
    await app.confirmDeletion();
    expect(await screen.findByText('No such student')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(app.place()).toBe(`/admin/students/${ANANYA}`);
    nobodySaysGone();
  });

  it('stays on the page when another person has deleted the student before', async () => {
    const app = await openFromList();
    await app.open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());
    await app.remove();
    await app.confirmDeletion();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(app.place()).toBe(`/admin/students/${ANANYA}`);
  });

  it('keeps the edits of a failed save, which can be repeated', async () => {
    const app = await openFromList();
    await app.open();
    app.intercept(answering('PUT', record, notFound));
    await app.edit();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ananya Mine');
    nobodySaysGone();
    app.intercept((request, serve) => serve(request));
    await app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(/^Student updated successfully!/)).toBeVisible();
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  it('keeps the edits when both a save and a reload answer 404', async () => {
    const app = await openFromList();
    await app.open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toBeEnabled());
    await app.remove();
    await app.edit();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ananya Mine');
    expect(app.place()).toBe(`/admin/students/${ANANYA}`);
    expect(screen.queryByText(/no longer on the roster/)).not.toBeInTheDocument();
  });
});
