import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ANANYA, openRecord } from '#tests/student-record.ts';

const SAVED = 'Student updated successfully! Click "Back to List" to see changes.';

const row = (name: string) => within(screen.getByRole('radiogroup', { name }));
const version = (name: string, which: RegExp) => row(name).getByRole('radio', { name: which });
const field = (name: string) => screen.getByRole('textbox', { name });

type Opened = Awaited<ReturnType<typeof openRecord>>;

/** Somebody edits name and phone; somebody else has saved phone and company meanwhile. */
async function bothSave(app: Opened) {
  await app.edit();
  await app.type('Name', 'Ananya Mine');
  await app.type('Phone', '9000000001');
  await app.meanwhile({ phone: '9000000002', company: 'Their Company' });
  await app.save();
  await screen.findByRole('heading', { name: /Somebody else changed this record/ });
}

// Which field is whose, and what a choice makes of it, is tested in src/records/form/conflict.test.ts; when there is a
// conflict, and when the edits are sent again, in save-record.test.ts beside it.
describe('A conflict (409) on a student’s record', () => {
  it('shows the original, my and their value, sends nothing before every field is decided, and after a second conflict compares anew, with the chosen values as mine', async () => {
    const app = await openRecord();
    await bothSave(app);
    await waitFor(() => expect(screen.getByRole('heading', { name: /Somebody else changed/ })).toHaveFocus());
    expect(screen.getAllByRole('radiogroup')).toHaveLength(3);
    expect(screen.getByRole('radiogroup', { name: 'Name' })).toHaveAccessibleDescription(
      /When you opened it: Ananya Deshpande Changed by you/,
    );
    expect(version('Name', /^Yours: Ananya Mine/)).toBeChecked();
    expect(version('Company', /^Theirs: Their Company/)).toBeChecked();
    expect(version('Company', /^Yours: Meghdoot Cloud/)).not.toBeChecked();
    expect(version('Phone', /^Yours: 9000000001/)).not.toBeChecked();
    expect(version('Phone', /^Theirs: 9000000002/)).not.toBeChecked();
    expect(screen.getByText('1 of 3 still to choose.')).toBeInTheDocument();
    expect(await app.stored()).toMatchObject({ name: 'Ananya Deshpande', phone: '9000000002' });
    // The form shows what will be sent: their company in the place of the one that nobody here has touched.
    expect(field('Company')).toHaveValue('Their Company');
    expect(field('Name')).toHaveValue('Ananya Mine');

    const before = app.puts().length;
    await app.save();
    const phone = screen.getByRole('radiogroup', { name: 'Phone' });
    await waitFor(() => expect(phone).toBeInvalid());
    expect(phone).toHaveFocus();
    expect(phone).toHaveAccessibleDescription(/Choose yours or theirs/);
    expect(app.puts()).toHaveLength(before);
    await app.user.click(version('Phone', /^Yours/));
    expect(field('Phone')).toHaveValue('9000000001');
    expect(screen.getByText('You have chosen for every field.')).toBeInTheDocument();

    await app.meanwhile({ phone: '9000000009' }, '2026-06-02T10:00:00.000Z');
    await app.save();
    await screen.findByText('1 of 2 still to choose.');
    expect(screen.getByRole('heading', { name: /changed this record again/ })).toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: 'Phone' })).toHaveAccessibleDescription(
      /When you last compared: 9000000002/,
    );
    expect(screen.getByRole('radiogroup', { name: 'Phone' })).not.toBeInvalid();
    expect(version('Phone', /^Theirs: 9000000009/)).not.toBeChecked();
    expect(version('Phone', /^Yours: 9000000001/)).not.toBeChecked();
    expect(version('Name', /^Yours: Ananya Mine/)).toBeChecked();
    const seen = await app.stored();
    expect(seen).toMatchObject({ name: 'Ananya Deshpande', phone: '9000000009' });
    await app.user.click(version('Phone', /^Theirs/));
    await app.save();
    expect(await screen.findByText(SAVED)).toBeInTheDocument();
    expect(await app.puts().at(-1)?.json()).toMatchObject({ updatedAt: seen?.updatedAt });
    expect(await app.stored()).toMatchObject({ name: 'Ananya Mine', phone: '9000000009', company: 'Their Company' });
  });

  it('lets all fields be decided at once, or one by one, or with a third value, and ends by Cancel with the other person’s values', async () => {
    const app = await openRecord();
    await bothSave(app);
    const shown = () =>
      ['Name', 'Phone', 'Company'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value);
    await app.user.click(screen.getByRole('button', { name: 'All Mine' }));
    expect(shown()).toEqual(['Ananya Mine', '9000000001', 'Meghdoot Cloud']);
    await app.user.click(screen.getByRole('button', { name: 'All Theirs' }));
    expect(shown()).toEqual(['Ananya Deshpande', '9000000002', 'Their Company']);
    await app.user.click(version('Company', /^Yours/));
    expect(shown()).toEqual(['Ananya Deshpande', '9000000002', 'Meghdoot Cloud']);
    await app.type('Phone', '9000000003');
    expect(screen.getByText('Edited since: 9000000003')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Their Company')).toBeInTheDocument();
    expect(await app.stored()).toMatchObject({ name: 'Ananya Deshpande', company: 'Their Company' });
  });
});

