import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openRecord } from '#tests/student-record.ts';

const field = (name: string) => screen.findByRole('textbox', { name });

describe('Unsaved edits as drafts', () => {
  it('Drafts of edits survive a reload, emptied fields too, stay hidden from another person who signs in, and end with a save', async () => {
    const app = await openRecord();
    await app.edit();
    await app.type('Name', 'Half a na');
    await app.type('Phone', '');
    app.unmount();
    const another = await openRecord('', { as: 'staff' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya Deshpande' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
    another.unmount();
    const again = await openRecord();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a na'));
    expect(await field('Phone')).toHaveValue('');
    await again.save();
    expect(await screen.findByText(/updated successfully!/)).toBeInTheDocument();
    again.unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('Drafts of edits are compared with another person’s changes made in between', async () => {
    const app = await openRecord('fee');
    await app.type('Paid (₹)', '104000');
    app.unmount();
    const again = await openRecord('fee');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Paid (₹)' })).toHaveValue('104000'));
    await again.meanwhile({ paidAmount: 105_000 });
    await again.save();
    expect(await screen.findByRole('radiogroup', { name: 'Paid' })).toBeInTheDocument();
    expect(await again.stored()).toMatchObject({ paidAmount: 105_000 });
  });

  it('Drafts of edits are discarded by Leave and by Cancel', async () => {
    const app = await openRecord('fee');
    await app.type('Paid (₹)', '104000');
    await app.open('Academic');
    await app.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('form', { name: 'Update academic record' });
    await app.open('Fee');
    expect(await field('Paid (₹)')).toHaveValue('148000');
    expect(sessionStorage).toHaveLength(0);

    await app.open('Profile');
    await app.edit();
    await app.type('Name', 'Half a na');
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
    app.unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('An edit mode keeps the values with which it began, so that another person’s change is compared', async () => {
    const app = await openRecord();
    await app.edit();
    await field('Phone');
    await app.meanwhile({ phone: '9000000002' });
    await app.queryClient.invalidateQueries();
    await app.type('Phone', '9000000001');
    await app.save();
    expect(await screen.findByRole('radiogroup', { name: 'Phone' })).toBeInTheDocument();
    expect(await app.stored()).toMatchObject({ phone: '9000000002' });
  });

  it('A form follows the record around what is typed, and a save then asks nothing', async () => {
    const app = await openRecord('fee');
    await field('Paid (₹)');
    await app.meanwhile({ paidAmount: 99_000 });
    await app.queryClient.invalidateQueries();
    await waitFor(async () => expect(await field('Paid (₹)')).toHaveValue('99000'));

    await app.type('Paid (₹)', '104000');
    await app.meanwhile({ totalFee: 160_000 }, '2026-06-02T10:00:00.000Z');
    await app.queryClient.invalidateQueries();
    await waitFor(async () => expect(await field('Total fee (₹)')).toHaveValue('160000'));
    expect(await field('Paid (₹)')).toHaveValue('104000');
    await app.save();
    await screen.findByText(/^Fees updated successfully!/);
    expect(await app.stored()).toMatchObject({ totalFee: 160_000, paidAmount: 104_000 });
  });
});
