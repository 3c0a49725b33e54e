import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fewCourses } from '#tests/courses.ts';
import { chooseInMenu, openedDialog, renderApp } from '#tests/render.tsx';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { toast } from '#src/ui/toast/toast.ts';

async function openCourses() {
  const app = await renderApp('/admin/courses', { as: 'admin', arrange: fewCourses });
  const course = (await app.database.transact('read', ({ courses }) => courses.all()))[0]!;
  const button = (verb: string) => screen.findByRole('button', { name: `${verb} ${course.courseName}` });
  const choose = async (name: string) => chooseInMenu(app.user, await button('More actions for'), name);
  const stored = () => app.database.transact('read', ({ courses }) => courses.get(course.id));
  return { ...app, course, button, choose, stored };
}

async function deleteCourse({ user, choose }: Awaited<ReturnType<typeof openCourses>>) {
  await choose('Delete');
  const question = within(await openedDialog('alertdialog', 'Delete course'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Course deleted successfully');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

describe('A deleted course', () => {
  it('comes back by Undo, and from the list of deleted courses', async () => {
    const app = await openCourses();
    const { user, stored, course, button } = app;
    await deleteCourse(app);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Course restored successfully')).toBeInTheDocument();
    expect(await stored()).toEqual(course);
    expect(await button('Edit')).toBeInTheDocument();

    act(() => toast.dismissAll());
    await waitFor(() => expect(screen.queryByText(/Course .* successfully/)).not.toBeInTheDocument());
    await deleteCourse(app);
    await user.click(screen.getByRole('button', { name: 'Deleted Courses' }));
    await openedDialog('dialog', 'Deleted Courses');
    await user.click(await button('Restore'));
    expect(await screen.findByText('No deleted courses')).toBeInTheDocument();
    expect(await stored()).toEqual(course);
  });

  it('cannot come back when the server cannot restore, and there is no way to it', async () => {
    offerExtensions([]);
    await deleteCourse(await openCourses());
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Deleted Courses' })).not.toBeInTheDocument();
  });
});

describe('The history of a course', () => {
  it('folds below the form, and names who toggled the course', async () => {
    const { user, button, choose, stored, requests } = await openCourses();
    await choose('Deactivate');
    // Undecided applications name it.
    const question = within(await screen.findByRole('alertdialog', { name: 'Deactivate course' }));
    await user.click(question.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await stored()).toMatchObject({ isActive: false }));
    await user.click(await button('Edit'));
    const dialog = within(await screen.findByRole('dialog'));
    const fold = await dialog.findByRole('button', { name: 'History' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(requests.some(({ url }) => url.endsWith('/history'))).toBe(false);
    await user.click(fold);
    expect(await dialog.findByText(/^Deactivated by /)).toBeInTheDocument();
    expect(dialog.getByText(/^Deactivated by /).closest('li')).toHaveTextContent(/Status.*Active.*Inactive/);
  });

  it('does not appear when the server keeps none, nor for a new course', async () => {
    const { user, button } = await openCourses();
    await user.click(screen.getByRole('button', { name: 'Add a Course' }));
    await screen.findByRole('form', { name: 'Add a course' });
    expect(screen.queryByRole('button', { name: 'History' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    offerExtensions(['restore']);
    await user.click(await button('Edit'));
    await screen.findByRole('button', { name: 'Save Changes' });
    expect(screen.queryByRole('button', { name: 'History' })).not.toBeInTheDocument();
  });
});
