import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '#src/session/session.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { pasteInto } from '../paste-into.ts';
import { openPage } from '../render.tsx';
import { type Fault, timeouts, writeFaultKinds } from './faults.ts';
import { enveloped, otherServer } from './other-server.ts';
import { course, student } from './records.ts';

type Page = Awaited<ReturnType<typeof openPage>>;

interface FormCase {
  readonly name: string;
  readonly path: string;
  readonly role?: 'STUDENT' | 'ADMIN';
  /** Gets to the form. */
  readonly reach: (page: Page) => Promise<void>;
  readonly fields: Readonly<Record<string, string>>;
  readonly submit: string;
  /** The call that sends it, what a server answers that is well, and the sign of the success. */
  readonly call: string;
  readonly answer: object;
  readonly done: string;
  /** What is said where the server has no words of its own, and where it does not answer (section 8). */
  readonly refused: string;
  readonly unanswered: string;
}

/** What a course's form and that of a password keep is in CourseEditor.test.tsx and ChangePasswordDialog.test.tsx. */
const forms: readonly FormCase[] = [
  {
    name: 'Login',
    path: '/login',
    reach: async () => {},
    fields: { Email: 'asha@x.example', Password: 'secret-1' },
    submit: 'Login as Student',
    call: 'POST /auth/student-login',
    answer: enveloped({ token: 't', user: { ...student, role: 'STUDENT' } }) as object,
    done: 'Login successful!',
    // An error's status without a word is a thrown error to section 8; "Login failed" is for a false success flag.
    refused: 'Login failed. Please try again.',
    unanswered: 'Login failed. Please try again.',
  },
  {
    name: 'Add New Student',
    path: '/admin/dashboard',
    role: 'ADMIN',
    reach: async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Add New Student' }));
      await user.selectOptions(await screen.findByLabelText(/^Department/, { selector: 'form *' }), 'Civil');
    },
    fields: { Name: 'Kabir Sethi', Email: 'kabir@x.example', 'Roll number': 'CE2026001', Phone: '9876543210' },
    submit: 'Add Student',
    call: 'POST /students',
    answer: enveloped({
      ...student,
      id: 's2',
      name: 'Kabir Sethi',
      email: 'kabir@x.example',
      rollNo: 'CE2026001',
      department: 'Civil',
      year: 1,
      semester: 1,
      phone: '9876543210',
    }) as object,
    done: 'Student added successfully',
    refused: 'Failed to add student',
    unanswered: 'Error adding student',
  },
  {
    name: 'Edit student',
    path: '/admin/students/s1',
    role: 'ADMIN',
    reach: async ({ user }) => user.click(await screen.findByRole('button', { name: 'Edit' })),
    fields: { Name: 'Asha R. Rao', Address: '9 Hill Road' },
    submit: 'Save Changes',
    call: 'PUT /admin/students/s1',
    answer: enveloped({ ...student, name: 'Asha R. Rao', address: '9 Hill Road' }) as object,
    done: 'Student updated successfully! Click "Back to List" to see changes.',
    refused: 'Failed to update student',
    unanswered: 'Error updating student',
  },
  {
    name: 'Update fees',
    path: '/admin/students/s1?tab=fee',
    role: 'ADMIN',
    reach: async () => {
      await waitFor(() => expect(control('Paid')).toBeEnabled());
    },
    fields: { Paid: '61000', 'Total fee': '151000' },
    submit: 'Save Changes',
    call: 'PUT /students/s1/fee',
    answer: enveloped({ ...student, paidAmount: 61_000, totalFee: 151_000 }) as object,
    done: 'Fees updated successfully! Click "Back to List" to see changes.',
    refused: 'Failed to update fees',
    unanswered: 'Error updating fees',
  },
];

const control = (label: string) =>
  within(screen.getByRole('form', { hidden: true })).getByLabelText(new RegExp(`^${label}`));
const valuesOf = (fields: FormCase['fields']) =>
  Object.fromEntries(Object.keys(fields).map((label) => [label, (control(label) as HTMLInputElement).value]));

