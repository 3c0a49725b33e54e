import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pasteInto } from '#tests/paste-into.ts';
import { accounts, renderApp } from '#tests/render.tsx';
import type { components } from '#openapi/schema.gen.ts';
import { offerExtensions } from '#src/platform/server/extensions.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;
type Student = components['schemas']['Student'];
type Part = { readonly [Key in keyof Student]?: Student[Key] | undefined };

const open = (options: Options = {}) => renderApp('/student/dashboard', { as: 'student', ...options });
const withoutUndefined = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

/** Opens the dashboard of the demo student, with another record. */
const openWith = (part: Part) =>
  open({
    arrange: (rows) => ({
      ...rows,
      students: rows.students.map((row) =>
        row.email === accounts.student.email ? (withoutUndefined({ ...row, ...part }) as typeof row) : row,
      ),
    }),
  });
/** The same, of a server that leaves out or nulls whatever it does not know; it can be told other records afterwards. */
async function answering(data: object) {
  let name = 'Bo Li';
  const answer = (record: object) => async () => Response.json({ success: true, data: { id: 's1', name, ...record } });
  const app = await open({ wire: answer(data) });
  await loaded();
  const answerWith = async (record: object) => {
    // The greeting tells when the record is shown.
    name += 'i';
    app.intercept(answer(record));
    await act(() => app.queryClient.refetchQueries());
    await screen.findByRole('heading', { level: 1, name: `Welcome, ${name}` });
  };
  return { ...app, answerWith };
}

const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
const loaded = () => waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());

