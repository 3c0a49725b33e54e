import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pasteInto } from '#tests/paste-into.ts';
import { renderApp } from '#tests/render.tsx';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

async function openCourses(path = '/admin/courses', options: Options = {}) {
  const app = await renderApp(path, { as: 'staff', ...options });
  return { ...app, courses: await app.database.transact('read', (tables) => tables.courses.all()) };
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('strong')?.textContent);
const figures = async () => within(await screen.findByRole('region', { name: 'The catalogue in figures' }));

describe('The course catalogue /admin/courses', () => {
  it('lists every course, active or not, with its duration', async () => {
    const { courses } = await openCourses();
    expect(await screen.findByText(`${courses.length} courses`)).toBeInTheDocument();
    expect(screen.getByText('Diploma in Television Engineering')).toBeInTheDocument();
    expect(screen.getAllByText(/^\d Years?$/).length).toBeGreaterThan(1);
  });

  it('keeps its search and order in the URL', async () => {
    const { user, router } = await openCourses();
    await pasteInto(user, await screen.findByRole('searchbox'), 'engineering');
    await user.click(await screen.findByRole('button', { name: 'Duration' }));
    await waitFor(() => expect(router.state.location.href).toBe('/admin/courses?q=engineering&sort=durationYears'));
    expect(screen.getByText(/^\d+ of \d+ courses$/)).toBeInTheDocument();
  });

  it('keeps its filters by department, program type and status in the URL', async () => {
    const { user, router, courses } = await openCourses();
    await screen.findByText(`${courses.length} courses`);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Electronics');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Program type' }), 'Diploma');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        department: 'Electronics',
        program: 'Diploma',
        status: 'inactive',
      }),
    );
    expect(names()).toEqual(['Diploma in Television Engineering']);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
    expect(screen.getByText(`${courses.length} courses`)).toBeInTheDocument();
  });

  it('restores its view from the URL, regardless of case', async () => {
    const { courses } = await openCourses('/admin/courses?department=cIVIL&status=active');
    const fitting = courses.filter(({ department, isActive }) => department === 'Civil' && isActive);
    expect(await screen.findByText(`${fitting.length} of ${courses.length} courses`)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Department' })).toHaveDisplayValue('Civil');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Active');
  });

  it.each([
    ['Failed to load courses', async () => new Response(null, { status: 500 })],
    ['Error loading courses', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows “%s” and a retry', async (message, wire) => {
    const { user, intercept, courses } = await openCourses('/admin/courses', { wire });
    expect(await screen.findByText(message)).toBeInTheDocument();
    intercept((request, serve) => serve(request));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(`${courses.length} courses`)).toBeInTheDocument();
  });
});

describe('The figures of the catalogue', () => {
  it('The catalogue’s figures are those of GET /courses/stats, as text beside each bar', async () => {
    const { courses, requests } = await openCourses();
    const active = courses.filter(({ isActive }) => isActive).length;
    const shown = await figures();
    const byStatus = within(await shown.findByRole('figure', { name: `${courses.length} courses by status` }));
    expect(byStatus.getByText('Active').closest('dt')?.nextElementSibling).toHaveTextContent(String(active));
    expect(byStatus.getByText('Inactive').closest('dt')?.nextElementSibling).toHaveTextContent(
      String(courses.length - active),
    );
    const civil = courses.filter(({ department }) => department === 'Civil').length;
    const byDepartment = within(shown.getByRole('figure', { name: 'Courses by department' }));
    expect(byDepartment.getByText('Civil').closest('dt')?.nextElementSibling).toHaveTextContent(String(civil));
    expect(shown.getByRole('figure', { name: 'Courses by program type' })).toBeInTheDocument();
    expect(requests.map(({ url }) => new URL(url).pathname)).toContain('/api/courses/stats');
  });
});

it.each([
  ['Courses by department', /^Civil, \d+ courses?$/],
  ['Courses by program type', /^Undergraduate, \d+ courses?$/],
  [/courses by status$/, /^Active, \d+ courses?$/],
])('A bar of the figure %j links to the list of its courses', async (name, bar) => {
  const { user, courses } = await openCourses();
  const link = within(await (await figures()).findByRole('figure', { name })).getByRole('link', { name: bar });
  const [count] = /\d+/.exec(link.getAttribute('aria-label') ?? '') ?? [];
  await user.click(link);
  const { length } = courses;
  expect(await screen.findByText(`${count} of ${length} courses`)).toBeInTheDocument();
});

describe('A catalogue of one course', () => {
  it('A catalogue of one course counts in the singular', async () => {
    await openCourses(undefined, { arrange: (rows) => ({ ...rows, courses: rows.courses.slice(0, 1) }) });
    const shown = await figures();
    expect(await shown.findByRole('figure', { name: '1 course by status' })).toBeInTheDocument();
  });
});

describe('An empty catalogue', () => {
  const empty: Options = { arrange: (rows) => ({ ...rows, courses: [] }) };

  it('offers to add the standard courses, which change no existing course', async () => {
    const { user, database } = await openCourses('/admin/courses', empty);
    const standard = await screen.findByRole('button', { name: 'Add the Standard Courses' });
    expect(standard).toHaveAccessibleDescription(/Where any course exists by then, nothing is changed/);
    expect(screen.queryByRole('region', { name: 'The catalogue in figures' })).not.toBeInTheDocument();
    await user.click(standard);
    expect(await screen.findByRole('table', { name: 'Courses' })).toBeInTheDocument();
    const stored = await database.transact('read', ({ courses }) => courses.all());
    expect(screen.getByText(`${stored.length} courses`)).toBeInTheDocument();
    expect(await screen.findByText(`The catalogue is ready: it has ${stored.length} courses.`)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Courses' })).toHaveFocus();
  });

  it('stays empty when the server refuses the standard courses, with the reason', async () => {
    const { user, intercept } = await openCourses('/admin/courses', empty);
    await screen.findByRole('heading', { name: 'No courses yet' });
    intercept(async () => Response.json({ success: false, message: 'Not now' }, { status: 503 }));
    await user.click(screen.getByRole('button', { name: 'Add the Standard Courses' }));
    expect(await screen.findByText('Not now')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add the Standard Courses' })).toBeEnabled();
  });
});
