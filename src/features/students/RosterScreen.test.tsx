import { readXlsx } from 'hucre/xlsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pasteInto } from '#tests/paste-into.ts';
import { renderApp } from '#tests/render.tsx';
import type { components } from '#openapi/schema.gen.ts';
import { parseCsv, textOfFile } from '#src/platform/csv/read.ts';
import { rosterSearch } from './student-lists.tsx';

type Student = components['schemas']['Student'];

it('The roster /admin/students lists every student, with attendance, and without statistics, and says why a reload failed, and that the list is the old one', async () => {
  const { user, intercept } = await renderApp('/admin/students', { as: 'staff', students: 8 });
  expect(await screen.findByText('8 students')).toBeInTheDocument();
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Select all 8 listed',
    'Name',
    'Roll No',
    'Department',
    'Year',
    'Semester',
    'CGPA',
    'Attendance',
    'Placement',
    'Fee',
    'Status',
  ]);
  expect(screen.queryByText('Placement Rate')).not.toBeInTheDocument();

  intercept(async () => Response.json({ success: false, message: 'The registry is being repaired' }, { status: 400 }));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  // Above the list, and in the toast.
  await waitFor(() => expect(screen.getAllByText('The registry is being repaired')).toHaveLength(2));
  expect(screen.getByText('The list below was loaded earlier.')).toBeInTheDocument();
  expect(screen.getByText('8 students')).toBeInTheDocument();
});

it('The roster of one student says “1 student”', async () => {
  await renderApp('/admin/students', {
    as: 'admin',
    students: 3,
    arrange: ({ students, ...rows }) => ({ ...rows, students: students.slice(0, 1) }),
  });
  expect(await screen.findByText('1 student')).toBeInTheDocument();
});

it('The roster’s search index is built in idle time: after its rows are shown, and before the first key', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const searched = vi.spyOn(rosterSearch, 'searched');
  const { user } = await renderApp('/admin/students', { as: 'admin', students: 8 });
  await screen.findByText('8 students');
  expect(searched).not.toHaveBeenCalled();
  act(() => {
    for (const run of idle) run();
  });
  expect(searched).toHaveBeenCalledTimes(8);
  await user.type(screen.getByRole('searchbox'), 'ananya d');
  expect(screen.getByText('1 of 8 students')).toBeInTheDocument();
  expect(searched).toHaveBeenCalledTimes(8);
});

/** One more student, with the unique fields of its own. */
const another = <Row extends { readonly id: string; readonly email: string; readonly rollNo: string }>(
  like: Row,
  at: number,
): Row => ({
  ...like,
  id: `another_${at}`,
  email: `another${at}@mail.example`,
  rollNo: `AN26${100 + at}`,
  name: `Another ${at}`,
});

it('Ctrl+F in a list longer than the screen points once to the list’s own search', async () => {
  const { user } = await renderApp('/admin/students?status=all', {
    as: 'admin',
    arrange: ({ students: [first, ...others], ...rows }) => ({
      ...rows,
      students: first ? [first, ...others, ...Array.from({ length: 40 }, (_, i) => another(first, i))] : [],
    }),
  });
  await screen.findByText('80 students');
  const hint = () => screen.queryAllByText('Your browser finds only the rows on the screen');
  const pressFind = () => fireEvent.keyDown(document.body, { key: 'f', ctrlKey: true });
  expect(pressFind(), 'the browser’s own search opens').toBe(true);
  await waitFor(() => expect(hint()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await waitFor(() => expect(hint()).toEqual([]));
  pressFind();
  await pasteInto(user, screen.getByRole('searchbox'), 'ananya d');
  expect(await screen.findByText('1 of 80 students')).toBeInTheDocument();
  expect(hint()).toEqual([]);
});

it('The roster keeps its filters and order in the URL, and writes a search there before a student opens, so that Back restores it', async () => {
  const { router, user } = await renderApp('/admin/students?sort=-attendance', { as: 'admin', students: 16 });
  await screen.findByText('16 students');
  expect(screen.getByRole('columnheader', { name: 'Attendance' })).toHaveAttribute('aria-sort', 'descending');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '3');
  await waitFor(() => expect(router.state.location.href).toBe('/admin/students?year=3&sort=-attendance'));
  await pasteInto(user, screen.getByRole('searchbox'), 'ananya d');
  await user.click(screen.getByRole('link', { name: 'Ananya Deshpande' }));
  await screen.findByRole('heading', { level: 1, name: 'Ananya Deshpande' });
  router.history.back();
  expect(await screen.findByRole('searchbox')).toHaveValue('ananya d');
  expect(await screen.findByText('1 of 16 students')).toBeInTheDocument();
});

it('An empty roster says how students are added, with a button that adds them', async () => {
  const { user } = await renderApp('/admin/students', {
    as: 'admin',
    arrange: (rows) => ({ ...rows, students: [] }),
  });
  expect(await screen.findByRole('heading', { name: 'No students yet' })).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Add New Student' })[1] ?? document.body);
  expect(await screen.findByRole('dialog', { name: 'Add New Student' })).toBeInTheDocument();
});

it('The roster opens with those who study, says how many there are of all, and leads a search for a graduate to them', async () => {
  const app = await renderApp('/admin/students', {
    as: 'admin',
    students: 16,
    arrange: ({ students: [first, second, ...others], ...rows }) => ({
      ...rows,
      students: [
        ...(first ? [first] : []),
        ...(second ? [{ ...second, name: 'Gauri Alumna', status: 'Graduated' as const }] : []),
        ...others,
      ],
    }),
  });
  const { user, router, database } = app;
  const students = await database.transact('read', (tables) => tables.students.all());
  const current = students.filter(({ status }) => status !== 'Graduated').length;
  const tab = (name: string) => screen.findByRole('tab', { name });
  const place = () => router.state.location.href;
  expect(current).toBeLessThan(16);
  expect(await tab(`Current students (${current})`)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText(`${current} of 16 students`)).toBeInTheDocument();
  expect(place()).toBe('/admin/students?status=enrolled');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();

  await pasteInto(user, screen.getByRole('searchbox'), 'Gauri Al');
  expect(await screen.findByRole('heading', { name: 'No students match' })).toBeInTheDocument();
  expect(screen.getByText('1 more among all students.')).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'Show All Students' }));
  expect(await screen.findByRole('rowheader', { name: /Gauri Alumna/ })).toBeInTheDocument();
  expect(await tab('All students (1)')).toHaveAttribute('aria-selected', 'true');
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(place()).toBe('/admin/students?status=all'));
  expect(screen.getByText('16 students')).toBeInTheDocument();

  // An address of an earlier release that asks for something shows it of everybody.
  await router.navigate({ to: '/admin/students', search: { sort: '-name' } });
  expect(await tab('All students (16)')).toHaveAttribute('aria-selected', 'true');
  await router.navigate({ to: '/admin/students' });
  expect(await tab(`Current students (${current})`)).toHaveAttribute('aria-selected', 'true');
  await user.click(await tab('All students (16)'));
  await waitFor(() => expect(place()).toBe('/admin/students?status=all'));
});

