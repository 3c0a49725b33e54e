import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { application } from '#tests/applications.ts';
import { renderApp } from '#tests/render.tsx';
import { paintDelay } from '#src/platform/scheduling.ts';

beforeEach(() => {
  paintDelay.ms = 0;
});

const thisYear = new Date().getFullYear();
const overview = async () => within(await screen.findByRole('region', { name: 'Over the years' }));

it('The charts of the dashboard say each figure as text; where the applications fail, their place alone says so, and is tried again', async () => {
  let broken = true;
  const { user } = await renderApp('/admin/dashboard', {
    as: 'admin',
    wire: async (request, serve) =>
      broken && request.url.endsWith('/applications/stats') ? new Response(null, { status: 500 }) : serve(request),
    arrange: (rows) => ({
      ...rows,
      applications: [application(1, { submittedAt: new Date().toISOString() }), application(2)],
      students: rows.students.slice(0, 4).map((student, i) => ({
        ...student,
        admissionDate: `${thisYear - (i < 3 ? 1 : 0)}-01-01`,
        year: 4,
        status: 'Active' as const,
        company: i < 2 ? 'Acme' : '',
        totalFee: 1000,
        paidAmount: 750,
        pendingAmount: 250,
      })),
    }),
  });
  const charts = await overview();
  const chart = async (name: string | RegExp) => charts.findByRole('figure', { name });
  expect(await chart('Admitted by year')).toHaveTextContent('1this year; 3 by this day last year');
  const bars = within(await chart('Admitted by year')).getAllByRole('definition');
  expect(bars.map(({ textContent }) => textContent)).toEqual(['3', '1']);
  expect(await chart('Placed by intake')).toHaveTextContent('50%of the final year');
  expect(await chart('Placed by intake')).toHaveTextContent('2 of 3 placed');
  expect(await chart('Fees by intake')).toHaveTextContent('₹1,000pending; 75% of ₹4,000 is paid');
  expect(await chart('Fees by intake')).toHaveTextContent('₹2,250 of ₹3,000 paid');

  const failed = await charts.findByRole('alert');
  expect(failed).toHaveTextContent('Failed to load applications');
  broken = false;
  await user.click(within(failed).getByRole('button', { name: 'Try Again' }));
  expect(await chart(/^Applications by /)).toHaveTextContent(/^Applications by (week|month)/);
  expect(charts.queryByRole('alert')).not.toBeInTheDocument();
});

it('The charts of the dashboard say what there is not: a new admission, an application', async () => {
  await renderApp('/admin/dashboard', {
    as: 'admin',
    arrange: (rows) => ({
      ...rows,
      students: rows.students.slice(0, 1).map((student) => ({ ...student, admissionDate: '1999-07-01' })),
      applications: [],
    }),
  });
  const charts = await overview();
  expect(await charts.findByText('No applications yet.')).toBeVisible();
  expect(await charts.findAllByText('No admission in the last six years.')).toHaveLength(3);
});

it('A dashboard without students says so at once, with nothing that counts them above it', async () => {
  await renderApp('/admin/dashboard', { as: 'admin', arrange: (rows) => ({ ...rows, students: [] }) });
  expect(await screen.findByRole('heading', { name: 'No students yet' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /to decide/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Over the years' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'The university in figures' })).toBeNull();
});

it('A dashboard whose students could not be loaded shows the message at once, and no empty charts above it', async () => {
  await renderApp('/admin/dashboard', {
    as: 'admin',
    wire: async (request, serve) =>
      request.url.endsWith('/admin/students') ? new Response(null, { status: 500 }) : serve(request),
  });
  expect(await screen.findByText('Failed to load students')).toBeVisible();
  // What waits comes after the first paint, as the charts would.
  expect(await screen.findByRole('link', { name: /to decide/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Over the years' })).toBeNull();
});
