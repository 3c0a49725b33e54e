import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { application, findPanel, openApplications } from '#tests/applications.ts';
import { pasteInto } from '#tests/paste-into.ts';

const isOpen = (router: { state: { location: { search: object } } }) =>
  new Map(Object.entries(router.state.location.search)).get('open');
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });

/** A window that is narrow or becomes it: each listener is told. */
function stubWidth() {
  let matches = true;
  const listeners = new Map<(change: { media: string; matches: boolean }) => void, string>();
  type Listener = typeof listeners extends Map<infer Key, string> ? Key : never;
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return matches;
    },
    addEventListener: (_: string, listener: Listener) => listeners.set(listener, media),
    removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
  }));
  return function narrow() {
    matches = false;
    act(() => listeners.forEach((media, tell) => tell({ media, matches })));
  };
}

describe('The open application', () => {
  it('opens from its row as it is stored now; Escape closes it, returns the focus to the row, and one step is added', async () => {
    const { user, router, requests, database } = await openApplications();
    const { length } = router.history;
    const link = (name: string) => screen.getByRole('link', { name });
    await screen.findByText('5 applications');
    await database.transact('write', ({ applications }) => {
      const row = applications.get('app_3');
      if (row) applications.replace({ ...row, previousGrade: '93%' });
    });
    await user.click(link('Asha WAITLISTED'));
    const { findByText } = await findPanel('Asha WAITLISTED');
    await waitFor(() => expect(heading('Asha WAITLISTED')).toHaveFocus());
    expect(isOpen(router)).toBe('app_3');
    expect(link('Asha WAITLISTED')).toHaveAttribute('aria-current', 'true');
    expect(await findByText('93%')).toBeInTheDocument();
    expect(requests.some(({ url }) => url.endsWith('/applications/app_3'))).toBe(true);

    // However many are stepped through, the list is one step back.
    await user.keyboard('jj');
    await findPanel('Asha APPLIED');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Asha APPLIED' })).not.toBeInTheDocument());
    expect(isOpen(router)).toBeUndefined();
    await waitFor(() => expect(link('Asha APPLIED')).toHaveFocus());
    expect(router.history).toHaveLength(length + 1);

    // A click anywhere in a row opens it too.
    await user.click(within(screen.getByRole('table')).getByText('Rejected'));
    expect(await findPanel('Asha REJECTED')).toBeDefined();
  });

  it('shows the submitted fields, a timeline and the reason of a rejection, focused from another page and outside the list', async () => {
    const history = [
      { from: 'APPLIED', to: 'UNDER_REVIEW', by: 'Neha Rao', at: '2026-05-03T10:20:00.000Z', comments: 'Transcript?' },
      { from: 'UNDER_REVIEW', to: 'REJECTED', by: 'Om Iyer', at: '2026-05-04T10:20:00.000Z' },
    ] as const;
    const rejected = { rejectionReason: 'Too late.', reviewComments: 'Told by telephone.' };
    const { router } = await openApplications('/contact', {
      applications: [application(1, { status: 'REJECTED', history: [...history], ...rejected })],
    });
    await act(() => router.navigate({ to: '/admin/applications', search: { status: 'APPLIED', open: 'app_1' } }));
    const { getAllByRole, findByRole, getByRole, getByText } = await findPanel('Applicant 1');
    const reason = await findByRole('note', { name: 'Reason for the rejection' });
    await waitFor(() => expect(heading('Applicant 1')).toHaveFocus());
    expect(getByText('Not in this list')).toBeInTheDocument();
    expect(reason).toHaveTextContent('Too late.');
    expect(reason).not.toHaveTextContent('Told by telephone.');
    expect(getByRole('region', { name: 'Comments' })).toHaveTextContent('Told by telephone.');

    const terms = getAllByRole('term').map(({ textContent }) => textContent);
    const values = getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms.slice(0, 3).map((term, i) => [term, values[i]])).toEqual([
      ['Email', 'applicant1@mail.example'],
      ['Phone number', '+919812345678'],
      ['Previous qualification', '12th Grade'],
    ]);
    // The head has said the name, the course and the grade.
    expect(getByText('Civil Engineering')).toBeInTheDocument();
    expect(getByText('88%')).toBeInTheDocument();
    expect(getByRole('link', { name: '+919812345678' })).toHaveAttribute('href', 'tel:+919812345678');

    // The latest step first, with person, time, statuses and comments.
    const steps = within(getByRole('region', { name: 'Timeline' })).getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    expect(steps[0]).toHaveTextContent(/Under review.*to.*Rejected.*Om Iyer, .*2026/);
    expect(steps[1]).toHaveTextContent(/Applied.*to.*Under review.*Neha Rao, .*2026.*Transcript\?/);
    expect(steps[2]).toHaveTextContent(/Applied.*Applicant 1, .*2026/);
  });

  it('shows why it cannot be loaded, whether it does not exist, is refused or nothing answers, with a retry', async () => {
    const { user, intercept } = await openApplications('/admin/applications?open=missing');
    const { findByText, getByRole } = await findPanel('Application');
    expect(await findByText('Application not found')).toBeInTheDocument();
    const retry = async (answer: () => Promise<Response>) => {
      intercept((request, serve) => (request.url.endsWith('/applications/missing') ? answer() : serve(request)));
      await user.click(getByRole('button', { name: 'Try Again' }));
    };
    await retry(async () => Response.json({ success: false, message: 'Not yours.' }, { status: 403 }));
    expect(await findByText('Not yours.')).toBeInTheDocument();
    await retry(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await findByText('Error loading application')).toBeInTheDocument();
    await retry(async () => Response.json({ success: true, data: application(9, { id: 'missing' }) }));
    expect(await findPanel('Applicant 9')).toBeDefined();
  });

  it('becomes a dialog over the list when the screen is rotated, keeps the pending decision, and is closed by Escape', async () => {
    const narrow = stubWidth();
    const { user, router } = await openApplications('/admin/applications?open=app_1');
    const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    await pasteInto(user, screen.getByRole('textbox', { name: 'Reason for the rejection' }), 'No seats.');
    await user.tab();
    narrow();
    const rotated = await dialog('Asha APPLIED');
    expect(rotated.getByRole('textbox', { name: 'Reason for the rejection' })).toHaveValue('No seats.');
    await user.click(rotated.getByRole('button', { name: 'Close application' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(await screen.findByRole('link', { name: 'Asha APPLIED' }));
    const opened = await dialog('Asha APPLIED');
    await waitFor(() => expect(opened.getByRole('heading', { level: 2 })).toHaveFocus());
    await user.keyboard('k');
    await dialog('Asha UNDER_REVIEW');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(isOpen(router)).toBeUndefined();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Asha UNDER_REVIEW' })).toHaveFocus());
  });
});

describe('Stepping through the filtered list', () => {
  it('moves by j, k and buttons, stops at the ends, announces the position, and by n goes to the undecided ones', async () => {
    const { user } = await openApplications('/admin/applications?status=undecided');
    const position = async (name: string) => (await (await findPanel(name)).findAllByRole('status'))[0];
    const step = (name: string) => screen.getByRole('button', { name });
    await screen.findByText('3 of 5 applications');
    await user.keyboard('j');
    expect(await position('Asha WAITLISTED')).toHaveTextContent('Asha WAITLISTED, 1 of 3');
    await user.keyboard('kjj');
    expect(await position('Asha APPLIED')).toHaveTextContent('Asha APPLIED, 3 of 3');
    await user.keyboard('j');
    await waitFor(() => expect(heading('Asha APPLIED')).toHaveFocus());
    await user.keyboard('kk');
    await findPanel('Asha WAITLISTED');

    // The focus stays on the buttons; one that is disabled says why, and gives it to the heading.
    expect(step('Previous')).toBeDisabled();
    expect(step('Previous')).toHaveAttribute('title', 'This is the first in the list');
    await user.click(step('Next'));
    await findPanel('Asha UNDER_REVIEW');
    expect(step('Next')).toHaveFocus();
    await user.click(step('Previous'));
    await findPanel('Asha WAITLISTED');
    await waitFor(() => expect(heading('Asha WAITLISTED')).toHaveFocus());

    // Among all of them n leaves out the decided ones, and goes on from the end to the first.
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('tab', { name: 'All (5)' }));
    await user.keyboard('n');
    await findPanel('Asha WAITLISTED');
    await user.keyboard('nn');
    await findPanel('Asha APPLIED');
    await user.keyboard('n');
    expect(await findPanel('Asha WAITLISTED')).toBeDefined();
  });

  it('ignores keys in a field, in a dialog and with a modifier, and all of them once they are off (WCAG 2.1.4)', async () => {
    const { user, router } = await openApplications();
    const search = await screen.findByRole('searchbox', { name: 'Search' });
    await user.type(search, 'jk');
    expect(search).toHaveValue('jk');
    await user.clear(search);

    await user.click(await screen.findByRole('button', { name: 'Turn keys off' }));
    await user.keyboard('j');
    expect(isOpen(router)).toBeUndefined();
    expect(screen.getByText('Keys are off.')).toBeInTheDocument();
    expect(localStorage.getItem('applications.keys')).toBe('off');
    await user.click(screen.getByRole('button', { name: 'Turn keys on' }));

    await user.click(screen.getByRole('checkbox', { name: 'Select Asha APPLIED' }));
    await user.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}');
    expect(isOpen(router)).toBeUndefined();
    await user.keyboard('j');
    await findPanel('Asha REJECTED');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Decide All...' }));
    await screen.findByRole('dialog');
    await user.keyboard('j');
    expect(isOpen(router)).toBeUndefined();
  });
});
