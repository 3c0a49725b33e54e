import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applicant, field, fillIn, submit } from '#tests/application-form.ts';
import { renderApp } from '#tests/render.tsx';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { lastSubmission } from '#src/session/last-submission.ts';

const gatewayPage = () =>
  new Response('<h1>504 Gateway Time-out</h1>', { status: 504, headers: { 'Content-Type': 'text/html' } });

/** The form behind a gateway that loses the answers of the first tries; `keys` are those of the tries. */
async function behindGateway(lost: number, onWay: (request: Request) => void = () => {}) {
  const keys: (string | null)[] = [];
  const app = await renderApp('/admissions', {
    wire: async (request, serve) => {
      if (request.method !== 'POST') return serve(request);
      keys.push(request.headers.get('Idempotency-Key'));
      onWay(request);
      const answer = await serve(request);
      return keys.length > lost ? answer : gatewayPage();
    },
  });
  await fillIn(app.user);
  const stored = () =>
    app.database.transact('read', ({ applications }) =>
      applications.all().filter(({ fullName }) => fullName === applicant.fullName),
    );
  return { ...app, keys, stored };
}

describe('An application whose answer is lost', () => {
  it('shows its reference number after the second try, where the server knows keys', async () => {
    const { user, keys, stored } = await behindGateway(1);
    await user.click(submit());
    // In a toast, which a phone shows too, and in the form.
    await waitFor(() => expect(screen.getAllByText(/Your application may have arrived already/)).toHaveLength(2));
    await user.click(submit());
    const told = await screen.findByText(/reference number is/);
    const applications = await stored();
    expect(applications).toHaveLength(1);
    expect(told).toHaveTextContent(applications[0]!.referenceNumber);
    expect(keys[0]).toMatch(/^"[\w-]{16,}"$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    await waitFor(() => expect(screen.queryByText(/Failed to submit/)).toBeNull());
  });

  it('goes with another key once its words have changed', async () => {
    const { user, keys, stored } = await behindGateway(1);
    await user.click(submit());
    await screen.findAllByText(/may have arrived already/);
    await user.clear(field('Email'));
    await user.type(field('Email'), 'another@mail.example');
    await user.click(submit());
    await screen.findByText(/reference number is/);
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
    expect(await stored()).toHaveLength(2);
  });

  it('says that it has arrived where a proxy drops the key on its way', async () => {
    const { user, keys, stored } = await behindGateway(1, (request) => request.headers.delete('Idempotency-Key'));
    await user.click(submit());
    await screen.findAllByText(/may have arrived already/);
    await user.click(submit());
    // A toast says it, and the field.
    const told = await screen.findAllByText(/Your first try seems to have arrived/);
    expect(told.at(-1)).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(await stored()).toHaveLength(1);
  });

  it('goes without a key to a server that knows none, and is told to have arrived', async () => {
    const { user, keys, stored } = await behindGateway(1);
    offerExtensions(['application-status']);
    await user.click(submit());
    await screen.findAllByText(/may have arrived already/);
    await user.click(submit());
    // A toast says it, and the field.
    const told = await screen.findAllByText(/Your first try seems to have arrived/);
    expect(told.at(-1)).toBeVisible();
    expect(keys).toEqual([null, null]);
    expect(await stored()).toHaveLength(1);
    expect(lastSubmission.get()).toBeUndefined();
  });
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
  await waitFor(() => expect(lastSubmission.get()).toBeDefined());
  expect(router.state.location.pathname).toBe('/about');
});
