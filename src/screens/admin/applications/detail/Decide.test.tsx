import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, findPanel, openApplications } from '../../../../../tests/applications.ts';
import { refusals, silences, wordless } from '../../../../../tests/faults.ts';
import { pasteInto } from '../../../../../tests/paste-into.ts';

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

describe('The buttons of the decisions', () => {
  it.each([
    ['app_1', 'APPLIED', { Review: '', Waitlist: '', Approve: '', Reject: '' }],
    ['app_2', 'UNDER_REVIEW', { Review: 'It is under review already.', Waitlist: '', Approve: '', Reject: '' }],
    ['app_3', 'WAITLISTED', { Review: '', Waitlist: 'It is waitlisted already.', Approve: '', Reject: '' }],
    [
      'app_4',
      'APPROVED',
      {
        Review: 'An approval is final: the student exists.',
        Waitlist: 'An approval is final: the student exists.',
        Approve: 'It is approved already.',
        Reject: 'An approval is final: the student exists.',
      },
    ],
    [
      'app_5',
      'REJECTED',
      {
        Reopen: '',
        Waitlist: 'A rejected application has to be reopened first.',
        Approve: 'A rejected application has to be reopened first.',
        Reject: 'It is rejected already.',
      },
    ],
  ])('about %s (%s) include those that are not allowed, disabled and with the reason', async (id, status, offered) => {
    await openApplications(`/admin/applications?open=${id}`);
    const { findByRole } = await findPanel(`Asha ${status}`);
    const all = within(await findByRole('group', { name: 'Decision' })).getAllByRole<HTMLButtonElement>('button');
    expect(all.map(({ textContent }) => textContent)).toEqual(Object.keys(offered));
    for (const [i, why] of Object.values(offered).entries()) {
      expect(all[i]?.disabled).toBe(why !== '');
      if (why) expect(all[i]).toHaveAccessibleDescription(why);
    }
  });

  it('are missing where the status is not known', async () => {
    const odd = { ...application(1), status: 'ON_HOLD' };
    await openApplications('/admin/applications?open=app_1', {
      wire: async ({ url }) => Response.json({ success: true, data: url.endsWith('app_1') ? odd : [odd] }),
    });
    const { findByText, queryByRole } = await findPanel('Applicant 1');
    expect((await findByText('ON_HOLD')).dataset['tone']).toBe('neutral');
    expect(await findByText(/this portal does not know/)).toBeInTheDocument();
    expect(queryByRole('group', { name: 'Decision' })).not.toBeInTheDocument();
  });
});

