import { act, screen, waitFor, within } from '@testing-library/react';
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

  it('offers the eight departments of the about page, sends nothing for an empty form, with an error at every field but the phone and the focus on the first, and rates the password while it is typed, in which the person’s name counts as weak', async () => {
    const { user, requests } = await renderApp('/register');
    expect(within(field('Department')).getAllByRole('option')).toHaveLength(9);
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
});

describe('A registration that fails (section 8) says why, and keeps its values', () => {
  it('shows the server’s message, or that of section 8 without one or after 10 seconds, and a taken address or roll number at its field; corrected it is sent', async () => {
    const { user, intercept, router, database } = await renderApp('/register');
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

    intercept(() => new Promise(() => {}));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => submit().click());
    expect(await screen.findByRole('button', { name: 'Registering...' })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(10_100));
    vi.useRealTimers();
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed. Please try again.');

    intercept((request, serve) => serve(request));
    const [other] = await database.transact('read', ({ students }) => students.all());
    const enter = async (label: 'Email' | 'Roll number', value: string) => {
      await user.clear(field(label));
      await user.paste(value);
    };
    await enter('Email', 'student@university.example');
    await enter('Roll number', other?.rollNo ?? '');
    for (const [label, words] of [
      ['Email', 'This email address is already in use'],
      ['Roll number', 'This roll number is already in use'],
    ] as const) {
      await user.click(submit());
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(words)));
      await waitFor(() => expect(field(label)).toHaveFocus());
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await enter(label, student[label]);
    }
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('A 401 on a registration leads to the login, and the form is restored afterwards and by a reload, except the passwords', async () => {
    const { user, router, unmount } = await renderApp('/register', { wire: unauthorized });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await act(() => router.navigate({ to: '/register' }));
    await waitFor(() => expect(field('Name')).toHaveValue(student.Name));

    await user.clear(field('Name'));
    await user.paste('Asha Iyer');
    await pasteInto(user, field('Password'), student.Password);
    unmount();
    await renderApp('/register');
    expect(field('Name')).toHaveValue('Asha Iyer');
    expect(field('Semester')).toHaveValue('3');
    expect(field('Password')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(student.Password);
  });
});
