import { readXlsx } from 'hucre/xlsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { parseCsv, textOfFile } from '#src/platform/csv/read.ts';
import { changing } from '#tests/answering.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { accounts, renderApp } from '#tests/render.tsx';
import { login } from '#src/features/accounts/auth.ts';
import { session } from '#src/session/session.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const refused = (status: number, message: string) => Response.json({ success: false, message }, { status });

const fourInCivil: NonNullable<Options['arrange']> = ({ students, ...rows }) => ({
  ...rows,
  students: students.map((row, at) => ({
    ...row,
    department: at < 4 ? 'Civil' : 'Mechanical',
    status: 'Active' as const,
  })),
});

/** The roster, with the first `count` of those listed selected. */
async function select(count: number, options: Options = {}, path = '/admin/students?department=civil') {
  const app = await renderApp(path, { as: 'admin', students: 12, arrange: fourInCivil, ...options });
  await screen.findByText(/\d+ students$/);
  const students = await app.database.transact('read', (tables) => tables.students.all());
  const shown = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
  const boxes = shown.slice(0, count);
  if (count < shown.length) for (const box of boxes) await app.user.click(box);
  else await app.user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  const names = boxes.map((box) => box.getAttribute('aria-label')?.replace('Select ', '') ?? '');
  const chosen = names.flatMap((name) => students.find((student) => student.name === name) ?? []);
  const stored = async (id: string) => app.database.transact('read', (tables) => tables.students.get(id));
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  /** Chooses in the menu of updates. It is open when it has the focus; a click before that chooses nothing. */
  const chooseIn = async (menuName: string, name: string) => {
    await press(menuName);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    await app.user.click(within(menu).getByRole('menuitem', { name }));
  };
  const update = (name: string) => chooseIn('Update...', name);
  const more = (name: string) => chooseIn('More', name);
  const calls = (method: string) => app.requests.filter((request) => request.method === method);
  return { ...app, chosen, stored, press, update, more, calls };
}

const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const result = async () => within(await screen.findByRole('region', { name: 'Result' }));

