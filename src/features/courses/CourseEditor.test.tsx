import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answering } from '#tests/answering.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { renderApp } from '#tests/render.tsx';
import { offerExtensions } from '#src/platform/server/extensions.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

async function openCourses(path = '/admin/courses', options: Options = {}) {
  const app = await renderApp(path, { as: 'staff', ...options });
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

describe('Adding a course', () => {
  it('sends all fields, with lists of one entry a line, and visitors see it', async () => {
    const { user, router, stored } = await openCourses();
    // The public list has been read before: it is fresh, but for the write.
    await router.navigate({ to: '/courses' });
    await screen.findByRole('heading', { level: 2, name: 'Civil Engineering' });
    await router.navigate({ to: '/admin/courses' });
    await user.click(screen.getByRole('button', { name: 'Add a Course' }));
    const dialog = await form('Add a course');
    await fillIn(user, dialog);
    await user.type(box(dialog, 'Total seats'), '60');
    await pasteInto(user, box(dialog, 'Subjects'), 'Logic\nStatistics');
    expect(box(dialog, 'Subjects')).toHaveAccessibleDescription('One per line: 2 of at most 100');
    await user.click(dialog.getByRole('button', { name: 'Add Course' }));

    expect(await screen.findByText('Course added successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Edit Artificial Intelligence' })).toBeInTheDocument();
    expect(await stored('Artificial Intelligence')).toMatchObject({
      courseCode: 'BT-AI',
      isActive: true,
      totalSeats: 60,
      availableSeats: 60,
      subjects: ['Logic', 'Statistics'],
    });
    await router.navigate({ to: '/courses' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Artificial Intelligence' })).toBeInTheDocument();
  });

  it('puts the focus on the first missing field, and reports a taken code at its field', async () => {
    const { user } = await openCourses('/admin/courses?course=new');
    const dialog = await form('Add a course');
    await user.click(dialog.getByRole('button', { name: 'Add Course' }));
    await waitFor(() => expect(box(dialog, 'Course name')).toHaveFocus());
    expect(box(dialog, 'Course name')).toHaveAccessibleDescription('Course name is required');
    expect(dialog.getByRole('combobox', { name: 'Program type' })).toHaveAccessibleDescription(
      'Program type is required',
    );
    await fillIn(user, dialog, 'bt-cse');
    await user.click(dialog.getByRole('button', { name: 'Add Course' }));
    await waitFor(() => expect(box(dialog, 'Course code')).toHaveFocus());
    expect(box(dialog, 'Course code')).toHaveAccessibleDescription(/^This course code is already in use/);
    expect(box(dialog, 'Course name')).toHaveValue('Artificial Intelligence');
  });

  it('keeps a draft when the form is closed, and does not show it to the next person who signs in', async () => {
    const { user, unmount } = await openCourses('/admin/courses?course=new');
    await pasteInto(user, box(await form('Add a course'), 'Course name'), 'Astronomy');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Add a Course' }));
    const again = await form('Add a course');
    expect(box(again, 'Course name')).toHaveValue('Astronomy');
    await user.click(again.getByRole('button', { name: 'Start again' }));
    expect(box(again, 'Course name')).toHaveValue('');
    await pasteInto(user, box(again, 'Course name'), 'Geology');
    unmount();
    await openCourses('/admin/courses?course=new', { as: 'admin' });
    expect(box(await form('Add a course'), 'Course name')).toHaveValue('');
  });

  it('shows a failure in the form, which keeps its values', async () => {
    const failures: readonly (readonly [string, () => Promise<Response>])[] = [
      ['Out of order', async () => Response.json({ success: false, message: 'Out of order' }, { status: 500 })],
      ['Failed to add course', async () => Response.json({ success: false })],
      ['Error adding course', () => Promise.reject(new TypeError('Failed to fetch'))],
    ];
    const { user, intercept } = await openCourses('/admin/courses?course=new');
    const dialog = await form('Add a course');
    await fillIn(user, dialog);
    for (const [message, answer] of failures) {
      intercept((request, serve) => (request.method === 'POST' ? answer() : serve(request)));
      await user.click(dialog.getByRole('button', { name: 'Add Course' }));
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(message));
      expect(box(dialog, 'Course name')).toHaveValue('Artificial Intelligence');
    }
  });
});

describe('Editing a course', () => {
  const edit = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'Edit Civil Engineering' }));
    return form('Edit Civil Engineering');
  };

  it('fills the form with the stored fields, keeps another person’s changes, and renames nothing where the name stays', async () => {
    const { user, database, requests, stored } = await openCourses();
    const dialog = await edit(user);
    expect(box(dialog, 'Course code')).toHaveValue('BT-CE');
    const before = await stored('Civil Engineering');
    await database.transact('write', ({ courses }) => before && courses.replace({ ...before, availableSeats: 1 }));
    await user.clear(box(dialog, 'Duration (years)'));
    await user.type(box(dialog, 'Duration (years)'), '5');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Course updated successfully')).toBeInTheDocument();
    expect(await stored('Civil Engineering')).toEqual({ ...before, durationYears: 5, availableSeats: 1 });
    expect(requests.filter(({ method }) => method === 'PUT').map(({ url }) => url)).toEqual([
      expect.not.stringMatching(/\/renaming$/),
    ]);
  });

  it('keeps another person’s changes made since the form was opened, whether or not the list was reloaded', async () => {
    const { user, database, queryClient, stored } = await openCourses();
    const dialog = await edit(user);
    const before = await stored('Civil Engineering');
    const theirs = before && { ...before, feeAmount: 99_000, department: 'Water', description: 'Theirs.' };
    await database.transact('write', ({ courses }) => theirs && courses.replace(theirs));
    await queryClient.refetchQueries();
    await user.clear(box(dialog, 'Subjects'));
    await pasteInto(user, box(dialog, 'Subjects'), 'Rivers');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Course updated successfully')).toBeInTheDocument();
    expect(await stored('Civil Engineering')).toEqual({ ...theirs, subjects: ['Rivers'] });
  });

  it('asks which value to store when both people changed a field', async () => {
    const { user, database, requests, stored } = await openCourses();
    const dialog = await edit(user);
    const before = await stored('Civil Engineering');
    const theirs = before && { ...before, feeAmount: 99_000, feeType: 'per semester', durationYears: 3 };
    await database.transact('write', ({ courses }) => theirs && courses.replace(theirs));
    for (const [name, text] of [
      ['Fee (₹)', '88000'],
      ['What the fee is for', 'per month'],
    ] as const) {
      await user.clear(box(dialog, name));
      await pasteInto(user, box(dialog, name), text);
    }
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

    const heading = /^Somebody else changed this record while you were editing it/;
    expect(await dialog.findByRole('heading', { name: heading })).toHaveFocus();
    const fee = within(dialog.getByRole('radiogroup', { name: 'Fee' }));
    expect(fee.getByRole('radio', { name: 'Yours: ₹88,000' })).not.toBeChecked();
    expect(fee.getByRole('radio', { name: 'Theirs: ₹99,000' })).not.toBeChecked();
    expect(box(dialog, 'Duration (years)')).toHaveValue('3');
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);

    await user.click(fee.getByRole('radio', { name: /^Yours/ }));
    const feeType = within(dialog.getByRole('radiogroup', { name: 'What the fee is for' }));
    await user.click(feeType.getByRole('radio', { name: /^Theirs/ }));
    expect(box(dialog, 'What the fee is for')).toHaveValue('per semester');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Course updated successfully')).toBeInTheDocument();
    expect(await stored('Civil Engineering')).toEqual({ ...theirs, feeAmount: 88_000 });
  });

  it('shows a combination of two people’s seat numbers that breaks a rule, and stores nothing', async () => {
    const { user, database, stored } = await openCourses();
    const dialog = await edit(user);
    const before = await stored('Civil Engineering');
    const theirs = before && { ...before, totalSeats: 90, availableSeats: 80 };
    await database.transact('write', ({ courses }) => theirs && courses.replace(theirs));
    await user.clear(box(dialog, 'Total seats'));
    await user.type(box(dialog, 'Total seats'), '40');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByRole('heading', { name: /^Somebody else changed this record/ })).toBeInTheDocument();
    expect(box(dialog, 'Total seats')).toHaveValue('40');
    expect(box(dialog, 'Available seats')).toHaveValue('80');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(box(dialog, 'Available seats')).toHaveFocus());
    expect(await stored('Civil Engineering')).toEqual(theirs);
  });

  it('refuses a name that another course has, and asks before edits are discarded', async () => {
    const { user, router, stored } = await openCourses();
    const dialog = await edit(user);
    await user.clear(box(dialog, 'Course name'));
    await pasteInto(user, box(dialog, 'Course name'), 'mechanical engineering');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(box(dialog, 'Course name')).toHaveFocus());
    expect(box(dialog, 'Course name')).toHaveAccessibleDescription('This course name is already in use');

    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    // What a dialog hid from assistive technology comes back a moment after it has gone.
    expect(await dialog.findByRole('textbox', { name: 'Course name' })).toHaveValue('mechanical engineering');

    void router.navigate({ to: '/admin/dashboard' });
    const again = within(await screen.findByRole('alertdialog'));
    // The question that has just come has the pointer to itself once it has the focus.
    await waitFor(() => expect(again.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.click(again.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    expect(await stored('Civil Engineering')).toBeDefined();
  });

  const deleteCivil = async ({ database, stored }: Awaited<ReturnType<typeof openCourses>>) => {
    const course = await stored('Civil Engineering');
    await database.transact('write', ({ courses }) => course && courses.remove(course.id));
  };
  const expectKeptOpen = async (user: UserEvent, dialog: ReturnType<typeof within>) => {
    expect(await screen.findByText('This course is no longer in the catalogue')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
    expect(box(dialog, 'Course name')).toHaveValue('Civil Engineering and Water');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  };

  it('keeps the form open when a look at the list finds that another person has deleted the course', async () => {
    const app = await openCourses();
    const dialog = await edit(app.user);
    await pasteInto(app.user, box(dialog, 'Course name'), ' and Water');
    await deleteCivil(app);
    await app.queryClient.refetchQueries();
    await expectKeptOpen(app.user, dialog);
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  });

  it('keeps the form open when the first save finds that another person has deleted the course', async () => {
    const app = await openCourses();
    const dialog = await edit(app.user);
    await pasteInto(app.user, box(dialog, 'Course name'), ' and Water');
    await deleteCivil(app);
    await app.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expectKeptOpen(app.user, dialog);
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  });

  it('reports a course as deleted when a save answers 404, but not while the list still has it', async () => {
    const app = await openCourses();
    const dialog = await edit(app.user);
    await pasteInto(app.user, box(dialog, 'Course name'), ' and Water');
    app.intercept(
      answering('PUT', /\/courses\/[^/]+\/renaming$/, async () =>
        Response.json({ success: false, message: 'No such course' }, { status: 404 }),
      ),
    );
    await app.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('The server does not find this course')).toBeVisible();
    expect(box(dialog, 'Course name')).toHaveValue('Civil Engineering and Water');
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(/no longer in the catalogue/)).not.toBeInTheDocument();

    app.intercept((request, serve) => serve(request));
    await deleteCivil(app);
    await app.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await expectKeptOpen(app.user, dialog);
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  });

  it('says in the form that a course of the URL does not exist', async () => {
    const { user, router } = await openCourses('/admin/courses?course=crs_gone');
    const dialog = within(await screen.findByRole('dialog', { name: 'Course not found' }));
    await user.click(dialog.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });
});

