import { screen, waitFor, within } from '@testing-library/react';
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

  it.each([
    ['/contact', { Name: 'Tanvi Kelkar', Subject: 'A visit in June' }],
    ['/admissions', { 'Full name': 'Tanvi Kelkar', 'Phone number': '98' }],
  ])('The draft of the form at %s is shown', async (path, values) => {
    await renderApp(path);
    for (const [name, value] of Object.entries(values)) await waitFor(() => expect(field(name)).toHaveValue(value));
  });

  it('The saved view leads to its list, with its filters and its order', async () => {
    const app = await renderApp('/admin/students', { as: 'admin', students: 200 });
    await app.user.click(await screen.findByRole('button', { name: 'Views' }));
    await app.user.click(await screen.findByRole('link', { name: 'Second years in Civil' }));
    await waitFor(() =>
      expect(app.router.state.location.search).toMatchObject({ department: 'Civil', year: 2, sort: '-cgpa' }),
    );
  });

  it('The chosen columns are shown', async () => {
    await renderApp('/admin/students', { as: 'admin' });
    const table = await screen.findByRole('table', { name: /Students/ });
    expect(within(table).getByRole('columnheader', { name: /Attendance/ })).toBeInTheDocument();
    expect(within(table).queryByRole('columnheader', { name: /Fee/ })).toBeNull();
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

describe('A link of release 1', () => {
  it.each(links)('The link %s keeps its search parameters', async (path, search) => {
    const { router } = await renderApp(path, { as: 'admin' });
    expect(router.state.location.search).toMatchObject(search);
    expect(screen.queryByText(/something went wrong/i)).toBeNull();
  });

  it.each([
    ['/courses?q=solar', { q: 'solar' }],
    ['/faculty?q=design', { q: 'design' }],
    ['/login?tab=admin&redirect=%2Fadmin%2Fstudents', { tab: 'admin', redirect: '/admin/students' }],
  ])('The public link %s keeps its search parameters', async (path, search) => {
    const { router } = await renderApp(path);
    expect(router.state.location.search).toMatchObject(search);
  });
});
