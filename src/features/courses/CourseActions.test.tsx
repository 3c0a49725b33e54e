import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { application } from '#tests/applications.ts';
import { fewCourses } from '#tests/courses.ts';
import { chooseInMenu, renderApp } from '#tests/render.tsx';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

async function openCourses(path = '/admin/courses', options: Options = {}) {
  const app = await renderApp(path, { as: 'admin', arrange: fewCourses, ...options });
  await screen.findByRole('button', { name: 'Edit Civil Engineering' });
  const stored = () =>
    app.database.transact('read', ({ courses }) =>
      courses.all().find(({ courseName }) => courseName === 'Civil Engineering'),
    );
  return { ...app, stored };
}

/** The same where no application names any course, so that nothing is asked before a deactivation. */
const openQuietly = (path?: string, options: Options = {}) =>
  openCourses(path, { arrange: (rows) => ({ ...fewCourses(rows), applications: [] }), ...options });

const row = () => within(screen.getByText('Civil Engineering').closest('tr') ?? document.body);
const menu = () => row().getByRole('button', { name: 'More actions for Civil Engineering' });

const choose = (user: UserEvent, name: 'Activate' | 'Deactivate' | 'Delete') => chooseInMenu(user, menu(), name);
const toggled = (request: Request) => request.url.endsWith('/toggle-status');

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const lookedUp = (request: Request) => request.url.includes('/applications/course/');