describe('Renaming a course that applications name', () => {
  const CIVIL = 'Civil Engineering';
  async function rename(extensions: Parameters<typeof offerExtensions>[0]) {
    const app = await openCourses();
    offerExtensions(extensions);
    const count = (name: string) =>
      app.database.transact(
        'read',
        ({ applications }) => applications.all().filter(({ desiredCourse }) => desiredCourse === name).length,
      );
    const before = await count(CIVIL);
    await app.user.click(screen.getByRole('button', { name: `Edit ${CIVIL}` }));
    const dialog = await form(`Edit ${CIVIL}`);
    const name = box(dialog, 'Course name');
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    expect(name).not.toHaveAccessibleDescription();
    await app.user.clear(name);
    await pasteInto(app.user, name, 'Civil and Water Engineering');
    const save = async () => {
      await app.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
      expect(await screen.findByText('Course updated successfully')).toBeInTheDocument();
    };
    return { ...app, name, count, before, save };
  }

  it('renames them in the same call, and says so before', async () => {
    const { name, count, before, save, requests } = await rename(undefined);
    expect(before).toBeGreaterThan(0);
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(
        expect.stringMatching(new RegExp(`^${before} applications are for this course, .*\\. They get the new name$`)),
      ),
    );
    await save();
    expect([await count(CIVIL), await count('Civil and Water Engineering')]).toEqual([0, before]);
    expect(requests.filter(({ method }) => method === 'PUT').map(({ url }) => url)).toEqual([
      expect.stringMatching(/\/renaming$/),
    ]);
  });

  it('says that they keep the old name on a server that does not rename them', async () => {
    const { name, count, before, save } = await rename([]);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/They keep the old name, and their approval/));
    await save();
    expect(await count(CIVIL)).toBe(before);
  });
});
