import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application } from '#tests/applications.ts';
import { renderApp } from '#tests/render.tsx';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

async function openCourses(path = '/admin/courses', options: Options = {}) {
  const app = await renderApp(path, { as: 'admin', ...options });
  await screen.findByRole('button', { name: 'Edit Civil Engineering' });
  const stored = () =>
    app.database.transact('read', ({ courses }) =>
      courses.all().find(({ courseName }) => courseName === 'Civil Engineering'),
    );
  return { ...app, stored };
}

/** The same where no application names any course, so that nothing is asked before a deactivation. */
const openQuietly = (path?: string, options: Options = {}) =>
  openCourses(path, { arrange: (rows) => ({ ...rows, applications: [] }), ...options });

const row = () => within(screen.getByText('Civil Engineering').closest('tr') ?? document.body);
const turn = (name: 'Activate' | 'Deactivate') => row().getByRole('button', { name: `${name} Civil Engineering` });
const toggled = (request: Request) => request.url.endsWith('/toggle-status');

describe('Section 4: toggling a course’s active status', () => {
  it('updates the list before the server has answered, and the public list follows', async () => {
    let answer = () => {};
    const { user, router, stored } = await openQuietly('/admin/courses', {
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

    await user.click(turn('Deactivate'));
    expect(await row().findByText('Inactive')).toBeInTheDocument();
    expect(turn('Activate')).toHaveAttribute('aria-busy', 'true');
    expect(await stored()).toMatchObject({ isActive: true });
    answer();
    expect(await screen.findByText(/"Civil Engineering" is inactive/)).toBeInTheDocument();
    expect(await stored()).toMatchObject({ isActive: false });
    await router.navigate({ to: '/courses' });
    await screen.findAllByRole('article');
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 2, name: 'Civil Engineering' })).not.toBeInTheDocument(),
    );
  });

  it('ignores a second click while the request is pending, as it would toggle back', async () => {
    let answer = () => {};
    const { user, requests, stored } = await openQuietly('/admin/courses', {
      wire: async (request, serve) => {
        if (toggled(request)) await new Promise<void>((resolve) => (answer = resolve));
        return serve(request);
      },
    });
    await user.dblClick(turn('Deactivate'));
    answer();
    expect(await screen.findByText(/"Civil Engineering" is inactive/)).toBeInTheDocument();
    expect(requests.filter(toggled)).toHaveLength(1);
    expect(await stored()).toMatchObject({ isActive: false });
  });

  it('toggles once for a double click, however fast the server answers', async () => {
    const { requests, stored, queryClient } = await openQuietly();
    fireEvent.click(turn('Deactivate'), { detail: 1 });
    expect(await screen.findByText(/"Civil Engineering" is inactive/)).toBeInTheDocument();
    await waitFor(() => expect(turn('Activate')).toHaveAttribute('aria-busy', 'false'));
    fireEvent.click(turn('Activate'), { detail: 2 });
    // Whatever that click has sent has arrived before the list that is asked for after it.
    await queryClient.refetchQueries();
    expect(requests.filter(toggled)).toHaveLength(1);
    expect(await stored()).toMatchObject({ isActive: false });
    // A click of its own, as the keyboard gives it too, is one.
    fireEvent.click(turn('Activate'), { detail: 0 });
    expect(await screen.findByText(/"Civil Engineering" is active/)).toBeInTheDocument();
  });

  it('rolls back a failed toggle, with the reason', async () => {
    const failures: readonly (readonly [string, () => Promise<Response>])[] = [
      ['Not now', async () => Response.json({ success: false, message: 'Not now' }, { status: 503 })],
      ['Failed to change the status of the course', async () => Response.json({ success: false })],
      ['Error changing the status of the course', () => Promise.reject(new TypeError('Failed to fetch'))],
    ];
    const { user, intercept } = await openQuietly();
    for (const [message, answer] of failures) {
      let failed = false;
      intercept((request, serve) => {
        // No list that is loaded again does what the rollback has to do.
        if (failed) return Promise.reject(new TypeError('Failed to fetch'));
        if (request.url.includes('/applications/course/')) return serve(request);
        failed = toggled(request);
        return failed ? answer() : Promise.reject(new Error(`Nothing else is asked for: ${request.url}`));
      });
      await user.click(turn('Deactivate'));
      expect(await screen.findByText(message)).toBeInTheDocument();
      await waitFor(() => expect(turn('Deactivate')).toHaveAttribute('aria-busy', 'false'));
      expect(row().getByText('Active')).toBeInTheDocument();
    }
  });

  it('reports another person’s simultaneous toggle, since the request inverts the stored status', async () => {
    const { user, database, stored } = await openQuietly();
    const course = await stored();
    await database.transact('write', ({ courses }) => course && courses.replace({ ...course, isActive: false }));
    await user.click(turn('Deactivate'));
    expect(
      await screen.findByText(
        /^"Civil Engineering" is active as before. Either somebody else had changed it at the same time/,
      ),
    ).toBeInTheDocument();
    await waitFor(() => expect(row().getByText('Active')).toBeInTheDocument());
  });

  it('removes the row from a filtered list, and moves the focus to the heading', async () => {
    const { user } = await openQuietly('/admin/courses?status=active');
    await user.click(turn('Deactivate'));
    await waitFor(() => expect(screen.queryByText('Civil Engineering')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('Deactivating a course named by applications', () => {
  const naming = (status: 'APPLIED' | 'REJECTED', count: number): Options => ({
    arrange: (rows) => ({
      ...rows,
      applications: Array.from({ length: count }, (_, i) =>
        application(i + 1, i === 0 ? { status } : { status: 'REJECTED' }),
      ),
    }),
  });

  it('asks for a confirmation that counts the undecided applications', async () => {
    const { user, requests, stored } = await openCourses('/admin/courses', naming('APPLIED', 3));
    await user.click(turn('Deactivate'));
    const question = await screen.findByRole('alertdialog', { name: 'Deactivate course' });
    expect(question).toHaveTextContent('3 applications are for this course, 1 of them undecided: they stay');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(requests.filter(toggled)).toEqual([]);
    await user.click(turn('Deactivate'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText(/"Civil Engineering" is inactive/)).toBeInTheDocument();
    expect(await stored()).toMatchObject({ isActive: false });
    // Activating it asks nothing.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(turn('Activate'));
    expect(await screen.findByText(/"Civil Engineering" is active/)).toBeInTheDocument();
  });

  it('needs no confirmation when all of them are decided', async () => {
    const { user } = await openCourses('/admin/courses', naming('REJECTED', 2));
    await user.click(turn('Deactivate'));
    expect(await screen.findByText(/"Civil Engineering" is inactive/)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks for a confirmation when the applications cannot be loaded', async () => {
    const { user } = await openCourses('/admin/courses', {
      wire: (request, serve) =>
        request.url.includes('/applications/course/')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : serve(request),
    });
    await user.click(turn('Deactivate'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'The applications for this course could not be looked up.',
    );
  });
});

describe('Deleting a course', () => {
  const ask = async (app: Awaited<ReturnType<typeof openCourses>>) => {
    await app.user.click(row().getByRole('button', { name: 'Delete Civil Engineering' }));
    return screen.findByRole('alertdialog', { name: 'Delete course' });
  };

  it('asks for a confirmation that names the course’s applications', async () => {
    const app = await openCourses();
    const naming = await app.database.transact('read', ({ applications }) =>
      applications.all().filter(({ desiredCourse }) => desiredCourse === 'Civil Engineering'),
    );
    const open = naming.filter(({ status }) => !['APPROVED', 'REJECTED'].includes(status)).length;
    const question = await ask(app);
    expect(question).toHaveTextContent('Are you sure you want to delete course "Civil Engineering"?');
    await waitFor(() =>
      expect(question).toHaveTextContent(
        `${naming.length} applications are for this course, ${open} of them undecided`,
      ),
    );
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await app.user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Course deleted successfully')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit Civil Engineering' })).not.toBeInTheDocument();
    expect(await app.stored()).toBeUndefined();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('asks for a confirmation that says when they cannot be loaded', async () => {
    const app = await openCourses('/admin/courses', {
      wire: (request, serve) =>
        request.url.includes('/applications/') ? Promise.reject(new TypeError('Failed to fetch')) : serve(request),
    });
    const question = await ask(app);
    await waitFor(() => expect(question).toHaveTextContent('The applications for this course could not be looked up.'));
  });

  it('keeps the course when the request fails, with the reason', async () => {
    const failures: readonly (readonly [string, () => Promise<Response>])[] = [
      ['Not now', async () => Response.json({ success: false, message: 'Not now' }, { status: 503 })],
      ['Failed to delete course', async () => Response.json({ success: false })],
      ['Error deleting course', () => Promise.reject(new TypeError('Failed to fetch'))],
    ];
    const app = await openCourses();
    for (const [message, answer] of failures) {
      app.intercept((request, serve) => (request.method === 'DELETE' ? answer() : serve(request)));
      await app.user.click(within(await ask(app)).getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText(message)).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(await screen.findByRole('button', { name: 'Edit Civil Engineering' })).toBeInTheDocument();
    }
  });
});
