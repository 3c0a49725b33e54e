import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { formatAmount } from '#src/platform/text/format.ts';
import { rosterFigures } from './roster-figures.ts';
import { paintDelay } from '#src/platform/scheduling.ts';

beforeEach(() => {
  paintDelay.ms = 0;
});
afterEach(() => {
  paintDelay.ms = 1000;
});

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

async function openDashboard(options: Options = {}) {
  const app = await renderApp('/admin/dashboard', { as: 'admin', ...options });
  const students = await app.database.transact('read', (tables) => tables.students.all());
  return { ...app, figures: rosterFigures(students) };
}

const overview = async () => within(await screen.findByRole('region', { name: 'The university in figures' }));
const chart = async (name: string | RegExp) => within(await (await overview()).findByRole('figure', { name }));
const textOf = (figure: ReturnType<typeof within>, label: string) =>
  figure.getByText(label).closest('div')?.querySelector('dd')?.textContent;
const card = (label: string) =>
  screen.getByRole('link', { name: label }).closest('dt')?.nextElementSibling?.textContent;

describe('Each figure of the dashboard links to its students', () => {
  const rows = (text: string) => /(\d+)(?: of \d+)? students$/.exec(text)?.[1];

  it('The charts of the dashboard link to the students they count', async () => {
    const app = await openDashboard();
    await chart('Placements');
    const links = (await overview()).getAllByRole('link', { name: /\d+ students?$/ });
    const targets = links.map(
      (link) => [link.getAttribute('aria-label') ?? '', link.getAttribute('href') ?? ''] as const,
    );
    // Departments, years, outcomes, rates, the two sums and what is pending by department.
    expect(targets.length).toBeGreaterThanOrEqual(2 * 5 + 3 + 2);
    for (const [name, href] of targets) {
      await app.router.navigate({ href });
      const count = /(\d+) students?$/.exec(name)?.[1];
      await waitFor(() =>
        expect([
          name,
          rows(screen.getByText(/\d+ students$/, { selector: '[role=status]' }).textContent ?? ''),
        ]).toEqual([name, count]),
      );
    }
  }, 60_000);

  it.each([
    ['Total Students', '/admin/dashboard'],
    ['Placed Students', '/admin/dashboard'],
    ['Filtered Results', '/admin/dashboard?department=civil&year=1'],
  ])('The card %s links to the students it counts', async (label, path) => {
    const app = await renderApp(path, { as: 'admin' });
    await screen.findByText(/40 students$/);
    const count = card(label);
    await app.user.click(screen.getByRole('link', { name: label }));
    await screen.findByRole('heading', { level: 1, name: 'Students' });
    await waitFor(() => expect(rows(screen.getByText(/40 students$/).textContent ?? '')).toBe(count));
  });
});

describe('The charts of the dashboard', () => {
  it('draw departments, years, placements and fees, each figure as text', async () => {
    const { figures } = await openDashboard();
    const departments = await chart('Students by department');
    for (const { name, students } of figures.byDepartment) expect(textOf(departments, name)).toBe(String(students));
    const years = await chart('Students by year');
    expect(textOf(years, '1st year')).toBe(String(figures.byYear[0]?.students));
    expect(textOf(await chart(/^Fees: /), 'Paid')).toContain(formatAmount(figures.all.fees.paid));
    expect(textOf(await chart(/^Fees: /), 'Pending')).toContain(formatAmount(figures.all.fees.pending));
  });

  it('agree with the stat cards, and make no request', async () => {
    const { requests } = await openDashboard();
    const placements = await chart('Placements');
    expect(textOf(placements, 'Placed')).toMatch(new RegExp(String.raw`^${card('Placed Students')} \(`));
    const paths = requests.map(({ url }) => new URL(url).pathname);
    expect(paths.filter((path) => path.includes('students'))).toEqual(['/api/admin/students']);
  });

  it('come with tables as their text alternative', async () => {
    const { user, figures } = await openDashboard();
    await user.click(await (await overview()).findByText('The same figures as tables'));
    const table = within(await screen.findByRole('table', { name: 'Students, placements and fees by department' }));
    const [first] = figures.byDepartment;
    const cells = within(table.getByRole('row', { name: new RegExp(`^${first?.name}`) })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
      String(first?.students),
      String(first?.placed),
    ]);
    expect(within(table.getByRole('row', { name: /^All/ })).getAllByRole('cell')[0]).toHaveTextContent('40');
  });

  it('count those who have graduated apart from the years, and lead to exactly those whom they count', async () => {
    const { database } = await openDashboard();
    const students = await database.transact('read', (tables) => tables.students.all());
    const years = await chart('Students by year');
    const finalYear = students.filter(({ year, status }) => year === 4 && status !== 'Graduated').length;
    const graduated = students.filter(({ status }) => status === 'Graduated').length;
    expect(textOf(years, '4th year')).toBe(String(finalYear));
    expect(textOf(years, 'Graduated')).toBe(String(graduated));
    expect(years.getByRole('link', { name: /^4th year/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?year=4&status=enrolled$/),
    );
    expect(years.getByRole('link', { name: /^Graduated/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?status=Graduated$/),
    );
  });

  it('update when the list is reloaded', async () => {
    const { user, database } = await openDashboard();
    await chart('Students by year');
    await database.transact('write', ({ students }) =>
      students.all().forEach((student) => students.replace({ ...student, year: 4, status: 'Active' })),
    );
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    const years = await chart('Students by year');
    await waitFor(() => expect(textOf(years, '4th year')).toBe('40'));
    expect(years.queryByText('1st year')).not.toBeInTheDocument();
  });

  it('say that an empty roster has nothing to draw', async () => {
    await openDashboard({ arrange: (rows) => ({ ...rows, students: [] }) });
    expect(await (await overview()).findByText('The charts are shown as soon as there are students.')).toBeVisible();
  });

  it('appear once the list has loaded after a failure', async () => {
    let broken = true;
    const { user } = await openDashboard({
      wire: async (request, serve) => (broken ? new Response(null, { status: 500 }) : serve(request)),
    });
    await screen.findByText('Failed to load students');
    expect(screen.queryByRole('region', { name: 'The university in figures' })).not.toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await chart('Placements')).toBeDefined();
  });
});
