import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pasteInto } from '#tests/paste-into.ts';
import { renderApp } from '#tests/render.tsx';

it('An applicant sees the offer with its day, confirms once, and a lost answer is found: accepted once', async () => {
  const { database, user, intercept } = await renderApp('/admissions');
  const application = await database.transact('write', ({ applications, offers }) => {
    const one = applications.all().find(({ status }) => status === 'UNDER_REVIEW')!;
    const answerBy = new Date(Date.now() + 5 * 86_400_000).toISOString();
    offers.upsert({ id: one.id, state: 'OPEN', answerBy, at: one.updatedAt, by: 'Om Iyer', holdsSeat: false });
    return one;
  });
  await user.click(screen.getByRole('button', { name: 'See Your Application' }));
  const form = within(await screen.findByRole('form', { name: 'Look up your application' }));
  await pasteInto(user, form.getByLabelText(/^Reference number/), application.referenceNumber);
  await pasteInto(user, form.getByLabelText(/^Email/), application.email);
  await user.click(form.getByRole('button', { name: 'Look It Up' }));
  const offer = within(await screen.findByRole('region', { name: 'Your offer' }));
  expect(offer.getByRole('heading', { name: application.desiredCourse })).toBeInTheDocument();
  intercept(async (request, serve) => {
    const answer = await serve(request);
    return request.url.endsWith('/mine/offer') ? new Response(null, { status: 504 }) : answer;
  });
  await user.click(offer.getByRole('button', { name: 'Accept Offer' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Accept the place?' }));
  await user.click(question.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your offer' })).toBeNull());
  const [stored, made] = await database.transact('read', ({ applications, students }) => [
    applications.get(application.id)!,
    students.all().filter(({ email }) => email === application.email).length,
  ]);
  expect([stored.status, stored.history.at(-1)?.by, made]).toEqual(['APPROVED', application.fullName, 1]);
});
