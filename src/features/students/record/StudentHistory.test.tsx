import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ANANYA, openRecord } from '#tests/student-record.ts';
import { offerExtensions } from '#src/platform/server/extensions.ts';

const changes = async () => within(await screen.findByRole('list', { name: 'Changes, the newest first' }));

const change = (id: number, fields: readonly object[]) => ({
  id: `chg_${id}`,
  at: '2026-05-18T09:00:00Z',
  kind: 'updated',
  by: { name: `Person ${id}`, role: 'STAFF_ADMIN' },
  fields,
});
const answering = (data: unknown) => ({
  wire: async (request: Request, serve: (request: Request) => Promise<Response>) =>
    request.url.endsWith('/history') ? Response.json({ success: true, data }) : serve(request),
});

describe('The history tab of a student', () => {
  it('shows who changed which field, from which value to which, newest first', async () => {
    const { open, type, save } = await openRecord('fee');
    await type('Paid (₹)', '1250');
    await save();
    await screen.findByText(/Fees updated successfully/);
    await open('Attendance');
    await type('Attendance (%)', '61.5');
    await save();
    await screen.findByText(/Attendance updated successfully/);
    await open('History');
    const list = await changes();
    const [newest, oldest] = list.getAllByRole('listitem');
    expect(newest).toHaveTextContent(/Changed by .*administrator.*Attendance.*to 61\.5%/);
    expect(oldest).toHaveTextContent(/Paid.*from ₹[\d,]+.*to ₹1,250/);
  });

  it('clips a long value and shows it whole on demand, shows unknown fields and kinds as they are, and loads many changes in pages', async () => {
    const long = 'All of it. '.repeat(150).trim();
    const data = Array.from({ length: 70 }, (_, i) => change(i, []));
    data[0] = change(0, [{ field: 'address', old: null, new: long }]);
    data[1] = { ...change(1, [{ field: 'hostel', old: 'A', new: 'B' }]), kind: 'merged' };
    const { user } = await openRecord('history', answering(data));
    const list = await changes();
    const [clipped, unknown, ...others] = list.getAllByRole('listitem');
    expect(others).toHaveLength(48);
    expect(clipped?.textContent?.length).toBeLessThan(500);
    expect(clipped).toHaveTextContent('from N/A');
    expect(unknown).toHaveTextContent(/merged by Person 1.*hostelfrom A → to B/);
    await user.click(list.getByRole('button', { name: 'Show all' }));
    expect(list.getByText(long)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 20 More' }));
    expect(list.getAllByRole('listitem')).toHaveLength(70);
    expect(screen.queryByRole('button', { name: /^Show .* More$/ })).not.toBeInTheDocument();
  });

  it('offers a retry when it fails to load, and starts empty', async () => {
    const { user, intercept } = await openRecord('history', {
      wire: async (request, serve) =>
        request.url.endsWith('/history') ? new Response(null, { status: 500 }) : serve(request),
    });
    expect(await screen.findByText('Failed to load history')).toBeInTheDocument();
    intercept((request, serve) => serve(request));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No changes on record')).toBeInTheDocument();
  });

  it('does not exist when the server keeps no history, and its URL shows the profile', async () => {
    offerExtensions(['restore']);
    const { requests } = await openRecord('history', { id: ANANYA });
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('tab', { name: 'History' })).not.toBeInTheDocument();
    await waitFor(() => expect(requests.length).toBeGreaterThan(0));
    expect(requests.some(({ url }) => url.endsWith('/history'))).toBe(false);
  });
});