describe('Section 4: toggling a course’s active status', () => {
  it('updates the list before the server has answered, ignores a second one until then, as it would toggle back, and the public list follows', async () => {
    let answer = () => {};
    const { user, router, requests, stored } = await openQuietly('/admin/courses', {
      wire: async (request, serve) => {
        if (toggled(request)) await new Promise<void>((resolve) => (answer = resolve));
        return serve(request);
      },
    });
    // The public list has been read before: it is fresh, but for the write.
    await router.navigate({ to: '/courses' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Civil Engineering' })).toBeInTheDocument();
    await router.navigate({ to: '/admin/courses' });
    await screen.findByRole('button', { name: 'Edit Civil Engineering' });

    await choose(user, 'Deactivate');
    expect(await row().findByText('Inactive')).toBeInTheDocument();
    expect(menu()).toHaveAttribute('aria-busy', 'true');
    await choose(user, 'Activate');
    expect(await stored()).toMatchObject({ isActive: true });
    answer();
    expect(await screen.findByText(/"Civil Engineering" is inactive/)).toBeInTheDocument();
    expect(requests.filter(toggled)).toHaveLength(1);
    expect(await stored()).toMatchObject({ isActive: false });
    await router.navigate({ to: '/courses' });
    await screen.findAllByRole('article');
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 2, name: 'Civil Engineering' })).not.toBeInTheDocument(),
    );
  });

  it('reports another person’s simultaneous toggle, since the request inverts the stored status; and moves the focus to the heading where the row leaves a filtered list', async () => {
    const { user, stored, database, router } = await openQuietly();
    const course = await stored();
    await database.transact('write', ({ courses }) => course && courses.replace({ ...course, isActive: false }));
    await choose(user, 'Deactivate');
    const words = /^"Civil Engineering" is active as before. Either somebody else had changed it at the same time/;
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() => expect(row().getByText('Active')).toBeInTheDocument());

    await router.navigate({ to: '/admin/courses', search: { status: 'active' } });
    await choose(user, 'Deactivate');
    await waitFor(() => expect(screen.queryByText('Civil Engineering')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('rolls back a failed toggle, with the reason', async () => {
    const failures: readonly (readonly [string, () => Promise<Response>])[] = [
      ['Not now', async () => Response.json({ success: false, message: 'Not now' }, { status: 503 })],
      ['Failed to change the status of the course', async () => Response.json({ success: false })],
      ['Error changing the status of the course', unreachable],
    ];
    const { user, intercept } = await openQuietly();
    for (const [message, answer] of failures) {
      let failed = false;
      intercept((request, serve) => {
        // No list that is loaded again does what the rollback has to do.
        if (failed) return unreachable();
        if (lookedUp(request)) return serve(request);
        failed = toggled(request);
        return failed ? answer() : Promise.reject(new Error(`Nothing else is asked for: ${request.url}`));
      });
      await choose(user, 'Deactivate');
      expect(await screen.findByText(message)).toBeInTheDocument();
      await waitFor(() => expect(menu()).toHaveAttribute('aria-busy', 'false'));
      expect(row().getByText('Active')).toBeInTheDocument();
    }
  });
});

const cancel = (user: UserEvent, question: HTMLElement) =>
  user.click(within(question).getByRole('button', { name: 'Cancel' }));
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

it('A deactivation asks for a confirmation that counts the undecided applications, or says that they cannot be loaded; it asks nothing where all are decided, and an activation never asks', async () => {
  const applications = ([1, 2, 3] as const).map((day) =>
    application(day, { status: day === 1 ? 'APPLIED' : 'REJECTED' }),
  );
  const { user, requests, stored, intercept, database, queryClient } = await openCourses('/admin/courses', {
    arrange: (rows) => ({ ...fewCourses(rows), applications }),
    wire: (request, serve) => (lookedUp(request) ? unreachable() : serve(request)),
  });
  const ask = async () => {
    await choose(user, 'Deactivate');
    return screen.findByRole('alertdialog', { name: 'Deactivate course' });
  };
  const unknown = await ask();
  expect(unknown).toHaveTextContent('The applications for this course could not be looked up.');
  await cancel(user, unknown);
  await isGone();

  intercept((request, serve) => serve(request));
  const counted = await ask();
  expect(counted).toHaveTextContent('3 applications are for this course, 1 of them undecided: they stay');
  await cancel(user, counted);
  await isGone();
  expect(requests.filter(toggled)).toEqual([]);
  await user.click(within(await ask()).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText(/"Civil Engineering" is inactive/)).toBeInTheDocument();
  expect(await stored()).toMatchObject({ isActive: false });
  await isGone();
  await choose(user, 'Activate');
  expect(await screen.findByText(/"Civil Engineering" is active/)).toBeInTheDocument();

  await database.transact('write', ({ applications: all }) => all.replace(application(1, { status: 'REJECTED' })));
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(menu()).toHaveAttribute('aria-busy', 'false'));
  await choose(user, 'Deactivate');
  await waitFor(async () => expect(await stored()).toMatchObject({ isActive: false }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('A deletion of a course asks for a confirmation that names its applications, or says that they cannot be loaded; a failed one keeps the course, with the reason', async () => {
  const { database, user, intercept, stored } = await openCourses('/admin/courses', {
    wire: (request, serve) => (request.url.includes('/applications/') ? unreachable() : serve(request)),
  });
  const ask = async () => {
    await choose(user, 'Delete');
    return screen.findByRole('alertdialog', { name: 'Delete course' });
  };
  const confirm = (question: HTMLElement) => user.click(within(question).getByRole('button', { name: 'Delete' }));
  const unknown = await ask();
  await waitFor(() => expect(unknown).toHaveTextContent('The applications for this course could not be looked up.'));
  await cancel(user, unknown);
  await isGone();

  for (const [message, answer] of [
    ['Not now', async () => Response.json({ success: false, message: 'Not now' }, { status: 503 })],
    ['Failed to delete course', async () => Response.json({ success: false })],
    ['Error deleting course', unreachable],
  ] as const) {
    intercept((request, serve) => (request.method === 'DELETE' ? answer() : serve(request)));
    await confirm(await ask());
    expect(await screen.findByText(message)).toBeInTheDocument();
    await isGone();
    expect(await screen.findByRole('button', { name: 'Edit Civil Engineering' })).toBeInTheDocument();
  }

  intercept((request, serve) => serve(request));
  const naming = await database.transact('read', ({ applications }) =>
    applications.all().filter(({ desiredCourse }) => desiredCourse === 'Civil Engineering'),
  );
  const open = naming.filter(({ status }) => !['APPROVED', 'REJECTED'].includes(status)).length;
  const question = await ask();
  expect(question).toHaveTextContent('Are you sure you want to delete course "Civil Engineering"?');
  await waitFor(() =>
    expect(question).toHaveTextContent(`${naming.length} applications are for this course, ${open} of them undecided`),
  );
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await confirm(question);
  expect(await screen.findByText('Course deleted successfully')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit Civil Engineering' })).not.toBeInTheDocument();
  expect(await stored()).toBeUndefined();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
