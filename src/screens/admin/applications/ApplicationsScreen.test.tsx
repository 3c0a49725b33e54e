import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../../tests/render.tsx';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

async function openApplications(path = '/admin/applications', options: Options = {}) {
  const app = await renderApp(path, { as: 'staff', ...options });
  const all = await app.database.transact('read', ({ applications }) => applications.all());
  return { ...app, all };
}

describe('/admin/applications', () => {
  it('lists the applications, the newest first, and counts them by status', async () => {
    const { all } = await openApplications();
    expect(await screen.findByText(`${all.length} applications`)).toBeInTheDocument();
    const newest = all.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt))[0];
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent(newest?.fullName ?? 'nobody');
    const approved = all.filter(({ status }) => status === 'APPROVED').length;
    expect(screen.getByRole('button', { name: `Approved (${approved})` })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('button', { name: `All (${all.length})` })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows one status, which stands in the URL', async () => {
    const { all, user, router } = await openApplications();
    const rejected = all.filter(({ status }) => status === 'REJECTED').length;
    await user.click(await screen.findByRole('button', { name: `Rejected (${rejected})` }));
    expect(screen.getByText(`${rejected} of ${all.length} applications`)).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toEqual({ status: 'REJECTED' }));
  });

  it('is searched by applicant, email, course and reference', async () => {
    const { all } = await openApplications('/admin/applications?q=APP-2026-000001');
    expect(await screen.findByText(`1 of ${all.length} applications`)).toBeInTheDocument();
  });

  it('shows a status that it does not know as the server wrote it', async () => {
    const odd = {
      id: 'a1',
      fullName: 'Asha Rao',
      email: 'a@x.example',
      desiredCourse: 'Law',
      applicationStatus: 'ON_HOLD',
      applicationDate: '2026-01-02T00:00:00Z',
    };
    await renderApp('/admin/applications', { as: 'staff', wire: async () => Response.json([odd]) });
    expect(await screen.findByRole('button', { name: 'ON_HOLD (1)' })).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getByText('ON_HOLD')).toHaveAttribute('data-tone', 'neutral');
  });

  it.each([
    ['Failed to load applications', async () => new Response(null, { status: 500 })],
    ['Error loading applications', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s, with a way to try again', async (message, wire) => {
    await renderApp('/admin/applications', { as: 'staff', wire });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });

  it('says where applications come from when there are none', async () => {
    await openApplications('/admin/applications', { arrange: (rows) => ({ ...rows, applications: [] }) });
    expect(await screen.findByRole('heading', { name: 'No applications yet' })).toBeInTheDocument();
  });
});
