import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#tests/render.tsx';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const ANANYA = 'stu_000001';
const isUpdate = ({ method }: Request) => method === 'PUT';
const SAVED = 'Student updated successfully! Click "Back to List" to see changes.';

async function openRecord(id = ANANYA, options: Options = {}) {
  const app = await renderApp(`/admin/students/${id}`, { as: 'admin', ...options });
  const stored = () => app.database.transact('read', ({ students }) => students.get(id));
  return { ...app, stored, place: () => app.router.state.location.pathname };
}

async function edit(options: Options = {}) {
  const app = await openRecord(ANANYA, options);
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const type = async (label: string, value: string) => {
    const field = await screen.findByRole('textbox', { name: label });
    await app.user.clear(field);
    if (value) await app.user.paste(value);
  };
  return { ...app, type, save: () => app.user.click(screen.getByRole('button', { name: 'Save Changes' })) };
}

const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

describe('Section 2: /admin/students/:studentId', () => {
  it('shows the details, ordinals, ₹ amounts and badges (section 9)', async () => {
    await openRecord();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya Deshpande' })).toBeInTheDocument();
    expect(fact('Year')).toHaveTextContent('3rd');
    expect(fact('Semester')).toHaveTextContent('6th');
    expect(fact('Total fee')).toHaveTextContent('₹1,48,000');
    expect(fact('Pending')).toHaveTextContent('₹0');
    expect(fact('Fee status')).toHaveTextContent('Paid');
    expect(fact('Placement status')).toHaveTextContent('Placed');
    expect(fact('Package')).toHaveTextContent('18.5 LPA');
    expect(fact('Status')).toHaveTextContent('Active');
  });

  it('shows N/A, never null, for missing values, the status Active, and the placement Not Placed', async () => {
    const bare = {
      id: 's1',
      name: 'Bare',
      rollNo: 'BB00',
      email: 'b@x.example',
      department: 'Arts',
      year: 1,
      semester: 2,
    };
    const absent = {
      phone: null,
      address: null,
      attendance: null,
      currentCGPA: null,
      totalFee: null,
      feeStatus: null,
      status: null,
    };
    await openRecord('s1', { wire: async () => Response.json({ success: true, data: { ...bare, ...absent } }) });
    await screen.findByRole('heading', { level: 1, name: 'Bare' });
    const unknown = [
      'Phone',
      'Address',
      'Attendance',
      'Current CGPA',
      'Total fee',
      'Paid',
      'Pending',
      'Fee status',
      'Company',
      'Package',
    ];
    for (const term of unknown) expect(fact(term)).toHaveTextContent('N/A');
    expect(fact('Status')).toHaveTextContent('Active');
    expect(fact('Placement status')).toHaveTextContent('Not Placed');
    expect(screen.getByRole('main')).not.toHaveTextContent(/null|undefined|NaN/);
  });

  it.each([
    ['an unknown id', 'Student not found', 'stu_nobody', {}],
    ['a failure flag', 'Student not found', ANANYA, { wire: async () => Response.json({ success: false }) }],
    [
      'no network',
      'Error loading student details',
      ANANYA,
      { wire: () => Promise.reject(new TypeError('Failed to fetch')) },
    ],
    ['a 500', 'Error loading student details', ANANYA, { wire: async () => new Response(null, { status: 500 }) }],
    [
      'a 503',
      'The server is not available now. Try again in a minute.',
      ANANYA,
      { wire: async () => new Response(null, { status: 503 }) },
    ],
  ])('section 8: %s shows "%s", and redirects to the admin dashboard', async (_, message, id, options: Options) => {
    const { place } = await openRecord(id, options);
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/admin/dashboard'));
  });
});

