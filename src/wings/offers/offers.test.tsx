import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, findPanel, openApplications } from '#tests/applications.ts';
import { renderApp } from '#tests/render.tsx';
import { offerExtensions } from '#src/platform/server/extensions.ts';
import { dayOf } from '#src/platform/text/format.ts';

const CIVIL = 'Civil Engineering';
const waits = (day: number, fullName: string, previousGrade: string) =>
  application(day, {
    fullName,
    previousGrade,
    status: 'WAITLISTED',
    history: [{ from: 'APPLIED', to: 'WAITLISTED', by: 'Om Iyer', at: `2026-05-${10 + day}T08:00:00.000Z` }],
  });
const applications = [
  application(1, { fullName: 'Asha Kulkarni', status: 'UNDER_REVIEW' }),
  waits(2, 'Ravi Menon', '71%'),
  waits(3, 'Sara Khan', '82%'),
];
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const inTenDays = () => dayOf(new Date(Date.now() + 10 * 86_400_000));

/** Opens the first application with so many seats left. */
async function openFirst(left: number) {
  const app = await openApplications('/admin/applications', { applications });
  await app.database.transact('write', ({ courses }) => {
    const course = courses.by('courseName', CIVIL)!;
    courses.replace({ ...course, totalSeats: 40, availableSeats: left });
  });
  await app.user.click(await screen.findByRole('link', { name: 'Asha Kulkarni' }));
  await findPanel('Asha Kulkarni');
  const offer = () => app.database.transact('read', ({ offers }) => structuredClone(offers.get('app_1')));
  const seats = () => app.database.transact('read', ({ courses }) => courses.by('courseName', CIVIL)?.availableSeats);
  return { ...app, offer, seats };
}

