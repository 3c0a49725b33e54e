import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openRecord } from '#tests/student-record.ts';

describe('Unsaved edits as drafts', () => {
  it.each([
    ['', 'Phone', ''],
    ['', 'Name', 'Half a na'],
    ['fee', 'Paid (₹)', '104000'],
  ])('Drafts of edits survive a reload: ?tab=%s, %s "%s"', async (tab, label, value) => {
    const app = await openRecord(tab);
    if (!tab) await app.edit();
    await app.type(label, value);
    app.unmount();
    const again = await openRecord(tab);
    await waitFor(() => expect(screen.getByRole('textbox', { name: label })).toHaveValue(value));
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
    await again.meanwhile({ paidAmount: 105_000 });
    await again.save();
    expect(await screen.findByRole('radiogroup', { name: 'Paid' })).toBeInTheDocument();
    expect(await again.stored()).toMatchObject({ paidAmount: 105_000 });
  });

  it('Drafts of edits are discarded when the person chooses to leave', async () => {
    const app = await openRecord('fee');
    await app.type('Paid (₹)', '104000');
    await app.open('Academic');
    await app.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('form', { name: 'Update academic record' });
    await app.open('Fee');
    expect(await screen.findByRole('textbox', { name: 'Paid (₹)' })).toHaveValue('148000');
    expect(sessionStorage).toHaveLength(0);
  });

  it('Drafts of edits are discarded by Cancel', async () => {
    const app = await openRecord();
    await app.edit();
    await app.type('Name', 'Half a na');
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    app.unmount();
    await openRecord();
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
  });

  it('Drafts of edits stay hidden from another person who signs in', async () => {
    const app = await openRecord('fee');
    await app.type('Paid (₹)', '104000');
    app.unmount();
    await openRecord('fee', { as: 'staff' });
    expect(await screen.findByRole('textbox', { name: 'Paid (₹)' })).toHaveValue('148000');
  });

  it('An edit mode keeps the values with which it began, so that another person’s change is compared', async () => {
    const app = await openRecord();
    await app.edit();
    await screen.findByRole('textbox', { name: 'Phone' });
    await app.meanwhile({ phone: '9000000002' });
    await app.queryClient.invalidateQueries();
    await app.type('Phone', '9000000001');
    await app.save();
    expect(await screen.findByRole('radiogroup', { name: 'Phone' })).toBeInTheDocument();
    expect(await app.stored()).toMatchObject({ phone: '9000000002' });
  });

  it('A form follows the record around what is typed, and a save then asks nothing', async () => {
    const app = await openRecord('fee');
    const field = (name: string) => screen.findByRole('textbox', { name });
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
