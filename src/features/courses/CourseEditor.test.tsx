import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answering } from '#tests/answering.ts';
import { fewCourses } from '#tests/courses.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { openedDialog, renderApp } from '#tests/render.tsx';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { toast } from '#src/ui/toast/toast.ts';

async function openCourses(path = '/admin/courses') {
  const app = await renderApp(path, { as: 'staff', arrange: fewCourses });
  await screen.findByText(/^\d+ courses$/);
  const stored = (name: string) =>
    app.database.transact('read', ({ courses }) => courses.all().find(({ courseName }) => courseName === name));
  return { ...app, stored };
}

const form = async (name: string) => within(await screen.findByRole('form', { name }));
const box = (dialog: ReturnType<typeof within>, name: string) => dialog.getByRole('textbox', { name });

async function fillIn(user: UserEvent, dialog: ReturnType<typeof within>, courseCode = 'BT-AI') {
  await pasteInto(user, box(dialog, 'Course name'), 'Artificial Intelligence');
  await pasteInto(user, box(dialog, 'Course code'), courseCode);
  await pasteInto(user, dialog.getByRole('combobox', { name: 'Department' }), 'Computer Science');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Program type' }), 'Undergraduate');
  await pasteInto(user, box(dialog, 'Description'), 'Machines that learn.');
}

const leaveQuestion = () => openedDialog('alertdialog', 'Leave without saving?');
const renamingCalls = (requests: readonly Request[]) =>
  requests.filter(({ method, url }) => method === 'PUT' && url.endsWith('/renaming'));

describe('Adding a course', () => {
  it('keeps a draft, says what is missing, which code is taken and why it failed, then sends all fields, with lists of one entry a line, and visitors see it', async () => {
    const failures: readonly (readonly [string, () => Promise<Response>])[] = [
      ['Out of order', async () => Response.json({ success: false, message: 'Out of order' }, { status: 500 })],
      ['Failed to add course', async () => Response.json({ success: false })],
      ['Error adding course', () => Promise.reject(new TypeError('Failed to fetch'))],
    ];
    const { user, intercept, router, stored } = await openCourses();
    // The public list has been read before: it is fresh, but for the write.
    await router.navigate({ to: '/courses' });
    await screen.findByRole('heading', { level: 2, name: 'Civil Engineering' });
    await router.navigate({ to: '/admin/courses', search: { course: 'new' } });
    await pasteInto(user, box(await form('Add a course'), 'Course name'), 'Astronomy');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Add a Course' }));
    const dialog = await form('Add a course');
    const [name, code, subjects] = ['Course name', 'Course code', 'Subjects'].map((label) => box(dialog, label));
    if (!name || !code || !subjects) throw new Error('A field is missing');
    expect(name, 'the draft').toHaveValue('Astronomy');
    await user.click(dialog.getByRole('button', { name: 'Start again' }));
    expect(name).toHaveValue('');

    const add = () => user.click(dialog.getByRole('button', { name: 'Add Course' }));
    await add();
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Course name is required');
    expect(dialog.getByLabelText(/^Program type/)).toHaveAccessibleDescription('Program type is required');
    await fillIn(user, dialog, 'bt-cse');
    await add();
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAccessibleDescription(/^This course code is already in use/);
    expect(name).toHaveValue('Artificial Intelligence');

    await user.clear(code);
    await pasteInto(user, code, 'BT-AI');
    await pasteInto(user, box(dialog, 'Total seats'), '60');
    await pasteInto(user, subjects, 'Logic\nStatistics');
    expect(subjects).toHaveAccessibleDescription('One per line: 2 of at most 100');
    for (const [message, answer] of failures) {
      intercept((request, serve) => (request.method === 'POST' ? answer() : serve(request)));
      await add();
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(message));
      expect(name, message).toHaveValue('Artificial Intelligence');
    }
    intercept((request, serve) => serve(request));
    await add();
    expect(await screen.findByText('Course added successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Edit Artificial Intelligence' })).toBeInTheDocument();
    expect(await stored('Artificial Intelligence')).toMatchObject({
      courseCode: 'BT-AI',
      isActive: true,
      subjects: ['Logic', 'Statistics'],
      totalSeats: 60,
      availableSeats: 60,
    });
    await router.navigate({ to: '/courses' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Artificial Intelligence' })).toBeInTheDocument();
  });
});

