import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn, submit } from '#tests/application-form.ts';
import { failures } from '#tests/faults.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { renderApp } from '#tests/render.tsx';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { lastSubmission, storeSubmission } from '#src/session/last-submission.ts';

type Options = NonNullable<Parameters<typeof renderApp>[1]>;
type Status = 'APPLIED' | 'UNDER_REVIEW' | 'WAITLISTED' | 'APPROVED' | 'REJECTED';

const NONE = 'No application has this reference number and this email address. Please check both.';
const answer = (status: number, message?: string) => Response.json({ success: false, message }, { status });
const see = () => screen.getByRole('button', { name: 'See Your Application' });
const field = (name: string) => screen.findByRole('textbox', { name });
const form = () => within(screen.getByRole('form', { name: 'Look up your application' }));
const lookUpButton = () => form().getByRole('button', { name: 'Look It Up' });
const own = () => within(screen.getByRole('region', { name: 'Already applied?' }));

/** Opens the page, and the form that looks up an application of this status. */
async function openLookUp(status: Status = 'APPLIED', options: Options = {}) {
  const app = await renderApp('/admissions', options);
  const { database, user } = app;
  const applications = await database.transact('read', (tables) => tables.applications.all());
  const application = applications.find((one) => one.status === status)!;
  const stored = () => database.transact('read', (tables) => tables.applications.get(application.id));
  await user.click(see());
  const prove = async (reference = application.referenceNumber, email = application.email) => {
    await user.clear(await form().findByRole('textbox', { name: 'Reference number' }));
    await pasteInto(user, form().getByRole('textbox', { name: 'Reference number' }), reference);
    await user.clear(form().getByRole('textbox', { name: 'Email' }));
    await pasteInto(user, form().getByRole('textbox', { name: 'Email' }), email);
    await user.click(lookUpButton());
  };
  await screen.findByRole('form', { name: 'Look up your application' });
  return { ...app, application, stored, prove };
}

/** The same, with the application on the screen. */
async function openOwn(status: Status = 'APPLIED', options: Options = {}) {
  const app = await openLookUp(status, options);
  await app.prove();
  await screen.findByRole('heading', { level: 3, name: app.application.desiredCourse });
  return app;
}

