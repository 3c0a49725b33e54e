import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pasteInto } from '#tests/paste-into.ts';
import { accounts, renderApp } from '#tests/render.tsx';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { university } from '#src/university/university.ts';

// What a server with the extension `profile` adds is in own-contact.test.tsx.
beforeEach(() => offerExtensions([]));

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

async function open(options: Options = {}) {
  const app = await renderApp('/student/profile', { as: 'student', ...options });
  await screen.findByRole('textbox', { name: 'Full name' });
  const write = async (label: string, value: string) => {
    const control = field(label);
    await app.user.clear(control);
    if (value) await pasteInto(app.user, control, value);
  };
  return { ...app, write, save: () => app.user.click(screen.getByRole('button', { name: 'Save Changes' })) };
}

/** A required field's label ends in a star. */
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const SOON = 'Profile update functionality will be available soon!';
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('Section 2: the page /student/profile', () => {
  it('shows a personal information form, which says before any input that changes are not stored (section 4), a read-only academic summary, and email, rollNo, department, year and semester read-only (section 5)', async () => {
    await open();
    const form = screen.getByRole('form', { name: 'Personal information' });
    expect(form).toBeVisible();
    expect(form).toHaveTextContent(
      `Changes cannot be saved here yet. To have your record corrected, call ${university.phone} or write to ${university.email}.`,
    );
    expect(field('Full name')).toHaveValue('Ananya Deshpande');
    expect(field('Phone')).toHaveValue('+919876501234');
    expect(field('Date of birth')).toHaveDisplayValue(/^\d{4}-\d\d-\d\d$/);
    expect(field('Blood group')).toHaveDisplayValue('B+');
    expect(field('Gender')).toHaveDisplayValue('Female');
    expect(field('Address')).toHaveDisplayValue(/Nandanvan Society/);
    expect(document.title).toBe('Profile · Malhar University');

    expect(fact('Current CGPA')).toHaveTextContent('8.74');
    expect(fact('Attendance')).toHaveTextContent('91.5%');
    expect(fact('Total credits')).toHaveTextContent('108');
    expect(fact('Status')).toHaveTextContent('Active');

    for (const [label, value] of [
      ['Email', 'student@university.example'],
      ['Roll number', /^CS\d+/],
      ['Department', 'Computer Science'],
      ['Year', '3rd'],
      ['Semester', '6th'],
    ] as const) {
      expect(fact(label)).toHaveTextContent(value);
      expect(fact(label)).toHaveTextContent(`${label} cannot be changed`);
    }
  });

  it('shows N/A and empty fields, never null, for missing values', async () => {
    await open({
      wire: async () =>
        Response.json({
          success: true,
          data: { id: 's1', name: 'Bo Li', phone: null, bloodGroup: null, status: 'On leave' },
        }),
    });
    expect(field('Phone')).toHaveValue('');
    expect(field('Blood group')).toHaveDisplayValue('Not known');
    for (const label of ['Email', 'Roll number', 'Department', 'Year', 'Semester'])
      expect(fact(label)).toHaveTextContent(/^N\/A/);
    expect(fact('Current CGPA')).toHaveTextContent('N/A');
    expect(screen.getByText('On leave')).toHaveAttribute('data-tone', 'neutral');
    expect(screen.getByRole('main')).not.toHaveTextContent(/null|undefined|NaN/);
  });
});

describe('Section 5: the student profile form', () => {
  it(`checks name, phone and date of birth before saving, with the focus on the field; then a save shows the info toast '${SOON}', makes no request, and keeps the values (section 4)`, async () => {
    const { write, save, requests } = await open();
    for (const [label, value, message, allowed] of [
      ['Full name', '', 'Full name is required', ''],
      ['Full name', 'A', 'Name must be at least 2 characters', ''],
      ['Full name', 'n'.repeat(101), 'Name must be less than 100 characters', 'Ananya Deshpande'],
      ['Phone', '123456789', 'Please provide a valid phone number', ''],
      ['Phone', '1234567890123456', 'Please provide a valid phone number', '+919876501234'],
      ['Date of birth', inDays(3), 'Date of birth must be in the past', ''],
    ] as const) {
      await write(label, value);
      await save();
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(message)));
      await waitFor(() => expect(field(label)).toHaveFocus());
      expect(screen.queryByText(SOON)).not.toBeInTheDocument();
      if (allowed) await write(label, allowed);
    }

    await write('Date of birth', '');
    await write('Full name', 'Ananya D. Rao');
    await write('Phone', '+911234567890');
    requests.length = 0;
    await save();
    const toast = await screen.findByText(SOON);
    expect(toast.closest('[data-type]')).toHaveAttribute('data-type', 'info');
    expect(field('Full name')).toHaveValue('Ananya D. Rao');
    expect(field('Phone')).toHaveValue('+911234567890');
    expect(requests).toEqual([]);
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  });

  it('refuses a blood group that is not one of the eight', async () => {
    const { save, user } = await open({
      wire: async () => Response.json({ success: true, data: { id: 's1', name: 'Bo Li', bloodGroup: 'B positive' } }),
    });
    const group = screen.getByLabelText<HTMLSelectElement>(/^Blood group/);
    const eight = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'];
    expect([...group.options].map(({ value }) => value)).toEqual(['', 'B positive', ...eight]);
    await save();
    await waitFor(() => expect(group).toHaveAccessibleDescription('Please provide a valid blood group'));
    await user.selectOptions(group, 'AB-');
    await save();
    expect(await screen.findByText(SOON)).toBeVisible();
  });
});

describe('Section 8: the loading of the profile', () => {
  it("A failed load of the profile shows 'Failed to load student data', with a retry", async () => {
    const app = await renderApp('/student/profile', {
      as: 'student',
      wire: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load student data');
    // What a skeleton holds.
    expect(screen.queryByText('\u00a0', { normalizer: (text) => text })).toBeNull();
    app.intercept((request, serve) => serve(request));
    await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText(/^Full name/)).toHaveValue('Ananya Deshpande');
  });

  it('A reload of the profile keeps the edited values, whether or not it succeeds', async () => {
    const app = await open();
    await app.write('Full name', 'Half a na');
    await app.database.transact('write', ({ students }) => {
      const row = students.by('email', accounts.student.email);
      if (row) students.replace({ ...row, name: 'Somebody Else', currentCGPA: 9.99 });
    });
    await act(() => app.queryClient.refetchQueries());
    expect(await screen.findByText('9.99')).toBeVisible();
    expect(field('Full name')).toHaveValue('Half a na');
    app.intercept(() => Promise.reject(new TypeError('offline')));
    await act(() => app.queryClient.refetchQueries());
    expect(await screen.findByText('Failed to load student data')).toBeVisible();
    expect(field('Full name')).toHaveValue('Half a na');
  });
});
