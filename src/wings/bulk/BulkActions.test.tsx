import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { parseCsv, textOfFile } from '#src/platform/csv/read.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { accounts, renderApp } from '#tests/render.tsx';
import { login } from '#src/features/accounts/auth.ts';
import { session } from '#src/session/session.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const refused = (status: number, message: string) => Response.json({ success: false, message }, { status });

/** The roster, with the first `count` of those listed selected. */
async function select(count: number, options: Options = {}, path = '/admin/students?department=civil') {
  const app = await renderApp(path, { as: 'admin', ...options });
  await screen.findByText(/40 students$/);
  const students = await app.database.transact('read', (tables) => tables.students.all());
  const boxes = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).slice(0, count);
  for (const box of boxes) await app.user.click(box);
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

describe('A bulk action on students', () => {
  it('replaces the list’s toolbar while students are selected', async () => {
    const { press } = await select(1);
    const group = screen.getByRole('group', { name: 'Selected students' });
    expect(
      within(group)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Update...', 'Delete', 'More', 'Clear']);
    expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
    await press('Clear Selection');
    expect(group).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(screen.getByText('0 selected')).toBeInTheDocument();
  });

  it('applies to all selected students, including filtered ones, and says how many these are', async () => {
    const { user } = await select(3);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Mechanical');
    expect(screen.getByText('3 selected').parentElement).toHaveTextContent('3 selected, 3 hidden by filters');
    await user.click(screen.getByRole('button', { name: 'Clear Selection' }));
    expect(screen.getByText('0 selected')).toBeInTheDocument();
  });

  it('keeps its selection while a record is open', async () => {
    const { user, router, chosen } = await select(2);
    await user.click(screen.getByRole('link', { name: chosen[0]?.name ?? '' }));
    await screen.findByRole('heading', { level: 1, name: chosen[0]?.name ?? '' });
    router.history.back();
    expect(await screen.findByText('2 selected')).toBeInTheDocument();
  });
});

describe('What can be done with selected students without changing them', () => {
  it('exports them alone', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:${saved.push(file)}`;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { more, chosen } = await select(2);
    await more('Export CSV');
    await waitFor(() => expect(saved).toHaveLength(1));
    const { rows } = await parseCsv((await textOfFile(saved[0]!)).text);
    expect(rows.map(({ cells }) => cells[0]).toSorted()).toEqual(chosen.map(({ name }) => name).toSorted());
    expect(screen.getByText('2 selected')).toBeInTheDocument();
  });

  it('writes to them by the clipboard and by their person’s mail program', async () => {
    const { user, more, chosen } = await select(2);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await more('Write to them');
    const { findByRole, getByRole, getByText } = await dialog(/^Write to 2 selected/);
    const addresses = chosen.map(({ email }) => email);
    expect(await findByRole('link', { name: 'New message' })).toHaveAttribute(
      'href',
      `mailto:?bcc=${addresses.join(',')}`,
    );
    expect(getByText(/^2 addresses\. They are written into Bcc/)).toBeInTheDocument();
    await user.click(getByRole('button', { name: 'Copy Addresses' }));
    expect(copied).toHaveBeenCalledWith(addresses.join(', '));
  });
});

describe('Set Placement (PUT /students/{id}/placement)', () => {
  it('stores the placement of each student, and updates the list without reloading it', async () => {
    const { user, update, calls, chosen, stored } = await select(3);
    await update('Set Placement');
    const form = await dialog(/^Placement of 3 Students/);
    await user.selectOptions(await form.findByRole('combobox', { name: /Placement status/ }), 'Placed');
    await user.click(form.getByRole('button', { name: 'Update 3 Students' }));
    expect(await form.findByText('Company is required for a placed student')).toBeInTheDocument();
    await pasteInto(user, form.getByRole('textbox', { name: /Company/ }), 'Northwind Systems');
    await user.type(form.getByRole('textbox', { name: /Package/ }), '6.5');
    await user.click(form.getByRole('button', { name: 'Update 3 Students' }));

    expect(await (await result()).findByText('3 updated')).toBeInTheDocument();
    const placed = { placementStatus: 'Placed', company: 'Northwind Systems', packageAmount: 6.5 };
    for (const { id } of chosen) expect(await stored(id)).toMatchObject(placed);
    expect(calls('PUT').map(({ url }) => new URL(url).pathname)).toEqual(
      chosen.map(({ id }) => `/api/students/${id}/placement`),
    );
    expect(await calls('PUT')[0]?.json()).toEqual({ ...placed, updatedAt: chosen[0]?.updatedAt });
    expect(calls('GET').filter(({ url }) => url.endsWith('/api/admin/students'))).toHaveLength(1);
    expect(screen.getByText('0 selected')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Department' })).toHaveValue('Civil');
  });

  it('refuses a student who was changed since the list was loaded, and keeps that change', async () => {
    const { user, update, chosen, stored, database, press } = await select(3);
    const [first] = chosen;
    await database.transact('write', ({ students }) => {
      const now = students.get(first?.id ?? '');
      if (now) students.replace({ ...now, phone: '9999999999', updatedAt: '2030-01-01T00:00:00.000Z' });
    });
    await update('Set Placement');
    const form = await dialog(/^Placement/);
    await user.selectOptions(await form.findByRole('combobox', { name: /Placement status/ }), 'Not Placed');
    await user.click(form.getByRole('button', { name: 'Update 3 Students' }));
    expect(await (await result()).findByText('2 updated, 1 failed')).toBeInTheDocument();
    await press('Undo');
    expect(await (await result()).findByText('2 put back')).toBeInTheDocument();
    const after = await stored(first?.id ?? '');
    expect([after?.phone, after?.placementStatus]).toEqual(['9999999999', first?.placementStatus]);
  });

  it('shows the reason of each failure, and keeps the failed students selected', async () => {
    let call = 0;
    const { user, update, chosen } = await select(4, {
      wire: async (request, serve) => {
        if (request.method !== 'PUT') return serve(request);
        call += 1;
        if (call === 2) return refused(403, 'You may not.');
        return call === 3 ? new Response(null, { status: 500 }) : serve(request);
      },
    });
    await update('Set Placement');
    const form = await dialog(/^Placement/);
    await user.selectOptions(await form.findByRole('combobox', { name: /Placement status/ }), 'Not Placed');
    await user.click(form.getByRole('button', { name: 'Update 4 Students' }));
    const table = await result();
    expect(await table.findByText('2 updated, 2 failed')).toBeInTheDocument();
    const [, first, second, third] = table.getAllByRole('row');
    expect(first).toHaveTextContent('You may not.');
    expect(second).toHaveTextContent('Failed to update student');
    expect(third).toHaveTextContent('Updated');
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: `Select ${chosen[1]?.name}` })).toBeChecked();
    await user.click(table.getByRole('button', { name: 'Close Result' }));
    expect(screen.queryByRole('region', { name: 'Result' })).not.toBeInTheDocument();
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
    const { user, update } = await select(8, slow, '/admin/students?q=a');
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
  const { user, press, update, chosen } = await select(50, {}, '/admin/students?department=civil&status=Active');
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

describe('Bulk Academic Update', () => {
  it('changes the chosen fields only, and takes the rest from each record', async () => {
    const { user, update, calls, chosen, stored } = await select(3);
    await update('Academic Update');
    const form = await dialog(/^Academic Update of 3 Students/);
    await user.click(await form.findByRole('button', { name: 'Update 3 Students' }));
    expect(await form.findByText('Choose at least one value to change')).toBeInTheDocument();
    await user.selectOptions(form.getByRole('combobox', { name: 'Semester' }), '5');
    await user.click(form.getByRole('button', { name: 'Update 3 Students' }));
    await (await result()).findByText('3 updated');
    for (const { id, updatedAt: _, ...rest } of chosen)
      expect(await stored(id)).toMatchObject({ ...rest, semester: 5 });
    const withMarks = chosen.filter(
      ({ currentCGPA, totalCredits, attendance }) =>
        currentCGPA !== undefined && totalCredits !== undefined && attendance !== undefined,
    );
    const academic = calls('PUT').filter(({ url }) => url.endsWith('/academic'));
    expect(academic).toHaveLength(withMarks.length);
    expect(await academic[0]?.json()).toMatchObject({ semester: 5, updatedAt: withMarks[0]?.updatedAt });
  });

  it('promotes each student by one year, and skips those in the last year with the reason', async () => {
    const year = (count: number) => (rows: Parameters<NonNullable<Options['arrange']>>[0]) => ({
      ...rows,
      students: rows.students.map((student, i) => ({ ...student, year: i % 2 ? 4 : count }) as typeof student),
    });
    const { user, update, chosen, stored } = await select(4, { arrange: year(2) });
    await update('Academic Update');
    const form = await dialog(/^Academic/);
    await user.selectOptions(await form.findByRole('combobox', { name: 'Year' }), 'Move to the next year');
    await user.click(form.getByRole('button', { name: /^Update/ }));
    const last = chosen.filter((student) => student.year === 4);
    const table = await result();
    expect(table.getByText(`${4 - last.length} updated, ${last.length} left out`)).toBeInTheDocument();
    expect(table.getAllByText('Already in year 4, the last one')).toHaveLength(last.length);
    for (const { id, year } of chosen) expect(await stored(id)).toMatchObject({ year: year === 4 ? 4 : 3 });
    expect(screen.getByText(`${last.length} selected`)).toBeInTheDocument();
  });

  it('moves each student to the next semester along with its year, and skips those in the last semester', async () => {
    const semesters = [3, 4, 8];
    const { user, update, chosen, stored } = await select(3, {
      arrange: (rows) => {
        const listed = rows.students
          .filter(({ department }) => department === 'Civil')
          .toSorted((a, b) => a.name.localeCompare(b.name));
        const semesterOf = new Map(listed.map(({ id }, index) => [id, semesters[index % 3]]));
        return {
          ...rows,
          students: rows.students.map(
            (student) => ({ ...student, year: 2, semester: semesterOf.get(student.id) ?? 3 }) as typeof student,
          ),
        };
      },
    });
    await update('Academic Update');
    const form = await dialog(/^Academic/);
    const semester = await form.findByRole('combobox', { name: 'Semester' });
    await user.selectOptions(form.getByRole('combobox', { name: 'Year' }), '3');
    await user.selectOptions(semester, 'Move to the next semester, with its year');
    await user.click(form.getByRole('button', { name: /^Update/ }));
    expect(await form.findByText('Leave the year as it is: the semester brings its own')).toBeInTheDocument();
    await user.selectOptions(form.getByRole('combobox', { name: 'Year' }), '');
    await user.click(form.getByRole('button', { name: /^Update/ }));
    const done = chosen.filter((student) => student.semester !== 8);
    await (await result()).findByText(`${done.length} updated, ${3 - done.length} left out`);
    for (const { id, semester: before } of chosen)
      expect(await stored(id)).toMatchObject(
        { 3: { year: 2, semester: 4 }, 4: { year: 3, semester: 5 } }[before] ?? { year: 2, semester: 8 },
      );
  });

  it('warns where a year and a semester are chosen that contradict, or that may contradict what a record keeps', async () => {
    const { user, update } = await select(1);
    await update('Academic Update');
    const form = await dialog(/^Academic/);
    const semester = await form.findByRole('combobox', { name: 'Semester' });
    await user.selectOptions(semester, '5');
    expect(semester).toHaveAccessibleDescription(/^In some records the year and the semester may not fit together/);
    await user.selectOptions(form.getByRole('combobox', { name: 'Year' }), '2');
    expect(semester).toHaveAccessibleDescription('The 5th semester is in the 3rd year, not in the 2nd');
    await user.selectOptions(form.getByRole('combobox', { name: 'Year' }), '3');
    expect(semester).not.toHaveAccessibleDescription();
  });

  it('fails for a student who was changed meanwhile, so that no old values are restored', async () => {
    const { user, update, chosen, database } = await select(1);
    const [student] = chosen;
    if (!student) throw new Error('Nobody is selected');
    await database.transact('write', (tables) => {
      tables.students.replace({ ...student, currentCGPA: 9.9, updatedAt: '2026-11-01T00:00:00.000Z' });
    });
    await update('Academic Update');
    const form = await dialog(/^Academic/);
    await user.selectOptions(await form.findByRole('combobox', { name: 'Semester' }), '5');
    await user.click(form.getByRole('button', { name: /^Update/ }));
    const table = await result();
    expect(await table.findAllByText('Somebody else has changed this student in the meantime')).not.toHaveLength(0);
  });
});

describe('Set Fee (PUT /students/{id}/fee)', () => {
  it('sets everyone’s total fee, and keeps the paid amounts', async () => {
    const { user, update, chosen, stored, calls } = await select(3);
    await update('Set Fee');
    const form = await dialog(/^Fee of 3 Students/);
    await user.click(await form.findByRole('button', { name: 'Update 3 Students' }));
    expect(await form.findByText('Enter a total fee, or choose how much is paid')).toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: /^Total fee/ }), '9000000');
    await user.click(form.getByRole('button', { name: 'Update 3 Students' }));
    await (await result()).findByText('3 updated');
    for (const { id, paidAmount } of chosen)
      expect(await stored(id)).toMatchObject({ totalFee: 9_000_000, paidAmount });
    expect(calls('PUT').every(({ url }) => url.endsWith('/fee'))).toBe(true);
  });

  it('marks each fee as paid, and skips students without a fee', async () => {
    const { user, update, chosen, stored } = await select(
      2,
      {
        arrange: (rows) => ({
          ...rows,
          students: rows.students.map(({ totalFee, paidAmount, pendingAmount, feeStatus, ...student }, i) =>
            i % 2 ? student : { ...student, totalFee: 5000, paidAmount: 10, pendingAmount: 4990, feeStatus: 'Pending' },
          ) as typeof rows.students,
        }),
      },
      '/admin/students?q=a',
    );
    await update('Set Fee');
    const form = await dialog(/^Fee of/);
    await user.selectOptions(await form.findByRole('combobox', { name: 'How much is paid' }), 'The whole fee');
    await user.click(form.getByRole('button', { name: /^Update/ }));
    const withFee = chosen.filter(({ totalFee }) => totalFee !== undefined);
    await (await result()).findByText(/updated|left out/);
    for (const { id } of withFee) expect(await stored(id)).toMatchObject({ paidAmount: 5000, feeStatus: 'Paid' });
    for (const { id } of chosen.filter(({ totalFee }) => totalFee === undefined))
      expect((await stored(id))?.totalFee).toBeUndefined();
  });
});

it('Bulk Set Status changes only the status, and skips students who already have it', async () => {
  const { user, update, chosen, stored } = await select(2, {
    arrange: (rows) => ({
      ...rows,
      students: rows.students.map((student) => ({ ...student, status: 'Active' as const })),
    }),
  });
  await update('Set Status');
  const form = await dialog(/^Status of 2 Students/);
  await user.selectOptions(await form.findByRole('combobox', { name: /^Status/ }), 'Inactive');
  await user.click(form.getByRole('button', { name: 'Update 2 Students' }));
  await (await result()).findByText('2 updated');
  for (const { id, updatedAt: _, ...rest } of chosen)
    expect(await stored(id)).toMatchObject({ ...rest, status: 'Inactive' });
});

describe('Bulk Delete', () => {
  it('names the number of students and the first five, and needs a tick before its button', async () => {
    const { user, press, chosen, stored, calls } = await select(6, {}, '/admin/students?q=a');
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
    await waitFor(() => expect(screen.getByText(/34 students$/)).toBeInTheDocument());
    expect(calls('GET').filter(({ url }) => url.endsWith('/api/admin/students'))).toHaveLength(1);
  });

  it('keeps deleted students out of the list when an older answer still has them', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { user, press, intercept } = await select(2);
    let asked = 0;
    intercept(async (request, serve) => {
      const answer = await serve(request);
      if (request.url.endsWith('/api/admin/students') && asked++ === 0) await held;
      return answer;
    });
    await press('Refresh');
    await press('Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 students?' }));
    await user.click(question.getByRole('checkbox'));
    await user.click(question.getByRole('button', { name: 'Delete 2 students' }));
    await (await result()).findByText('2 deleted');
    release();
    expect(await screen.findByRole('button', { name: 'Refresh' })).toBeEnabled();
    expect(screen.getByText(/38 students$/)).toBeInTheDocument();
  });
});

describe('Undo of a bulk update', () => {
  async function updateStatus(options: Options = {}) {
    const app = await select(3, options);
    await app.update('Set Status');
    const form = await dialog(/^Status of 3 Students/);
    await app.user.selectOptions(await form.findByRole('combobox', { name: /Status/ }), 'Suspended');
    await app.user.click(form.getByRole('button', { name: 'Update 3 Students' }));
    await (await result()).findByText('3 updated');
    return app;
  }

  it('restores what it has changed, and nothing else', async () => {
    const { chosen, stored, press } = await updateStatus();
    await press('Undo');
    expect(await (await result()).findByText('3 put back')).toBeInTheDocument();
    for (const { updatedAt: _, ...before } of chosen) expect(await stored(before.id)).toMatchObject(before);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('skips a record that was changed since, and names it', async () => {
    const { chosen, stored, press, database } = await updateStatus();
    const [first] = chosen;
    await database.transact('write', ({ students }) => {
      const now = students.get(first?.id ?? '');
      if (now) students.replace({ ...now, phone: '9999999999', updatedAt: '2030-01-01T00:00:00.000Z' });
    });
    await press('Undo');
    const table = await result();
    expect(await table.findByText('2 put back, 1 failed')).toBeInTheDocument();
    expect(table.getAllByRole('row')[1]).toHaveTextContent(first?.name ?? '-');
    expect(await stored(first?.id ?? '')).toMatchObject({ status: 'Suspended', phone: '9999999999' });
  });
});