describe('The status page of an applicant', () => {
  it('says that the application is being decided while a decision is held, and not which', async () => {
    const { application, database, prove } = await openLookUp('UNDER_REVIEW');
    await database.transact('write', ({ casework }) =>
      casework.insert({
        id: application.id,
        notes: [{ id: 'note_1', text: 'Only for us.', by: 'Neha Rao', at: '2026-05-18T09:00:00.000Z' }],
        held: {
          decision: { status: 'REJECTED', rejectionReason: 'Too late.' },
          by: 'Neha Rao',
          at: '2026-05-18T09:00:00.000Z',
        },
      }),
    );
    await prove();
    expect(await screen.findByText('Being decided')).toBeInTheDocument();
    expect(own().getByText(/^Your application is being decided\./)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/Only for us|Too late|Neha Rao/);
  });

  it('opens its form by keyboard, with the focus in the first field', async () => {
    const { user } = await renderApp('/admissions');
    see().focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await field('Reference number')).toHaveFocus());
  });

  it.each<[Status, string]>([
    ['APPLIED', 'We have received your application. Nobody has read it yet.'],
    ['UNDER_REVIEW', 'The admissions office is reading your application.'],
    ['WAITLISTED', 'All places are taken at present.'],
    ['APPROVED', 'You are admitted.'],
    ['REJECTED', 'We are sorry that we cannot offer you a place.'],
  ])('explains in plain words that an application is %s', async (status, words) => {
    const { application, router } = await openOwn(status);
    expect(own().getByText((text) => text.startsWith(words))).toBeVisible();
    expect(own().getByText(application.referenceNumber)).toBeVisible();
    const isOpen = !['APPROVED', 'REJECTED'].includes(status);
    expect(own().queryAllByRole('button', { name: 'Withdraw Application' })).toHaveLength(isOpen ? 1 : 0);
    expect(own().queryAllByRole('button', { name: 'Save Phone Number' })).toHaveLength(isOpen ? 1 : 0);
    expect(router.state.location.href).toBe('/admissions');
  });

  it('shows the reason of a rejection, and when each step was made', async () => {
    const { application } = await openOwn('REJECTED');
    expect(own().getByRole('note')).toHaveTextContent(application.rejectionReason ?? '');
    const steps = own().getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent('You applied.');
    expect(steps).toHaveLength(application.history.length + 1);
    expect(steps.at(-1)).toHaveTextContent(/Rejected\..*\d{4}/);
  });

  it('finds an application regardless of case and surrounding spaces', async () => {
    const { prove, application } = await openLookUp();
    await prove(` ${application.referenceNumber.toLowerCase()} `, ` ${application.email.toUpperCase()} `);
    expect(await screen.findByRole('heading', { level: 3, name: application.desiredCourse })).toHaveFocus();
  });

  it('shows the same message for a wrong number and for another person’s address, and keeps the values', async () => {
    const { prove, application, database } = await openLookUp();
    await prove('APP-1999-000001');
    expect(await screen.findByText(NONE)).toBeVisible();
    expect(await form().findByRole('textbox', { name: 'Email' })).toHaveValue(application.email);
    const other = (await database.transact('read', ({ applications }) => applications.all())).at(-1)!;
    await prove(application.referenceNumber, other.email);
    expect(await screen.findByText(NONE)).toBeVisible();
    expect(form().getByRole('textbox', { name: 'Reference number' })).toHaveValue(application.referenceNumber);
  });

  it('says when to try again after too many failures', async () => {
    const { prove, user } = await openLookUp();
    await prove('APP-1999-000001');
    for (let i = 0; i < 10; i += 1) {
      await waitFor(() => expect(lookUpButton()).toBeEnabled());
      await user.click(lookUpButton());
    }
    expect(await screen.findByText(/Too many failed attempts\. Please try again in 15 minutes\./)).toBeVisible();
  });

  it('says when to try again after a 429 without a message', async () => {
    const { prove } = await openLookUp('APPLIED', { wire: async () => answer(429) });
    await prove();
    expect(await screen.findByText(/Wait a minute and try again/)).toBeVisible();
  });

  it('names the missing fields of an empty form, and sends nothing', async () => {
    const { user, requests } = await openLookUp();
    await user.click(lookUpButton());
    expect(await screen.findByText('Reference number is required')).toBeVisible();
    expect(form().getByText('Email is required')).toBeVisible();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('shows why a look-up failed, however it failed, and keeps the values', async () => {
    const { prove, application, intercept } = await openLookUp();
    for (const [name, wire] of failures) {
      intercept(async (request, serve) => {
        if (request.method !== 'POST') return serve(request);
        // What was said of the attempt before is gone when the next one is sent.
        await waitFor(() => expect(form().queryByRole('alert'), name).not.toBeInTheDocument());
        return wire(request);
      });
      await prove();
      await waitFor(() => expect(lookUpButton(), name).toBeEnabled());
      expect(await form().findByRole('alert'), name).toHaveTextContent(/\S/);
      expect(form().getByRole('textbox', { name: 'Reference number' })).toHaveValue(application.referenceNumber);
    }
  });

  it('clears the former result when another application is looked up', async () => {
    const { user } = await openOwn();
    await user.click(own().getByRole('button', { name: 'Look Up Another' }));
    expect(form().getByRole('textbox', { name: 'Reference number' })).toHaveValue('');
    expect(form().getByRole('textbox', { name: 'Email' })).toHaveValue('');
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain('APP-');
  });
});