it('Selected students replace the list’s toolbar, can be exported and written to, and stay selected behind a record and a filter', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${saved.push(file)}`;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, router, press, more, chosen } = await select(2);
  const group = screen.getByRole('group', { name: 'Selected students' });
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Update...', 'Delete', 'More', 'Clear']);
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();

  await more('Export CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  const { rows } = await parseCsv((await textOfFile(saved[0]!)).text);
  expect(rows.map(({ cells }) => cells[0]).toSorted()).toEqual(chosen.map(({ name }) => name).toSorted());
  await more('Export Excel workbook');
  await waitFor(() => expect(saved).toHaveLength(2));
  const [, about] = (await readXlsx(new Uint8Array(await saved[1]!.arrayBuffer()))).sheets;
  expect(about?.rows.slice(2)).toEqual([
    ['Rows', '2'],
    ['Listed', 'Selected rows'],
  ]);
  expect(screen.getByText('2 selected')).toBeInTheDocument();

  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await more('Write to them');
  const { findByRole, getByRole, getByText } = await dialog(/^Write to 2 selected/);
  const addresses = chosen.map(({ email }) => email);
  expect(await findByRole('link', { name: 'New message' })).toHaveAttribute(
    'href',
    `mailto:?bcc=${addresses.join(',')}`,
  );
  expect(getByText(/^2 addresses\. They go into Bcc/)).toBeInTheDocument();
  await user.click(getByRole('button', { name: 'Copy Addresses' }));
  expect(copied).toHaveBeenCalledWith(addresses.join(', '));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('link', { name: chosen[0]?.name ?? '' }));
  await screen.findByRole('heading', { level: 1, name: chosen[0]?.name ?? '' });
  router.history.back();
  expect(await screen.findByText('2 selected')).toBeInTheDocument();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Mechanical');
  expect(screen.getByText('2 selected').parentElement).toHaveTextContent('2 selected, 2 hidden by filters');
  await press('Clear Selection');
  expect(screen.queryByRole('group', { name: 'Selected students' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
  expect(screen.getByText('0 selected')).toBeInTheDocument();
});

describe('A bulk update', () => {
  it('stores new values for each student, updates the list without reloading it, and can be undone once', async () => {
    const { user, update, press, calls, chosen, stored } = await select(3);
    await update('Set Placement');
    const form = await dialog(/^Placement of 3 Students/);
    await user.selectOptions(await form.findByRole('combobox', { name: /Placement status/ }), 'Placed');
    await user.click(form.getByRole('button', { name: 'Update 3 Students' }));
    expect(await form.findByText('Company is required for a placed student')).toBeInTheDocument();
    await pasteInto(user, form.getByRole('textbox', { name: /Company/ }), 'Northwind Systems');
    await pasteInto(user, form.getByRole('textbox', { name: /Package/ }), '6.5');
    await user.click(form.getByRole('button', { name: 'Update 3 Students' }));

    expect(await (await result()).findByText('3 updated')).toBeInTheDocument();
    const placed = { placementStatus: 'Placed', company: 'Northwind Systems', packageAmount: 6.5 };
    for (const { id } of chosen) expect(await stored(id)).toMatchObject(placed);
    expect(calls('PUT').map(({ url }) => new URL(url).pathname)).toEqual(
      chosen.map(({ id }) => `/api/students/${id}/placement`),
    );
    expect(calls('GET').filter(({ url }) => url.endsWith('/api/admin/students'))).toHaveLength(1);
    expect(screen.getByText('0 selected')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Department' })).toHaveValue('Civil');

    await press('Undo');
    expect(await screen.findByText('3 put back')).toBeInTheDocument();
    for (const { updatedAt: _, ...before } of chosen) expect(await stored(before.id)).toMatchObject(before);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('shows the reason of each failure, keeps the failed students selected, and undoes no later change of others', async () => {
    let call = 0;
    const { user, update, press, chosen, stored, database } = await select(
      5,
      {
        wire: async (request, serve) => {
          if (request.method !== 'PUT') return serve(request);
          call += 1;
          if (call === 2) return refused(403, 'You may not.');
          if (call === 3) return new Response(null, { status: 500 });
          if (call !== 5) return serve(request);
          const otherwise = changing((record) => ({ ...record, placementStatus: 'Higher Studies' }));
          return otherwise(request, () => serve(request));
        },
      },
      '/admin/students?q=a',
    );
    const changeElsewhere = (id = '') =>
      database.transact('write', ({ students }) => {
        const now = students.get(id);
        if (now) students.replace({ ...now, phone: '9999999999', updatedAt: '2030-01-01T00:00:00.000Z' });
      });
    await changeElsewhere(chosen[3]?.id);
    await update('Set Placement');
    const form = await dialog(/^Placement/);
    await user.selectOptions(await form.findByRole('combobox', { name: /Placement status/ }), 'Not Placed');
    await user.click(form.getByRole('button', { name: 'Update 5 Students' }));
    const table = await result();
    expect(await table.findByText('1 updated, 4 failed')).toBeInTheDocument();
    const [, first, second, third, otherwise, fourth] = table.getAllByRole('row');
    expect(first).toHaveTextContent('You may not.');
    expect(second).toHaveTextContent('Failed to update student');
    expect(third).toHaveTextContent('Somebody else has changed this student in the meantime');
    expect(otherwise).toHaveTextContent('Placement status: Not Placed was sent, and Higher Studies is stored.');
    expect(fourth).toHaveTextContent('Updated');
    const later = await stored(chosen[3]?.id ?? '');
    expect([later?.phone, later?.placementStatus]).toEqual(['9999999999', chosen[3]?.placementStatus]);
    expect(screen.getByText('4 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: `Select ${chosen[1]?.name}` })).toBeChecked();

    await changeElsewhere(chosen[0]?.id);
    await press('Undo');
    expect(await screen.findByText('1 failed')).toBeInTheDocument();
    expect((await result()).getAllByRole('row')[1]).toHaveTextContent(chosen[0]?.name ?? '-');
    expect(await stored(chosen[0]?.id ?? '')).toMatchObject({ placementStatus: 'Not Placed', phone: '9999999999' });
    await user.click((await result()).getByRole('button', { name: 'Close Result' }));
    expect(screen.queryByRole('region', { name: 'Result' })).not.toBeInTheDocument();

    await update('Academic Update');
    const academic = await dialog(/^Academic Update of 4 Students/);
    await user.click(await academic.findByRole('button', { name: 'Update 4 Students' }));
    expect(await academic.findByText('Choose at least one value to change')).toBeInTheDocument();
    const semester = academic.getByRole('combobox', { name: 'Semester' });
    await user.selectOptions(semester, '5');
    await user.selectOptions(academic.getByRole('combobox', { name: 'Year' }), '2');
    expect(semester).toHaveAccessibleDescription('The 5th semester is in the 3rd year, not in the 2nd');
  });

  it('can be stopped, which leaves the rest unchanged and selected', async () => {
    let release = () => {};
    const stopped = new Promise<void>((resolve) => (release = resolve));
    const slow: Options = {
      wire: async (request, serve) => {
        if (request.method === 'PUT') await stopped;
        return serve(request);
      },
    };
    const { user, update } = await select(8, { ...slow, students: 8 }, '/admin/students');
    await update('Set Placement');
    const form = await dialog(/^Placement/);
    await user.selectOptions(await form.findByRole('combobox', { name: /Placement status/ }), 'Not Placed');
    await user.click(form.getByRole('button', { name: 'Update 8 Students' }));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(screen.getByRole('button', { name: 'Stopping...' })).toBeDisabled();
    release();
    const table = await result();
    expect(await table.findByText('6 updated, 2 not tried')).toBeInTheDocument();
    expect(screen.getByText('2 selected')).toBeInTheDocument();
  });
});

it('A bulk action that empties a filtered list says so in place of the list', async () => {
  const { user, press, update, chosen } = await select(4, {}, '/admin/students?department=civil&status=Active');
  await update('Set Status');
  const form = await dialog(/^Status of/);
  await user.selectOptions(await form.findByRole('combobox', { name: /Status/ }), 'Suspended');
  await press(`Update ${chosen.length} Students`);
  expect(await screen.findByRole('heading', { name: 'No students left here' })).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'nobody');
  expect(await screen.findByRole('heading', { name: 'No students match' })).toBeInTheDocument();
});

it('A bulk action shows and selects nothing for another person who has signed in meanwhile', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let asked = 0;
  const { user, update, router } = await select(2, {
    wire: async (request, serve) => {
      if (request.method !== 'PUT') return serve(request);
      asked += 1;
      await held;
      return refused(403, 'You may not.');
    },
  });
  await update('Set Placement');
  const form = await dialog(/^Placement/);
  await user.selectOptions(await form.findByRole('combobox', { name: /Placement status/ }), 'Not Placed');
  await user.click(form.getByRole('button', { name: 'Update 2 Students' }));
  await waitFor(() => expect(asked).toBe(2));
  session.save({ ...(await login.call({ tab: 'admin', ...accounts.staff })), role: 'ADMIN' });
  release();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument());
  expect(screen.queryByRole('region', { name: 'Result' })).not.toBeInTheDocument();
  await router.navigate({ to: '/admin/courses' });
  await router.navigate({ to: '/admin/students' });
  expect(await screen.findByText('0 selected')).toBeInTheDocument();
});

it('Bulk Delete names the first five, needs a tick, and keeps the deleted out when an older answer still has them', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { user, press, chosen, stored, calls, intercept } = await select(6, {}, '/admin/students?q=a');
  await press('Delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 6 students?' }));
  expect(question.getByText(/^Are you sure you want to delete 6 students/)).toBeInTheDocument();
  for (const { name } of chosen.slice(0, 5)) expect(question.getByText(new RegExp(name))).toBeInTheDocument();
  expect(question.getByText('and 1 more.')).toBeInTheDocument();
  await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  expect(question.getByRole('button', { name: 'Delete 6 students' })).toBeDisabled();
  expect(calls('DELETE')).toEqual([]);
  await user.click(question.getByRole('checkbox'));
  await user.click(question.getByRole('button', { name: 'Delete 6 students' }));
  expect(await (await result()).findByText('6 deleted')).toBeInTheDocument();
  for (const { id } of chosen) expect(await stored(id)).toBeUndefined();
  await waitFor(() => expect(screen.getByText(/6 students$/)).toBeInTheDocument());
  expect(calls('GET').filter(({ url }) => url.endsWith('/api/admin/students'))).toHaveLength(1);

  let asked = 0;
  intercept(async (request, serve) => {
    const answer = await serve(request);
    if (request.url.endsWith('/api/admin/students') && asked++ === 0) await held;
    return answer;
  });
  await press('Refresh');
  const [box] = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
  if (box) await user.click(box);
  await press('Delete');
  const again = within(await screen.findByRole('alertdialog', { name: 'Delete 1 student?' }));
  await user.click(again.getByRole('checkbox'));
  await user.click(again.getByRole('button', { name: 'Delete 1 student' }));
  // Not within the result, which is still that of the deletion before for a moment.
  await screen.findByText('1 deleted');
  release();
  expect(await screen.findByRole('button', { name: 'Refresh' })).toBeEnabled();
  expect(screen.getByText(/5 students$/)).toBeInTheDocument();
});
