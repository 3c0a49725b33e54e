import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ANANYA, fact, openRecord, type RecordOptions } from '#tests/student-record.ts';
import { rosterQuery, studentQuery } from '../students.ts';

const isPut = ({ method }: Request) => method === 'PUT';
const said = (subject: string) => `${subject} updated successfully! Click "Back to List" to see changes.`;

interface Saving {
  readonly tab: string;
  /** Its call, before the student's id. */
  readonly path?: string;
  readonly form: string;
  readonly subject: string;
  readonly label: string;
  readonly value: string;
  readonly field: string;
  readonly changed: object;
  readonly term: string;
  readonly shown: string;
}

const savings: readonly Saving[] = [
  {
    tab: 'academic',
    path: 'admin/students',
    form: 'Update academic record',
    subject: 'Academic record',
    label: 'Current CGPA',
    value: '9.1',
    field: 'currentCGPA',
    changed: { currentCGPA: 9.1 },
    term: 'Current CGPA',
    shown: '9.10',
  },
  {
    tab: 'fee',
    form: 'Update fees',
    subject: 'Fees',
    label: 'Paid (₹)',
    value: '118000',
    field: 'paidAmount',
    changed: { paidAmount: 118_000, feeStatus: 'Pending' },
    term: 'Pending',
    shown: '₹30,000',
  },
  {
    tab: 'attendance',
    form: 'Update attendance',
    subject: 'Attendance',
    label: 'Attendance (%)',
    value: '77',
    field: 'attendancePercentage',
    changed: { attendance: { percentage: 77 } },
    term: 'Missed',
    shown: '23%',
  },
  {
    tab: 'placement',
    form: 'Update placement',
    subject: 'Placement',
    label: 'Company',
    value: 'Tarang Labs',
    field: 'company',
    changed: { company: 'Tarang Labs' },
    term: 'Company',
    shown: 'Tarang Labs',
  },
];

describe.each(savings)(
  'The form of the tab $tab',
  ({ tab, path = 'students', form, subject, label, value, field, changed, term, shown }) => {
    const start = async (options: RecordOptions = {}) => {
      const app = await openRecord(tab, options);
      await screen.findByRole('form', { name: form });
      await waitFor(() => expect(screen.getByRole('textbox', { name: label })).toBeEnabled());
      return app;
    };

    it('saves through its own request, twice in a row, and updates the record, the roster and the facts', async () => {
      const app = await start();
      await app.queryClient.fetchQuery(rosterQuery());
      const before = await app.stored();
      await app.type(label, value);
      await app.save();
      expect(await screen.findByText(said(subject))).toBeInTheDocument();
      expect(app.puts().map(({ url }) => new URL(url).pathname)).toEqual([`/api/${path}/${ANANYA}/${tab}`]);
      expect(await app.puts()[0]?.json()).toMatchObject({ updatedAt: before?.updatedAt });
      expect(await app.stored()).toMatchObject({ name: before?.name, ...changed });
      await waitFor(() => expect(fact(term)).toHaveTextContent(shown));
      const row = app.queryClient.getQueryData(rosterQuery().queryKey)?.find(({ id }) => id === ANANYA);
      expect(row).toMatchObject(changed);
      // Nothing is left to be lost, and the list that comes next has to be loaded again.
      expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
      expect(screen.getByRole('link', { name: 'Back to List' })).toHaveAttribute(
        'href',
        '/admin/dashboard?reload=true',
      );

      // A second save in a row starts from what the first one has stored.
      await app.save();
      await waitFor(() => expect(app.puts()).toHaveLength(2));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled());
      expect(screen.queryByText(/Somebody else/)).not.toBeInTheDocument();
      await app.open('Profile');
      expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
    });

    it('keeps its values after every failure, asks before it is left, and resets by Cancel', async () => {
      const app = await start();
      const before = screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;
      let answer: () => Promise<Response>;
      app.intercept((request, serve) => (isPut(request) ? answer() : serve(request)));
      await app.type(label, value);
      const control = screen.getByRole('textbox', { name: label });
      const failures: readonly (readonly [string, typeof answer])[] = [
        [`Failed to update ${subject.toLowerCase()}`, async () => new Response(null, { status: 500 })],
        [`Error updating ${subject.toLowerCase()}`, () => Promise.reject(new TypeError('Failed to fetch'))],
      ];
      for (const [message, next] of failures) {
        answer = next;
        await app.save();
        expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
        expect(control).toHaveValue(value);
      }
      answer = async () =>
        Response.json({ success: false, message: 'Not valid', errors: { [field]: 'Not this one.' } }, { status: 400 });
      await app.save();
      await waitFor(() => expect(control).toHaveAccessibleDescription(/Not this one\./));
      expect(control).toHaveFocus();
      expect(control).toHaveValue(value);

      await app.open('Profile');
      const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
      await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(control).toHaveValue(value);
      await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(control).toHaveValue(before);
      await app.open('Profile');
      expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
    });
  },
);

describe('The placement form', () => {
  it('requires company and package for a placed student, and removes them with the status', async () => {
    const app = await openRecord('placement');
    await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Placement status' }), 'Higher Studies');
    expect(screen.getByRole('textbox', { name: 'Company' })).toBeDisabled();
    await app.save();
    await screen.findByText(said('Placement'));
    expect(await app.stored()).toMatchObject({ placementStatus: 'Higher Studies' });
    expect(await app.stored()).not.toHaveProperty('company');
    await waitFor(() => expect(fact('Company')).toHaveTextContent('N/A'));
  });
});

it('A save is not overwritten by an older request for the record', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let left = false;
  const app = await openRecord('fee');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Paid (₹)' })).toBeEnabled());
  app.intercept(async (request, serve) => {
    const answer = await serve(request);
    if (request.method !== 'GET') return answer;
    left = true;
    await held;
    return answer;
  });
  void app.queryClient.refetchQueries({ queryKey: studentQuery(ANANYA).queryKey });
  await waitFor(() => expect(left).toBe(true));
  await app.type('Paid (₹)', '118000');
  await app.save();
  await screen.findByText(said('Fees'));
  release();
  await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
  expect(fact('Pending')).toHaveTextContent('₹30,000');
});
