import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openedDialog } from '#tests/render.tsx';
import { ANANYA, fact, openRecord } from '#tests/student-record.ts';
import { toast } from '#src/ui/toast/toast.ts';
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
    tab: 'Academic',
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
    tab: 'Fee',
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
    tab: 'Attendance',
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
    tab: 'Placement',
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

describe('The forms of the parts of a record', () => {
  const openPart = async (
    { open, queryClient }: Awaited<ReturnType<typeof openRecord>>,
    { tab, form, label }: Saving,
  ) => {
    // What the save before has asked for is there.
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await open(tab);
    await screen.findByRole('form', { name: form });
    const control = screen.getByRole<HTMLInputElement>('textbox', { name: label });
    await waitFor(() => expect(control).toBeEnabled());
    return control;
  };
  const isProfile = () => screen.findByRole('button', { name: 'Edit' });

  it('save through their own requests, twice in a row, and update the record, the roster and the facts', async () => {
    const app = await openRecord();
    await isProfile();
    await app.queryClient.fetchQuery(rosterQuery());
    for (const saving of savings) {
      const { tab, path = 'students', subject, label, value, changed, term, shown } = saving;
      await openPart(app, saving);
      const before = await app.stored();
      const earlier = app.puts().length;
      await app.type(label, value);
      await app.save();
      expect(await screen.findByText(said(subject))).toBeInTheDocument();
      act(() => toast.dismissAll());
      const [put] = app.puts().slice(earlier);
      expect(put && new URL(put.url).pathname).toBe(`/api/${path}/${ANANYA}/${tab.toLowerCase()}`);
      expect(await put?.json(), tab).toMatchObject({ updatedAt: before?.updatedAt });
      expect(await app.stored(), tab).toMatchObject({ name: before?.name, ...changed });
      await waitFor(() => expect(fact(term)).toHaveTextContent(shown));
      const row = app.queryClient.getQueryData(rosterQuery().queryKey)?.find(({ id }) => id === ANANYA);
      expect(row, tab).toMatchObject(changed);
      // Nothing is left to be lost, and the list that comes next has to be loaded again.
      expect(screen.getByRole('button', { name: 'Cancel' }), tab).toBeDisabled();
      expect(screen.getByRole('link', { name: 'Back to List' }), tab).toHaveAttribute(
        'href',
        '/admin/dashboard?reload=true',
      );

      // A second save in a row starts from what the first one has stored.
      await app.save();
      await waitFor(() => expect(app.puts(), tab).toHaveLength(earlier + 2));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Save Changes' }), tab).toBeEnabled());
      expect(screen.queryByText(/Somebody else/), tab).not.toBeInTheDocument();
      act(() => toast.dismissAll());
    }
  });

  it('keep their values after every failure, ask before they are left, and are reset by Cancel', async () => {
    const app = await openRecord();
    await isProfile();
    let answer: () => Promise<Response>;
    app.intercept((request, serve) => (isPut(request) ? answer() : serve(request)));
    for (const saving of savings) {
      const { tab, subject, label, value, field } = saving;
      const control = await openPart(app, saving);
      const before = control.value;
      await app.type(label, value);
      answer = async () => new Response(null, { status: 500 });
      await app.save();
      expect((await screen.findAllByText(`Failed to update ${subject.toLowerCase()}`)).length).toBeGreaterThan(0);
      expect(control, tab).toHaveValue(value);
      answer = async () =>
        Response.json({ success: false, message: 'Not valid', errors: { [field]: 'Not this one.' } }, { status: 400 });
      await app.save();
      await waitFor(() => expect(control, tab).toHaveAccessibleDescription(/Not this one\./));
      await waitFor(() => expect(control, tab).toHaveFocus());
      expect(control, tab).toHaveValue(value);
      await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(control, tab).toHaveValue(before);
    }

    // All of them are one form, and its words are made of the subject.
    await app.type('Company', 'Tarang Labs');
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await app.save();
    expect((await screen.findAllByText('Error updating placement')).length).toBeGreaterThan(0);
    await app.open('Profile');
    const dialog = await openedDialog('alertdialog', 'Leave without saving?');
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Tarang Labs');
  });
});

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

it('A form that is being sent does not take over a newer record', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const app = await openRecord('attendance');
  const attended = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Attendance (%)' });
  await waitFor(() => expect(attended).toBeEnabled());
  const typed = attended.value;
  app.intercept(async (request, serve) => {
    if (isPut(request)) await held;
    return serve(request);
  });
  await app.save();
  const busy = await screen.findByRole('button', { name: 'Saving...' });
  await app.meanwhile({ attendance: { percentage: 77 } });
  await act(() => app.queryClient.refetchQueries({ queryKey: studentQuery(ANANYA).queryKey }));
  await waitFor(() => expect(fact('Missed')).toHaveTextContent('23%'));
  expect(busy).toBeDisabled();
  expect(attended).toHaveValue(typed);
  release();
  await screen.findByRole('heading', { name: /^Somebody else changed this record/ });
});

it('The head of a record says the status, placement and fees, the attendance, grade, credits and what is to pay', async () => {
  const app = await openRecord();
  const head = () => screen.getByRole('list', { name: 'At a glance' });
  await screen.findByRole('button', { name: 'Edit' });
  expect(screen.getByRole('list', { name: 'How things stand' })).toHaveTextContent(/^ActivePlacedPaid$/);
  expect(head()).toHaveTextContent(/^Attendance91\.5%CGPA8\.74Total credits108To pay₹0$/);
  await app.meanwhile({ pendingAmount: 30_000, currentCGPA: undefined });
  await act(() => app.queryClient.refetchQueries({ queryKey: studentQuery(ANANYA).queryKey }));
  await waitFor(() => expect(head()).toHaveTextContent(/^Attendance91\.5%CGPAN\/ATotal credits108To pay₹30,000$/));
});
