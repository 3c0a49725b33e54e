import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn, submit } from '#tests/application-form.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { renderApp } from '#tests/render.tsx';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { lastReceipt, storeReceipt } from '#src/session/application-receipt.ts';
import { toast } from '#src/ui/toast/toast.ts';

type Status = 'APPLIED' | 'UNDER_REVIEW' | 'WAITLISTED' | 'APPROVED' | 'REJECTED';

const NONE = 'No application has this reference number and this email address. Please check both.';
const answer = (status: number, message?: string) => async () => Response.json({ success: false, message }, { status });
const form = () => within(screen.getByRole('form', { name: 'Look up your application' }));
const reference = () => form().getByLabelText(/^Reference number/);
const email = () => form().getByLabelText(/^Email/);
const lookUpButton = () => form().getByRole('button', { name: 'Look It Up' });
const own = () => within(screen.getByRole('region', { name: 'Already applied?' }));
const button = (name: string) => own().getByRole('button', { name });
/** What the applicant can still do. */
const changes = () =>
  own()
    .queryAllByRole('button', { name: /^(Save|Withdraw)/ })
    .map(({ textContent }) => textContent);

/** Opens the page, and by keyboard the form that looks an application up. */
async function openLookUp() {
  const app = await renderApp('/admissions');
  const { database, user } = app;
  const applications = await database.transact('read', (tables) => tables.applications.all());
  const first = (status: Status) => applications.find((one) => one.status === status)!;
  const stored = ({ id }: { readonly id: string }) =>
    database.transact('read', (tables) => tables.applications.get(id));
  const enter = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await pasteInto(user, field, text);
  };
  const prove = async (proof: { readonly referenceNumber: string; readonly email: string }) => {
    await enter(reference(), proof.referenceNumber);
    await enter(email(), proof.email);
    await user.click(lookUpButton());
  };
  /** Looks up the first application of this status, and waits until it is on the screen. */
  const find = async (status: Status) => {
    const application = first(status);
    const another = own().queryByRole('button', { name: 'Look Up Another' });
    if (another) await user.click(another);
    await prove(application);
    expect(await own().findByText(application.referenceNumber)).toBeVisible();
    return application;
  };
  screen.getByRole('button', { name: 'See Your Application' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('form', { name: 'Look up your application' });
  return { ...app, applications, first, stored, enter, prove, find };
}

describe('The status page of an applicant', () => {
  it('opens by keyboard, says what is missing or why a look-up failed with the values kept, finds regardless of case, and forgets what it found', async () => {
    const { user, router, requests, applications, first, prove, intercept } = await openLookUp();
    const application = first('APPLIED');
    await waitFor(() => expect(reference()).toHaveFocus());
    await user.click(lookUpButton());
    expect(await form().findByText('Reference number is required')).toBeVisible();
    expect(form().getByText('Email is required')).toBeVisible();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);

    // The same words for a wrong number and for another person's address.
    await prove({ ...application, referenceNumber: 'APP-1999-000001' });
    expect(await form().findByText(NONE)).toBeVisible();
    expect(email()).toHaveValue(application.email);
    await prove({ ...application, email: applications.at(-1)!.email });
    await waitFor(() => expect(form().getByRole('alert')).toHaveFocus());
    expect(form().getByText(NONE)).toBeVisible();
    expect(reference()).toHaveValue(application.referenceNumber);

    const SENTENCE = 'Your application could not be looked up.';
    for (const [name, wire, words] of [
      ['429 with a message', answer(429, 'Please try again in 15 minutes.'), 'Please try again in 15 minutes.'],
      ['429 without a message', answer(429), /Wait a minute and try again/],
      ['500', answer(500), `${SENTENCE} Please try again.`],
      ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), new RegExp(`${SENTENCE}(?! Please)`)],
    ] as const) {
      intercept(async () => {
        // What was said of the attempt before is gone when the next one is sent.
        await waitFor(() => expect(form().queryByRole('alert'), name).not.toBeInTheDocument());
        return wire();
      });
      await user.click(lookUpButton());
      await waitFor(() => expect(form().getByRole('alert'), name).toHaveFocus());
      expect(form().getByRole('alert'), name).toHaveTextContent(words);
      expect(reference(), name).toHaveValue(application.referenceNumber);
    }
    intercept((request, serve) => serve(request));

    await prove({
      referenceNumber: ` ${application.referenceNumber.toLowerCase()} `,
      email: ` ${application.email.toUpperCase()} `,
    });
    expect(await screen.findByRole('heading', { level: 3, name: application.desiredCourse })).toHaveFocus();
    expect(router.state.location.href).toBe('/admissions');
    await user.click(button('Look Up Another'));
    expect(reference()).toHaveValue('');
    expect(email()).toHaveValue('');
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('APP-');
  });

  it('says in plain words and with the reason what became of it, and of a held decision only that there is one', async () => {
    const { first, find, database } = await openLookUp();
    await database.transact('write', ({ casework }) =>
      casework.insert({
        id: first('UNDER_REVIEW').id,
        notes: [{ id: 'note_1', text: 'Only for us.', by: 'Neha Rao', at: '2026-05-18T09:00:00.000Z' }],
        held: {
          decision: { status: 'REJECTED', rejectionReason: 'Too late.' },
          by: 'Neha Rao',
          at: '2026-05-18T09:00:00.000Z',
        },
      }),
    );
    await find('UNDER_REVIEW');
    expect(own().getByText('Being decided')).toBeVisible();
    expect(own().getByText(/^Your application is being decided\./)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Only for us|Too late|Neha Rao/);

    // A decided one says what it means, why, and when each step was made; nothing of it can be changed.
    await find('APPROVED');
    expect(own().getByText(/^You are admitted\./)).toBeVisible();
    expect(changes()).toEqual([]);
    const { rejectionReason, history } = await find('REJECTED');
    expect(own().getByText('We are sorry that we cannot offer you a place.')).toBeVisible();
    expect(own().getByRole('note')).toHaveTextContent(rejectionReason!);
    const steps = own().getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent('You applied.');
    expect(steps).toHaveLength(history.length + 1);
    expect(steps.at(-1)).toHaveTextContent(/Rejected\..*\d{4}/);
    expect(changes()).toEqual([]);
  });
});

