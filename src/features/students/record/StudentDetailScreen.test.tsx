import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { awaitExtensions, offerExtensions } from '#src/platform/server/extensions.ts';
import { toast } from '#src/ui/toast/toast.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;

const ANANYA = 'stu_000001';
const isUpdate = ({ method }: Request) => method === 'PUT';
const SAVED = 'Student updated successfully! Click "Back to List" to see changes.';

async function openRecord(id = ANANYA, options: Options = {}) {
  const app = await renderApp(`/admin/students/${id}`, { as: 'admin', students: 3, ...options });
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
    expect(screen.getByText(/^Student · /)).toHaveTextContent(/ · Computer Science · 3rd year, 6th semester$/);
    expect(fact('Total fee')).toHaveTextContent('₹1,48,000');
    expect(fact('Pending')).toHaveTextContent('₹0');
    expect(fact('Fee status')).toHaveTextContent('Paid');
    expect(fact('Package')).toHaveTextContent('18.5 LPA');
    expect(screen.getByRole('list', { name: 'How things stand' })).toHaveTextContent(/^ActivePlacedPaid$/);
  });

  it('shows the buttons of a record all at once, when it is known what the server has, so that none moves another', async () => {
    awaitExtensions();
    await openRecord();
    expect(await screen.findByText('Total fee', { selector: 'dt' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    act(() => offerExtensions(['password-reset']));
    for (const name of ['Edit', 'Print', 'Reset password', 'Delete'])
      expect(screen.getByRole('button', { name })).toBeEnabled();
  });

  it('section 8: an unknown id, a failure flag and a refusal each show their words, and redirect to the admin dashboard', async () => {
    const app = await renderApp('/about', { as: 'admin', students: 3 });
    for (const [message, id, answer] of [
      ['Student not found', 'stu_nobody', undefined],
      ['Student not found', ANANYA, async () => Response.json({ success: false })],
      ['Error loading student details', ANANYA, async () => new Response(null, { status: 503 })],
    ] as const) {
      toast.dismissAll();
      await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
      app.intercept((request, serve) =>
        answer && request.url.endsWith(`/students/${id}`) ? answer() : serve(request),
      );
      await act(async () => app.router.history.push('/about'));
      await waitFor(() => expect(app.router.state.resolvedLocation?.pathname).toBe('/about'));
      // The dashboard has loaded the roster, with this student in it.
      app.queryClient.clear();
      await act(async () => app.router.history.push(`/admin/students/${id}`));
      expect(await screen.findByText(message)).toBeInTheDocument();
      await waitFor(() => expect(app.router.state.location.pathname).toBe('/admin/dashboard'));
    }
    expect(screen.getByText('The server is not available now. Try again in a minute.')).toBeInTheDocument();
  });
});

describe('Section 4: view mode, then edit mode', () => {
  it('restores the original values by Cancel; sends the whole edited student by Save Changes, returns to view mode, and reloads the list by "Back to List"', async () => {
    const { type, save, requests, stored, user, place } = await edit();
    await type('Name', 'Somebody Else');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ananya Deshpande' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Ananya Deshpande');
    expect(requests.filter(isUpdate)).toEqual([]);

    const before = await stored();
    await type('Name', 'Aabha Deshpande');
    await type('Phone', '');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '4');
    await save();
    expect(await screen.findByText(SAVED)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Aabha Deshpande' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
    const sent: unknown = await requests.find(isUpdate)?.json();
    expect(sent).toEqual({ ...before, name: 'Aabha Deshpande', phone: null, year: 4 });
    expect(await stored()).toMatchObject({ name: 'Aabha Deshpande', year: 4 });
    expect(await stored()).not.toHaveProperty('phone');

    // Where nothing has been edited nothing is asked.
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('textbox', { name: 'Name' });
    await user.click(screen.getByRole('link', { name: 'Back to List' }));
    await waitFor(() => expect(place()).toBe('/admin/dashboard'));
    expect(await screen.findByText('Aabha Deshpande')).toBeInTheDocument();
    expect(requests.some(({ url }) => url.endsWith('/api/admin/students'))).toBe(true);
  });

  it('offers a department that is none of the five, checks every field before it sends a request, shows why a save failed (section 8) or an address is taken, and keeps the values until it is saved', async () => {
    const { type, save, requests, intercept, stored } = await edit({
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

    await type('Current CGPA', '11');
    await type('Paid (₹)', '999999');
    await save();
    expect(await screen.findByText('CGPA must be a number from 0 to 10')).toBeInTheDocument();
    expect(screen.getByText('Paid amount cannot be more than the total fee')).toBeInTheDocument();
    expect(requests.filter(isUpdate)).toEqual([]);

    await type('Current CGPA', '9');
    await type('Paid (₹)', '1000');
    await type('Phone', '+91 (98765) 432-11');
    for (const [message, answer] of [
      ['Failed to update student', async () => new Response(null, { status: 500 })],
      ['Error updating student', () => Promise.reject(new TypeError('Failed to fetch'))],
    ] as const) {
      intercept((request, serve) => (isUpdate(request) ? answer() : serve(request)));
      await save();
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
      expect(screen.getByRole('textbox', { name: 'Current CGPA' })).toHaveValue('9');
    }

    intercept((request, serve) => serve(request));
    await type('Email', 'admin@university.example');
    await save();
    const email = screen.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription(/already in use/));
    await type('Email', 'ananya.d@university.example');
    await save();
    expect(await screen.findByText(SAVED)).toBeInTheDocument();
    // Section 9: without spaces, hyphens and brackets.
    expect(await stored()).toMatchObject({ phone: '+919876543211', department: 'Aerospace' });
  });
});

describe('A server that never answers', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('makes a record wait for ten seconds in all, including the list it leads to', async () => {
    const app = await renderApp('/about', { as: 'admin', students: 3, wire: () => new Promise(() => {}) });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await app.router.navigate({ to: '/admin/students/$studentId', params: { studentId: ANANYA } });
    await pass(9000);
    expect(app.router.state.location.pathname).toBe(`/admin/students/${ANANYA}`);
    await pass(1100);
    expect(app.router.state.location.pathname).toBe('/admin/dashboard');
    expect(await screen.findByText('Error loading student details')).toBeInTheDocument();
    // The code of the dashboard may still be on its way.
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error loading studentsThe server did not answer within 10 seconds.',
    );
    expect(document.querySelector('main [aria-busy=true], main .spinner')).toBeNull();

    app.intercept((request, serve) => serve(request));
    await app.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('3 students')).toBeInTheDocument();
  });
});
