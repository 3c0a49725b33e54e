import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicant, fillIn, submit } from '#tests/application-form.ts';
import { renderApp } from '#tests/render.tsx';
import { lastReceipt } from '#src/session/application-receipt.ts';

it('An application whose answer is lost says so, and shows its reference number after the second try', async () => {
  const { user, intercept, database } = await renderApp('/admissions', {
    wire: async (request, serve) => {
      const answer = await serve(request);
      return request.method === 'POST' ? new Response('<h1>504 Gateway Time-out</h1>', { status: 504 }) : answer;
    },
  });
  await fillIn(user);
  await user.click(submit());
  // In a toast, which a phone shows too, and in the form.
  await waitFor(() => expect(screen.getAllByText(/Your application may have arrived already/)).toHaveLength(2));
  intercept((request, serve) => serve(request));
  await user.click(submit());
  const told = await screen.findByText(/reference number is/);
  const stored = await database.transact('read', ({ applications }) => applications.by('email', applicant.email));
  expect(told).toHaveTextContent(stored?.referenceNumber ?? '-');
  await waitFor(() => expect(screen.queryByText(/Failed to submit/)).toBeNull());
});

it('An application that is answered after its page was left keeps the person where they are, with the number', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { user, router } = await renderApp('/admissions', {
    wire: async (request, serve) => {
      const response = await serve(request);
      if (request.method === 'POST') await held;
      return response;
    },
  });
  await fillIn(user);
  await user.click(submit());
  await screen.findByRole('button', { name: 'Submitting...' });
  await router.navigate({ to: '/about' });
  answer();
  expect(await screen.findByText(/reference number is/)).toBeVisible();
  await waitFor(() => expect(lastReceipt.get()).toBeDefined());
  expect(router.state.location.pathname).toBe('/about');
});
