import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applicant, course, field, fillIn, submit } from '#tests/application-form.ts';
import { failures, refusals, unauthorized } from '#tests/faults.ts';
import { renderApp, signInAs } from '#tests/render.tsx';
import { session } from '#src/session/session.ts';
import { lastReceipt, storeReceipt } from '#src/session/application-receipt.ts';

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
  it('calls POST /applications/submit, shows the toast, and goes on to / (section 8) with the reference number to be copied and printed', async () => {
    const { user, requests, router, database } = await renderApp('/admissions');
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
    const sent = requests.find(({ method }) => method === 'POST');
    expect(new URL(sent?.url ?? '').pathname).toBe('/api/applications/submit');
    expect(await sent?.json()).toEqual(applicant);

    const stored = await database.transact('read', ({ applications }) => applications.by('email', applicant.email));
    const reference = stored?.referenceNumber ?? '-';
    expect(stored).toMatchObject({ ...applicant, status: 'APPLIED' });
    expect(lastReceipt.get()).toEqual({ reference, course: applicant.desiredCourse });
    expect(sessionStorage.getItem('draft:application')).toBeNull();

    const card = within(await screen.findByRole('region', { name: 'Notices' }));
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

    // The next visit shows the number again, with an empty form.
    await act(() => router.navigate({ to: '/admissions' }));
    expect(screen.getByText(reference)).toBeVisible();
    expect(screen.getByText('Your application for Civil Engineering has been received.')).toBeVisible();
    expect(field('Full name')).toHaveValue('');
  });

  it('closes the card with the reference number when somebody signs in', async () => {
    storeReceipt({ reference: 'APP-2026-000081', course: 'Civil Engineering' });
    const { database } = await renderApp('/about');
    expect(await screen.findByText('Your reference number is APP-2026-000081.')).toBeVisible();
    await act(() => signInAs(database, 'staff'));
    await waitFor(() => expect(screen.queryByText(/reference number is/)).not.toBeInTheDocument());
    act(() => session.clear());
    expect(lastReceipt.get()).toMatchObject({ reference: 'APP-2026-000081', isClosed: true });
    expect(screen.queryByText(/reference number is/)).not.toBeInTheDocument();
  });
});

describe('A failed application (section 8)', () => {
  const refused = new Map(refusals.map(([name, , words]) => [name, words]));

  it('An empty form sends nothing and shows an error at every field; a failed application shows a toast and a message at the email field for each kind of failure, keeps its values as they were typed, and can be sent again', async () => {
    const { user, router, intercept, requests } = await renderApp('/admissions');
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

    const phoneNumber = '+91 98765-43210';
    await fillIn(user, { phoneNumber });
    const sent: unknown[] = [];
    const seen = new Set<string>();
    for (const [name, answer] of failures) {
      const words = refused.get(name) ?? FAILED;
      intercept(
        onSubmission(async (request) => {
          sent.push(await request.clone().json());
          return answer(request);
        }),
      );
      // The click takes the focus from the field of the failure before.
      await user.click(submit());
      await waitFor(() => expect(field('Email'), name).toHaveFocus());
      expect(field('Email'), name).toHaveAccessibleDescription(words);
      // The field and the toast. Those of other failures with the same words are not gone yet.
      if (!seen.has(words)) await waitFor(() => expect(screen.getAllByText(words), name).toHaveLength(2));
      seen.add(words);
      expect(field('Full name'), name).toHaveValue(applicant.fullName);
      expect(field('Phone number'), name).toHaveValue(phoneNumber);
      expect(course(), name).toHaveValue(applicant.desiredCourse);
      expect(field('Previous grade/percentage'), name).toHaveValue(applicant.previousGrade);
    }
    expect(sent).toEqual(failures.map(() => applicant));
    expect(router.state.location.pathname).toBe('/admissions');

    // No answer within 10 seconds.
    intercept(onSubmission(() => new Promise(() => {})));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    act(() => submit().click());
    await screen.findByRole('button', { name: 'Submitting...' });
    act(() => field('Full name').focus());
    await act(() => vi.advanceTimersByTimeAsync(10_100));
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Email')).toHaveAccessibleDescription(FAILED);
    vi.useRealTimers();

    intercept((request, serve) => serve(request));
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('A duplicate address shows the server’s message, an error of another field shows at that field, and then one request is sent, however often the button is clicked, and success alone is an answer', async () => {
    const words = 'There is already an application with this email address';
    const { user, router, database, intercept } = await renderApp('/admissions');
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

    let answer = (_: Response) => {};
    intercept(onSubmission(() => new Promise((next) => (answer = next))));
    await user.click(submit());
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    answer(Response.json({ success: true, message: 'Received' }));
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('A 401 on an application leads to the login, and the form is restored afterwards and by a reload', async () => {
    const { user, router, unmount } = await renderApp('/admissions', { wire: onSubmission(unauthorized) });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    await act(() => router.navigate({ to: '/admissions' }));
    await waitFor(() => expect(field('Full name')).toHaveValue(applicant.fullName));
    expect(course()).toHaveValue(applicant.desiredCourse);

    await user.clear(field('Full name'));
    await user.paste('Asha Iyer');
    unmount();
    await renderApp('/admissions');
    expect(field('Full name')).toHaveValue('Asha Iyer');
    expect(course()).toHaveValue(applicant.desiredCourse);
    expect(field('Previous qualification')).toHaveValue(applicant.previousQualification);
  });
});