describe('Editing a course', () => {
  const edit = async (user: UserEvent, name = 'Civil Engineering') => {
    await user.click(screen.getByRole('button', { name: `Edit ${name}` }));
    return form(`Edit ${name}`);
  };
  const replace = async (user: UserEvent, field: HTMLElement, text: string) => {
    await user.clear(field);
    await pasteInto(user, field, text);
  };
  /** Opens the form; its values are those stored, and somebody else changes some afterwards. */
  async function bothEdit({ user, database, stored }: Awaited<ReturnType<typeof openCourses>>, part: object) {
    const dialog = await edit(user);
    const before = await stored('Civil Engineering');
    if (!before) throw new Error('There is no such course');
    const theirs = { ...before, ...part };
    await database.transact('write', ({ courses }) => courses.replace(theirs));
    const save = () => user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    const saved = async () => {
      await save();
      expect(await screen.findByText('Course updated successfully')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      return stored('Civil Engineering');
    };
    return { dialog, theirs, save, saved };
  }

  it('fills the form with the stored fields, keeps another person’s changes made since, whether or not the list was reloaded, and renames nothing where the name stays', async () => {
    const app = await openCourses();
    const first = await bothEdit(app, { availableSeats: 1 });
    expect(box(first.dialog, 'Course code')).toHaveValue('BT-CE');
    await replace(app.user, box(first.dialog, 'Duration (years)'), '5');
    expect(await first.saved()).toEqual({ ...first.theirs, durationYears: 5 });
    expect(app.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    expect(renamingCalls(app.requests)).toEqual([]);

    toast.dismissAll();
    const theirPart = { feeAmount: 99_000, department: 'Water', description: 'Theirs.' };
    const second = await bothEdit(app, theirPart);
    await act(() => app.queryClient.refetchQueries());
    await replace(app.user, box(second.dialog, 'Subjects'), 'Rivers');
    expect(await second.saved()).toEqual({ ...second.theirs, subjects: ['Rivers'] });
  });

  it('asks which value to store when both people changed a field, and stores no combination of their seats that breaks a rule', async () => {
    const app = await openCourses();
    const { user } = app;
    const { dialog, theirs, save, saved } = await bothEdit(app, {
      feeAmount: 99_000,
      durationYears: 3,
    });
    await replace(user, box(dialog, 'Fee (₹)'), '88000');
    await save();
    const heading = /^Somebody else changed this record while you were editing it/;
    expect(await dialog.findByRole('heading', { name: heading })).toHaveFocus();
    const fee = within(dialog.getByRole('radiogroup', { name: 'Fee' }));
    expect(fee.getByRole('radio', { name: 'Yours: ₹88,000' })).not.toBeChecked();
    expect(fee.getByRole('radio', { name: 'Theirs: ₹99,000' })).not.toBeChecked();
    expect(box(dialog, 'Duration (years)')).toHaveValue('3');
    expect(app.requests.some(({ method }) => method === 'PUT')).toBe(false);

    await user.click(fee.getByRole('radio', { name: /^Yours/ }));
    expect(await saved()).toEqual({ ...theirs, feeAmount: 88_000 });

    const seats = await bothEdit(app, { totalSeats: 90, availableSeats: 80 });
    await replace(user, box(seats.dialog, 'Total seats'), '40');
    await seats.save();
    expect(await seats.dialog.findByRole('heading', { name: heading })).toBeInTheDocument();
    expect(box(seats.dialog, 'Total seats')).toHaveValue('40');
    expect(box(seats.dialog, 'Available seats')).toHaveValue('80');
    await seats.save();
    await waitFor(() => expect(box(seats.dialog, 'Available seats')).toHaveFocus());
    expect(await app.stored('Civil Engineering')).toEqual(seats.theirs);
  });

  it('says where a course of the URL does not exist, refuses a name that another course has, and asks before edits are discarded', async () => {
    const { user, router, stored } = await openCourses('/admin/courses?course=crs_gone');
    const gone = within(await screen.findByRole('dialog', { name: 'Course not found' }));
    await user.click(gone.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const dialog = await edit(user);
    const name = box(dialog, 'Course name');
    await replace(user, name, 'mechanical engineering');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('This course name is already in use');

    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await leaveQuestion()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    // What a dialog hid from assistive technology comes back a moment after it has gone.
    expect(await dialog.findByRole('textbox', { name: 'Course name' })).toHaveValue('mechanical engineering');

    void router.navigate({ to: '/admin/dashboard' });
    await user.click(within(await leaveQuestion()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    expect(await stored('Civil Engineering')).toBeDefined();
  });

  it('keeps the form open where another person has deleted the course, which a look at the list or a save finds, but a 404 alone does not say', async () => {
    const { user, database, queryClient, intercept, stored } = await openCourses();
    const remove = async (name: string) => {
      const course = await stored(name);
      await database.transact('write', ({ courses }) => course && courses.remove(course.id));
    };
    const edited = async (name: string) => {
      const dialog = await edit(user, name);
      await pasteInto(user, box(dialog, 'Course name'), ' and Water');
      // A field left by the page alone, while it draws, would get its change event in the middle of that.
      await user.tab();
      return dialog;
    };
    const isKeptOpen = async (dialog: ReturnType<typeof within>, name: string) => {
      expect(await screen.findByText('This course is no longer in the catalogue')).toBeInTheDocument();
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
      expect(box(dialog, 'Course name')).toHaveValue(`${name} and Water`);
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      return within(await leaveQuestion());
    };

    const civil = await edited('Civil Engineering');
    await remove('Civil Engineering');
    await act(() => queryClient.refetchQueries());
    const question = await isKeptOpen(civil, 'Civil Engineering');
    await user.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());

    const other = 'Mechanical Engineering';
    const dialog = await edited(other);
    intercept(
      answering('PUT', /\/courses\/[^/]+\/renaming$/, async () =>
        Response.json({ success: false, message: 'No such course' }, { status: 404 }),
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('The server did not find where to save this')).toBeVisible();
    expect(box(dialog, 'Course name')).toHaveValue(`${other} and Water`);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(/no longer in the catalogue/)).not.toBeInTheDocument();

    intercept((request, serve) => serve(request));
    await remove(other);
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await isKeptOpen(dialog, other);
  });
});

it('Renaming a course that applications name renames them in the same call, and says so before; on a server that does not rename them it says that they keep the old name', async () => {
  const { user, database, queryClient, requests } = await openCourses();
  const count = (name: string) =>
    database.transact(
      'read',
      ({ applications }) => applications.all().filter(({ desiredCourse }) => desiredCourse === name).length,
    );
  const rename = async (from: string, to: string, says: RegExp) => {
    await user.click(screen.getByRole('button', { name: `Edit ${from}` }));
    const dialog = await form(`Edit ${from}`);
    const name = box(dialog, 'Course name');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(name).not.toHaveAccessibleDescription();
    await user.clear(name);
    await pasteInto(user, name, to);
    await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringMatching(says)));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Course updated successfully')).toBeInTheDocument();
    // The next one has the same words.
    act(() => toast.dismissAll());
    return [await count(from), await count(to)];
  };
  const before = await count('Civil Engineering');
  expect(before).toBeGreaterThan(0);
  const willFollow = new RegExp(`^${before} applications are for this course, .*\\. They get the new name$`);
  expect(await rename('Civil Engineering', 'Civil and Water', willFollow)).toEqual([0, before]);
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(renamingCalls(requests)).toHaveLength(1);

  act(() => offerExtensions([]));
  expect(await rename('Civil and Water', 'Hydrology', /They keep the old name; approving them/)).toEqual([before, 0]);
});