describe('What to do now, at the top of the page /student/dashboard', () => {
  const items = async () => {
    await loaded();
    const card = within(screen.getByRole('region', { name: 'What to do now' }));
    return card.queryAllByRole('listitem').map(({ textContent }) => textContent.trim());
  };

  it('lets a student change a temporary password, and says no more of it then', async () => {
    const { user } = await open({
      arrange: (rows) => ({
        ...rows,
        accounts: rows.accounts.map((row) =>
          row.email === accounts.student.email ? { ...row, hasTemporaryLogin: true } : row,
        ),
      }),
    });
    expect(await items()).toEqual([
      'Your password is a temporary one. The person who gave it to you knows it too. Change your password',
    ]);
    await user.click(await screen.findByRole('button', { name: 'Change your password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    await pasteInto(user, await dialog.findByLabelText(/^Current password/), accounts.student.password);
    await pasteInto(user, dialog.getByLabelText(/^New password/), 'Another1');
    await pasteInto(user, dialog.getByLabelText(/^Repeat the new password/), 'Another1');
    await user.click(dialog.getByRole('button', { name: 'Change Password' }));
    expect(await screen.findByText('Nothing needs your attention.')).toBeVisible();
  });

  it('leads to the profile where the server stores what is missing there, and else names the office', async () => {
    const { user, router } = await openWith({ phone: undefined });
    const words = 'Missing in your profile: phone.';
    expect(await items()).toEqual([`${words} The university reaches you by it. Complete your profile`]);
    act(() => offerExtensions([]));
    expect(await items()).toEqual([`${words} Ask the office to write it into your record.`]);
    act(() => offerExtensions(undefined));
    await user.click(screen.getByRole('link', { name: 'Complete your profile' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/student/profile'));
  });
});

describe('Section 2: the page /student/dashboard', () => {
  it('greets the student, and shows the four figures, the academic information, the fee and the placement, as section 9 writes them', async () => {
    const { database } = await open();
    const student = await database.transact('read', ({ students }) => students.by('email', accounts.student.email));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ananya Deshpande' })).toBeVisible();
    expect(document.title).toBe('Dashboard · Malhar University');
    await loaded();
    for (const [term, value] of [
      ['Current CGPA', '8.74'],
      ['Attendance', '91.5%'],
      ['Total Credits', '108'],
      ['Fee Status', 'Paid'],
      ['Roll number', student?.rollNo ?? 'none'],
      ['Department', 'Computer Science'],
      ['Year', '3rd'],
      ['Semester', '6th'],
      ['Email', accounts.student.email],
      ['Phone', '+919876501234'],
      ['Total fee', '₹1,48,000'],
      ['Paid', '₹1,48,000'],
      ['Pending', '₹0'],
      ['Status', 'Paid'],
      ['Company', 'Meghdoot Cloud'],
      ['Package', '18.5 LPA'],
    ] as const)
      expect(fact(term), term).toHaveTextContent(value);
    const section = screen.getByRole('heading', { name: 'Placement' }).closest('section') as HTMLElement;
    expect(within(section).getByText('Placed')).toHaveAttribute('data-tone', 'success');
  });

  it('shows a placement section when a placement status exists, with a neutral badge for an unknown one', async () => {
    const { answerWith } = await answering({ placementStatus: 'Deferred by the company' });
    expect(screen.getByText('Deferred by the company')).toHaveAttribute('data-tone', 'neutral');
    expect(fact('Package')).toHaveTextContent('N/A');
    await answerWith({ placementStatus: 'Higher Studies' });
    expect(screen.getByText('Higher Studies')).toHaveAttribute('data-tone', 'info');
    for (const placementStatus of [null, ' ']) {
      await answerWith({ placementStatus });
      expect(screen.queryByRole('heading', { name: 'Placement' })).not.toBeInTheDocument();
    }
  });

  it('draws CGPA, attendance and fees, each beside its figure as text, with the badges of section 4', async () => {
    const { container, answerWith } = await answering({
      currentCGPA: 8.74,
      attendance: { percentage: 91.5 },
      totalFee: 148_000,
      paidAmount: 103_000,
      pendingAmount: 45_000,
      feeStatus: 'Pending',
    });
    const charts = () => [...container.querySelectorAll('main [data-percent]')];
    const tones = () =>
      ['Fee Status', 'Status'].map((term) => fact(term)?.querySelector('[data-tone]')?.getAttribute('data-tone'));
    expect(charts().map((chart) => chart.getAttribute('data-percent'))).toEqual(['87.4', '91.5', '69']);
    expect(charts().every((chart) => chart.getAttribute('aria-hidden') === 'true')).toBe(true);
    expect(screen.getByText('69% paid')).toBeVisible();
    expect(screen.getByText('31% due')).toBeVisible();
    expect(tones()).toEqual(['danger', 'warning']);

    await answerWith({ totalFee: 1000, paidAmount: 1000, pendingAmount: 0, feeStatus: 'Paid' });
    expect(screen.queryByText(/% paid$/)).not.toBeInTheDocument();
    expect(screen.queryByText(/due/)).not.toBeInTheDocument();
    expect(screen.getByText('Nothing to pay')).toBeVisible();
    expect(tones()).toEqual(['success', 'success']);

    await answerWith({ totalFee: 0, paidAmount: 0, feeStatus: 'Waived' });
    expect(charts()).toEqual([]);
    expect(screen.queryByText(/% due/)).not.toBeInTheDocument();
    expect(tones()).toEqual(['success', 'warning']);
  });
});

describe('Section 3: missing values of the student dashboard', () => {
  it('A missing or null value shows N/A, never null, and the pending amount comes from the other amounts', async () => {
    const isNA = () => {
      const cards = ['Current CGPA', 'Attendance', 'Total Credits', 'Fee Status'];
      const study = ['Roll number', 'Department', 'Year', 'Semester', 'Email', 'Phone'];
      for (const term of [...cards, ...study, 'Total fee', 'Paid', 'Pending', 'Status'])
        expect(fact(term)).toHaveTextContent('N/A');
      expect(screen.getByRole('main')).not.toHaveTextContent(/null|undefined|NaN/);
      expect(screen.getByRole('main').querySelector('[data-tone]')).toBeNull();
    };
    const { answerWith } = await answering({});
    isNA();
    await answerWith({
      rollNo: null,
      phone: null,
      currentCGPA: null,
      attendance: null,
      totalFee: null,
      feeStatus: null,
    });
    isNA();
    await answerWith({ totalFee: 1000, paidAmount: 400 });
    expect(fact('Pending')).toHaveTextContent('₹600');
    expect(fact('Fee Status')?.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'danger');
    expect(fact('Fee Status')).toHaveTextContent('N/A');
  });
});

describe('Section 7: Get current student', () => {
  it('requests GET /auth/me once, refreshes the stored user and the menu with each answer, and keeps both when a reload fails', async () => {
    const app = await open();
    await loaded();
    expect(app.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(['GET /api/auth/me']);
    await app.database.transact('write', ({ students }) => {
      const row = students.by('email', accounts.student.email);
      if (row) students.replace({ ...row, name: 'Ananya Deshpande-Rao' });
    });
    await act(() => app.queryClient.refetchQueries());
    expect(await screen.findByRole('heading', { name: 'Welcome, Ananya Deshpande-Rao' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ananya Deshpande-Rao' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({
      name: 'Ananya Deshpande-Rao',
      role: 'STUDENT',
    });

    app.intercept(() => Promise.reject(new TypeError('offline')));
    await act(() => app.queryClient.refetchQueries());
    expect(await screen.findByRole('alert')).toHaveTextContent('What you see below was loaded earlier.');
    expect(screen.getByText('Meghdoot Cloud')).toBeVisible();

    // An answer without a role: that of the login is kept.
    const data = { id: 's1', name: 'Bo Li', email: 'bo@x.example' };
    app.intercept(async () => Response.json({ success: true, data }));
    await act(() => app.queryClient.refetchQueries());
    expect(await screen.findByRole('heading', { name: 'Welcome, Bo Li' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ name: 'Bo Li', role: 'STUDENT' });
  });
});

describe('The student dashboard while loading and after a failure', () => {
  it('The student dashboard reserves its layout while loading, and says that it loads', async () => {
    let answer = () => {};
    await open({
      wire: (request, serve) => new Promise((resolve) => (answer = () => resolve(serve(request)))),
    });
    expect(screen.getByText('Loading...')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ananya Deshpande' })).toBeVisible();
    const terms = () => screen.getAllByText(/./, { selector: 'dt' }).map((term) => term.textContent);
    const before = terms();
    answer();
    await loaded();
    expect(terms().slice(0, before.length)).toEqual(before);
  });

  it("section 8: shows 'Failed to load student data', why, and a retry that keeps the focus on the heading", async () => {
    const app = await open({
      wire: async () => Response.json({ success: false, message: 'The register is closed.' }, { status: 503 }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load student data');
    expect(alert).toHaveTextContent('The register is closed.');
    app.intercept((request, serve) => serve(request));
    await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Meghdoot Cloud')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
