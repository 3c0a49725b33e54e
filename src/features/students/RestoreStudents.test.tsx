import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepDeleted } from '#tests/student-record.ts';
import { renderApp } from '#tests/render.tsx';
import { offerExtensions } from '#src/platform/server/extensions.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const ANANYA = 'stu_000001';

/** Deletes a student from the record, as a person would. */
async function deleteAnanya(options: Options = {}) {
  const app = await renderApp(`/admin/students/${ANANYA}`, { as: 'admin', students: 4, ...options });
  const before = await app.database.transact('read', ({ students }) => students.get(ANANYA));
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  await app.user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Student deleted successfully');
  const stored = () => app.database.transact('read', ({ students }) => students.get(ANANYA));
  return { ...app, before: before!, stored };
}

describe('The question before a student is deleted', () => {
  /** A record, one of whose department’s courses has a seat that is taken. */
  async function openRecord() {
    const app = await renderApp(`/admin/students/${ANANYA}`, { as: 'admin', students: 4 });
    const course = await app.database.transact('write', ({ courses, students }) => {
      const { department } = students.get(ANANYA)!;
      const one = courses.all().find((each) => each.department === department)!;
      const taken = { ...one, totalSeats: 40, availableSeats: 18 };
      courses.replace(taken);
      return taken;
    });
    const left = () => app.database.transact('read', ({ courses }) => courses.get(course.id)?.availableSeats);
    const ask = async () => {
      await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
      return screen.findByRole('alertdialog');
    };
    return { ...app, course, left, ask };
  }

  it('says that the record can be restored, and offers to free a seat, where the server can; a chosen course has its seat back', async () => {
    const { user, ask, course, left } = await openRecord();
    for (const [extensions, count] of [
      [['history'], 0],
      [['history', 'restore'], 1],
    ] as const) {
      offerExtensions(extensions);
      const question = await ask();
      expect(question).toHaveAccessibleDescription(/This action cannot be undone\./);
      const where = within(question).queryAllByText(
        /Deleted students are kept for the university’s archive; an administrator can restore one under “Deleted Students”\./,
      );
      expect(where, extensions.join()).toHaveLength(count);
      expect(question).not.toHaveAccessibleDescription(/can be restored|can be undone/);
      expect(within(question).queryByRole('combobox'), extensions.join()).not.toBeInTheDocument();
      await user.click(within(question).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    }

    offerExtensions(['restore', 'seats']);
    const { findByRole, getByRole } = within(await ask());
    await user.selectOptions(
      await findByRole('combobox', { name: 'Free a seat in' }),
      `${course.courseName} (18 left)`,
    );
    await user.click(getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(`A seat in ${course.courseName} is free again`)).toBeInTheDocument();
    expect(await left()).toBe(19);
  });

  it('leaves the seat taken where no course is chosen; Undo restores the student once, however often it is clicked', async () => {
    const { user, ask, left, requests, database } = await openRecord();
    const stored = () => database.transact('read', ({ students }) => students.get(ANANYA));
    const before = await stored();
    const { findByRole, getByRole } = within(await ask());
    await findByRole('combobox', { name: 'Free a seat in' });
    await user.click(getByRole('button', { name: 'Delete' }));
    await screen.findByText('Student deleted successfully');
    expect(await left()).toBe(18);
    expect(requests.filter(({ url }) => url.endsWith('/freed-seats'))).toEqual([]);

    await user.dblClick(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Student restored successfully')).toBeInTheDocument();
    expect(await stored()).toEqual(before);
    expect(await screen.findByText('4 students')).toBeInTheDocument();
    expect(requests.filter(({ url }) => url.endsWith('/restore'))).toHaveLength(1);
  });
});

describe('Undo of a student’s deletion', () => {
  it('says when the roll number has been reused, and links to the deleted students', async () => {
    const { user, before, database, stored } = await deleteAnanya();
    await database.transact('write', ({ students }) => {
      students.insert({ ...before, id: 'stu_other', email: 'other@university.example' });
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/cannot be restored\. The roll number .* is in use again\./)).toBeInTheDocument();
    expect(screen.getByText(/can restore one under “Deleted Students”/)).toBeInTheDocument();
    expect(await stored()).toBeUndefined();
  });

  it('reports a timeout', async () => {
    const { user, intercept } = await deleteAnanya();
    intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Error restoring student')).toBeInTheDocument();
  });
});

it('The list of deleted students offers a retry, starts empty, shows who deleted each and when, restores, and links to whoever has a roll number now', async () => {
  const { user, intercept, database, queryClient, router } = await renderApp('/admin/students', {
    as: 'admin',
    students: 4,
    wire: async (request, serve) =>
      request.url.endsWith('/removed') ? new Response(null, { status: 500 }) : serve(request),
  });
  await user.click(await screen.findByRole('button', { name: 'Deleted Students' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Deleted Students' }));
  expect(await panel.findByText('Failed to load deleted students')).toBeInTheDocument();
  intercept((request, serve) => serve(request));
  await user.click(panel.getByRole('button', { name: 'Try Again' }));
  expect(await panel.findByText('No deleted students')).toBeInTheDocument();

  const [first, second] = await database.transact('write', (tables) => {
    const some = tables.students.all().slice(0, 3);
    for (const student of some) {
      const account = tables.accounts.by('email', student.email);
      tables.students.remove(student.id);
      if (account) tables.accounts.remove(account.id);
      const record = { kind: 'student', student, ...(account && { account }) } as const;
      keepDeleted(tables, record, 'Neha Rao', new Date('2026-05-18T09:00:00Z'));
    }
    return some;
  });
  await act(() => queryClient.refetchQueries());
  const table = within(await panel.findByRole('table', { name: 'Deleted Students' }));
  expect(table.getAllByText(/Neha Rao/)).toHaveLength(3);
  expect(table.getAllByText(/2026/)).not.toHaveLength(0);
  const status = panel.getByRole('status');
  expect(status).toHaveTextContent('3 deleted students');
  await user.click(table.getByRole('button', { name: `Restore ${second?.name}` }));
  await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(`“${second?.name}” is restored.`));
  await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('2 deleted students'));
  await waitFor(() => expect(panel.getByRole('status')).toHaveFocus());
  expect(await database.transact('read', ({ students }) => students.get(second?.id ?? ''))).toEqual(second);

  await database.transact('write', ({ students }) => {
    students.insert({ ...first!, id: 'stu_other', email: 'other@university.example', name: 'Asha Rao' });
  });
  await user.click(panel.getByRole('button', { name: `Restore ${first?.name}` }));
  expect(await panel.findByRole('alert')).toHaveTextContent(
    /is in use again\..*Change “Roll number” of the student that has it now, then restore this one\./,
  );
  await user.click(panel.getByRole('button', { name: `Find ${first?.rollNo}` }));
  await waitFor(() => expect(router.state.location.search).toEqual({ q: first?.rollNo }));
  expect(await screen.findByText('Asha Rao')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('Undo of a bulk deletion restores all students, as the confirmation said, or lists those that it did not, and where they are; where the server cannot restore, there is none, and the confirmation says so', async () => {
  const { user, database, intercept } = await renderApp('/admin/students', { as: 'admin', students: 4 });
  await screen.findByText('4 students');
  const count = () => database.transact('read', ({ students }) => students.all().length);
  /** Deletes the first two, and gives the words of the question. */
  async function deleteTwo(): Promise<string> {
    for (const box of screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).slice(0, 2)) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    const words = question.textContent;
    await user.click(within(question).getByRole('checkbox'));
    await user.click(within(question).getByRole('button', { name: 'Delete 2 students' }));
    await screen.findByText('2 deleted');
    return words;
  }
  expect(await deleteTwo()).toContain('They can be restored afterwards.');
  expect(await count()).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 restored')).toBeInTheDocument();
  expect(await count()).toBe(4);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();

  await deleteTwo();
  intercept(async () => Response.json({ success: false, message: 'Not now' }, { status: 409 }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 failed')).toBeInTheDocument();
  expect(screen.getByText(/The others are kept under “Deleted Students”/)).toBeInTheDocument();

  intercept((request, serve) => serve(request));
  await user.click(screen.getByRole('button', { name: 'Close Result' }));
  offerExtensions(['history']);
  expect(await deleteTwo()).toContain('This action cannot be undone.');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('A deletion has no Undo and no list of deleted students when the server cannot restore', async () => {
  offerExtensions([]);
  const { router } = await deleteAnanya();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await router.navigate({ to: '/admin/students' });
  expect(await screen.findByRole('button', { name: 'Import' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Deleted Students' })).not.toBeInTheDocument();
});
