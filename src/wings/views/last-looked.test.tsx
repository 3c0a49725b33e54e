import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { updateAttendance } from '#src/features/students/admin-students.ts';

type App = Awaited<ReturnType<typeof renderApp>>;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const ANANYA = 'stu_000001';
const marked = () =>
  screen
    .queryAllByRole('link', { description: /: changed since you last looked, / })
    .map(({ textContent }) => textContent);
const past = (time: number) => waitFor(() => expect(Date.now()).toBeGreaterThan(time));

/** Somebody else changes a student, at a moment in which nobody looks. */
async function change({ database }: App, id: string): Promise<void> {
  await past(Date.now());
  const now = Date.now();
  await database.transact('write', ({ students }) =>
    students.replace({ ...students.get(id)!, phone: '+919812345600', updatedAt: new Date(now).toISOString() }),
  );
  await past(now);
}

/** Opens the roster, leaves it, and comes back when this has been done; the roster is as the server has it then. */
async function lookTwice(meanwhile: (app: App) => Promise<unknown>) {
  const app = await renderApp('/admin/students', { as: 'staff' });
  await screen.findByText('40 students');
  await app.router.navigate({ to: '/admin/courses' });
  await screen.findByText(/^\d+ courses$/);
  await meanwhile(app);
  await app.router.navigate({ to: '/admin/students' });
  await app.user.click(await screen.findByRole('button', { name: 'Refresh' }));
  await screen.findByRole('link', { name: 'Ananya Deshpande' });
  return app;
}

describe('The mark of what was changed since the last look', () => {
  it('The mark stands at records that somebody else has changed while the list was not open, until the next visit', async () => {
    const { router } = await lookTwice((app) => change(app, ANANYA));
    await waitFor(() => expect(marked()).toEqual(['Ananya Deshpande']));
    await router.navigate({ to: '/admin/courses' });
    await screen.findByText(/^\d+ courses$/);
    await router.navigate({ to: '/admin/students' });
    await screen.findByRole('link', { name: 'Ananya Deshpande' });
    expect(marked()).toEqual([]);
  });

  it('A person’s own changes have no mark of what was changed since the last look', async () => {
    await lookTwice(async ({ queryClient }) => {
      const variables = { id: ANANYA, body: { attendancePercentage: 61.5 } };
      const data = await updateAttendance.call(variables);
      await updateAttendance.updateCache(queryClient, [{ variables, data }]);
    });
    await waitFor(() => expect(screen.queryByText('Refreshing...')).not.toBeInTheDocument());
    expect(marked()).toEqual([]);
  });

  it('No record has the mark where the browser stores nothing', async () => {
    await lookTwice(async (app) => {
      localStorage.removeItem('lastLooked');
      await change(app, ANANYA);
    });
    await waitFor(() => expect(screen.queryByText('Refreshing...')).not.toBeInTheDocument());
    expect(marked()).toEqual([]);
  });
});