describe('The office’s offer', () => {
  it('A day that is over gets a sentence, and what was typed stays; a refusal too; then the seat is held, said where the application is, and can be taken back', async () => {
    const { user, offer, seats, intercept } = await openFirst(1);
    await user.click(await button('Approve'));
    await user.click(await button('Offer With a Date Instead'));
    const day = await screen.findByLabelText(/^Last day to answer/);
    expect(day).toHaveValue(inTenDays());
    await user.type(screen.getByRole('textbox', { name: 'Comments' }), 'Second round.');
    await user.clear(day);
    await user.type(day, '2020-01-01');
    await user.click(await button('Offer Seat'));
    await waitFor(() => expect(day).toHaveAccessibleDescription('This day is over. Choose today or a later day.'));
    expect(screen.getByRole('textbox', { name: 'Comments' })).toHaveValue('Second round.');
    await user.clear(day);
    await user.type(day, inTenDays());
    const refusal = { success: false, message: 'No seat is left in Civil Engineering', error: 'COURSE_FULL' };
    intercept(async (request, serve) =>
      request.url.endsWith('/offer') ? Response.json(refusal, { status: 409 }) : serve(request),
    );
    await user.click(await button('Offer Seat'));
    expect(await screen.findByText(/^No seat is left in Civil Engineering/)).toBeInTheDocument();
    expect(await offer()).toBeUndefined();
    expect(screen.getByRole('textbox', { name: 'Comments' })).toHaveValue('Second round.');

    // The answer is lost on its way: the portal looks for the offer, and finds it.
    intercept(async (request, serve) => {
      const answer = await serve(request);
      return request.url.endsWith('/offer') ? new Response(null, { status: 504 }) : answer;
    });
    await user.click(await button('Offer Seat'));
    const panel = await findPanel('Asha Kulkarni');
    expect(await panel.findByText(/^Offered until /)).toBeInTheDocument();
    expect(await panel.findByText(/^of 40 seats left, one more is held by this offer/)).toBeInTheDocument();
    expect([(await offer())?.state, (await offer())?.reviewComments, await seats()]).toEqual([
      'OPEN',
      'Second round.',
      0,
    ]);
    intercept((request, serve) => serve(request));

    await user.click(await button('Take Back'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take Back' }));
    // The seat is free again, and whoever stands first is named.
    const next = await panel.findByRole('link', { name: 'Ravi Menon, 71%' });
    expect(next.parentElement).toHaveTextContent('Next on the waiting list: Ravi Menon, 71%');
    expect([(await offer())?.state, await seats()]).toEqual(['WITHDRAWN', 1]);
  });

  it('Those who wait are ranked by keyboard; an order of an older list is put on the new one, and saved then', async () => {
    const { user, database } = await openFirst(0);
    await user.click(await screen.findByRole('link', { name: 'Ravi Menon' }));
    const panel = await findPanel('Ravi Menon');
    expect(await panel.findByText('1st of 2 on the waiting list')).toBeInTheDocument();
    await user.click(await panel.findByRole('button', { name: /^Waiting list \(2\)/ }));
    const opened = await screen.findByRole('dialog', { name: `Waiting list: ${CIVIL}` });
    // It takes the focus a moment after it is there.
    await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
    const dialog = within(opened);
    const order = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    const down = await dialog.findByRole('button', { name: 'Move Ravi Menon down' });
    expect(dialog.getByRole('button', { name: 'Save Order' })).toBeDisabled();
    down.focus();
    await user.keyboard('{Enter}');
    expect(order()).toEqual(['1Sara Khan, 82%', '2Ravi Menon, 71%']);
    expect(dialog.getByRole('button', { name: 'Move Ravi Menon up' })).toHaveFocus();
    expect(dialog.getByRole('status')).toHaveTextContent('Ravi Menon is 2nd now.');
    await database.transact('write', (tables) => {
      const row = tables.applications.get('app_1')!;
      const history = [{ from: row.status, to: 'WAITLISTED', by: 'Om Iyer', at: '2026-05-30T08:00:00.000Z' }] as const;
      tables.applications.replace({ ...row, status: 'WAITLISTED', history: [...history] });
    });
    await user.click(dialog.getByRole('button', { name: 'Save Order' }));
    expect(await dialog.findByText(/^The waiting list has changed meanwhile/)).toBeInTheDocument();
    expect(order()).toEqual(['1Sara Khan, 82%', '2Ravi Menon, 71%', '3Asha Kulkarni, 88%']);
    await user.click(dialog.getByRole('button', { name: 'Save Order' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Waiting list/ })).toBeNull());
    expect(await panel.findByText('2nd of 3 on the waiting list')).toBeInTheDocument();
  });

  it('A server without the extension is asked for nothing of it', async () => {
    offerExtensions(['seats', 'casework']);
    const { user, requests } = await openFirst(1);
    await user.click(await button('Approve'));
    await button('Approve Application');
    expect(screen.queryByRole('button', { name: 'Offer With a Date Instead' })).toBeNull();
    expect(requests.some(({ url }) => url.includes('offer'))).toBe(false);
    offerExtensions(undefined);
  });
});

it('The courses say how many seats are offered, and how many applicants wait', async () => {
  const { user } = await renderApp('/admin/courses?q=Civil', {
    as: 'staff',
    arrange: (seed) => ({
      ...seed,
      applications,
      offers: [
        {
          id: 'app_1',
          state: 'OPEN',
          answerBy: new Date(Date.now() + 86_400_000).toISOString(),
          at: '2026-05-18T09:00:00.000Z',
          by: 'Om Iyer',
          holdsSeat: true,
        },
      ],
      courses: seed.courses.map((row) =>
        row.courseName === CIVIL ? { ...row, totalSeats: 40, availableSeats: 17 } : row,
      ),
    }),
  });
  const waiting = await screen.findByRole('button', { name: `2 waiting: ${CIVIL}` });
  expect(screen.getByText('1 offered')).toBeInTheDocument();
  await user.click(waiting);
  const dialog = within(await screen.findByRole('dialog', { name: `Waiting list: ${CIVIL}` }));
  expect(await dialog.findByRole('link', { name: /^Ravi Menon/ })).toHaveAttribute(
    'href',
    expect.stringContaining('open=app_'),
  );
});
