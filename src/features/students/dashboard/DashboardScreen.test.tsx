import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pasteInto } from '#tests/paste-into.ts';
import { renderApp } from '#tests/render.tsx';
import { placementRate } from '../statistics.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

async function openDashboard(path = '/admin/dashboard', options: Options = {}) {
  const app = await renderApp(path, { as: 'admin', ...options });
  const students = await app.database.transact('read', (tables) => tables.students.all());
  return { ...app, students };
}

const table = () => screen.findByRole('table', { name: 'Students' });
const names = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
const figure = (label: string) =>
  screen.getByRole('link', { name: label }).closest('dt')?.nextElementSibling?.textContent;
const searchParams = (app: Awaited<ReturnType<typeof openDashboard>>) => app.router.state.location.search;
const listed = ({ requests }: { requests: readonly Request[] }) =>
  requests.filter(({ url }) => url.endsWith('/api/admin/students')).length;

describe('Section 2: /admin/dashboard', () => {
  it('shows stat cards of the loaded list (section 4), search and filters, a students table with a View button that names the student, Add New Student, and a refresh action', async () => {
    const { students, requests, user, router } = await openDashboard();
    await screen.findByText('40 students');
    const placed = students.filter(({ company }) => company?.trim()).length;
    expect(figure('Total Students')).toBe('40');
    expect(figure('Placed Students')).toBe(String(placed));
    expect(figure('Placement Rate')).toBe(`${placementRate({ placed, total: 40 })}%`);
    expect(figure('Filtered Results')).toBe('40');
    const paths = requests.map(({ url }) => new URL(url).pathname);
    expect(paths.filter((path) => path.includes('students'))).toEqual(['/api/admin/students']);

    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Department' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Year' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add New Student' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeInTheDocument();
    const headings = within(await table()).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Roll No',
      'Department',
      'Year',
      'Semester',
      'CGPA',
      'Placement',
      'Fee',
      'Status',
      'Actions',
    ]);

    await user.click(screen.getByRole('link', { name: 'View Ananya Deshpande' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/admin\/students\/stu_/));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya Deshpande' })).toBeInTheDocument();
  });

  it('shows no record to a student whose stored role says ADMIN', async () => {
    localStorage.clear();
    const app = await renderApp('/', { as: 'student' });
    localStorage.setItem('userRole', 'ADMIN');
    window.dispatchEvent(new StorageEvent('storage', { key: 'userRole' }));
    await app.router.navigate({ to: '/admin/dashboard' });
    expect(await screen.findByText('Failed to load students')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('section 9: shows a placement rate of 0 without students, and says what to do', async () => {
    const { user } = await openDashboard('/admin/dashboard', { arrange: (rows) => ({ ...rows, students: [] }) });
    expect(await screen.findByRole('heading', { name: 'No students yet' })).toBeInTheDocument();
    expect(figure('Total Students')).toBe('0');
    expect(figure('Placement Rate')).toBe('0%');
    await user.click(screen.getAllByRole('button', { name: 'Add New Student' })[1] ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Add New Student' })).toBeInTheDocument();
  });
});

// Whom a filter finds is a table of student-filters.test.tsx.
describe('Section 5: admin list filters', () => {
  it('department and year come from the URL, and are cleared and chosen there; an order is kept there too', async () => {
    const app = await openDashboard('/admin/dashboard?department=civil&year=1');
    const fitting = app.students.filter(({ department, year }) => department === 'Civil' && year === 1);
    expect(await screen.findByText(`${fitting.length} of 40 students`)).toBeInTheDocument();
    const department = screen.getByRole('combobox', { name: 'Department' });
    const year = screen.getByRole('combobox', { name: 'Year' });
    expect(department).toHaveDisplayValue('Civil');
    expect(year).toHaveDisplayValue('1st year');
    const clear = screen.getByRole('button', { name: 'Clear filters' });
    await app.user.click(clear);
    await waitFor(() => expect(searchParams(app)).toEqual({}));
    expect(screen.getByText('40 students')).toBeInTheDocument();
    expect(clear).not.toBeVisible();
    await app.user.selectOptions(department, 'Mechanical');
    await app.user.selectOptions(year, '2');
    await waitFor(() => expect(searchParams(app)).toEqual({ department: 'Mechanical', year: 2 }));
    await app.user.click(clear);

    const byCgpa = () => screen.getByRole('columnheader', { name: 'CGPA' });
    await app.user.click(within(byCgpa()).getByRole('button'));
    await app.user.click(within(byCgpa()).getByRole('button'));
    expect(byCgpa()).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => expect(searchParams(app)).toEqual({ sort: '-cgpa' }));
    const best = app.students.toSorted((a, b) => (b.currentCGPA ?? -1) - (a.currentCGPA ?? -1))[0];
    expect(names()[0]).toBe(best?.name);
  });

  it('search filters at once, and stands in the URL; where no student matches, the list says so and how to clear it', async () => {
    const app = await openDashboard();
    await screen.findByText('40 students');
    const search = screen.getByRole('searchbox');
    await pasteInto(app.user, search, 'ANANYA desh');
    expect(names()).toEqual(['Ananya Deshpande']);
    expect(figure('Filtered Results')).toBe('1');
    expect(figure('Total Students')).toBe('40');
    expect(screen.getByText('1 of 40 students')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(searchParams(app)).toEqual({ q: 'ANANYA desh' }));
    expect(search).toHaveFocus();

    await pasteInto(app.user, search, 'zzzz');
    expect(await screen.findByRole('heading', { name: 'No students match' })).toBeInTheDocument();
    await app.user.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] ?? document.body);
    expect(await table()).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

it('Section 4: the dashboard reloads its list on Refresh, with the info toast "Data refreshed", and for the flag reload of the URL, which it removes; after a failed refresh it keeps the list, and says so', async () => {
  const app = await openDashboard();
  const { user, database, intercept } = app;
  await screen.findByText('40 students');
  const before = listed(app);
  await database.transact('write', ({ students }) => students.remove(students.all()[0]?.id ?? ''));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Data refreshed')).toBeInTheDocument();
  expect(screen.getByText('39 students')).toBeInTheDocument();
  expect(listed(app)).toBe(before + 1);

  await app.router.navigate({ to: '/admin/dashboard', search: { year: 2, reload: true } });
  await waitFor(() => expect(searchParams(app)).toEqual({ year: 2 }));
  await waitFor(() => expect(listed(app)).toBe(before + 2));

  intercept(() => Promise.reject(new TypeError('Failed to fetch')));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect((await screen.findAllByText('Error loading students')).length).toBeGreaterThan(0);
  expect(screen.getByText(/ of 39 students$/)).toBeInTheDocument();
  expect(await table()).toBeInTheDocument();
});
