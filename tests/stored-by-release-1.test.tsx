import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { goOn } from '#src/session/former-visitor.ts';
import { ANANYA, openRecord } from './student-record.ts';
import { renderApp } from './render.tsx';

/** The storages of a browser in which the portal was used, byte for byte, less the session. No later build may lose any of it. */
const local = {
  rosterColumns: '["name","rollNo","department","year","semester","cgpa","attendance","placement","status"]',
  savedViews:
    '[{"path":"/admin/students","name":"Second years in Civil","search":{"department":"Civil","year":2,"sort":"-cgpa"}}]',
};
const sessions = {
  'ownDraft:admin@university.example:student:stu_000001:profile':
    '{"before":{"phone":"+919876501234","updatedAt":"2026-05-12T06:09:00.000Z"},"values":{"phone":"9822222222"}}',
  'ownDraft:student@university.example:profile:stu_000001:contact':
    '{"before":{"phone":"+919876501234","updatedAt":"2026-05-12T06:09:00.000Z"},"values":{"phone":"9811111111"}}',
  'draft:application': '{"fullName":"Tanvi Kelkar","phoneNumber":"98"}',
  'draft:contact': '{"name":"Tanvi Kelkar","subject":"A visit in June"}',
};

const field = (name: string) => screen.getByRole('textbox', { name });

describe('A browser storage of release 1', () => {
  beforeEach(() => {
    for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
    for (const [key, text] of Object.entries(sessions)) sessionStorage.setItem(key, text);
    // Whoever was here a moment ago is not asked whose drafts these are.
    goOn();
  });

  it('The draft of a student’s record is shown, saved without a conflict, and gone', async () => {
    const app = await openRecord();
    await waitFor(() => expect(field('Phone')).toHaveValue('9822222222'));
    await app.save();
    expect(await screen.findByText(/updated successfully!/)).toBeInTheDocument();
    expect(await app.stored()).toMatchObject({ phone: expect.stringContaining('9822222222') });
    app.unmount();
    expect(sessionStorage.getItem(`ownDraft:admin@university.example:student:${ANANYA}:profile`)).toBeNull();
  });

  it('The draft of a student’s own profile is shown', async () => {
    await renderApp('/student/profile', { as: 'student' });
    await waitFor(() => expect(field('Phone')).toHaveValue('9811111111'));
  });

  it('The drafts of the forms of visitors are shown', async () => {
    const { router } = await renderApp('/contact');
    await waitFor(() => expect(field('Name')).toHaveValue('Tanvi Kelkar'));
    expect(field('Subject')).toHaveValue('A visit in June');
    await act(() => router.navigate({ to: '/admissions' }));
    await waitFor(() => expect(field('Full name')).toHaveValue('Tanvi Kelkar'));
    expect(field('Phone number')).toHaveValue('98');
  });

  it('The chosen columns are shown, and the saved view leads to its list, with its filters and its order', async () => {
    const app = await renderApp('/admin/students', { as: 'admin' });
    const table = await screen.findByRole('table', { name: /Students/ });
    expect(within(table).getByRole('columnheader', { name: /Attendance/ })).toBeInTheDocument();
    expect(within(table).queryByRole('columnheader', { name: /Fee/ })).toBeNull();
    await app.user.click(await screen.findByRole('button', { name: 'Views' }));
    await app.user.click(await screen.findByRole('link', { name: 'Second years in Civil' }));
    await waitFor(() =>
      expect(app.router.state.location.search).toMatchObject({ department: 'Civil', year: 2, sort: '-cgpa' }),
    );
  });
});

/** Links that people have sent each other, and what is shown for each. */
const links = [
  ['/admin/students?department=Civil&year=2&sort=-cgpa&q=a', { department: 'Civil', year: 2, sort: '-cgpa', q: 'a' }],
  ['/admin/students?cgpa=8..&fee=Pending', { cgpa: '8..', fee: 'Pending' }],
  ['/admin/students/stu_000001?tab=fee', { tab: 'fee' }],
  ['/admin/applications?status=APPLIED&open=app_000012', { status: 'APPLIED', open: 'app_000012' }],
  ['/admin/courses?level=Diploma', {}],
] as const;

const publicLinks = [
  ['/courses?q=solar', { q: 'solar' }],
  ['/faculty?q=design', { q: 'design' }],
  ['/login?tab=admin&redirect=%2Fadmin%2Fstudents', { tab: 'admin', redirect: '/admin/students' }],
] as const;

it.each([
  ['an administrator', 'admin', links],
  ['a visitor', undefined, publicLinks],
] as const)('A link of release 1 keeps its search parameters for %s', async (_, as, each) => {
  const { router } = await renderApp(each[0][0], as ? { as } : {});
  for (const [href, search] of each) {
    await act(() => router.navigate({ href }));
    expect(router.state.location.search, href).toMatchObject(search);
    expect(screen.queryByText(/something went wrong/i), href).toBeNull();
  }
});