describe('A decision', () => {
  it('is the contract’s call: the status by both its names, and the comments', async () => {
    const app = await openApplications('/admin/applications?open=app_1');
    await choose(app, 'Waitlist');
    await pasteInto(app.user, comments(), ' Next round. ');
    await app.user.click(button('Waitlist Application'));
    expect(await screen.findByText('Asha APPLIED is waitlisted.')).toBeInTheDocument();
    expect(await app.reviews()).toEqual([
      ['app_1', { status: 'WAITLISTED', applicationStatus: 'WAITLISTED', reviewComments: 'Next round.' }],
    ]);
    // The list, its tabs and the timeline know it at once, and the statistics have been asked again.
    expect(screen.getByRole('tab', { name: 'Waitlisted (2)' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Timeline' })).toHaveTextContent('Next round.');
    await waitFor(() => expect(app.requests.filter(({ url }) => url.endsWith('/stats'))).toHaveLength(2));
  });

  it('to reject asks for a reason, apart from the comments', async () => {
    const app = await openApplications('/admin/applications?open=app_2');
    await choose(app, 'Reject');
    expect(reason()).toHaveFocus();
    await app.user.click(button('Reject Application'));
    expect(await screen.findByText('A reason for the rejection is required')).toBeInTheDocument();
    expect(reason()).toHaveFocus();
    expect(await app.reviews()).toEqual([]);
    await pasteInto(app.user, reason(), 'No seats.');
    await pasteInto(app.user, comments(), 'Between us: call him.');
    await app.user.click(button('Reject Application'));
    expect(await screen.findByText('Asha UNDER_REVIEW is rejected.')).toBeInTheDocument();
    expect(await app.stored('app_2')).toMatchObject({
      status: 'REJECTED',
      rejectionReason: 'No seats.',
      reviewComments: 'Between us: call him.',
    });
    expect(screen.getByRole('note', { name: 'Reason for the rejection' })).toHaveTextContent('No seats.');
  });

  it('to reject may take a suggested reason', async () => {
    const app = await openApplications('/admin/applications?open=app_2');
    await choose(app, 'Reject');
    await app.user.click(button('The mark sheet could not be verified.'));
    expect(reason()).toHaveValue('The mark sheet could not be verified.');
    expect(reason()).toHaveFocus();
  });

  it('that is given up after all gives the focus back', async () => {
    const app = await openApplications('/admin/applications?open=app_2');
    await choose(app, 'Reject');
    await app.user.click(button('Cancel'));
    expect(button('Reject')).toHaveFocus();
    expect(button('Reject')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('textbox', { name: 'Comments' })).not.toBeInTheDocument();
  });

  it('to reopen needs comments', async () => {
    const app = await openApplications('/admin/applications?open=app_5');
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

  it('leads on to the next undecided by one click, though it has left the list', async () => {
    const app = await openApplications('/admin/applications?status=undecided&open=app_2');
    await choose(app, 'Reject');
    await pasteInto(app.user, reason(), 'Late.');
    await app.user.click(button('Reject Application'));
    expect(await screen.findByText('Asha UNDER_REVIEW is rejected.')).toHaveFocus();
    expect(screen.getByText('2 of 5 applications')).toBeInTheDocument();
    await app.user.click(button('Next undecided'));
    expect(await findPanel('Asha APPLIED')).toBeDefined();
  });

  it('leads on by the key n too, and says when nobody is left', async () => {
    const app = await openApplications('/admin/applications?status=APPLIED&open=app_1');
    await choose(app, 'Waitlist');
    await app.user.click(button('Waitlist Application'));
    expect(await screen.findByText('No undecided application is left in this list.')).toBeInTheDocument();
    await app.user.click(screen.getByRole('tab', { name: 'Undecided (3)' }));
    await app.user.keyboard('n');
    expect(await findPanel(/Asha (WAITLISTED|UNDER_REVIEW)/)).toBeDefined();
  });
});

describe('A decision that fails', () => {
  async function fillIn(app: App): Promise<void> {
    await choose(app, 'Reject');
    await pasteInto(app.user, reason(), 'No seats.');
    await pasteInto(app.user, comments(), 'Sorry.');
    await app.user.click(button('Reject Application'));
  }
  async function reject(wire: Wire): Promise<App> {
    const app = await openApplications('/admin/applications?open=app_2');
    app.intercept(wire);
    await fillIn(app);
    return app;
  }
  const isKept = () => {
    expect(reason()).toHaveValue('No seats.');
    expect(comments()).toHaveValue('Sorry.');
  };

  it.each(refusals)(
    'with %s shows the server’s own words in the form, and loses nothing typed',
    async (_, fail, words) => {
      const app = await reject(failingReviews(fail));
      const form = within(screen.getByRole('form', { name: 'Reject: Asha UNDER_REVIEW' }));
      expect(await form.findByRole('alert')).toHaveTextContent(words);
      isKept();
      app.intercept((request, serve) => serve(request));
      await app.user.click(button('Reject Application'));
      expect(await screen.findByText('Asha UNDER_REVIEW is rejected.')).toBeInTheDocument();
    },
  );

  it.each([
    [403, 'Only the dean may reject.'],
    [422, 'Not before the interview.'],
  ])('with %i shows the message of the server', async (status, message) => {
    await reject(failingReviews(async () => Response.json({ success: false, message }, { status })));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    isKept();
  });

  it.each(wordless)('with %s says “Failed to review application”', async (_, fail) => {
    await reject(failingReviews(fail));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to review application');
    isKept();
  });

  it.each(silences)('with %s says “Error reviewing application”', async (_, fail) => {
    await reject(failingReviews(fail));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error reviewing application');
    isKept();
  });

  it('with 400 shows what the server says of a field under that field', async () => {
    const errors = { rejectionReason: 'The reason is too short' };
    await reject(
      failingReviews(async () => Response.json({ success: false, message: 'Check', errors }, { status: 400 })),
    );
    await waitFor(() => expect(reason()).toHaveAccessibleDescription(/The reason is too short/));
    await waitFor(() => expect(reason()).toHaveFocus());
  });

  it('with 422, since another administrator was faster, loads the application again and says so', async () => {
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
    const alert = await screen.findByText(/Another administrator was faster/);
    expect(alert).toHaveTextContent('An application that is APPROVED cannot become REJECTED.');
    expect(alert).toHaveTextContent('its status is now Approved');
    isKept();
    expect(button('Reject')).toBeDisabled();
    expect(button('Reject Application')).toBeDisabled();
    expect(screen.getByRole('tab', { name: 'Approved (2)' })).toBeInTheDocument();
    expect(app.router.state.location.search).toMatchObject({ open: 'app_2' });
  });
});
