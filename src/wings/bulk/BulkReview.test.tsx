import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { application, listed, openApplications } from '#tests/applications.ts';
import { login } from '#src/features/accounts/auth.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { accounts } from '#tests/render.tsx';

type App = Awaited<ReturnType<typeof openApplications>>;

const many = (count: number) => Array.from({ length: count }, (_, at) => application(at + 1));
const isReview = ({ method, url }: Request) => method === 'PUT' && url.endsWith('/review');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const results = async () => within(await screen.findByRole('region', { name: 'Result of the decision' }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th .line, td')].map(({ textContent }) => textContent?.trim()));

async function chooseAll({ user }: App): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  await user.click(button('Decide All...'));
  await screen.findByRole('group', { name: 'Decision for all' });
}

describe('A bulk decision', () => {
  it('asks for one reason, sends a request for each application, and shows the result of each', async () => {
    const app = await openApplications(undefined, { applications: many(3) });
    await chooseAll(app);
    expect(screen.getByRole('dialog', { name: 'Decide 3 Applications' })).toBeInTheDocument();
    await app.user.click(button('Reject (3)'));
    await app.user.click(button('Reject 3 Applications'));
    expect(await screen.findByText('A reason for the rejection is required')).toBeInTheDocument();
    await pasteInto(app.user, screen.getByRole('textbox', { name: 'Reason for the rejection' }), 'No seats.');
    await app.user.click(button('Reject 3 Applications'));

    const { findByRole, getByRole } = await results();
    const heading = await findByRole('heading', { name: '3 of 3 are rejected' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(rowsOf(getByRole('table'))).toEqual([
      ['Applicant 3', 'APP-2026-000003', 'Rejected', ''],
      ['Applicant 2', 'APP-2026-000002', 'Rejected', ''],
      ['Applicant 1', 'APP-2026-000001', 'Rejected', ''],
    ]);
    const body = { status: 'REJECTED', applicationStatus: 'REJECTED', rejectionReason: 'No seats.' };
    expect(await app.reviews()).toEqual([
      ['app_3', body],
      ['app_2', body],
      ['app_1', body],
    ]);
    expect(screen.getByText('0 selected')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Rejected (3)' })).toBeInTheDocument();
    await app.user.click(button('Statistics'));
    expect(await screen.findByRole('figure', { name: '3 applications, 0 awaiting a decision' })).toBeInTheDocument();
  });

  it('restores its selection and texts after the session has ended during it', async () => {
    const app = await openApplications(undefined, { applications: many(3), as: 'staff' });
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select Applicant 1' }));
    await app.user.click(box('Select Applicant 3'));
    await app.user.click(button('Decide All...'));
    await screen.findByRole('dialog');
    await app.user.click(button('Reject (2)'));
    await pasteInto(app.user, screen.getByRole('textbox', { name: 'Reason for the rejection' }), 'No seats.');
    app.intercept(async (request, serve) =>
      isReview(request) ? Response.json({ success: false }, { status: 401 }) : serve(request),
    );
    await app.user.click(button('Reject 2 Applications'));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/login'));
    app.intercept((request, serve) => serve(request));
    await app.user.click(await screen.findByRole('tab', { name: 'Admin Login' }));
    await pasteInto(app.user, await screen.findByRole('textbox', { name: /^Email/ }), accounts.staff.email);
    await pasteInto(app.user, screen.getByLabelText(/^Password/), accounts.staff.password);
    await app.user.click(button('Login as Admin'));
    expect(await screen.findByText('2 selected')).toBeInTheDocument();
    expect(await screen.findByRole('checkbox', { name: 'Select Applicant 3' })).toBeChecked();
    await app.user.click(button('Decide All...'));
    await screen.findByRole('dialog', { name: 'Decide 2 Applications' });
    await app.user.click(button('Reject (2)'));
    expect(screen.getByRole('textbox', { name: 'Reason for the rejection' })).toHaveValue('No seats.');
    await app.user.click(button('Reject 2 Applications'));
    expect(await (await results()).findByRole('heading', { name: '2 of 2 are rejected' })).toBeInTheDocument();
  });

  it('keeps the failed applications selected, with the server’s reasons', async () => {
    const app = await openApplications(undefined, { applications: many(6) });
    await screen.findByText('6 applications');
    await app.database.transact('write', ({ applications }) => {
      for (const id of ['app_2', 'app_4']) {
        const row = applications.get(id);
        if (row) applications.replace({ ...row, status: 'REJECTED', rejectionReason: 'Late.' });
      }
    });
    await chooseAll(app);
    await app.user.click(button('Waitlist (6)'));
    await app.user.click(button('Waitlist 6 Applications'));
    const { findByRole, getByText, getByRole } = await results();
    await findByRole('heading', { name: '4 of 6 are waitlisted' });
    expect(getByText('Those that are not done are still selected.')).toBeInTheDocument();
    const why = 'An application that is REJECTED cannot become WAITLISTED';
    expect(rowsOf(getByRole('table')).slice(0, 3)).toEqual([
      ['Applicant 4', 'APP-2026-000004', 'Failed', why],
      ['Applicant 2', 'APP-2026-000002', 'Failed', why],
      ['Applicant 6', 'APP-2026-000006', 'Waitlisted', ''],
    ]);
    expect(screen.getByText('2 selected')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Selected applications' })).toBeVisible();
    expect(box('Select Applicant 4')).toBeChecked();
    expect(box('Select Applicant 3')).not.toBeChecked();
    // The list has been loaded again: what the other administrator did is there.
    expect(await screen.findByRole('tab', { name: 'Rejected (2)' })).toBeInTheDocument();
  });

  it('leaves out those whose status does not allow it, with the reasons, and asks for what the others need', async () => {
    const applications = [
      application(1),
      application(2, { status: 'APPROVED' }),
      application(3, { status: 'REJECTED' }),
    ];
    const app = await openApplications(undefined, { applications });
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select Applicant 2' }));
    await app.user.click(button('Decide All...'));
    await screen.findByRole('dialog', { name: 'Decide 1 Application' });
    expect(screen.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
    expect(button('Reject (0)')).toBeDisabled();
    expect(button('Reject (0)')).toHaveAccessibleDescription('An approval is final.');
    await app.user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await chooseAll(app);
    await app.user.click(button('Review (2)'));
    await app.user.click(button('Start Review of 2 Applications'));
    expect(await screen.findByText('Comments are required to reopen an application')).toBeInTheDocument();
    expect(await app.reviews()).toEqual([]);

    await app.user.click(button('Waitlist (1)'));
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('2 are left out');
    expect(note).toHaveTextContent('Applicant 2: An approval is final.');
    expect(note).toHaveTextContent('Applicant 3: A rejected application has to be reopened first.');
    await app.user.click(button('Waitlist 1 Application'));
    const { findByRole, getByRole } = await results();
    await findByRole('heading', { name: '1 of 3 is waitlisted' });
    expect(rowsOf(getByRole('table')).map((cells) => cells.slice(2))).toEqual([
      ['Left out', 'A rejected application has to be reopened first.'],
      ['Left out', 'An approval is final.'],
      ['Waitlisted', ''],
    ]);
    expect(await app.reviews()).toHaveLength(1);
    expect(screen.getByText('2 selected')).toBeInTheDocument();

    await app.user.click(button('Close Result'));
    await app.user.click(screen.getByRole('tab', { name: 'Rejected (1)' }));
    expect(listed()).toEqual(['Applicant 3']);
    expect(screen.getByText('2 selected').parentElement).toHaveTextContent('2 selected, 1 hidden by filters');
    await app.user.click(button('Clear Selection'));
    expect(screen.getByText('0 selected')).toBeInTheDocument();
  });

  it('keeps the typed texts until all applications are decided', async () => {
    const app = await openApplications(undefined, {
      applications: many(2),
      wire: async (request, serve) =>
        isReview(request) && request.url.includes('app_2')
          ? Response.json({ success: false, message: 'Busy.' }, { status: 500 })
          : serve(request),
    });
    await chooseAll(app);
    await app.user.click(button('Waitlist (2)'));
    await pasteInto(app.user, screen.getByRole('textbox', { name: 'Comments' }), 'Next round.');
    await app.user.click(button('Waitlist 2 Applications'));
    await (await results()).findByText('Busy.');
    app.intercept((request, serve) => serve(request));
    await app.user.click(button('Decide All...'));
    await app.user.click(await screen.findByRole('button', { name: 'Waitlist (1)' }));
    expect(screen.getByRole('textbox', { name: 'Comments' })).toHaveValue('Next round.');
    await app.user.click(button('Waitlist 1 Application'));
    await screen.findByRole('heading', { name: '1 of 1 is waitlisted' });
  });

  it('A bulk decision that empties the list says so, and links to the undecided applications', async () => {
    const app = await openApplications('/admin/applications?status=APPLIED', {
      applications: [...many(2), application(3, { status: 'UNDER_REVIEW' })],
    });
    await chooseAll(app);
    await app.user.click(button('Reject (2)'));
    await pasteInto(app.user, screen.getByRole('textbox', { name: 'Reason for the rejection' }), 'No seats.');
    await app.user.click(button('Reject 2 Applications'));
    expect(await screen.findByRole('heading', { name: 'No applications left here' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /match/ })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('link', { name: 'Show What Awaits a Decision' }));
    expect(await screen.findByRole('link', { name: 'Applicant 3' })).toBeInTheDocument();
    await app.user.click(screen.getByRole('tab', { name: /^Approved/ }));
    expect(await screen.findByRole('heading', { name: 'No applications match' })).toBeInTheDocument();
  });
});

it('Approved applications are listed with passwords that can sign in, which are copied and saved without formulas, and keep the page until they are saved', async () => {
  const named = [
    application(1, { fullName: '=HYPERLINK("x")' }),
    application(2),
    application(3, { email: 'a@x.example' }),
  ];
  const app = await openApplications(undefined, { applications: named });
  await chooseAll(app);
  await app.user.click(button('Approve (3)'));
  expect(await screen.findByText(/By department: Civil 3/)).toBeInTheDocument();
  await app.user.click(button('Approve 3 Applications'));
  const { findByRole, getByRole } = await results();
  await findByRole('heading', { name: '3 of 3 are approved' });
  const rows = rowsOf(getByRole('table'));
  expect(new Set(rows.map(([, , , , rollNo]) => rollNo)).size).toBe(3);
  const [, , , , rollNo, password = ''] = rows.find(([applicant]) => applicant === 'Applicant 2') ?? [];

  URL.createObjectURL = () => {
    throw new Error('There is no room for it');
  };
  await app.user.click(getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('The file could not be made. Please try again.')).toBeInTheDocument();
  const leaving = new Event('beforeunload', { cancelable: true });
  expect(window.dispatchEvent(leaving)).toBe(false);

  let saved: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => ((saved = blob), 'blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await app.user.click(getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved).toBeDefined());
  const text = await saved?.text();
  const lines =
    text
      ?.replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n') ?? [];
  expect(lines[0]).toBe('Reference,Name,Email,Roll number,Temporary password');
  expect(lines).toHaveLength(4);
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(lines.some((line) => /^APP-2026-000002,Applicant 2,applicant2@mail\.example,CE\d+,\w{12}$/.test(line))).toBe(
    true,
  );

  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await app.user.click(getByRole('button', { name: 'Copy list' }));
  const [copy = ''] = copied.mock.calls[0] ?? [];
  expect(copy.split('\n')).toHaveLength(4);
  expect(copy).toContain(`\t'=HYPERLINK("x")\t`);

  const { user } = await login.call({ tab: 'student', email: 'applicant2@mail.example', password: password ?? '' });
  expect(user).toMatchObject({ rollNo });
});
