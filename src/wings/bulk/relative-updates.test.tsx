import { screen, waitFor, within } from '@testing-library/react';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { loginOf, renderApp } from '#tests/render.tsx';

const WITH_YEAR = 'Move to the next semester, with its year';

/** The roster with three students of the fourth semester, one of whom is not active; all three selected. */
async function selectThree() {
  const app = await renderApp('/admin/students?q=Roll', {
    as: 'admin',
    students: 4,
    arrange: (rows) => {
      const [one, two, three, ...others] = rows.students;
      if (!one || !two || !three) throw new Error('There are too few students');
      const fourth = { year: 2, semester: 4, status: 'Active' } as const;
      return {
        ...rows,
        students: [
          { ...one, ...fourth, name: 'Roll One' },
          { ...two, ...fourth, name: 'Roll Two' },
          { ...three, ...fourth, name: 'Roll Three', status: 'Inactive' as const },
          ...others,
        ],
      };
    },
  });
  const students = await app.database.transact('read', (tables) => tables.students.all());
  const idOf = (name: string) => students.find((student) => student.name === name)?.id ?? '';
  const semesterOf = async (name: string) =>
    (await app.database.transact('read', (tables) => tables.students.get(idOf(name))))?.semester;

  async function openDialog() {
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select Roll/ }))
      if (!(box as HTMLInputElement).checked) await app.user.click(box);
    await app.user.click(screen.getByRole('button', { name: 'Update...' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await app.user.click(within(menu).getByRole('menuitem', { name: 'Academic Update' }));
    const form = within(await screen.findByRole('dialog', { name: 'Academic Update of 3 Students' }));
    await app.user.selectOptions(await form.findByRole('combobox', { name: 'Semester' }), WITH_YEAR);
    return form;
  }

  /** Another clerk moves one of them, in a session of their own. */
  async function moveElsewhere(name: string) {
    const { token } = await loginOf(app.database, 'staff');
    const answer = await getResponse(
      app.handlers,
      new Request(`${location.origin}/api/admin/students/${idOf(name)}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...students.find(({ id }) => id === idOf(name)), year: 3, semester: 5 }),
      }),
    );
    expect(answer?.status).toBe(200);
    await app.user.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByText('Data refreshed');
  }
  const update = (form: Awaited<ReturnType<typeof openDialog>>) =>
    app.user.click(form.getByRole('button', { name: /^Update \d+ Students?$/ }));
  const count = (form: Awaited<ReturnType<typeof openDialog>>) =>
    form.getByRole('button', { name: /^Update \d+ Students?$/ }).textContent;
  return { ...app, openDialog, moveElsewhere, update, count, semesterOf };
}

describe('“Next semester, with its year” for many students', () => {
  it('names whom another clerk has moved today and who is not active, and leaves them out unless they are ticked', async () => {
    const { user, openDialog, moveElsewhere, update, count, semesterOf } = await selectThree();
    await moveElsewhere('Roll One');
    const form = await openDialog();
    expect(await form.findByText('1 of 3 was already moved to the next semester')).toBeInTheDocument();
    expect(form.getByText(/, by .*: Roll One$/)).toBeInTheDocument();
    expect(form.getByText('Left out: Roll Three (Inactive)')).toBeInTheDocument();
    expect(count(form)).toBe('Update 1 Student');
    await update(form);
    expect(await screen.findByText('1 updated, 2 left out')).toBeInTheDocument();
    expect(await Promise.all(['Roll One', 'Roll Two', 'Roll Three'].map(semesterOf))).toEqual([5, 5, 4]);

    const again = await openDialog();
    await again.findByText('2 of 3 were already moved to the next semester');
    expect(count(again)).toBe('Update 0 Students');
    await update(again);
    expect(await again.findByText(/^Everybody you selected is left out/)).toBeInTheDocument();
    await user.click(again.getByRole('checkbox', { name: 'Move this one too' }));
    expect(count(again)).toBe('Update 1 Student');
    await update(again);
    await waitFor(async () => expect(await semesterOf('Roll Three')).toBe(5));
    expect(await semesterOf('Roll One')).toBe(5);
  });

  it('knows its own runs of this browser where the server keeps no changes', async () => {
    const { openDialog, update } = await selectThree();
    offerExtensions([]);
    await update(await openDialog());
    await screen.findByText('2 updated, 1 left out');
    const again = await openDialog();
    expect(await again.findByText('2 of 3 were already moved to the next semester')).toBeInTheDocument();
    expect(again.getByText(/, by .*: Roll One, Roll Two$/)).toBeInTheDocument();
    offerExtensions(undefined);
  });
});
