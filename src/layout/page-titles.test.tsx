import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { oneEach, storing } from '#tests/applications.ts';
import { fewCourses } from '#tests/courses.ts';
import { renderApp } from '#tests/render.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;
type Way = readonly [name: string, list: string, title: string, record: string, leave: (app: App) => Promise<unknown>];

const press = (role: 'button' | 'link', name: string) => async (app: App) =>
  app.user.click(await screen.findByRole(role, { name }));
const back = async (app: App) => act(() => app.router.history.back());
const openEdit = press('button', 'Edit');

async function confirm(app: App, name: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog');
  await app.user.click(within(dialog).getByRole('button', { name }));
}

async function remove(app: App): Promise<void> {
  await press('button', 'Delete')(app);
  await confirm(app, 'Delete');
}

async function choose(app: App, what: string): Promise<void> {
  await app.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /^A screen, a student/ });
  await waitFor(() => expect(field).toHaveFocus());
  await app.user.keyboard(what);
  const results = within(screen.getByRole('listbox', { name: 'Results' }));
  await waitFor(() => expect(results.getByRole('option', { selected: true })).toHaveTextContent(what));
  await app.user.keyboard('{Enter}');
}

async function editAndLeave(app: App): Promise<void> {
  await openEdit(app);
  await app.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'x');
  await press('link', 'Back to List')(app);
  await confirm(app, 'Leave');
}

async function cancelAndGoBack(app: App): Promise<void> {
  await openEdit(app);
  await press('button', 'Cancel')(app);
  await openEdit(app);
  await press('button', 'Cancel')(app);
  await back(app);
}

const roster = ['/admin/students', 'Students', '/admin/students/stu_000001'] as const;
const dashboard = ['/admin/dashboard', 'Admin dashboard', '/admin/students/stu_000001'] as const;
const queue = ['/admin/applications', 'Applications', '/admin/applications?open=app_1'] as const;
const catalogue = ['/admin/courses', 'Course management', '/admin/courses?course=new'] as const;

const ways: readonly Way[] = [
  ['the browser’s back', ...dashboard, back],
  ['the link back, with edits discarded', ...dashboard, editAndLeave],
  ['the palette', ...dashboard, (app) => choose(app, 'Dashboard')],
  ['Cancel, and the browser’s back', ...roster, cancelAndGoBack],
  ['the link of the navigation', ...roster, press('link', 'Students')],
  ['the browser’s back', ...queue, back],
  ['Escape', ...queue, (app) => app.user.keyboard('{Escape}')],
  ['the browser’s back', ...catalogue, back],
  ['Cancel', ...catalogue, press('button', 'Cancel')],
  // The last of its list: the record is gone then.
  ['a deletion', ...dashboard, remove],
];

const lists = [...new Set(ways.map(([, list]) => list))];

describe('The document title', () => {
  it.each(lists)('The title of %s is back after a record was left, in whichever way', async (path) => {
    const app = await renderApp(path, {
      as: 'admin',
      students: 3,
      arrange: (rows) => storing(oneEach)(fewCourses(rows)),
    });
    for (const [way, list, title, record, leave] of ways) {
      if (list !== path) continue;
      const own = `${title} · Malhar University`;
      expect(document.title, way).toBe(own);
      await act(() => app.router.navigate({ to: record }));
      if (record.includes('stu_')) await waitFor(() => expect(document.title).toMatch(/^Ananya Deshpande/));
      else
        await screen.findByRole(list.endsWith('courses') ? 'dialog' : 'region', {
          name: /^(Asha APPLIED|Add a Course)$/,
        });
      await leave(app);
      await waitFor(() =>
        expect(app.router.state.resolvedLocation?.href, way).toMatch(new RegExp(`^${list}(\\?(reload|status)=.*)?$`)),
      );
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
      // What an effect of the page that was left does comes after the next page is drawn.
      await act(async () => {});
      expect(document.title, way).toBe(own);
    }
  });

  it('returns to the student’s name after another record was opened', async () => {
    const app = await renderApp('/admin/students/stu_000001', { as: 'admin', students: 3 });
    await waitFor(() => expect(document.title).toBe('Ananya Deshpande · Malhar University'));
    const names = await app.database.transact('read', ({ students }) =>
      students.all().map(({ id, name }) => ({ id, name })),
    );
    for (const { id, name } of names.slice(1, 3)) {
      await act(() => app.router.navigate({ to: '/admin/students/$studentId', params: { studentId: id } }));
      await waitFor(() => expect(document.title).toBe(`${name} · Malhar University`));
    }
    await back(app);
    await waitFor(() => expect(document.title).toBe(`${names[1]?.name} · Malhar University`));
  });
});
