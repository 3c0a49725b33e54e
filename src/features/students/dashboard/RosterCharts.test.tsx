import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findRows } from '#tests/list-rows.ts';
import { renderApp } from '#tests/render.tsx';
import { formatAmount } from '#src/platform/text/format.ts';
import { rosterSearch } from '../student-lists.tsx';
import { rosterFigures } from './roster-figures.ts';
import { paintDelay } from '#src/platform/scheduling.ts';

beforeEach(() => {
  paintDelay.ms = 0;
});
type Options = NonNullable<Parameters<typeof renderApp>[1]>;

async function openDashboard(path = '/admin/dashboard', options: Options = {}) {
  const app = await renderApp(path, { as: 'admin', ...options });
  const students = await app.database.transact('read', (tables) => tables.students.all());
  return { ...app, students, figures: rosterFigures(students) };
}

const overview = async () => within(await screen.findByRole('region', { name: 'The university in figures' }));
const chart = async (name: string | RegExp) => within(await (await overview()).findByRole('figure', { name }));
const textOf = (figure: ReturnType<typeof within>, label: string) =>
  figure.getByText(label).closest('div')?.querySelector('dd')?.textContent;
const card = (label: string) =>
  screen.getByRole('link', { name: label }).closest('dt')?.nextElementSibling?.textContent;

it('Each figure of the dashboard, in a card or in a chart, links to exactly the students it counts', async () => {
  const { students, router } = await openDashboard('/admin/dashboard?department=civil&year=1');
  /** How many students the roster shows that a link leads to. */
  const countBehind = (link: HTMLElement): number => {
    const { pathname, search } = new URL(link.getAttribute('href') ?? '', location.href);
    expect(pathname).toBe('/admin/students');
    return findRows(rosterSearch, students, rosterSearch.read(router.options.parseSearch(search))).length;
  };
  await chart('Placements');
  for (const label of ['Total Students', 'Placed Students', 'Filtered Results'])
    expect(String(countBehind(screen.getByRole('link', { name: label }))), label).toBe(card(label));
  const links = (await overview()).getAllByRole('link', { name: /\d+ students?$/ });
  // Departments, years, outcomes, rates, the two sums and what is pending by department.
  expect(links.length).toBeGreaterThanOrEqual(2 * 5 + 3 + 2);
  for (const link of links) {
    const name = link.getAttribute('aria-label') ?? '';
    expect(String(countBehind(link)), name).toBe(/(\d+) students?$/.exec(name)?.[1]);
  }

  const years = await chart('Students by year');
  const finalYear = students.filter(({ year, status }) => year === 4 && status !== 'Graduated').length;
  const graduated = students.filter(({ status }) => status === 'Graduated').length;
  expect(textOf(years, '4th year')).toBe(String(finalYear));
  expect(textOf(years, 'Graduated')).toBe(String(graduated));
});

it('The charts of the dashboard draw departments, years, placements and fees, each figure as text and in tables, agree with the stat cards, and follow a reloaded list', async () => {
  const { figures, requests, user, database } = await openDashboard();
  const departments = await chart('Students by department');
  for (const { name, students } of figures.byDepartment) expect(textOf(departments, name)).toBe(String(students));
  const years = await chart('Students by year');
  expect(textOf(years, '1st year')).toBe(String(figures.byYear[0]?.students));
  const fees = await chart(/^Fees: /);
  expect(textOf(fees, 'Paid')).toContain(formatAmount(figures.all.fees.paid));
  expect(textOf(fees, 'Pending')).toContain(formatAmount(figures.all.fees.pending));
  const placements = await chart('Placements');
  expect(textOf(placements, 'Placed')).toMatch(new RegExp(String.raw`^${card('Placed Students')} \(`));
  const paths = requests.map(({ url }) => new URL(url).pathname);
  expect(paths.filter((path) => path.includes('students'))).toEqual(['/api/admin/students']);

  await user.click((await overview()).getByText('The same figures as tables'));
  const table = within(await screen.findByRole('table', { name: 'Students, placements and fees by department' }));
  const [first] = figures.byDepartment;
  const cells = within(table.getByRole('row', { name: new RegExp(`^${first?.name}`) })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    String(first?.students),
    String(first?.placed),
  ]);
  expect(within(table.getByRole('row', { name: /^All/ })).getAllByRole('cell')[0]).toHaveTextContent('40');

  await database.transact('write', ({ students }) =>
    students.all().forEach((student) => students.replace({ ...student, year: 4, status: 'Active' })),
  );
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(textOf(years, '4th year')).toBe('40'));
  expect(years.queryByText('1st year')).not.toBeInTheDocument();
});

it('The charts of the dashboard appear once the list has loaded after a failure', async () => {
  let broken = true;
  const { user } = await openDashboard('/admin/dashboard', {
    wire: async (request, serve) =>
      broken && request.url.endsWith('/admin/students') ? new Response(null, { status: 500 }) : serve(request),
  });
  await screen.findByText('Failed to load students');
  expect(screen.queryByRole('region', { name: 'The university in figures' })).not.toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await chart('Placements')).toBeDefined();
});