it('A part of a student’s record that both people have changed is compared, and Cancel ends that with theirs; a record that is deleted meanwhile drops no edits when the page reloads it, and closes once they are given up', async () => {
  const app = await openRecord('fee');
  const paid = await screen.findByRole('textbox', { name: 'Paid (₹)' });
  await waitFor(() => expect(paid).toBeEnabled());
  await app.type('Paid (₹)', '110000');
  await app.meanwhile({ totalFee: 160_000, paidAmount: 120_000 });
  await app.save();
  await screen.findByText('1 of 2 still to choose.');
  expect(version('Paid', /^Yours: ₹1,10,000/)).not.toBeChecked();
  expect(version('Paid', /^Theirs: ₹1,20,000/)).not.toBeChecked();
  expect(version('Total fee', /^Theirs: ₹1,60,000/)).toBeChecked();
  expect(await app.stored()).toMatchObject({ paidAmount: 120_000 });
  await app.user.click(version('Paid', /^Yours/));
  await app.save();
  expect(await screen.findByText(/^Fees updated successfully!/)).toBeInTheDocument();
  expect(await app.stored()).toMatchObject({ totalFee: 160_000, paidAmount: 110_000 });

  await app.type('Paid (₹)', '111000');
  await app.meanwhile({ paidAmount: 125_000 }, '2026-06-03T10:00:00.000Z');
  await app.save();
  await screen.findByText('1 of 1 still to choose.');
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('1 of 1 still to choose.')).not.toBeInTheDocument();
  expect(field('Paid (₹)')).toHaveValue('125000');

  await app.type('Paid (₹)', '115000');
  await app.meanwhile(null);
  await app.queryClient.invalidateQueries();
  expect(await screen.findByText('This student is no longer on the roster')).toBeInTheDocument();
  expect(field('Paid (₹)')).toHaveValue('115000');
  // Once the edits are given up there is nothing to stay for.
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Student not found')).toBeInTheDocument();
  await waitFor(() => expect(app.href()).toBe('/admin/dashboard'));
});

it('A record that another person has deleted meanwhile is reported so on a save, and keeps the edits', async () => {
  const app = await openRecord();
  await app.edit();
  await app.type('Name', 'Ananya Mine');
  await app.meanwhile(null);
  await app.save();
  expect(await screen.findByText('This student is no longer on the roster')).toBeInTheDocument();
  expect(screen.getByText('Failed to update student')).toBeInTheDocument();
  expect(field('Name')).toHaveValue('Ananya Mine');
  expect(app.href()).toBe(`/admin/students/${ANANYA}`);
});
