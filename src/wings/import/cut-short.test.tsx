import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseInUserMenu } from '#tests/render.tsx';
import { head, isCreate, openImport, row } from '#tests/student-import.ts';
import { journaledImports, removeJournaledImportsOf, runJournaledImport } from '#src/session/import-journal.ts';
import { session } from '#src/session/session.ts';

const admin = 'admin@university.example';
afterEach(() => removeJournaledImportsOf(admin));

describe('An interrupted import', () => {
  const text = [head, ...Array.from({ length: 12 }, (_, i) => row(i))].join('\n');

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
    expect(router.state.location.search).toMatchObject({ task: 'import' });
    await user.click(within(question).getByRole('button', { name: 'Stop and Leave' }));
    expect(await screen.findByText('An import was interrupted')).toBeInTheDocument();
  });

  it('stays listed beside others until it is continued or discarded, and a logout deletes its file', async () => {
    const { press, user } = await openImport();
    await screen.findByRole('button', { name: 'Choose File' });
    // As a page that was closed leaves it behind.
    for (const [begunAt, fileName] of ['first.csv', 'second.csv', 'third.csv'].entries())
      await runJournaledImport({ begunAt: begunAt + 1, fileName, text, noun: 'student' }, async () => undefined);
    await press('Back to the List');
    expect(await screen.findByText(/^first\.csv, started on/)).toBeInTheDocument();
    const pressNth = async (name: string, at: number) => {
      const button = screen.getAllByRole('button', { name })[at];
      if (button) await user.click(button);
    };
    await pressNth('Discard', 2);
    await waitFor(() => expect(screen.queryByText(/^third\.csv/)).not.toBeInTheDocument());
    await pressNth('See Which Rows Were Imported', 1);
    expect(await screen.findByText(/has been checked/)).toHaveTextContent(/^second\.csv/);
    await press('Add 12 Students');
    await screen.findByText(/12 added\./);
    await press('Back to the List');
    expect(await screen.findByText(/^first\.csv, started on/)).toBeInTheDocument();
    expect(screen.queryByText(/^(?:second|third)\.csv/)).not.toBeInTheDocument();

    await chooseInUserMenu(user, 'Logout');
    await screen.findByRole('tab', { name: 'Admin Login' });
    session.save({ token: 'another', role: 'ADMIN', user: { email: admin } });
    await waitFor(async () => expect(await journaledImports('student')).toEqual([]));
  });
});
