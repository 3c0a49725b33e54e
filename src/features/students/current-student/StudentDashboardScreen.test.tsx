import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

const fact = async (term: string) => (await screen.findByText(term, { selector: 'dt' })).nextElementSibling;
const loaded = () => waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());

describe('What to do now, at the top of the page /student/dashboard', () => {
  const complete = {
    totalFee: 1000,
    paidAmount: 1000,
    pendingAmount: 0,
    attendance: { percentage: 75 },
    phone: '+919812345678',
    address: 'Pune',
  };
  const items = async () => {
    await loaded();
    const card = within(screen.getByRole('region', { name: 'What to do now' }));
    return card.queryAllByRole('listitem').map(({ textContent }) => textContent.trim());
  };

  it.each([
    [{ totalFee: 5000, paidAmount: 2000, pendingAmount: 3000 }, ['₹3,000 to pay. Whom to pay: the accounts office']],
    [{ attendance: { percentage: 74.9 } }, ['Attendance 74.9%. Below 75% your department decides']],
    [
      { phone: undefined, address: undefined },
      ['Not in your profile: phone, address. The university reaches you by it.'],
    ],
    [{}, []],
  ])('A student with %j is told %j', async (part, beginnings) => {
    await openWith({ ...complete, ...part });
    const told = await items();
    expect(told).toEqual(
      beginnings.map((beginning) => expect.stringMatching(`^${beginning.replace('.', String.raw`\.`)}`)),
    );
    if (told.length === 0) expect(screen.getByText('Nothing needs your attention.')).toBeVisible();
  });

  it('welcomes a student whose record has no figures yet', async () => {
    await answering({ department: 'Civil', phone: '+919812345678', address: 'Pune' });
    expect(await items()).toEqual([
      expect.stringMatching(/^Welcome to Civil\. Your CGPA, attendance and credits appear here/),
    ]);
  });

  it.each([
    [
      { courseName: 'Civil Engineering', feeAmount: 112_000, feeType: 'per year' },
      'You are admitted to Civil Engineering, which costs ₹1,12,000 per year. Whom to pay: the accounts office',
    ],
    [
      { courseName: 'Civil Engineering', feeAmount: 112_000 },
      'You are admitted to Civil Engineering, which costs ₹1,12,000. ',
    ],
    [{ courseName: 'Civil Engineering' }, 'You are admitted to Civil Engineering. Your CGPA'],
    [{ courseName: ' ' }, 'Your CGPA'],
    ['Civil Engineering', 'Your CGPA'],
  ])('welcomes a new student of the course %j with its name and fee', async (admittedTo, text) => {
    await answering({ department: 'Civil', phone: '+919812345678', address: 'Pune', admittedTo });
    const [told] = await items();
    expect(told).toContain(`Welcome to Civil. ${text}`);
  });

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
      'Your password is a temporary one. Whoever has given it to you knows it too. Change your password',
    ]);
    await user.click(await screen.findByRole('button', { name: 'Change your password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
    await user.type(await dialog.findByLabelText(/^Current password/), accounts.student.password);
    await user.type(dialog.getByLabelText(/^New password/), 'Another1');
    await user.type(dialog.getByLabelText(/^Repeat the new password/), 'Another1');
    await user.click(dialog.getByRole('button', { name: 'Change Password' }));
    expect(await screen.findByText('Nothing needs your attention.')).toBeVisible();
  });

  it('leads to the profile, where the server stores what is missing there', async () => {
    const { user, router } = await openWith({ ...complete, address: undefined });
    await loaded();
    await user.click(screen.getByRole('link', { name: 'Complete your profile' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/student/profile'));
  });

  it('names the office where the server stores no profile', async () => {
    offerExtensions([]);
    await openWith({ ...complete, phone: undefined });
    expect(await items()).toEqual(['Not in your profile: phone. Ask the office to write it into your record.']);
    expect(screen.queryByRole('link', { name: 'Complete your profile' })).not.toBeInTheDocument();
  });
});

describe('Section 2: the page /student/dashboard', () => {
  it('greets the student, and has cards for CGPA, attendance, total credits and fee status', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ananya Deshpande' })).toBeVisible();
    expect(document.title).toBe('Dashboard · Malhar University');
    await loaded();
    for (const [label, figure] of [
      ['Current CGPA', '8.74'],
      ['Attendance', '91.5%'],
      ['Total Credits', '108'],
      ['Fee Status', 'Paid'],
    ] as const)
      expect(await fact(label)).toHaveTextContent(figure);
  });

  it('shows the academic information and the fee details, with ordinals and ₹ (section 9)', async () => {
    const { database } = await open();
    const student = await database.transact('read', ({ students }) => students.by('email', accounts.student.email));
    await loaded();
    expect(await fact('Roll number')).toHaveTextContent(student?.rollNo ?? 'none');
    expect(await fact('Department')).toHaveTextContent('Computer Science');
    expect(await fact('Year')).toHaveTextContent('3rd');
    expect(await fact('Semester')).toHaveTextContent('6th');
    expect(await fact('Email')).toHaveTextContent(accounts.student.email);
    expect(await fact('Phone')).toHaveTextContent('+919876501234');
    expect(await fact('Total fee')).toHaveTextContent('₹1,48,000');
    expect(await fact('Paid')).toHaveTextContent('₹1,48,000');
    expect(await fact('Pending')).toHaveTextContent('₹0');
    expect(await fact('Status')).toHaveTextContent('Paid');
  });

  it("shows a placement section when a placement status exists, with 'LPA' after the package (section 9)", async () => {
    await open();
    const section = (await screen.findByRole('heading', { name: 'Placement' })).closest('section') as HTMLElement;
    expect(within(section).getByText('Placed')).toHaveAttribute('data-tone', 'success');
    expect(await fact('Company')).toHaveTextContent('Meghdoot Cloud');
    expect(await fact('Package')).toHaveTextContent('18.5 LPA');
  });

  it('shows a badge for the placement status, neutral for an unknown one, and no placement section for a blank one', async () => {
    const { answerWith } = await answering({});
    const none = () => expect(screen.queryByRole('heading', { name: 'Placement' })).not.toBeInTheDocument();
    none();
    for (const [placementStatus, tone] of [
      ['Not Placed', 'neutral'],
      ['Higher Studies', 'info'],
      ['Deferred by the company', 'neutral'],
    ] as const) {
      await answerWith({ placementStatus });
      expect(await screen.findByText(placementStatus)).toHaveAttribute('data-tone', tone);
      expect(await fact('Package')).toHaveTextContent('N/A');
    }
    for (const placementStatus of [null, ' ']) {
      await answerWith({ placementStatus });
      none();
    }
  });

  it('draws CGPA, attendance and fees, each beside its figure as text', async () => {
    const { container } = await openWith({ paidAmount: 103_000, pendingAmount: 45_000, feeStatus: 'Pending' });
    await loaded();
    const charts = [...container.querySelectorAll('main [data-percent]')];
    expect(charts.map((chart) => chart.getAttribute('data-percent'))).toEqual(['87.4', '91.5', '69']);
    expect(charts.every((chart) => chart.getAttribute('aria-hidden') === 'true')).toBe(true);
    expect(screen.getByText('69% paid')).toBeVisible();
    expect(screen.getByText('31% due')).toBeVisible();
  });
});

describe('Section 4: badges', () => {
  const paid: Part = { totalFee: 1000, paidAmount: 1000, pendingAmount: 0, feeStatus: 'Paid' };
  const owing: Part = { totalFee: 1000, paidAmount: 1, pendingAmount: 999, feeStatus: 'Pending' };
  it('The fee badge is danger with a pending amount, else success; the details badge is success if paid, else warning', async () => {
    const { answerWith } = await answering({});
    for (const [record, card, details] of [
      [owing, 'danger', 'warning'],
      [paid, 'success', 'success'],
      [{ ...paid, feeStatus: 'Waived' }, 'success', 'warning'],
    ] as const) {
      await answerWith(record);
      expect((await fact('Fee Status'))?.querySelector('[data-tone]')).toHaveAttribute('data-tone', card);
      expect((await fact('Status'))?.querySelector('[data-tone]')).toHaveAttribute('data-tone', details);
    }
  });

  it('A paid fee shows nothing due and a full bar', async () => {
    await openWith({ paidAmount: 148_000, pendingAmount: 0, feeStatus: 'Paid' });
    await loaded();
    expect(screen.getByText('100% paid')).toBeVisible();
    expect(screen.queryByText(/due/)).not.toBeInTheDocument();
    expect(screen.getByText('Nothing to pay')).toBeVisible();
  });
});

describe('The fee bar', () => {
  it('shows nothing due of a waived part or a paid fee, and is empty without a fee', async () => {
    const { container, answerWith } = await answering({ totalFee: 1000, paidAmount: 600, pendingAmount: 0 });
    expect(screen.getByText('60% paid')).toBeVisible();
    expect(screen.queryByText(/% due/)).not.toBeInTheDocument();
    await answerWith({ totalFee: 9, paidAmount: 9, pendingAmount: 1 });
    expect(screen.getByText('100% paid')).toBeVisible();
    expect(screen.queryByText(/% due/)).not.toBeInTheDocument();
    await answerWith({ totalFee: 0, paidAmount: 0 });
    expect(container.querySelector('main section [data-percent]')).toBeNull();
    expect(screen.queryByText(/% due/)).not.toBeInTheDocument();
  });
});

describe('Section 3: missing values of the student dashboard', () => {
  it('A missing or null value shows N/A, never null', async () => {
    const isNA = async () => {
      const cards = ['Current CGPA', 'Attendance', 'Total Credits', 'Fee Status'];
      const study = ['Roll number', 'Department', 'Year', 'Semester', 'Email', 'Phone'];
      for (const term of [...cards, ...study, 'Total fee', 'Paid', 'Pending', 'Status'])
        expect(await fact(term)).toHaveTextContent('N/A');
      expect(screen.getByRole('main')).not.toHaveTextContent(/null|undefined|NaN/);
      expect(screen.getByRole('main').querySelector('[data-tone]')).toBeNull();
    };
    const { answerWith } = await answering({});
    await isNA();
    await answerWith({
      rollNo: null,
      phone: null,
      currentCGPA: null,
      attendance: null,
      totalFee: null,
      feeStatus: null,
    });
    await isNA();
  });

  it('The pending amount and its badge are derived from the other amounts', async () => {
    await answering({ totalFee: 1000, paidAmount: 400 });
    expect(await fact('Pending')).toHaveTextContent('₹600');
    expect((await fact('Fee Status'))?.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'danger');
    expect(await fact('Fee Status')).toHaveTextContent('N/A');
  });
});

describe('Section 7: Get current student', () => {
  it('requests GET /auth/me once, and refreshes the stored user and the menu with the answer', async () => {
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
  });

  it('keeps the role of the login when the answer has none', async () => {
    await answering({ email: 'bo@x.example' });
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

  it('The student dashboard keeps its data when a reload fails', async () => {
    const app = await open();
    await loaded();
    app.intercept(() => Promise.reject(new TypeError('offline')));
    await act(() => app.queryClient.refetchQueries());
    expect(await screen.findByRole('alert')).toHaveTextContent('What you see below is as it was loaded before.');
    expect(screen.getByText('Meghdoot Cloud')).toBeVisible();
  });
});
