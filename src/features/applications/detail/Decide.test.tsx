import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, findPanel, openApplications } from '#tests/applications.ts';
import { refusals, silences, wordless } from '#tests/faults.ts';
import { pasteInto } from '#tests/paste-into.ts';

type App = Awaited<ReturnType<typeof openApplications>>;
type Wire = Parameters<App['intercept']>[0];

const button = (name: string) => screen.getByRole('button', { name });
const choose = async ({ user }: App, name: string) => user.click(await screen.findByRole('button', { name }));
const reason = () => screen.getByRole('textbox', { name: 'Reason for the rejection' });
const comments = () => screen.getByRole('textbox', { name: 'Comments' });
const isReview = ({ method, url }: Request) => method === 'PUT' && url.endsWith('/review');
const failingReviews =
  (fail: (request: Request) => Promise<Response>): Wire =>
  (request, serve) =>
    isReview(request) ? fail(request) : serve(request);

/** Expects the decisions that are offered, each with why it is not possible; nothing where it is. */
async function expectOffered(name: string, offered: Readonly<Record<string, string>>): Promise<void> {
  const { findByRole } = await findPanel(name);
  const all = within(await findByRole('group', { name: 'Decision' })).getAllByRole('button');
  expect(all.map(({ textContent }) => textContent)).toEqual(Object.keys(offered));
  for (const [i, why] of Object.values(offered).entries()) {
    if (why) expect(all[i]).toBeDisabled();
    else expect(all[i]).toBeEnabled();
    expect(all[i]).toHaveAccessibleDescription(why);
  }
}

describe('The decision buttons', () => {
  it('The decision buttons include disallowed decisions, disabled with the reason, and a reopening requires comments', async () => {
    const app = await openApplications('/admin/applications?open=app_4');
    await expectOffered('Asha APPROVED', {
      Review: 'An approval is final.',
      Waitlist: 'An approval is final.',
      Reject: 'An approval is final.',
    });
    await app.user.keyboard('k');
    await expectOffered('Asha REJECTED', {
      Reopen: '',
      Waitlist: 'A rejected application has to be reopened first.',
      Approve: 'A rejected application has to be reopened first.',
    });

    await choose(app, 'Reopen');
    await app.user.click(button('Reopen Application'));
    expect(await screen.findByText('Comments are required to reopen an application')).toBeInTheDocument();
    await pasteInto(app.user, comments(), 'The papers came.');
    await app.user.click(button('Reopen Application'));
    expect(await screen.findByText('Asha REJECTED is reopened.')).toBeInTheDocument();
    expect(await app.reviews()).toEqual([
      ['app_5', { status: 'UNDER_REVIEW', applicationStatus: 'UNDER_REVIEW', reviewComments: 'The papers came.' }],
    ]);
    expect(screen.queryByRole('note', { name: 'Reason for the rejection' })).not.toBeInTheDocument();
  });

  it('The decision buttons are hidden for an unknown status, which panel, list and tabs show as the server wrote it', async () => {
    const odd = { ...application(1), status: 'ON_HOLD' };
    await openApplications('/admin/applications?open=app_1', {
      wire: async ({ url }) => Response.json({ success: true, data: url.endsWith('app_1') ? odd : [odd] }),
    });
    const { findByText, queryByRole } = await findPanel('Applicant 1');
    expect((await findByText('ON_HOLD')).dataset['tone']).toBe('neutral');
    expect(await findByText(/this portal does not know/)).toBeInTheDocument();
    expect(queryByRole('group', { name: 'Decision' })).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'ON_HOLD (1)' })).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getByText('ON_HOLD')).toHaveAttribute('data-tone', 'neutral');
  });
});