/** Opens a form whose call answers as it is told, and fills it in. */
async function fillIn({ path, role, reach, fields, call }: FormCase) {
  const well = {
    'GET /auth/me': enveloped(student),
    'GET /admin/students': enveloped([student]),
    'GET /admin/students/s1': enveloped(student),
    'GET /courses': enveloped([course]),
    'POST /admin/auth/login': enveloped({
      token: 't2',
      user: { name: 'Asha Rao', email: 'a@x.example', role: 'ADMIN' },
    }),
  };
  let answer: Fault['fail'] = () => Promise.reject(new TypeError('Failed to fetch'));
  const server = otherServer({ ...well, [call]: (request: Request) => answer(request) });
  const page = await openPage(path, server, () => {
    if (role) session.save({ token: 't', role, user: { name: 'Asha Rao', email: 'a@x.example', role } });
  });
  await reach(page);
  await screen.findByRole('form');
  // A dialog that opens puts the focus into its form, and would take it from a field that is being filled in already.
  if (screen.queryByRole('dialog'))
    await waitFor(() => expect(screen.getByRole('form')).toContainElement(document.activeElement as HTMLElement));
  for (const [label, value] of Object.entries(fields)) {
    await page.user.clear(control(label));
    await pasteInto(page.user, control(label), value);
  }
  const answerWith = (next: Fault['fail']) => {
    answer = next;
  };
  return { ...page, answerWith };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
afterEach(() => {
  vi.useRealTimers();
});

/** The two for which section 8 has words of each form: the server said no without a word, or did not answer. */
const wordlessFaults = writeFaultKinds.filter(({ reason, kind }) => reason === undefined || kind === 'unanswered');

/** The field that a server refuses, as the contract calls it. */
const refusedField = {
  Email: 'email',
  Name: 'name',
  Paid: 'paidAmount',
};

type Filled = Awaited<ReturnType<typeof fillIn>>;

const submitButton = (form: FormCase) => screen.findByRole('button', { name: form.submit });
const submit = async ({ user }: Filled, form: FormCase) => user.click(await submitButton(form));

async function keepsValues(form: FormCase, name: string) {
  expect(valuesOf(form.fields), name).toEqual(form.fields);
  await waitFor(async () => expect(await submitButton(form), name).toBeEnabled());
}

async function failsWith({ name, fail, kind, reason, silent }: Fault, filled: Filled, form: FormCase) {
  filled.answerWith(fail);
  if (silent) vi.useFakeTimers({ shouldAdvanceTime: true });
  await submit(filled, form);
  if (silent) await pass(10_000);
  const words = kind === 'refused' ? (reason ?? form.refused) : form.unanswered;
  expect((await screen.findAllByText(words)).length, name).toBeGreaterThan(0);
  await keepsValues(form, name);
}

async function namesRefusedField(filled: Filled, form: FormCase) {
  const [[label = '', value = ''] = []] = Object.entries(form.fields);
  const field = new Map(Object.entries(refusedField)).get(label) ?? '';
  const refusal = { success: false, message: 'Not valid', errors: { [field]: 'Not this one.' } };
  filled.answerWith(async () => Response.json(refusal, { status: 400 }));
  await submit(filled, form);
  await waitFor(() => expect(control(label)).toHaveAccessibleDescription(/Not this one\./));
  await waitFor(() => expect(control(label)).toHaveFocus());
  expect(control(label)).toHaveValue(value);
  await keepsValues(form, 'a refused field');
}

/** Where the session ends with a request, a login leads back, and the form has its values again. */
async function isRestoredAfterLogin(filled: Filled, form: FormCase) {
  const { user, router, answerWith } = filled;
  const place = router.state.location.href;
  answerWith(async () => Response.json({ success: false }, { status: 401 }));
  await submit(filled, form);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await user.click(await screen.findByRole('tab', { name: 'Admin Login' }));
  await pasteInto(user, await screen.findByLabelText(/^Email/), 'a@x.example');
  await pasteInto(user, screen.getByLabelText(/^Password/), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Login as Admin' }));
  await waitFor(() => expect(router.state.location.href.split('?')[0]).toBe(place.split('?')[0]));
  expect(await submitButton(form)).toBeVisible();
  await waitFor(() => expect(valuesOf(form.fields), 'after a login').toEqual(form.fields));
}

async function waitsForSlowAnswer(filled: Filled, form: FormCase) {
  let sent = 0;
  filled.answerWith(async () => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 9000));
    return Response.json(form.answer);
  });
  // Not in the page: the toasts of the failures may keep that of the success waiting.
  const toasts = vi.spyOn(toast, 'success');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const button = await submitButton(form);
  await filled.user.click(button);
  await pass(4000);
  await filled.user.click(button);
  await pass(4000);
  expect(valuesOf(form.fields), 'while pending').toEqual(form.fields);
  expect(screen.queryByRole('button', { name: form.submit })).not.toBeInTheDocument();
  await pass(1500);
  await waitFor(() => expect(toasts.mock.calls.map(([text]) => text)).toEqual([form.done]));
  expect(sent).toBe(1);
}

// Every other form is drawn by one of these three components.
const oneOfEach = new Set(['Login', 'Add New Student', 'Edit student']);
// Who logs in has no session that could end. Drafts of fees are in drafts.test.tsx.
const restored = new Set(['Add New Student', 'Edit student']);

describe.each(forms)('The form "$name"', (form) => {
  const isOneOfEach = oneOfEach.has(form.name);
  it('keeps its values through every failure of its request, says why it failed and at which field, is restored after a new login, and can be sent again, once', async () => {
    const filled = await fillIn(form);
    // That a timeout is no other kind of fault is tested with one form.
    const late = form === forms[0] ? timeouts : [];
    for (const fault of isOneOfEach ? writeFaultKinds : wordlessFaults) await failsWith(fault, filled, form);
    await namesRefusedField(filled, form);
    if (restored.has(form.name)) await isRestoredAfterLogin(filled, form);
    for (const fault of late) await failsWith(fault, filled, form);
    if (isOneOfEach) await waitsForSlowAnswer(filled, form);
    else expect(await submitButton(form)).toBeEnabled();
  });
});
