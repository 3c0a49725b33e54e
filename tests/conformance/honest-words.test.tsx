import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, changing } from '../answering.ts';
import { application, findPanel, openApplications } from '../applications.ts';
import { pasteInto } from '../paste-into.ts';
import { openedDialog, renderApp } from '../render.tsx';
import { openRecord } from '../student-record.ts';
import { course } from './records.ts';

const empty = async () => new Response(null, { status: 403 });

describe('A refusal', () => {
  it('shows its message; one without explains its status, and a 403 offers to sign in again', async () => {
    const { user, router, intercept } = await renderApp('/admin/students', {
      as: 'admin',
      wire: answering('GET', /\/admin\/students$/, async () =>
        Response.json({ success: false, message: 'Only the registrar may see the roster.' }, { status: 403 }),
      ),
    });
    expect(await screen.findByText('Only the registrar may see the roster.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign in again' })).not.toBeInTheDocument();

    intercept(answering('GET', /\/admin\/students$/, empty));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    const offer = await screen.findByRole('button', { name: 'Sign in again' });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Failed to load students');
    expect(alert).toHaveTextContent('The server does not allow this to the account that is signed in.');
    await user.click(offer);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toMatchObject({ redirect: '/admin/students?status=enrolled' });
    expect(await screen.findByText('Your session has ended')).toBeInTheDocument();
  });

  it('to a visitor (403 for a list and for a login) does not mention a signed-in account', async () => {
    const { user, router } = await renderApp('/courses', { wire: empty });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load courses. Please try again later.');
    expect(screen.getByRole('alert')).toHaveTextContent('The server does not allow this, and did not say why.');
    expect(screen.getByRole('main')).not.toHaveTextContent(/signed in|sign-in/);

    await act(() => router.navigate({ to: '/login' }));
    await pasteInto(user, await screen.findByLabelText(/^Email/), 'student@university.example');
    await pasteInto(user, screen.getByLabelText(/^Password/, { selector: 'input' }), 'Demo@1234');
    await user.click(screen.getByRole('button', { name: 'Login as Student' }));
    expect((await screen.findAllByText('Login failed. Please try again.', { exact: false }))[0]).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/signed in|sign-in/);
  });

  // Which words a body holds is a table of refusal-body.test.ts and client.test.tsx.
  it('A save that is refused says why, in words of the server where it has any; one that is stored otherwise names the fields, also where the answer has no record; the values stay', async () => {
    let body: object | null = { error: 'The fee office is closed today' };
    const app = await openRecord('fee', {
      wire: answering('PUT', /\/fee$/, async () =>
        body ? Response.json(body, { status: 500 }) : new Response(null, { status: 500 }),
      ),
    });
    await app.type('Paid (₹)', '1000');
    for (const words of [
      'The fee office is closed today',
      'The server failed while it was working on this. Try again later.',
    ]) {
      await app.save();
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
      expect(screen.getByRole('textbox', { name: 'Paid (₹)' })).toHaveValue('1000');
      body = null;
    }

    // Which fields differ is a table of stored-differences.test.ts.
    app.intercept(
      answering(
        'PUT',
        /\/fee$/,
        changing((record) => ({ ...record, totalFee: 1000, paidAmount: 120_000 })),
      ),
    );
    await app.type('Total fee (₹)', '120000');
    await app.save();
    for (const sentence of [
      'The server has not stored everything as it was sent',
      'Total fee: ₹1,20,000 was sent, and ₹1,000 is stored.',
      'Paid: ₹1,000 was sent, and ₹1,20,000 is stored.',
    ])
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    expect(screen.getByRole('textbox', { name: 'Paid (₹)' })).toHaveValue('120000');
    expect(screen.queryByText(/updated successfully/)).not.toBeInTheDocument();

    app.intercept(answering('PUT', /\/fee$/, async () => Response.json({ success: true })));
    await app.type('Paid (₹)', '1');
    await app.save();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Paid: ₹1 was sent'));
  });
});

