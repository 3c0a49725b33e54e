import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accounts, renderApp } from '../../../tests/render.tsx';
import type { components } from '../../../openapi/schema.gen.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;
type Part = Partial<components['schemas']['Student']>;

const open = (options: Options = {}) => renderApp('/student/dashboard', { as: 'student', ...options });
/** Opens the dashboard of the demo student, with another record. */
const openWith = (part: Part) =>
  open({
    arrange: (rows) => ({
      ...rows,
      students: rows.students.map((row) => (row.email === accounts.student.email ? { ...row, ...part } : row)),
    }),
  });
/** The same, of a server that leaves out or nulls whatever it does not know. */
const answering = (data: object) =>
  open({ wire: async () => Response.json({ success: true, data: { id: 's1', name: 'Bo Li', ...data } }) });

const fact = async (term: string) => (await screen.findByText(term, { selector: 'dt' })).nextElementSibling;
const loaded = () => waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());

describe('Section 2: the page /student/dashboard', () => {
  it('greets the student by name', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ananya Deshpande' })).toBeVisible();
    expect(document.title).toBe('Dashboard · Malhar University');
  });

  it.each([
    ['Current CGPA', '8.74'],
    ['Attendance', '91.5%'],
    ['Total Credits', '108'],
    ['Fee Status', 'Pending'],
  ])('has a card for %s', async (label, figure) => {
    await open();
    await loaded();
    expect(await fact(label)).toHaveTextContent(figure);
  });

  it('has the academic information, with ordinals (section 9)', async () => {
    const { database } = await open();
    const student = await database.transact('read', ({ students }) => students.by('email', accounts.student.email));
    await loaded();
    expect(await fact('Roll number')).toHaveTextContent(student?.rollNo ?? 'none');
    expect(await fact('Department')).toHaveTextContent('Computer Science');
    expect(await fact('Year')).toHaveTextContent('3rd');
    expect(await fact('Semester')).toHaveTextContent('6th');
    expect(await fact('Email')).toHaveTextContent(accounts.student.email);
    expect(await fact('Phone')).toHaveTextContent('+919876501234');
  });

  it('has the fee details: total, paid, pending and status, in ₹ (section 9)', async () => {
    await open();
    await loaded();
    expect(await fact('Total fee')).toHaveTextContent('₹1,48,000');
    expect(await fact('Paid')).toHaveTextContent('₹1,03,000');
    expect(await fact('Pending')).toHaveTextContent('₹45,000');
    expect(await fact('Status')).toHaveTextContent('Pending');
  });

  it("has a placement section when a placement status exists, with 'LPA' after the package (section 9)", async () => {
    await open();
    const section = (await screen.findByRole('heading', { name: 'Placement' })).closest('section') as HTMLElement;
    expect(within(section).getByText('Placed')).toHaveAttribute('data-tone', 'success');
    expect(await fact('Company')).toHaveTextContent('Meghdoot Cloud');
    expect(await fact('Package')).toHaveTextContent('18.5 LPA');
  });

  it.each([
    ['Not Placed', 'neutral'],
    ['Higher Studies', 'info'],
    ['Deferred by the company', 'neutral'],
  ])('shows the placement status %s on a badge that is %s', async (placementStatus, tone) => {
    await answering({ placementStatus });
    expect(await screen.findByText(placementStatus)).toHaveAttribute('data-tone', tone);
    expect(await fact('Package')).toHaveTextContent('N/A');
  });

  it.each([[{}], [{ placementStatus: null }], [{ placementStatus: ' ' }]])(
    'has no placement section without a status: %j',
    async (record) => {
      await answering(record);
      await loaded();
      expect(screen.queryByRole('heading', { name: 'Placement' })).not.toBeInTheDocument();
    },
  );

  it('draws CGPA, attendance and fees, each beside its figure in text', async () => {
    const { container } = await open();
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
  it.each([
    ['danger if the pending amount is above 0', owing, 'Fee Status', 'danger'],
    ['else success', paid, 'Fee Status', 'success'],
    ['success, even if the status has another word for it', { ...paid, feeStatus: 'Waived' }, 'Fee Status', 'success'],
    ['success when the status is Paid (details)', paid, 'Status', 'success'],
    ['else warning (details)', owing, 'Status', 'warning'],
    ['warning for any other status (details)', { ...paid, feeStatus: 'Waived' }, 'Status', 'warning'],
  ])('the fee badge is %s', async (_, record, label, tone) => {
    await answering(record);
    await loaded();
    expect((await fact(label))?.querySelector('[data-tone]')).toHaveAttribute('data-tone', tone);
  });

  it('nothing is due, and the bar is full, where all is paid', async () => {
    await openWith({ paidAmount: 148_000, pendingAmount: 0, feeStatus: 'Paid' });
    await loaded();
    expect(screen.getByText('100% paid')).toBeVisible();
    expect(screen.queryByText(/due/)).not.toBeInTheDocument();
    expect(screen.getByText('Nothing to pay')).toBeVisible();
  });
});

describe('The fee bar', () => {
  it.each([
    ['a part that was waived is not due', { totalFee: 1000, paidAmount: 600, pendingAmount: 0 }, '60% paid'],
    [
      'a pending amount beside a fee that is paid is no share of it',
      { totalFee: 9, paidAmount: 9, pendingAmount: 1 },
      '100% paid',
    ],
    ['is empty without a fee', { totalFee: 0, paidAmount: 0 }, undefined],
  ])('%s', async (_, record, paid) => {
    const { container } = await answering(record);
    await loaded();
    if (paid) expect(screen.getByText(paid)).toBeVisible();
    else expect(container.querySelector('main section [data-percent]')).toBeNull();
    expect(screen.queryByText(/% due/)).not.toBeInTheDocument();
  });
});

describe('Section 3: what a record does not say', () => {
  it.each([
    ['is left out', {}],
    ['is null', { rollNo: null, phone: null, currentCGPA: null, attendance: null, totalFee: null, feeStatus: null }],
  ])('is N/A, never null, where it %s', async (_, record) => {
    await answering(record);
    await loaded();
    const everything = [
      'Current CGPA',
      'Attendance',
      'Total Credits',
      'Fee Status',
      'Roll number',
      'Department',
      'Year',
    ];
    for (const term of [...everything, 'Semester', 'Email', 'Phone', 'Total fee', 'Paid', 'Pending', 'Status'])
      expect(await fact(term)).toHaveTextContent('N/A');
    expect(screen.getByRole('main')).not.toHaveTextContent(/null|undefined|NaN/);
    expect(screen.getByRole('main').querySelector('[data-tone]')).toBeNull();
  });

  it('is derived where the amounts are there, as for the pending amount and its badge', async () => {
    await answering({ totalFee: 1000, paidAmount: 400 });
    await loaded();
    expect(await fact('Pending')).toHaveTextContent('₹600');
    expect((await fact('Fee Status'))?.querySelector('[data-tone]')).toHaveAttribute('data-tone', 'danger');
    expect(await fact('Fee Status')).toHaveTextContent('N/A');
  });
});

describe('Section 7: Get current student', () => {
  it('asks GET /auth/me once, and refreshes the stored user and the menu with the answer', async () => {
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

  it('keeps the role that the login gave, where the answer does not repeat it', async () => {
    await answering({ email: 'bo@x.example' });
    await loaded();
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ name: 'Bo Li', role: 'STUDENT' });
  });
});

describe('While it is loading, and when that fails', () => {
  it('everything stands in its place already, and says that it is loading', async () => {
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

  it("section 8: 'Failed to load student data', why, and a retry that leaves the focus on the heading", async () => {
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

  it('what has been loaded stays when it cannot be refreshed', async () => {
    const app = await open();
    await loaded();
    app.intercept(() => Promise.reject(new TypeError('offline')));
    await act(() => app.queryClient.refetchQueries());
    expect(await screen.findByRole('alert')).toHaveTextContent('What you see below is as it was loaded before.');
    expect(screen.getByText('Meghdoot Cloud')).toBeVisible();
  });
});
