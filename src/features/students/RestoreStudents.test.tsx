import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepDeleted } from '#tests/student-record.ts';
import { renderApp } from '#tests/render.tsx';
import { offerExtensions } from '#src/platform/server/extensions.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const ANANYA = 'stu_000001';

/** Deletes a student from the record, as a person would. */
async function deleteAnanya(options: Options = {}) {
  const app = await renderApp(`/admin/students/${ANANYA}`, { as: 'admin', ...options });
  const before = await app.database.transact('read', ({ students }) => students.get(ANANYA));
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  await app.user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Student deleted successfully');
  const stored = () => app.database.transact('read', ({ students }) => students.get(ANANYA));
  return { ...app, before: before!, stored };
}

/** Opens the roster after some students were deleted. */
async function openDeleted(count: number, options: Options = {}) {
  const app = await renderApp('/admin/students', { as: 'admin', ...options });
  const deleted = await app.database.transact('write', (tables) => {
    const some = tables.students.all().slice(0, count);
    for (const student of some) {
      const account = tables.accounts.by('email', student.email);
      tables.students.remove(student.id);
      if (account) tables.accounts.remove(account.id);
      const record = { kind: 'student', student, ...(account && { account }) } as const;
      keepDeleted(tables, record, 'Neha Rao', new Date('2026-05-18T09:00:00Z'));
    }
    return some;
  });
  await app.user.click(await screen.findByRole('button', { name: 'Deleted Students' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Deleted Students' }));
  return { ...app, deleted, panel };
}

describe('The question before a student is deleted', () => {
  it.each([
    ['says', ['history', 'restore'], 1],
    ['does not say', ['history'], 0],
  ] as const)('%s that the record can be restored, on a server with %j', async (_, extensions, count) => {
    const { user } = await renderApp(`/admin/students/${ANANYA}`, { as: 'admin' });
    offerExtensions(extensions);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveAccessibleDescription(/This action cannot be undone\./);
    const where = within(question).queryAllByText(
      /Deleted students are kept for the university’s archive; an administrator can restore one under “Deleted Students”\./,
    );
    expect(where).toHaveLength(count);
    expect(question).not.toHaveAccessibleDescription(/can be restored|can be undone/);
  });
});

describe('The seat of a student who is deleted', () => {
  /** Opens the question about Ananya, one of whose department’s courses has a seat that is taken. */
  async function ask() {
    const app = await renderApp(`/admin/students/${ANANYA}`, { as: 'admin' });
    const course = await app.database.transact('write', ({ courses, students }) => {
      const { department } = students.get(ANANYA)!;
      const one = courses.all().find((each) => each.department === department)!;
      const taken = { ...one, totalSeats: 40, availableSeats: 18 };
      courses.replace(taken);
      return taken;
    });
    const left = () => app.database.transact('read', ({ courses }) => courses.get(course.id)?.availableSeats);
    return { ...app, course, left };
  }
  const question = async (user: Awaited<ReturnType<typeof ask>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    return within(await screen.findByRole('alertdialog'));
  };

  it('becomes free in the course that is chosen', async () => {
    const { user, course, left } = await ask();
    const { findByRole, getByRole } = await question(user);
    await user.selectOptions(
      await findByRole('combobox', { name: 'Free a seat in' }),
      `${course.courseName} (18 left)`,
    );
    await user.click(getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(`A seat in ${course.courseName} is free again`)).toBeInTheDocument();
    expect(await left()).toBe(19);
  });

  it('stays taken unless a course is chosen', async () => {
    const { user, left, requests } = await ask();
    const { findByRole, getByRole } = await question(user);
    await findByRole('combobox', { name: 'Free a seat in' });
    await user.click(getByRole('button', { name: 'Delete' }));
    await screen.findByText('Student deleted successfully');
    expect(await left()).toBe(18);
    expect(requests.filter(({ url }) => url.endsWith('/freed-seats'))).toEqual([]);
  });

  it('causes no question on a server that does not count seats', async () => {
    const { user } = await ask();
    offerExtensions(['restore']);
    const { queryByRole, getByRole } = await question(user);
    expect(getByRole('button', { name: 'Delete' })).toBeInTheDocument();
    expect(queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('Undo of a student’s deletion', () => {
  it('restores the student once, however often it is clicked', async () => {
    const { user, stored, before, requests } = await deleteAnanya();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await user.dblClick(undo);
    expect(await screen.findByText('Student restored successfully')).toBeInTheDocument();
    expect(await stored()).toEqual(before);
    expect(await screen.findByText('40 students')).toBeInTheDocument();
    expect(requests.filter(({ url }) => url.endsWith('/restore'))).toHaveLength(1);
  });

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

describe('The list of deleted students', () => {
  it('starts empty', async () => {
    const { panel } = await openDeleted(0);
    expect(await panel.findByText('No deleted students')).toBeInTheDocument();
  });

  it('shows who deleted each student and when, with a restore button', async () => {
    const { panel, user, deleted, database } = await openDeleted(3);
    const table = within(await panel.findByRole('table', { name: 'Deleted Students' }));
    expect(table.getAllByText(/Neha Rao/)).not.toHaveLength(0);
    expect(table.getAllByText(/2026/)).not.toHaveLength(0);
    expect(panel.getByRole('status')).toHaveTextContent('3 deleted students');
    const name = deleted[1]?.name ?? '';
    await user.click(table.getByRole('button', { name: `Restore ${name}` }));
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent(`“${name}” is restored.`));
    await waitFor(() => expect(panel.getByRole('status')).toHaveTextContent('2 deleted students'));
    await waitFor(() => expect(panel.getByRole('status')).toHaveFocus());
    expect(await database.transact('read', ({ students }) => students.get(deleted[1]?.id ?? ''))).toEqual(deleted[1]);
  });

  it('links to the student who now has the roll number when a restore is refused', async () => {
    const { panel, user, deleted, database, router } = await openDeleted(1);
    const [student] = deleted;
    await database.transact('write', ({ students }) => {
      students.insert({ ...student!, id: 'stu_other', email: 'other@university.example', name: 'Asha Rao' });
    });
    await user.click(await panel.findByRole('button', { name: `Restore ${student?.name}` }));
    expect(await panel.findByRole('alert')).toHaveTextContent(
      /is in use again\..*Change “Roll number” of the student that has it now, then restore this one\./,
    );
    await user.click(panel.getByRole('button', { name: `Find ${student?.rollNo}` }));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: student?.rollNo }));
    expect(await screen.findByText('Asha Rao')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers a retry when it fails to load', async () => {
    const { panel, user, intercept } = await openDeleted(1, {
      wire: async (request, serve) =>
        request.url.endsWith('/removed') ? new Response(null, { status: 500 }) : serve(request),
    });
    expect(await panel.findByText('Failed to load deleted students')).toBeInTheDocument();
    intercept((request, serve) => serve(request));
    await user.click(panel.getByRole('button', { name: 'Try Again' }));
    expect(await panel.findByText('1 deleted student')).toBeInTheDocument();
  });
});

describe('Undo of a bulk deletion of students', () => {
  async function deleteTwo() {
    const app = await renderApp('/admin/students', { as: 'admin' });
    await screen.findByText('40 students');
    for (const box of screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).slice(0, 2))
      await app.user.click(box);
    await app.user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    const words = question.textContent;
    await app.user.click(within(question).getByRole('checkbox'));
    await app.user.click(within(question).getByRole('button', { name: 'Delete 2 students' }));
    await screen.findByText('2 deleted');
    const count = () => app.database.transact('read', ({ students }) => students.all().length);
    return { ...app, words, count };
  }

  it('restores all students, as the confirmation said', async () => {
    const { user, words, count } = await deleteTwo();
    expect(words).toContain('They can be restored afterwards.');
    expect(await count()).toBe(38);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 restored')).toBeInTheDocument();
    expect(await count()).toBe(40);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('lists the students that were not restored, and where they are', async () => {
    const { user, intercept } = await deleteTwo();
    intercept(async () => Response.json({ success: false, message: 'Not now' }, { status: 409 }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 failed')).toBeInTheDocument();
    expect(screen.getByText(/The others are kept under “Deleted Students”/)).toBeInTheDocument();
  });

  it('does not exist when the server cannot restore, and the confirmation says that the deletion is final', async () => {
    offerExtensions(['history']);
    const { words } = await deleteTwo();
    expect(words).toContain('This action cannot be undone.');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

it('A deletion has no Undo and no list of deleted students when the server cannot restore', async () => {
  offerExtensions([]);
  const { router } = await deleteAnanya();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await router.navigate({ to: '/admin/students' });
  expect(await screen.findByRole('button', { name: 'Import CSV' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Deleted Students' })).not.toBeInTheDocument();
});
