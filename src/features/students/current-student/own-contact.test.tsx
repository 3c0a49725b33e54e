import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pasteInto } from '#tests/paste-into.ts';
import { accounts, renderApp } from '#tests/render.tsx';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { university } from '#src/university/university.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const isSave = ({ method }: Request) => method === 'PUT';
const lost = () => new Response('<h1>504 Gateway Time-out</h1>', { status: 504 });
const SAVED = 'Profile updated successfully';

const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

async function open(options: Options = {}) {
  const app = await renderApp('/student/profile', { as: 'student', ...options });
  await screen.findByRole('textbox', { name: 'Phone' });
  const write = async (label: string, value: string) => {
    await app.user.clear(field(label));
    if (value) await pasteInto(app.user, field(label), value);
  };
  const stored = () => app.database.transact('read', ({ students }) => students.by('email', accounts.student.email));
  const changeElsewhere = (change: object) =>
    app.database.transact('write', ({ students }) => {
      const row = students.by('email', accounts.student.email);
      if (row) students.replace({ ...row, ...change, updatedAt: '2026-07-21T10:00:00.000Z' });
    });
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  return { ...app, write, save, stored, changeElsewhere };
}

describe('The profile with the extension profile', () => {
  it('The profile says what can be changed, checks it before any request (section 5), and stores it, and nothing else of the record', async () => {
    const { write, save, stored, requests } = await open();
    expect(screen.getByRole('form', { name: 'Personal information' })).toHaveTextContent(
      `You can change your phone number and your address. For anything else, call ${university.phone}`,
    );
    for (const label of ['Full name', 'Date of birth', 'Blood group', 'Gender', 'Email', 'Roll number', 'Year']) {
      expect(fact(label)).toHaveTextContent(/\S/);
      expect(screen.queryByLabelText(label)).toBeNull();
    }
    const button = screen.getByRole('button', { name: 'Save Changes' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('title', 'Nothing has been changed');
    const before = await stored();
    for (const [label, wrong, message, right] of [
      ['Phone', '123456789', 'Please provide a valid phone number', '+91 98123-45999'],
      ['Address', 'a'.repeat(501), 'Address must be less than 501 characters', '4 Lake Road'],
    ] as const) {
      await write(label, wrong);
      await save();
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(message)));
      await waitFor(() => expect(field(label)).toHaveFocus());
      await write(label, right);
    }
    expect(requests.filter(isSave)).toEqual([]);

    await save();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(requests.filter(isSave)).toHaveLength(1);
    const changed = { phone: '+919812345999', address: '4 Lake Road', updatedAt: expect.any(String) };
    expect(await stored()).toEqual({ ...before, ...changed });
    expect(field('Phone')).toHaveValue('+919812345999');

    // A cleared field is stored as null.
    act(() => toast.dismissAll());
    await write('Phone', '');
    await save();
    await screen.findByText(SAVED);
    expect(await stored()).not.toHaveProperty('phone');
    expect(field('Phone')).toHaveValue('');
  });

  it('The profile asks before a page with edits is left, keeps them across a reload, and restores the stored values by Cancel', async () => {
    const { write, unmount, stored, user, router } = await open();
    await write('Address', 'Half an addr');
    await user.click(within(screen.getByRole('navigation', { name: 'Student' })).getByText('Dashboard'));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/student/profile');
    unmount();
    const app = await open();
    await waitFor(() => expect(field('Address')).toHaveValue('Half an addr'));
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(field('Address')).toHaveValue((await stored())?.address ?? '');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  });

  it('A save asks nothing when the office has changed other fields, and which value to keep when it has changed the same one', async () => {
    const { write, save, changeElsewhere, stored, user } = await open();
    await write('Phone', '+919812345999');
    await changeElsewhere({ currentCGPA: 9.99 });
    await save();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(await stored()).toMatchObject({ phone: '+919812345999', currentCGPA: 9.99 });
    expect(await screen.findByText('9.99')).toBeVisible();

    act(() => toast.dismissAll());
    await write('Phone', '+919812345111');
    await changeElsewhere({ phone: '+918888888888' });
    await save();
    expect(await screen.findByText('Failed to update profile')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /^Keep all of mine|^Keep mine|mine/i }));
    await save();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect((await stored())?.phone).toBe('+919812345111');
  });

  it('A failed save says why and keeps the edits, also where the answer is lost and nothing was stored; where it was stored, it counts as saved; without the extension the form is section 2’s', async () => {
    const { write, save, intercept } = await open();
    await write('Phone', '+919812345999');
    const closed = { success: false, message: 'Closed for the holidays.' };
    for (const [message, answer] of [
      [closed.message, () => Response.json(closed, { status: 503 })],
      ['Failed to update profile', () => new Response(null, { status: 500 })],
      ['Error updating profile', () => Promise.reject(new TypeError('offline'))],
      ['it was not stored. You can send it again', lost],
    ] as const) {
      intercept(async (request, serve) => (isSave(request) ? answer() : serve(request)));
      await save();
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
      expect(field('Phone'), message).toHaveValue('+919812345999');
    }

    intercept(async (request, serve) => {
      const answer = await serve(request);
      return isSave(request) ? lost() : answer;
    });
    await save();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(field('Phone')).toHaveValue('+919812345999');

    act(() => offerExtensions([]));
    await save();
    expect(await screen.findByText('Profile update functionality will be available soon!')).toBeVisible();
  });
});
