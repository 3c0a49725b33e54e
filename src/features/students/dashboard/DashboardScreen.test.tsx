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
  it('shows stat cards, search and filters, a students table, Add New Student, and a refresh action', async () => {
    const { students } = await openDashboard();
    await screen.findByText('40 students');
    const placed = students.filter(({ company }) => company?.trim()).length;
    expect(figure('Total Students')).toBe('40');
    expect(figure('Placed Students')).toBe(String(placed));
    expect(figure('Placement Rate')).toBe(`${placementRate({ placed, total: 40 })}%`);
    expect(figure('Filtered Results')).toBe('40');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Department' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Year' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add New Student' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeInTheDocument();
  });

  it('lists name, roll number, department, year, semester, CGPA, placement, fee and status, with a View button that names the student', async () => {
    const { user, router } = await openDashboard();
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
    await user.click(await screen.findByRole('link', { name: 'View Ananya Deshpande' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/admin\/students\/stu_/));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya Deshpande' })).toBeInTheDocument();
  });

  it('computes its figures from the loaded list (section 4)', async () => {
    const { requests } = await openDashboard();
    await screen.findByText('40 students');
    const paths = requests.map(({ url }) => new URL(url).pathname);
    expect(paths.filter((path) => path.includes('students'))).toEqual(['/api/admin/students']);
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
});

describe('Section 5: admin list filters', () => {
  it('search matches name, email or rollNo as a case-insensitive substring, at once, and stands in the URL', async () => {
    const app = await openDashboard();
    await screen.findByText('40 students');
    await pasteInto(app.user, screen.getByRole('searchbox'), 'ANANYA desh');
    expect(names()).toEqual(['Ananya Deshpande']);
    expect(figure('Filtered Results')).toBe('1');
    expect(figure('Total Students')).toBe('40');
    expect(screen.getByText('1 of 40 students')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(searchParams(app)).toEqual({ q: 'ANANYA desh' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('department matches case-insensitively, year matches exactly, and the URL brings them back', async () => {
    const { students } = await openDashboard('/admin/dashboard?department=civil&year=1');
    const fitting = students.filter(({ department, year }) => department === 'Civil' && year === 1);
    expect(await screen.findByText(`${fitting.length} of 40 students`)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Department' })).toHaveDisplayValue('Civil');
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('1st year');
  });

  it('keeps its filters in the URL and clears them together', async () => {
    const app = await openDashboard();
    await screen.findByText('40 students');
    const clear = screen.getByRole('button', { name: 'Clear filters' });
    expect(clear).toBeDisabled();
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Mechanical');
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2');
    await waitFor(() => expect(searchParams(app)).toEqual({ department: 'Mechanical', year: 2 }));
    await app.user.click(clear);
    await waitFor(() => expect(searchParams(app)).toEqual({}));
    expect(screen.getByText('40 students')).toBeInTheDocument();
  });

  it('says when no student matches a filter, and how to clear it', async () => {
    const { user } = await openDashboard('/admin/dashboard?q=zzzz');
    expect(await screen.findByRole('heading', { name: 'No students match' })).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] ?? document.body);
    expect(await table()).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('can be sorted by its headings, and the URL keeps the order', async () => {
    const app = await openDashboard();
    await screen.findByText('40 students');
    const byCgpa = () => screen.getByRole('columnheader', { name: 'CGPA' });
    await app.user.click(within(byCgpa()).getByRole('button'));
    await app.user.click(within(byCgpa()).getByRole('button'));
    expect(byCgpa()).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => expect(searchParams(app)).toEqual({ sort: '-cgpa' }));
    const best = app.students.toSorted((a, b) => (b.currentCGPA ?? -1) - (a.currentCGPA ?? -1))[0];
    expect(names()[0]).toBe(best?.name);
  });
});

describe('The dashboard’s list when there are no rows', () => {
  it.each([
    ['Failed to load students', () => Response.json({ success: false, message: 'Out of order' }, { status: 500 })],
    ['Failed to load students', () => Response.json({ success: false })],
    ['Error loading students', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['Error loading students', () => new Response('<!doctype html>')],
  ])('section 8: %s, with a retry (%s)', async (message, answer) => {
    let broken = true;
    const { user } = await openDashboard('/admin/dashboard', {
      wire: async (request, serve) => (broken ? answer() : serve(request)),
    });
    expect(await screen.findByText(message)).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('40 students')).toBeInTheDocument();
  });

  it('section 9: the placement rate is 0 without students, and the empty list says what to do', async () => {
    const { user } = await openDashboard('/admin/dashboard', { arrange: (rows) => ({ ...rows, students: [] }) });
    expect(await screen.findByRole('heading', { name: 'No students yet' })).toBeInTheDocument();
    expect(figure('Total Students')).toBe('0');
    expect(figure('Placement Rate')).toBe('0%');
    await user.click(screen.getAllByRole('button', { name: 'Add New Student' })[1] ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'Add New Student' })).toBeInTheDocument();
  });
});

describe('Section 4: the dashboard reloads its list', () => {
  it('reloads on Refresh, with the info toast "Data refreshed"', async () => {
    const { user, requests, database } = await openDashboard();
    await screen.findByText('40 students');
    const before = listed({ requests });
    await database.transact('write', ({ students }) => students.remove(students.all()[0]?.id ?? ''));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Data refreshed')).toBeInTheDocument();
    expect(screen.getByText('39 students')).toBeInTheDocument();
    expect(listed({ requests })).toBe(before + 1);
  });

  it('keeps its list after a failed refresh, and says so', async () => {
    let broken = false;
    const { user } = await openDashboard('/admin/dashboard', {
      wire: (request, serve) => (broken ? Promise.reject(new TypeError('Failed to fetch')) : serve(request)),
    });
    await screen.findByText('40 students');
    broken = true;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect((await screen.findAllByText('Error loading students')).length).toBeGreaterThan(0);
    expect(screen.getByText('40 students')).toBeInTheDocument();
    expect(await table()).toBeInTheDocument();
  });

  it('reloads when the URL has the flag reload, which it removes', async () => {
    const app = await openDashboard();
    await screen.findByText('40 students');
    const before = listed(app);
    await app.router.navigate({ to: '/admin/dashboard', search: { year: 2, reload: true } });
    await waitFor(() => expect(searchParams(app)).toEqual({ year: 2 }));
    await waitFor(() => expect(listed(app)).toBe(before + 1));
  });
});