describe('An undecided application', () => {
  it('An undecided application’s phone number can be corrected by its applicant', async () => {
    const { user, stored } = await openOwn();
    const phone = own().getByRole('textbox', { name: 'Phone number' });
    await user.clear(phone);
    await user.type(phone, '12');
    await user.click(own().getByRole('button', { name: 'Save Phone Number' }));
    expect(await own().findByText('Please provide a valid phone number')).toBeVisible();
    await user.clear(phone);
    await user.type(phone, '+91 98123 45999');
    await user.click(own().getByRole('button', { name: 'Save Phone Number' }));
    expect(await screen.findByText('Your phone number is saved.')).toBeVisible();
    expect(own().getByText('+919812345999')).toBeVisible();
    expect(await stored()).toMatchObject({ phoneNumber: '+919812345999' });
  });

  it('An undecided application can be withdrawn after a confirmation', async () => {
    const { user, stored } = await openOwn('WAITLISTED');
    await user.click(own().getByRole('button', { name: 'Withdraw Application' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw your application?' }));
    expect(await stored()).toMatchObject({ status: 'WAITLISTED' });
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('You have withdrawn this application.')).toBeInTheDocument();
    expect(await stored()).toMatchObject({ status: 'REJECTED', rejectionReason: 'Withdrawn by the applicant' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Withdraw Application' })).not.toBeInTheDocument();
  });

  it.each(['Save Phone Number', 'Withdraw Application'])(
    '%s of an application that was decided meanwhile says so and shows the decision',
    async (name) => {
      const { user, database, application } = await openOwn();
      await database.transact('write', ({ applications }) => {
        applications.replace({ ...application, status: 'REJECTED', rejectionReason: 'No places are left' });
      });
      await user.click(own().getByRole('button', { name }));
      const sure = name.startsWith('Withdraw') && (await screen.findByRole('button', { name: 'Withdraw' }));
      if (sure) await user.click(sure);
      expect(await screen.findByText(/is decided, and can no longer be changed/)).toBeInTheDocument();
      expect(await screen.findByText('No places are left')).toBeInTheDocument();
    },
  );

  it('A failed withdrawal is reported, and the application stays', async () => {
    const { user, stored, intercept } = await openOwn();
    intercept(async () => answer(500));
    await user.click(own().getByRole('button', { name: 'Withdraw Application' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Your application could not be withdrawn. Please try again.')).toBeInTheDocument();
    expect(await stored()).toMatchObject({ status: 'APPLIED' });
  });
});

describe('A submitted application', () => {
  it('The reference number links to the application’s status', async () => {
    storeSubmission({ reference: 'APP-2026-000081', course: 'Civil Engineering', isClosed: true });
    const { user } = await renderApp('/admissions');
    await user.click(screen.getByRole('button', { name: 'See What Became of It' }));
    expect(await field('Reference number')).toHaveValue('APP-2026-000081');
    await waitFor(() => expect(form().getByRole('textbox', { name: 'Email' })).toHaveFocus());
  });

  it('The card of a submitted application links to its status, with the number filled in', async () => {
    const { user, router } = await renderApp('/admissions');
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(screen.queryByText('Already applied?')).not.toBeInTheDocument());
    const reference = lastSubmission.get()?.reference ?? '';
    await user.click(await screen.findByRole('link', { name: 'See Its Status' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admissions'));
    expect(await field('Reference number')).toHaveValue(reference);
  });
});

it('The application status is not linked when the server lacks application-status', async () => {
  offerExtensions(['history']);
  storeSubmission({ reference: 'APP-2026-000081', course: 'Civil Engineering', isClosed: true });
  const { user } = await renderApp('/admissions');
  expect(screen.getByText('APP-2026-000081')).toBeVisible();
  expect(screen.queryByText('Already applied?')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'See What Became of It' })).not.toBeInTheDocument();
  await fillIn(user);
  await user.click(submit());
  expect(await screen.findByText(/reference number is/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See Its Status' })).not.toBeInTheDocument();
});