const filters: readonly (readonly [string, string, object, (student: Student) => boolean])[] = [
  ['Fee status', 'Paid', { fee: 'Paid' }, ({ feeStatus }) => feeStatus === 'Paid'],
  ['Placement', 'Placed', { placement: 'Placed' }, ({ placementStatus }) => placementStatus === 'Placed'],
  ['Semester', '8', { semester: 8 }, ({ semester }) => semester === 8],
];

it('The roster is filtered by each of its other filters, in the URL', async () => {
  const { router, user, database } = await renderApp('/admin/students', { as: 'admin', students: 16 });
  const students = await database.transact('read', (tables) => tables.students.all());
  await screen.findByText(/of 16 students/);
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  // One after the other, each over what those before have left.
  let left = students.filter(({ status }) => status !== 'Graduated');
  for (const [label, choice, inUrl, fits] of filters) {
    await user.selectOptions(screen.getByLabelText(label, { selector: 'select' }), choice);
    await waitFor(() => expect(router.state.location.search, label).toMatchObject(inUrl));
    const before = left.length;
    left = left.filter(fits);
    expect(left.length, label).toBeLessThan(before);
    expect(await screen.findByText(`${left.length} of 16 students`), label).toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText(`${16 - 1} of 16 students`)).toBeInTheDocument();
  expect(router.state.location.href).toBe('/admin/students?status=enrolled');
});

it('The roster opens the panel of a filter that the URL sets, and shows the column of an active one until it is cleared', async () => {
  const { user } = await renderApp('/admin/students?placement=not%20placed&pending=50000..', {
    as: 'admin',
    students: 16,
  });
  expect(await screen.findByRole('button', { name: 'More filters (2)' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('combobox', { name: 'Placement' })).toHaveValue('Not Placed');
  expect(await screen.findByRole('columnheader', { name: 'Pending' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getByRole('checkbox', { name: 'Pending' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Pending' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getByRole('checkbox', { name: 'Pending' })).not.toBeChecked();
});

it('The roster’s columns can be chosen, and the choice is remembered', async () => {
  const { user, unmount } = await renderApp('/admin/students', { as: 'admin', students: 16 });
  await screen.findByText(/of 16 students/);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const choices = within(screen.getByRole('group', { name: 'Columns' }));
  await user.click(choices.getByRole('checkbox', { name: 'Company' }));
  await user.click(choices.getByRole('checkbox', { name: 'Year' }));
  expect(screen.getByRole('columnheader', { name: 'Company' })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Year' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Columns' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Columns' })).toHaveFocus();
  unmount();

  const again = await renderApp('/admin/students', { as: 'admin', students: 16 });
  expect(await screen.findByRole('columnheader', { name: 'Company' })).toBeInTheDocument();
  await again.user.click(screen.getByRole('button', { name: 'Columns' }));
  await again.user.click(screen.getByRole('button', { name: 'Usual Columns' }));
  expect(screen.getByRole('columnheader', { name: 'Year' })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Company' })).not.toBeInTheDocument();
});

it('The roster exports exactly the filtered rows, in the shown order', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = await renderApp('/admin/students?department=civil&sort=-name', { as: 'admin', students: 16 });
  await screen.findByText(/of 16 students/);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV, for other programs' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const { rows, titles } = await parseCsv((await textOfFile(files[0] ?? new Blob())).text);
  expect(names).toEqual([expect.stringMatching(new RegExp(`^students-\\d{4}-\\d\\d-\\d\\d-${rows.length}\\.csv$`))]);
  const column = (title: string) => rows.map(({ cells }) => cells[titles.indexOf(title)]);
  expect(new Set(column('Department'))).toEqual(new Set(['Civil']));
  const shown = screen.getAllByRole('rowheader').map((cell) => cell.querySelector('.line')?.textContent);
  expect(column('Name')).toEqual(shown);

  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel workbook' }));
  await waitFor(() => expect(files).toHaveLength(2));
  expect(names[1]).toBe(names[0]?.replace('.csv', '.xlsx'));
  const { sheets } = await readXlsx(new Uint8Array((await files[1]?.arrayBuffer()) ?? []));
  const [students, about] = sheets;
  expect(students?.rows.slice(1).map(([name]) => name)).toEqual(shown);
  expect(about?.rows).toEqual(
    expect.arrayContaining([
      ['Rows', String(shown.length)],
      ['Listed', 'Department: Civil'],
    ]),
  );
});
