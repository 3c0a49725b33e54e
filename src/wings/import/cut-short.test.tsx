import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseInUserMenu } from '#tests/render.tsx';
import { head, type ImportOptions, isCreate, openImport, row } from '#tests/student-import.ts';
import { removeJournaledImportsOf, journaledImports } from '#src/session/import-journal.ts';
import { session } from '#src/session/session.ts';

const admin = 'admin@university.example';
afterEach(() => removeJournaledImportsOf(admin));

describe('An interrupted import', () => {
  const slow: ImportOptions = {
    wire: async (request, serve) => {
      if (isCreate(request)) await new Promise((resolve) => setTimeout(resolve, 200));
      return serve(request);
    },
  };
  const text = [head, ...Array.from({ length: 12 }, (_, i) => row(i))].join('\n');

  /** Begins an import, and kills its page. */
  const cutShort = async (name: string) => {
    const { choose, press, unmount } = await openImport(slow);
    await choose(text, name);
    await press('Add 12 Students');
    await screen.findByRole('progressbar');
    await waitFor(async () => expect((await journaledImports('student')).at(-1)?.fileName).toBe(name));
    unmount();
  };

  it('says after Stop which rows are imported, and continues with the rest', async () => {
    let release = () => {};
    const stopped = new Promise<void>((resolve) => (release = resolve));
    let creates = 0;
    const { choose, press, all } = await openImport({
      wire: async (request, serve) => {
        if (isCreate(request) && ++creates > 3) await stopped;
        return serve(request);
      },
    });
    await choose(text);
    await press('Add 12 Students');
    await waitFor(() => expect(creates).toBeGreaterThan(3));
    await press('Stop');
    release();
    expect(await screen.findByText(/not tried/)).toHaveTextContent(/students\.csv: \d+ added, \d+ not tried\./);
    await press(/^Continue with the \d+ Left/);
    expect(await screen.findByText(/has been checked/)).toHaveTextContent(/[1-9]\d* without a change/);
    await press(/^Add \d+ Students/);
    await screen.findByText(/added\./);
    expect((await all()).filter(({ rollNo }) => rollNo.startsWith('IM26'))).toHaveLength(12);
    expect(await journaledImports('student')).toEqual([]);
  });

  it('asks before a link to the list, which has the same path, is followed', async () => {
    const { router, choose, press, user } = await openImport({
      wire: async (request, serve) => (isCreate(request) ? new Promise(() => {}) : serve(request)),
    });
    await choose(text);
    await press('Add 12 Students');
    await screen.findByRole('progressbar');
    const [students] = screen.getAllByRole('link', { name: 'Students' });
    if (students) await user.click(students);
    const question = await screen.findByRole('alertdialog', { name: 'Leave and stop the import?' });
    expect(router.state.location.search).toEqual({ task: 'import' });
    await user.click(within(question).getByRole('button', { name: 'Stop and Leave' }));
    expect(await screen.findByText('An import was interrupted')).toBeInTheDocument();
  });

  it('reports after a closed browser which rows are imported, on the students’ page', async () => {
    const { choose, press, unmount, database, all } = await openImport(slow);
    await choose(text);
    await press('Add 12 Students');
    await waitFor(async () => expect((await all()).length).toBeGreaterThan(40));
    const students = await all();
    unmount();
    database.close();

    const again = await openImport({ arrange: (rows) => ({ ...rows, students: [...students] }) }, '/admin/students');
    expect(await screen.findByText('An import was interrupted')).toBeInTheDocument();
    expect(screen.getByText(/^students\.csv, started on/)).toBeInTheDocument();
    await again.press('See Which Rows Were Imported');
    const count = students.length - 40;
    expect(await screen.findByText(/has been checked/)).toHaveTextContent(
      `${12 - count} new students, 0 updates, ${count} without a change`,
    );
  });

  it('can be discarded, and is not shown to another person', async () => {
    const { choose, press, unmount } = await openImport(slow);
    await choose(text);
    await press('Add 12 Students');
    await screen.findByRole('progressbar');
    await waitFor(async () => expect(await journaledImports('student')).toHaveLength(1));
    unmount();
    const other = await openImport({ as: 'staff' }, '/admin/students');
    expect(await journaledImports('student')).toEqual([]);
    other.unmount();
    const again = await openImport({}, '/admin/students');
    await again.press('Discard');
    await waitFor(() => expect(screen.queryByText('An import was interrupted')).not.toBeInTheDocument());
    expect(await journaledImports('student')).toEqual([]);
  });

  it('stays listed beside others: a second tab or file does not replace it', async () => {
    await cutShort('first.csv');
    await cutShort('second.csv');

    const { press, user } = await openImport({}, '/admin/students');
    expect(await screen.findByText(/^first\.csv, started on/)).toBeInTheDocument();
    expect(screen.getByText(/^second\.csv, started on/)).toBeInTheDocument();
    const [, second] = screen.getAllByRole('button', { name: 'See Which Rows Were Imported' });
    if (second) await user.click(second);
    expect(await screen.findByText(/has been checked/)).toHaveTextContent(/^second\.csv/);
    await press('Add 12 Students');
    await press('Back to the List');
    expect(await screen.findByText(/^first\.csv, started on/)).toBeInTheDocument();
    expect(screen.queryByText(/^second\.csv, started on/)).not.toBeInTheDocument();
  });

  it('deletes its file on logout', async () => {
    await cutShort('students.csv');
    const { user, unmount } = await openImport({}, '/admin/students');
    await screen.findByText('An import was interrupted');
    await chooseInUserMenu(user, 'Logout');
    await screen.findByRole('tab', { name: 'Admin Login' });
    unmount();
    session.save({ token: 'another', role: 'ADMIN', user: { email: admin } });
    await waitFor(async () => expect(await journaledImports('student')).toEqual([]));
  });
});