describe('Section 4: view mode, then edit mode', () => {
  it('restores the original values by Cancel', async () => {
    const { type, user, requests } = await edit();
    await type('Name', 'Somebody Else');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya Deshpande' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Ananya Deshpande');
    expect(requests.filter(isUpdate)).toEqual([]);
  });

  it('sends the whole edited student by Save Changes, and returns to view mode', async () => {
    const { type, save, requests, stored, user } = await edit();
    const before = await stored();
    await type('Name', 'Ananya D. Deshpande');
    await type('Phone', '');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '4');
    await save();
    expect(await screen.findByText(SAVED)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya D. Deshpande' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
    const sent: unknown = await requests.find(isUpdate)?.json();
    expect(sent).toEqual({ ...before, name: 'Ananya D. Deshpande', phone: null, year: 4 });
    expect(await stored()).toMatchObject({ name: 'Ananya D. Deshpande', year: 4 });
    expect(await stored()).not.toHaveProperty('phone');
  });

  it('sends a phone number without spaces, hyphens and brackets', async () => {
    const { type, save, stored } = await edit();
    await type('Phone', '+91 (98765) 432-11');
    await save();
    expect(await screen.findByText(SAVED)).toBeInTheDocument();
    expect(await stored()).toMatchObject({ phone: '+919876543211' });
  });

  it('reloads the list by "Back to List" after a save', async () => {
    const { type, save, user, requests, place } = await edit();
    await type('Name', 'Aabha Deshpande');
    await save();
    await screen.findByText(SAVED);
    await user.click(screen.getByRole('link', { name: 'Back to List' }));
    await waitFor(() => expect(place()).toBe('/admin/dashboard'));
    expect(await screen.findByText('Aabha Deshpande')).toBeInTheDocument();
    expect(requests.some(({ url }) => url.endsWith('/api/admin/students'))).toBe(true);
  });

  it('leads back to the list from which the record was opened, with its filters', async () => {
    const app = await renderApp('/admin/students?q=ananya&sort=-name', { as: 'admin' });
    await app.user.click(await screen.findByRole('link', { name: 'Ananya Deshpande' }));
    await app.user.click(await screen.findByRole('link', { name: 'Back to List' }));
    await waitFor(() => expect(app.router.state.location.href).toBe('/admin/students?q=ananya&sort=-name'));
  });

  it('offers the current department even if it is none of the five', async () => {
    await edit({
      arrange: (rows) => ({
        ...rows,
        students: rows.students.map((row) => (row.id === ANANYA ? { ...row, department: 'Aerospace' } : row)),
      }),
    });
    const department = await screen.findByRole('combobox', { name: 'Department' });
    expect(department).toHaveDisplayValue('Aerospace');
    expect(
      within(department)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Aerospace', 'Computer Science', 'Electronics', 'Mechanical', 'Civil', 'Electrical']);
  });

  it('checks every field before it sends a request', async () => {
    const { type, save, requests } = await edit();
    await type('Current CGPA', '11');
    await type('Paid (₹)', '999999');
    await save();
    expect(await screen.findByText('CGPA must be a number from 0 to 10')).toBeInTheDocument();
    expect(screen.getByText('Paid amount cannot be more than the total fee')).toBeInTheDocument();
    expect(requests.filter(isUpdate)).toEqual([]);
  });

  it.each([
    ['Failed to update student', () => new Response(null, { status: 500 })],
    ['Error updating student', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('section 8: shows %s, and keeps the values', async (message, answer) => {
    const { type, save } = await edit({
      wire: async (request, serve) => (isUpdate(request) ? answer() : serve(request)),
    });
    await type('Name', 'Ananya D.');
    await save();
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ananya D.');
  });

  it('shows a taken e-mail address on its field', async () => {
    const { type, save } = await edit();
    await type('Email', 'admin@university.example');
    await save();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/already in use/),
    );
  });
});

describe('A server that never answers', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('makes a record wait for ten seconds in all, including the list it leads to', async () => {
    const app = await renderApp('/about', { as: 'admin', wire: () => new Promise(() => {}) });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await app.router.navigate({ to: '/admin/students/$studentId', params: { studentId: ANANYA } });
    await pass(9000);
    expect(app.router.state.location.pathname).toBe(`/admin/students/${ANANYA}`);
    await pass(1100);
    expect(app.router.state.location.pathname).toBe('/admin/dashboard');
    // The code of the dashboard may still be on its way.
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error loading studentsThe server did not answer within 10 seconds.',
    );
    expect(document.querySelector('main [aria-busy=true], main .spinner')).toBeNull();

    app.intercept((request, serve) => serve(request));
    await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('40 students')).toBeInTheDocument();
  });
});
