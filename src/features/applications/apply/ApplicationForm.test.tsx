import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applicant, course, field, fillIn, submit } from '#tests/application-form.ts';
import { failures, refusals, unauthorized } from '#tests/faults.ts';
import { renderApp, signInAs } from '#tests/render.tsx';
import { session } from '#src/session/session.ts';
import { lastSubmission, storeSubmission } from '#src/session/last-submission.ts';

const SUCCESS = 'Application submitted successfully! You will receive confirmation shortly.';
const FAILED = 'Failed to submit application. Please try again.';

type Wire = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['wire']>;
const onSubmission =
  (answer: (request: Request) => Promise<Response>): Wire =>
  (request, serve) =>
    request.method === 'POST' ? answer(request) : serve(request);

afterEach(() => {
  vi.useRealTimers();
});

describe('Submitting an application', () => {
  it('calls POST /applications/submit, shows the toast, and goes on to / (section 8)', async () => {
    const { user, requests, router, database } = await renderApp('/admissions');
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    // Read while it is there: toasts go by themselves, and the page behind them may be slow to come.
    const told = (await screen.findByText(/reference number is/)).textContent;
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    const sent = requests.find(({ method }) => method === 'POST');
    expect(new URL(sent?.url ?? '').pathname).toBe('/api/applications/submit');
    expect(await sent?.json()).toEqual(applicant);

    const stored = await database.transact('read', ({ applications }) => applications.by('email', applicant.email));
    expect(stored).toMatchObject({ ...applicant, status: 'APPLIED' });
    expect(lastSubmission.get()).toEqual({ reference: stored?.referenceNumber, course: applicant.desiredCourse });
    expect(sessionStorage.getItem('draft:application')).toBeNull();
    expect(told).toContain(stored?.referenceNumber);
  });

  it('shows the reference number in a card until it is closed, to be copied and printed', async () => {
    const { user } = await renderApp('/admissions');
    await fillIn(user);
    await user.click(submit());
    const card = within(await screen.findByRole('region', { name: 'Notices' }));
    const { reference = '' } = lastSubmission.get() ?? {};
    expect(await card.findByText(`Your reference number is ${reference}.`)).toBeVisible();

    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(card.getByRole('button', { name: 'Copy Number' }));
    expect(copied).toHaveBeenCalledWith(reference);

    const printed: (string | null | undefined)[] = [];
    const sheet = () => document.querySelector('[data-print-only]')?.textContent;
    vi.stubGlobal('print', () => printed.push(sheet()));
    await user.click(card.getByRole('button', { name: 'Print' }));
    expect(printed).toEqual([expect.stringContaining(`Reference number: ${reference}`)]);

    await user.click(card.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notices' })).not.toBeInTheDocument());
    expect(sheet()).toBeUndefined();
  });

  it('closes the card with the reference number when somebody signs in', async () => {
    storeSubmission({ reference: 'APP-2026-000081', course: 'Civil Engineering' });
    const { database } = await renderApp('/about');
    expect(await screen.findByText('Your reference number is APP-2026-000081.')).toBeVisible();
    await act(() => signInAs(database, 'staff'));
    await waitFor(() => expect(screen.queryByText(/reference number is/)).not.toBeInTheDocument());
    act(() => session.clear());
    expect(lastSubmission.get()).toMatchObject({ reference: 'APP-2026-000081', isClosed: true });
    expect(screen.queryByText(/reference number is/)).not.toBeInTheDocument();
  });

  it('shows the reference number again on the next visit, with an empty form', async () => {
    storeSubmission({ reference: 'APP-2026-000081', course: 'Civil Engineering', isClosed: true });
    await renderApp('/admissions');
    expect(screen.getByText('APP-2026-000081')).toBeVisible();
    expect(screen.getByText('Your application for Civil Engineering has been received.')).toBeVisible();
    expect(field('Full name')).toHaveValue('');
  });

  it('accepts an answer with success alone', async () => {
    const { user, router } = await renderApp('/admissions', {
      wire: onSubmission(async () => Response.json({ success: true, message: 'Received' })),
    });
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('sends one request, however often the button is clicked', async () => {
    let answer = (_: Response) => {};
    const { user } = await renderApp('/admissions', {
      wire: onSubmission(() => new Promise((next) => (answer = next))),
    });
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    answer(Response.json({ success: true }));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
  });

  it('sends nothing for an empty form: every field shows its error, and the first has the focus', async () => {
    const { user, requests } = await renderApp('/admissions');
    await user.click(submit());
    await waitFor(() => expect(field('Full name')).toHaveFocus());
    for (const [label, message] of [
      ['Full name', 'Full name is required'],
      ['Email', 'Email is required'],
      ['Phone number', 'Phone number is required'],
      ['Desired course', 'Desired course is required'],
      ['Previous qualification', 'Previous qualification is required'],
      ['Previous grade/percentage', 'Previous grade/percentage is required'],
    ] as const)
      expect(field(label)).toHaveAccessibleDescription(new RegExp(message));
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('A failed application (section 8)', () => {
  const refused = new Map(refusals.map(([name, , words]) => [name, words]));

  it.each(failures)(
    'A failed application (%s) shows a toast and a message at the email field, and keeps its values',
    async (name, answer) => {
      const words = refused.get(name) ?? FAILED;
      const { user, router, intercept } = await renderApp('/admissions', { wire: onSubmission(answer) });
      await fillIn(user);
      await user.click(submit());
      await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(words));
      expect(field('Email')).toHaveFocus();
      expect(await screen.findAllByText(words)).toHaveLength(2);
      expect(field('Full name')).toHaveValue(applicant.fullName);
      expect(field('Phone number')).toHaveValue(applicant.phoneNumber);
      expect(course()).toHaveValue(applicant.desiredCourse);
      expect(field('Previous grade/percentage')).toHaveValue(applicant.previousGrade);
      expect(router.state.location.pathname).toBe('/admissions');

      intercept((request, serve) => serve(request));
      await user.click(submit());
      expect(await screen.findByText(SUCCESS)).toBeVisible();
    },
  );

  it('The phone number of a failed application keeps the format in which it was typed', async () => {
    const sent: unknown[] = [];
    const wire = onSubmission(async (request) => {
      sent.push(await request.clone().json());
      return Response.json({ success: false, message: FAILED }, { status: 500 });
    });
    const { user } = await renderApp('/admissions', { wire });
    await fillIn(user, { phoneNumber: '+91 98765-43210' });
    await user.click(submit());
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(FAILED));
    expect(field('Phone number')).toHaveValue('+91 98765-43210');
    expect(sent).toEqual([{ ...applicant, phoneNumber: '+919876543210' }]);
  });

  it('A failed application (no answer within 10 seconds) shows its message', async () => {
    const { user } = await renderApp('/admissions', { wire: onSubmission(() => new Promise(() => {})) });
    await fillIn(user);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => submit().click());
    await screen.findByRole('button', { name: 'Submitting...' });
    await act(() => vi.advanceTimersByTimeAsync(10_100));
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(FAILED));
  });

  it('A duplicate address shows the server’s message; an error of another field shows at that field', async () => {
    const words = 'There is already an application with this email address';
    const { user, database, intercept } = await renderApp('/admissions');
    const [taken] = await database.transact('read', ({ applications }) => applications.all());
    await fillIn(user, { email: taken?.email ?? '' });
    await user.click(submit());
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(words));
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    // What to do then: for the earlier application, for somebody else of the family, and for another course.
    expect(await screen.findByRole('link', { name: 'Already applied?' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#own-application$/),
    );
    expect(screen.getByText(/enter another email address for this application/)).toBeInTheDocument();
    expect(screen.getByText(/^There is one application per email address, for one course/)).toBeInTheDocument();

    // The link opens the folded card that it points at, also once that has been closed again.
    for (const _ of ['first', 'second']) {
      await user.click(screen.getByRole('link', { name: 'Already applied?' }));
      const card = within(screen.getByRole('region', { name: 'Already applied?' }));
      expect(await card.findByRole('form', { name: 'Look up your application' })).toBeInTheDocument();
      await user.click(card.getByRole('button', { name: 'Close' }));
      expect(card.queryByRole('form')).not.toBeInTheDocument();
    }

    const refusal = { success: false, message: 'No such number', errors: { phoneNumber: 'No such number' } };
    intercept(onSubmission(async () => Response.json(refusal, { status: 400 })));
    await user.click(submit());
    await waitFor(() => expect(field('Phone number')).toHaveAccessibleDescription(/No such number/));
    expect(field('Phone number')).toHaveFocus();
    expect(field('Email')).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('A 401 on an application leads to the login, and the form is restored afterwards', async () => {
    const { user, router } = await renderApp('/admissions', { wire: onSubmission(unauthorized) });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await act(() => router.navigate({ to: '/admissions' }));
    await waitFor(() => expect(field('Full name')).toHaveValue(applicant.fullName));
    expect(course()).toHaveValue(applicant.desiredCourse);
  });
});

it('The admission form keeps its values across a reload', async () => {
  const first = await renderApp('/admissions');
  await fillIn(first.user);
  first.unmount();
  await renderApp('/admissions');
  expect(field('Full name')).toHaveValue(applicant.fullName);
  expect(course()).toHaveValue(applicant.desiredCourse);
  expect(field('Previous qualification')).toHaveValue(applicant.previousQualification);
});