it('An approval shows what the answer says: an existing student, an unknown account, and another status than was sent', async () => {
  const { router, user, intercept } = await openApplications('/admin/applications?open=app_1', {
    applications: [1, 2, 3].map((day) => application(day)),
  });
  async function approve(day: number, change: (record: Record<string, unknown>) => unknown) {
    intercept(answering('POST', /\/admission$/, changing(change)));
    await act(async () => router.history.push(`/admin/applications?open=app_${day}`));
    const panel = await findPanel(`Applicant ${day}`);
    await user.click(await panel.findByRole('button', { name: 'Approve' }));
    await user.click(screen.getByRole('button', { name: 'Approve Application' }));
    return panel;
  }
  await approve(1, ({ temporaryPassword: _, ...record }) => record);
  expect(await screen.findByText('Approved: an existing student is linked')).toBeInTheDocument();
  // Why a step is not possible is a table of application-status.test.ts.
  expect(await screen.findByRole('button', { name: 'Reject' })).toHaveAccessibleDescription(
    'An approval is final: the student has an account.',
  );
  await approve(2, ({ temporaryPassword: _, generatedStudentId: _id, generatedRollNumber: _no, ...record }) => record);
  expect(await screen.findByText('Approved: the server did not say what became of the account')).toBeInTheDocument();
  expect(screen.queryByText(/No new account was made/)).not.toBeInTheDocument();
  await approve(3, (record) => ({ ...record, status: 'UNDER_REVIEW' }));
  const words = 'The server said that it was done, but the application’s status is “Under review”, and not “Approved”.';
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
});

// Which answers hold no list is a table of reader.test.ts; what the pages of an account show is in faults.test.tsx.
it('A public page whose courses come empty, or as garbage, says so: the catalogue offers a retry, and the admission form shows six program names (section 8)', async () => {
  let answer = () => new Response(null, { status: 204 });
  const { user, router, queryClient } = await renderApp('/courses', { wire: async () => answer() });
  const words = 'Failed to load courses. Please try again later.';
  expect(await screen.findByRole('alert')).toHaveTextContent(`${words}The server sent an answer without the data`);
  expect(screen.queryByText('No Courses Available')).not.toBeInTheDocument();
  answer = () => new Response('{"success":');
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`${words}The server sent an answer that`));

  await act(() => router.navigate({ to: '/admissions' }));
  const basic = 'Could not load latest courses. Showing basic course list.';
  expect(await screen.findByText(basic)).toBeVisible();
  expect(screen.getByLabelText(/^Desired course/).querySelectorAll('option')).toHaveLength(1 + 6);
  answer = () => Response.json({ success: true, data: [course] });
  await act(() => queryClient.refetchQueries());
  await waitFor(() => expect(screen.queryByText(basic)).not.toBeInTheDocument());
  expect(screen.getByLabelText(/^Desired course/).querySelectorAll('option')).toHaveLength(1 + 1);
});

it('Figures of the applications that fail, come empty or contradict the list are computed from the list', async () => {
  const { user, intercept, queryClient } = await openApplications(undefined, {
    applications: [application(1), application(2)],
    wire: answering('GET', /\/applications\/stats$/, async () => new Response(null, { status: 500 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Statistics' }));
  const figures = () => screen.findByRole('figure', { name: '2 applications, 2 awaiting a decision' });
  expect(await figures()).toBeInTheDocument();
  for (const answer of [
    async () => new Response(null, { status: 204 }),
    async () => Response.json({ success: true, data: { totalApplications: 3, pendingCount: 0 } }),
  ]) {
    let asked = 0;
    intercept(answering('GET', /\/applications\/stats$/, async () => ((asked += 1), answer())));
    await act(() => queryClient.refetchQueries());
    expect(asked).toBeGreaterThan(0);
    expect(await figures()).toBeInTheDocument();
  }
});

it('The courses page computes figures from the list where the server’s fail, cannot be read or contradict it, and names a course’s code that the server has not changed', async () => {
  const { database, intercept, queryClient, user } = await renderApp('/admin/courses', {
    as: 'admin',
    wire: answering('GET', /\/courses\/stats$/, async () => new Response(null, { status: 500 })),
  });
  const stored = await database.transact('read', ({ courses }) => courses.all());
  expect(await screen.findByText(`${stored.length} courses by status`)).toBeInTheDocument();
  for (const totalCourses of ['many', 1]) {
    let asked = 0;
    intercept(
      answering(
        'GET',
        /\/courses\/stats$/,
        async () => ((asked += 1), Response.json({ success: true, data: { totalCourses } })),
      ),
    );
    await act(() => queryClient.refetchQueries());
    expect(asked).toBeGreaterThan(0);
    expect(await screen.findByText(`${stored.length} courses by status`)).toBeInTheDocument();
  }

  intercept(
    answering(
      'PUT',
      /\/courses\/[^/]+$/,
      changing((record) => ({ ...record, courseCode: 'OLD-1' })),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Edit Civil Engineering' }));
  const dialog = within(await openedDialog('dialog', 'Edit Civil Engineering'));
  const code = await dialog.findByRole('textbox', { name: 'Course code' });
  await user.clear(code);
  await pasteInto(user, code, 'NEW-1');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Course code: NEW-1 was sent, and OLD-1 is stored.');
  expect(dialog.getByRole('textbox', { name: 'Course code' })).toHaveValue('OLD-1');
});
