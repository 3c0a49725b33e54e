import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fewCourses } from '#tests/courses.ts';
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
  it('lists every course, active or not, with its duration, and keeps search, order and filters in the URL', async () => {
    const { user, router, courses } = await openCourses();
    const all = `${courses.length} courses`;
    expect(await screen.findByText(all)).toBeInTheDocument();
    expect(screen.getByText('Diploma in Television Engineering')).toBeInTheDocument();
    expect(screen.getAllByText(/^\d Years?$/).length).toBeGreaterThan(1);

    const box = screen.getByRole('searchbox');
    await pasteInto(user, box, 'engineering');
    await user.click(screen.getByRole('button', { name: 'Duration' }));
    await waitFor(() => expect(router.state.location.href).toBe('/admin/courses?q=engineering&sort=durationYears'));
    expect(screen.getByText(/^\d+ of \d+ courses$/)).toBeInTheDocument();

    await user.clear(box);
    for (const [name, choice] of [
      ['Department', 'Electronics'],
      ['Program type', 'Diploma'],
      ['Status', 'Inactive'],
    ] as const)
      await user.selectOptions(screen.getByRole('combobox', { name }), choice);
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        sort: 'durationYears',
        department: 'Electronics',
        program: 'Diploma',
        status: 'inactive',
      }),
    );
    expect(names()).toEqual(['Diploma in Television Engineering']);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'durationYears' }));
    expect(screen.getByText(all)).toBeInTheDocument();
  });

  it('restores its view from the URL, regardless of case', async () => {
    const { courses } = await openCourses('/admin/courses?department=cIVIL&status=active');
    const fitting = courses.filter(({ department, isActive }) => department === 'Civil' && isActive);
    expect(await screen.findByText(`${fitting.length} of ${courses.length} courses`)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Department' })).toHaveDisplayValue('Civil');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Active');
  });

  it('says that its courses failed to load, or that no answer came, with a retry', async () => {
    const failing = async () => new Response(null, { status: 500 });
    const { user, intercept, queryClient, courses } = await openCourses('/admin/courses', {
      arrange: fewCourses,
      wire: failing,
    });
    const retry = async () => {
      intercept((request, serve) => serve(request));
      await user.click(screen.getAllByRole('button', { name: 'Try Again' })[0] ?? document.body);
      expect(await screen.findByText(`${courses.length} courses`)).toBeInTheDocument();
    };
    expect(await screen.findByText('Failed to load courses')).toBeInTheDocument();
    await retry();
    intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    await act(() => queryClient.resetQueries());
    expect(await screen.findByText('Error loading courses')).toBeInTheDocument();
    await retry();
  });
});

it('The catalogue’s figures are those of GET /courses/stats, as text beside each bar, which links to the list of its courses', async () => {
  const { user, router, courses, requests } = await openCourses();
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
  expect(requests.map(({ url }) => new URL(url).pathname)).toContain('/api/courses/stats');

  for (const [name, bar] of [
    ['Courses by department', /^Civil, \d+ courses?$/],
    ['Courses by program type', /^Undergraduate, \d+ courses?$/],
    [/courses by status$/, /^Active, \d+ courses?$/],
  ] as const) {
    await act(() => router.navigate({ to: '/admin/courses' }));
    const figure = within(await (await figures()).findByRole('figure', { name }));
    const link = figure.getByRole('link', { name: bar });
    const [count] = /\d+/.exec(link.getAttribute('aria-label') ?? '') ?? [];
    await user.click(link);
    expect(await screen.findByText(`${count} of ${courses.length} courses`)).toBeInTheDocument();
  }
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

  it('offers to add the standard courses, which change no existing course, and stays empty with the reason where the server refuses them', async () => {
    const { user, database, intercept } = await openCourses('/admin/courses', empty);
    const standard = await screen.findByRole('button', { name: 'Add the Standard Courses' });
    expect(standard).toHaveAccessibleDescription(/Where any course exists by then, nothing is changed/);
    expect(screen.queryByRole('region', { name: 'The catalogue in figures' })).not.toBeInTheDocument();
    intercept(async () => Response.json({ success: false, message: 'Not now' }, { status: 503 }));
    await user.click(standard);
    expect(await screen.findByText('Not now')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'No courses yet' })).toBeInTheDocument();
    await waitFor(() => expect(standard).toBeEnabled());
    intercept((request, serve) => serve(request));
    await user.click(standard);
    expect(await screen.findByRole('table', { name: 'Courses' })).toBeInTheDocument();
    const stored = await database.transact('read', ({ courses }) => courses.all());
    expect(screen.getByText(`${stored.length} courses`)).toBeInTheDocument();
    expect(await screen.findByText(`The catalogue is ready: it has ${stored.length} courses.`)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Courses' })).toHaveFocus();
  });
});