describe('A decision on an application', () => {
  it('sends the status under both its names with the comments, and moves on by n where none is left in the list', async () => {
    const app = await openApplications('/admin/applications?status=APPLIED&open=app_1');
    await choose(app, 'Waitlist');
    await pasteInto(app.user, comments(), ' Next round. ');
    await app.user.click(button('Waitlist Application'));
    expect(await screen.findByText('Asha APPLIED is waitlisted.')).toBeInTheDocument();
    expect(screen.getByText('No other undecided application is in this list.')).toBeInTheDocument();
    expect(await app.reviews()).toEqual([
      ['app_1', { status: 'WAITLISTED', applicationStatus: 'WAITLISTED', reviewComments: 'Next round.' }],
    ]);
    // The list, its tabs and the timeline know it at once.
    expect(screen.getByRole('tab', { name: 'Waitlisted (2)' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Timeline' })).toHaveTextContent('Next round.');

    await app.user.click(screen.getByRole('tab', { name: 'Undecided 3' }));
    await app.user.keyboard('n');
    expect(await findPanel(/Asha (WAITLISTED|UNDER_REVIEW)/)).toBeDefined();
  });

  it('requires a reason for a rejection, suggests some, and leads to the next undecided application', async () => {
    const app = await openApplications('/admin/applications?status=undecided&open=app_2');
    await choose(app, 'Reject');
    expect(reason()).toHaveFocus();
    await app.user.click(button('The mark sheet could not be verified.'));
    expect(reason()).toHaveValue('The mark sheet could not be verified.');
    expect(reason()).toHaveFocus();
    await app.user.clear(reason());
    await app.user.click(button('Cancel'));
    expect(button('Reject')).toHaveFocus();
    expect(button('Reject')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('textbox', { name: 'Comments' })).not.toBeInTheDocument();

    await choose(app, 'Reject');
    await app.user.click(button('Reject Application'));
    expect(await screen.findByText('A reason for the rejection is required')).toBeInTheDocument();
    expect(reason()).toHaveFocus();
    expect(await app.reviews()).toEqual([]);
    await pasteInto(app.user, reason(), 'No seats.');
    await pasteInto(app.user, comments(), 'Between us: call him.');
    await app.user.click(button('Reject Application'));
    // The decided one has left the list.
    expect(await screen.findByText('Asha UNDER_REVIEW is rejected.')).toHaveFocus();
    expect(screen.getByText('2 of 5 applications')).toBeInTheDocument();
    expect(await app.stored('app_2')).toMatchObject({
      status: 'REJECTED',
      rejectionReason: 'No seats.',
      reviewComments: 'Between us: call him.',
    });
    expect(screen.getByRole('note', { name: 'Reason for the rejection' })).toHaveTextContent('No seats.');
    await app.user.click(button('Next undecided'));
    expect(await findPanel('Asha APPLIED')).toBeDefined();
  });
});

describe('A failed decision', () => {
  async function fillIn(app: App): Promise<void> {
    await choose(app, 'Reject');
    await pasteInto(app.user, reason(), 'No seats.');
    await pasteInto(app.user, comments(), 'Sorry.');
    await app.user.click(button('Reject Application'));
  }
  const isKept = () => {
    expect(reason()).toHaveValue('No seats.');
    expect(comments()).toHaveValue('Sorry.');
  };

  it('shows the server’s message or that of section 8 in the form, and keeps what was typed', async () => {
    const app = await openApplications('/admin/applications?open=app_2');
    const answering = (status: number, body: object) => async () =>
      Response.json({ success: false, ...body }, { status });
    app.intercept(failingReviews(answering(422, { message: 'Not before the interview.' })));
    await fillIn(app);
    const form = within(screen.getByRole('form', { name: 'Reject: Asha UNDER_REVIEW' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Not before the interview.');
    isKept();
    for (const [name, fail, words] of [
      ...refusals,
      ...wordless.map(([kind, wire]) => [kind, wire, 'Failed to review application'] as const),
      ...silences.map(([kind, wire]) => [kind, wire, 'Error reviewing application'] as const),
    ] as const) {
      app.intercept(failingReviews(fail));
      // The click takes the focus from the alert of the failure before.
      await app.user.click(button('Reject Application'));
      await waitFor(() => expect(form.getByRole('alert'), name).toHaveFocus());
      expect(form.getByRole('alert'), name).toHaveTextContent(words);
      isKept();
    }

    const errors = { rejectionReason: 'The reason is too short' };
    app.intercept(failingReviews(answering(400, { message: 'Check', errors })));
    await app.user.click(button('Reject Application'));
    await waitFor(() => expect(reason()).toHaveAccessibleDescription(/The reason is too short/));
    await waitFor(() => expect(reason()).toHaveFocus());

    app.intercept((request, serve) => serve(request));
    await app.user.click(button('Reject Application'));
    expect(await screen.findByText('Asha UNDER_REVIEW is rejected.')).toBeInTheDocument();
  });

  it('reloads the application after a 422 of another administrator’s decision, and says so', async () => {
    const app = await openApplications('/admin/applications?open=app_2');
    app.intercept(async (request, serve) => {
      if (isReview(request))
        await app.database.transact('write', ({ applications }) => {
          const row = applications.get('app_2');
          if (row) applications.replace({ ...row, status: 'APPROVED', generatedRollNumber: 'CE26999' });
        });
      return serve(request);
    });
    await fillIn(app);
    const alert = await screen.findByText(/Another administrator has decided meanwhile/);
    expect(alert).toHaveTextContent('An application that is APPROVED cannot become REJECTED.');
    expect(alert).toHaveTextContent('its status is now Approved');
    isKept();
    expect(button('Reject')).toBeDisabled();
    expect(button('Reject Application')).toBeDisabled();
    expect(screen.getByRole('tab', { name: 'Approved (2)' })).toBeInTheDocument();
    expect(app.router.state.location.search).toMatchObject({ open: 'app_2' });
  });
});
