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

describe('The approval of an application', () => {
  it('shows a preview of the student, then the made one with a password to copy, to note, and in no query cache', async () => {
    const app = await open();
    const preview = within(await screen.findByRole('region', { name: 'The student that will be created' }));
    expect(await preview.findByText('Civil')).toBeInTheDocument();
    expect(preview.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Applicant 1',
      'applicant1@mail.example',
      'Civil',
      '1',
      '1',
      'A new one, which the server assigns with the approval',
      'A temporary one, which is shown once after the approval',
    ]);
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave(), 'nothing is asked before the approval').toBe(false);

    await app.user.click(send());
    const { findByText, getByRole, getByText } = await student();
    expect(await findByText('Approved: the student’s account is made')).toBeInTheDocument();
    const stored = await app.stored('app_1');
    expect(getByRole('link', { name: stored?.generatedRollNumber ?? '-' })).toHaveAttribute(
      'href',
      `/admin/students/${stored?.generatedStudentId}`,
    );
    expect(getByText(/Tell/)).toHaveTextContent('Tell Applicant 1 the password now: it is shown this once');
    expect(leave(), 'the page asks before it is left').toBe(true);
    const password = document.querySelector('code')?.textContent ?? '';
    expect(password).not.toBe('');
    const cached = app.queryClient.getQueryCache().getAll();
    const holding = cached.filter(({ state }) => JSON.stringify(state.data ?? '').includes(password));
    expect(holding.map(({ queryKey }) => queryKey)).toEqual([['admissions']]);

    // It stays visible for the session, and the page asks until it is noted.
    await app.user.keyboard('{Escape}');
    await app.user.click(await screen.findByRole('button', { name: 'Admitted just now (1)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Admitted Just Now' }));
    expect(dialog.getByText(password)).toBeInTheDocument();
    await app.user.click(dialog.getByRole('button', { name: 'Copy list' }));
    await waitFor(() => expect(leave(), 'nothing is asked once it is noted').toBe(false));
    await app.user.keyboard('{Escape}');
    await app.user.click(await screen.findByRole('link', { name: 'Applicant 1' }));
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    const again = await student();
    await app.user.click(again.getByRole('button', { name: 'Copy password' }));
    expect(await again.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(copied).toHaveBeenLastCalledWith(password);

    const { user } = await login.call({ tab: 'student', email: 'applicant1@mail.example', password });
    expect(user).toMatchObject({ rollNo: stored?.generatedRollNumber, department: 'Civil', year: 1, semester: 1 });
  });

  it('uses the course’s name as the department when the course no longer exists, and needs no answer but success', async () => {
    const app = await open({ desiredCourse: 'Marine Biology' });
    expect(await screen.findByText(/^Marine Biology \(no course has this name/)).toBeInTheDocument();
    app.intercept(async (request, serve) => {
      const answer = await serve(request);
      return request.method === 'PUT' ? Response.json({ success: true, message: 'OK' }) : answer;
    });
    await app.user.click(send());
    const { findByRole } = await student();
    const stored = await app.stored('app_1');
    expect(await findByRole('link', { name: stored?.generatedRollNumber ?? '-' })).toBeInTheDocument();
    const made = await app.database.transact('read', ({ students }) => students.by('email', 'applicant1@mail.example'));
    expect(made?.department).toBe('Marine Biology');
  });

  it('says that it links an existing student, before and after; an earlier approval shows its student: no password', async () => {
    const earlier = { status: 'APPROVED', generatedStudentId: 'stu_000001', generatedRollNumber: 'CS23001' } as const;
    const app = await open(
      {},
      {
        applications: [application(1, { email: accounts.student.email.toUpperCase() }), application(2, earlier)],
      },
    );
    const existing = await app.database.transact('read', ({ students }) =>
      students.by('email', accounts.student.email),
    );
    const note = within(await screen.findByRole('note', { name: 'No new student' }));
    expect(note.getByRole('link')).toHaveTextContent(`${existing?.name}, ${existing?.rollNo}`);
    expect(note.getByText(/such as a brother or sister, do not approve/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'The student that will be created' })).not.toBeInTheDocument();
    await app.user.click(send());
    const linked = await student();
    expect(await linked.findByText('Approved: an existing student is linked')).toBeInTheDocument();
    expect(linked.getByRole('link')).toHaveAttribute('href', `/admin/students/${existing?.id}`);
    expect(linked.queryByText('Temporary password')).not.toBeInTheDocument();

    await app.user.keyboard('k');
    await findPanel('Applicant 2');
    const { getByRole, queryByText } = await student();
    expect(getByRole('link', { name: 'CS23001' })).toHaveAttribute('href', '/admin/students/stu_000001');
    expect(queryByText('Temporary password')).not.toBeInTheDocument();
  });

  it('says that the address’s owner is unknown when the look-up fails, and why the server refuses an administrator’s (409)', async () => {
    const app = await open(
      { email: accounts.admin.email },
      {
        wire: async (request, serve) =>
          request.url.includes('/students/email/') ? new Response(null, { status: 500 }) : serve(request),
      },
    );
    const preview = within(await screen.findByRole('region', { name: 'The student that will be created' }));
    expect(await preview.findByText(/could not check whether the address/)).toBeInTheDocument();
    await app.user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('This email address is already in use');
    expect((await app.stored('app_1'))?.status).toBe('APPLIED');
  });
});

it('The password of an approval is not shown when another person has signed in before its answer', async () => {
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