describe('An undecided application', () => {
  it('An undecided application’s phone number can be corrected, it can be withdrawn after a confirmation, and one that was decided meanwhile says so and shows the decision', async () => {
    const { user, database, stored, find, enter, intercept } = await openLookUp();
    const application = await find('WAITLISTED');
    expect(changes()).toEqual(['Save Phone Number', 'Withdraw Application']);
    const phone = own().getByLabelText(/^Phone number/);
    await enter(phone, '12');
    await user.click(button('Save Phone Number'));
    expect(await own().findByText('Please provide a valid phone number')).toBeVisible();
    await enter(phone, '+91 98123 45999');
    await user.click(button('Save Phone Number'));
    expect(await screen.findByText('Your phone number is saved.')).toBeVisible();
    expect(own().getByText('+919812345999')).toBeVisible();
    expect(await stored(application)).toMatchObject({ phoneNumber: '+919812345999' });

    // A failed withdrawal is reported, and the application stays.
    intercept(answer(500));
    const withdraw = async () => {
      await user.click(button('Withdraw Application'));
      const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw your application?' }));
      expect(await stored(application)).toMatchObject({ status: 'WAITLISTED' });
      await user.click(question.getByRole('button', { name: 'Withdraw' }));
    };
    await withdraw();
    expect(await screen.findByText('Your application could not be withdrawn. Please try again.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

    intercept((request, serve) => serve(request));
    await withdraw();
    expect(await screen.findByText('You have withdrawn this application.')).toBeInTheDocument();
    expect(await stored(application)).toMatchObject({
      status: 'REJECTED',
      rejectionReason: 'Withdrawn by the applicant',
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(changes()).toEqual([]);

    for (const [status, name] of [
      ['APPLIED', 'Save Phone Number'],
      ['UNDER_REVIEW', 'Withdraw Application'],
    ] as const) {
      act(() => toast.dismissAll());
      const open = await find(status);
      await database.transact('write', (tables) => {
        tables.applications.replace({ ...open, status: 'REJECTED', rejectionReason: `No places: ${name}` });
      });
      await user.click(button(name));
      if (status === 'UNDER_REVIEW') await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
      expect(await screen.findByText(/is decided, and can no longer be changed/), name).toBeInTheDocument();
      expect(await screen.findByText(`No places: ${name}`)).toBeInTheDocument();
    }
  });
});

describe('A submitted application', () => {
  it('Both the notice of a reference number and the card of a new one lead to the status, with the number filled in', async () => {
    const { user, router } = await renderApp('/admissions');
    const sent = { reference: 'APP-2026-000007', course: 'Civil Engineering', isClosed: true };
    act(() => storeReceipt(sent));
    await user.click(screen.getByRole('button', { name: 'See Its Status' }));
    await waitFor(() => expect(email()).toHaveFocus());
    expect(reference()).toHaveValue('APP-2026-000007');
    // It has a field for an email address as well.
    await user.click(button('Close'));

    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(screen.queryByText('Already applied?')).not.toBeInTheDocument());
    const received = lastReceipt.get()?.reference ?? '';
    expect(received).not.toBe('APP-2026-000007');
    await user.click(await screen.findByRole('link', { name: 'See Its Status' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admissions'));
    await waitFor(() => expect(reference()).toHaveValue(received));
  });
});

it('The application status is not linked when the server lacks application-status', async () => {
  offerExtensions(['history']);
  const { user } = await renderApp('/admissions');
  act(() => storeReceipt({ reference: 'APP-2026-000081', course: 'Civil Engineering' }));
  expect(await screen.findByText('Your reference number is APP-2026-000081.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See Its Status' })).not.toBeInTheDocument();
  expect(screen.queryByText('Already applied?')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('APP-2026-000081')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'See Its Status' })).not.toBeInTheDocument();
});
