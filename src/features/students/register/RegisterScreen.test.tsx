import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorStatuses, refusals, silences, unauthorized } from '#tests/faults.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { renderApp } from '#tests/render.tsx';

const SUCCESS = 'Registration successful! Please login.';
const student = {
  Name: 'Asha Rao',
  Email: 'asha.rao@university.example',
  'Roll number': 'CS26901',
  Phone: '+919876543210',
  Password: 'four purple rickshaws',
  'Confirm password': 'four purple rickshaws',
};
const choices = { Department: 'Life Sciences', Year: '2nd year', Semester: '3rd semester' };

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input, select' });
const submit = () => screen.getByRole('button', { name: 'Register' });

async function fillIn(user: UserEvent, but: Partial<typeof student> = {}) {
  for (const [label, value] of Object.entries({ ...student, ...but })) {
    if (value) await pasteInto(user, field(label), value);
  }
  for (const [label, value] of Object.entries(choices)) await user.selectOptions(field(label), value);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('Registration', () => {
  it("calls POST /auth/register, shows 'Registration successful! Please login.', and goes to /login", async () => {
    const { user, requests, router, database } = await renderApp('/register');
    await fillIn(user, { Phone: '+91 (98765) 43210' });
    await user.click(submit());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/auth/register',
    ]);
    expect(await requests[0]?.json()).toEqual({
      name: student.Name,
      email: student.Email,
      rollNo: student['Roll number'],
      phone: student.Phone,
      password: student.Password,
      department: 'Life Sciences',
      year: 2,
      semester: 3,
    });
    const stored = await database.transact('read', ({ students }) => students.by('email', student.Email));
    expect(stored).toMatchObject({ name: student.Name, department: 'Life Sciences', year: 2, semester: 3 });
    expect(sessionStorage.getItem('draft:registration')).toBeNull();
  });

  it('redirects a signed-in person', async () => {
    const { router } = await renderApp('/register', { as: 'student' });
    expect(router.state.location.pathname).toBe('/student/dashboard');
  });

  it('sends nothing for an empty form: every field but the phone shows its error, and the first has the focus', async () => {
    const { user, requests } = await renderApp('/register');
    await user.click(submit());
    await waitFor(() => expect(field('Name')).toHaveFocus());
    for (const [label, message] of [
      ['Name', 'Name is required'],
      ['Email', 'Email is required'],
      ['Roll number', 'Roll number is required'],
      ['Department', 'Department is required'],
      ['Year', 'Year is required'],
      ['Semester', 'Semester is required'],
      ['Password', 'Password is required'],
      ['Confirm password', 'Please confirm your password'],
    ] as const)
      expect(field(label)).toHaveAccessibleDescription(new RegExp(message));
    expect(field('Phone')).not.toHaveAttribute('aria-invalid', 'true');
    expect(requests).toHaveLength(0);
  });

  it('offers the eight departments of the about page', async () => {
    await renderApp('/register');
    expect(
      screen.getAllByRole('option').filter((option) => option.closest('select') === field('Department')),
    ).toHaveLength(9);
  });

  it('rates the password while it is typed, and the person’s name in it counts as weak', async () => {
    const { user } = await renderApp('/register');
    await pasteInto(user, field('Name'), student.Name);
    await user.type(field('Password'), 'abc');
    expect(screen.getByText(/Strength: Too short/)).toBeVisible();
    await user.paste('defgh');
    expect(screen.getByText(/Strength: Weak/)).toBeVisible();
    await user.clear(field('Password'));
    await user.paste('Asha.Rao-2026');
    expect(screen.getByText(/Strength: Weak. Do not use your name/)).toBeVisible();
    await user.clear(field('Password'));
    await user.paste(student.Password);
    expect(screen.getByText('Strength: Strong.')).toBeVisible();
  });

  it('keeps its values across a reload, except the passwords', async () => {
    const first = await renderApp('/register');
    await fillIn(first.user);
    first.unmount();
    await renderApp('/register');
    expect(field('Name')).toHaveValue(student.Name);
    expect(field('Semester')).toHaveValue('3');
    expect(field('Password')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(student.Password);
  });
});

describe('A registration that fails (section 8) says why, and keeps its values', () => {
  it('shows the server’s message, or that of section 8 without one', async () => {
    const { user, intercept, router } = await renderApp('/register');
    await fillIn(user);
    for (const [name, wire, words] of [
      ...refusals,
      ['a false success flag', async () => Response.json({ success: false }), 'Registration failed'] as const,
      ...[...errorStatuses, ...silences].map(
        ([name, wire]) => [name, wire, 'Registration failed. Please try again.'] as const,
      ),
    ]) {
      intercept(wire);
      // The click takes the focus from the alert of the failure before.
      await user.click(submit());
      await waitFor(() => expect(screen.getByRole('alert'), name).toHaveFocus());
      expect(screen.getByRole('alert'), name).toHaveTextContent(words);
      for (const [label, value] of Object.entries(student)) expect(field(label), name).toHaveValue(value);
    }
    intercept((request, serve) => serve(request));
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('times out after 10 seconds', async () => {
    const { user } = await renderApp('/register', { wire: () => new Promise(() => {}) });
    await fillIn(user);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => submit().click());
    expect(await screen.findByRole('button', { name: 'Registering...' })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(10_100));
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed. Please try again.');
  });

  it('shows a taken address or roll number at its field', async () => {
    const { user, database } = await renderApp('/register');
    const [other] = await database.transact('read', ({ students }) => students.all());
    await fillIn(user, { Email: 'student@university.example', 'Roll number': other?.rollNo ?? '' });
    for (const [label, words] of [
      ['Email', 'This email address is already in use'],
      ['Roll number', 'This roll number is already in use'],
    ] as const) {
      await user.click(submit());
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(words)));
      await waitFor(() => expect(field(label)).toHaveFocus());
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await user.clear(field(label));
      await user.paste(student[label]);
    }
  });

  it('A 401 on a registration leads to the login, and the form is restored afterwards', async () => {
    const { user, router } = await renderApp('/register', { wire: unauthorized });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await act(() => router.navigate({ to: '/register' }));
    await waitFor(() => expect(field('Name')).toHaveValue(student.Name));
  });
});
