import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { application, findPanel, openApplications } from '#tests/applications.ts';
import { accounts } from '#tests/render.tsx';
import { login } from '#src/features/accounts/auth.ts';
import { session } from '#src/session/session.ts';

type Options = Parameters<typeof openApplications>[1];

async function open(part: Parameters<typeof application>[1] = {}, options: Options = {}) {
  const app = await openApplications('/admin/applications?open=app_1', {
    applications: [application(1, part)],
    ...options,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Approve' }));
  return app;
}
const send = () => screen.getByRole('button', { name: 'Approve Application' });
const student = async () => within(await screen.findByRole('note', { name: 'The student' }));

describe('An approval', () => {
  it('shows beforehand the student that it will make', async () => {
    await open();
    const preview = within(await screen.findByRole('region', { name: 'The student that will be created' }));
    expect(await preview.findByText('Civil')).toBeInTheDocument();
    const facts = preview.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'Applicant 1',
      'applicant1@mail.example',
      'Civil',
      '1',
      '1',
      'A new one, which the server assigns with the approval',
      'A temporary one, which is shown once after the approval',
    ]);
  });

  it('to a course that does not exist any more takes the course’s name for the department', async () => {
    const app = await open({ desiredCourse: 'Marine Biology' });
    expect(await screen.findByText(/^Marine Biology \(no course has this name/)).toBeInTheDocument();
    await app.user.click(send());
    await student();
    const made = await app.database.transact('read', ({ students }) => students.by('email', 'applicant1@mail.example'));
    expect(made?.department).toBe('Marine Biology');
  });

  it('shows the student that it has made: a link, and the password, with which the student signs in', async () => {
    const app = await open();
    await app.user.click(send());
    const { findByText, getByRole, getByText } = await student();
    expect(await findByText('Approved: the student’s account is made')).toBeInTheDocument();
    const stored = await app.stored('app_1');
    expect(getByRole('link', { name: stored?.generatedRollNumber ?? '-' })).toHaveAttribute(
      'href',
      `/admin/students/${stored?.generatedStudentId}`,
    );
    expect(getByText(/Tell/)).toHaveTextContent('Tell Applicant 1 the password now: it is shown this once');
    const password = document.querySelector('code')?.textContent ?? '';
    const { user } = await login.call({ tab: 'student', email: 'applicant1@mail.example', password });
    expect(user).toMatchObject({ rollNo: stored?.generatedRollNumber, department: 'Civil', year: 1, semester: 1 });
  });

  it('lets the password be copied', async () => {
    const app = await open();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await app.user.click(send());
    const { getByRole, findByRole } = await student();
    await app.user.click(getByRole('button', { name: 'Copy password' }));
    expect(await findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith(document.querySelector('code')?.textContent);
  });

  it('keeps the password within reach for the sitting, and holds the page until it is noted', async () => {
    const app = await open();
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await app.user.click(send());
    await student();
    const password = document.querySelector('code')?.textContent ?? 'none';
    expect(leave()).toBe(true);
    await app.user.keyboard('{Escape}');
    await app.user.click(await screen.findByRole('button', { name: 'Admitted just now (1)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Admitted Just Now' }));
    expect(dialog.getByText(password)).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'Copy list' }));
    await waitFor(() => expect(leave()).toBe(false));
  });

  it('leaves the password in no cache of the server’s answers', async () => {
    const app = await open();
    await app.user.click(send());
    await student();
    const password = document.querySelector('code')?.textContent ?? '';
    expect(password).not.toBe('');
    const cached = app.queryClient.getQueryCache().getAll();
    const holding = cached.filter(({ state }) => JSON.stringify(state.data ?? '').includes(password));
    expect(holding.map(({ queryKey }) => queryKey)).toEqual([['admissions']]);
  });

  it('of an address that is a student’s already says that it links that student, before and after', async () => {
    const app = await open({ email: accounts.student.email.toUpperCase() });
    const existing = await app.database.transact('read', ({ students }) =>
      students.by('email', accounts.student.email),
    );
    const note = within(await screen.findByRole('note', { name: 'No new student' }));
    expect(note.getByRole('link')).toHaveTextContent(`${existing?.name}, ${existing?.rollNo}`);
    expect(screen.queryByRole('region', { name: 'The student that will be created' })).not.toBeInTheDocument();
    await app.user.click(send());
    const { findByText, getByRole, queryByText } = await student();
    expect(await findByText('Approved: an existing student is linked')).toBeInTheDocument();
    expect(getByRole('link')).toHaveAttribute('href', `/admin/students/${existing?.id}`);
    expect(queryByText('Temporary password')).not.toBeInTheDocument();
  });

  it('says beforehand that it does not know whose the address is, where that cannot be looked up', async () => {
    await open(
      {},
      {
        wire: async (request, serve) =>
          request.url.includes('/students/email/') ? new Response(null, { status: 500 }) : serve(request),
      },
    );
    const preview = within(await screen.findByRole('region', { name: 'The student that will be created' }));
    expect(await preview.findByText(/could not be looked up/)).toBeInTheDocument();
    expect(send()).toBeEnabled();
  });

  it('of an administrator’s address is refused (409) in the server’s words', async () => {
    const app = await open({ email: accounts.admin.email });
    await app.user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('This email address is already in use');
    expect((await app.stored('app_1'))?.status).toBe('APPLIED');
  });

  it('of a server that answers with nothing but success is shown as it is stored', async () => {
    const app = await open();
    app.intercept(async (request, serve) => {
      const answer = await serve(request);
      return request.method === 'PUT' ? Response.json({ success: true, message: 'OK' }) : answer;
    });
    await app.user.click(send());
    const { findByRole } = await student();
    const stored = await app.stored('app_1');
    expect(await findByRole('link', { name: stored?.generatedRollNumber ?? '-' })).toBeInTheDocument();
  });

  it('that was made earlier shows its student, without a password', async () => {
    await openApplications('/admin/applications?open=app_1', {
      applications: [
        application(1, { status: 'APPROVED', generatedStudentId: 'stu_000001', generatedRollNumber: 'CS23001' }),
      ],
    });
    await findPanel('Applicant 1');
    const { getByRole, queryByText } = await student();
    expect(getByRole('link', { name: 'CS23001' })).toHaveAttribute('href', '/admin/students/stu_000001');
    expect(queryByText('Temporary password')).not.toBeInTheDocument();
  });
});

it('an approval that is answered when somebody else has signed in tells them no password', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const app = await open(
    {},
    {
      wire: async (request, serve) => {
        const answer = await serve(request);
        if (request.method === 'PUT') await held;
        return answer;
      },
    },
  );
  await app.user.click(send());
  await waitFor(async () => expect(await app.stored('app_1')).toMatchObject({ status: 'APPROVED' }));
  session.save({ ...(await login.call({ tab: 'admin', ...accounts.admin })), role: 'ADMIN' });
  release();
  expect(await screen.findAllByText(/is approved/)).not.toHaveLength(0);
  await app.router.navigate({ to: '/admin/courses' });
  await app.router.navigate({ to: '/admin/applications' });
  await screen.findByRole('heading', { name: 'Applications' });
  expect(screen.queryByRole('button', { name: /^Admitted just now/ })).not.toBeInTheDocument();
});
