import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { application, findPanel, openApplications } from '#tests/applications.ts';
import { pasteInto } from '#tests/paste-into.ts';

const isOpen = (router: { state: { location: { search: object } } }) =>
  new Map(Object.entries(router.state.location.search)).get('open');
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });

describe('The open application', () => {
  it('opens from its row with the focus and is in the URL; Escape closes it and returns the focus to the row', async () => {
    const { user, router } = await openApplications();
    await user.click(await screen.findByRole('link', { name: 'Asha WAITLISTED' }));
    await findPanel('Asha WAITLISTED');
    expect(heading('Asha WAITLISTED')).toHaveFocus();
    expect(isOpen(router)).toBe('app_3');
    expect(screen.getByRole('link', { name: 'Asha WAITLISTED' })).toHaveAttribute('aria-current', 'true');

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Asha WAITLISTED' })).not.toBeInTheDocument());
    expect(isOpen(router)).toBeUndefined();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Asha WAITLISTED' })).toHaveFocus());
  });

  it('focuses its heading when it is opened from another page', async () => {
    const { router } = await openApplications('/admin/courses');
    await act(() => router.navigate({ to: '/admin/applications', search: { open: 'app_3' } }));
    await findPanel('Asha WAITLISTED');
    await waitFor(() => expect(heading('Asha WAITLISTED')).toHaveFocus());
  });

  it('opens by a click anywhere in its row', async () => {
    const { user } = await openApplications();
    await user.click(await within(await screen.findByRole('table')).findByText('Rejected'));
    expect(await findPanel('Asha REJECTED')).toBeDefined();
  });

  it('adds one step to a tab that begins with the list, however many applications were stepped through', async () => {
    const { user, router } = await openApplications();
    const { length } = router.history;
    await user.click(await screen.findByRole('link', { name: 'Asha REJECTED' }));
    await user.keyboard('jj');
    await findPanel('Asha WAITLISTED');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(isOpen(router)).toBeUndefined());
    expect(router.history).toHaveLength(length + 1);
  });

  it('loads the application again, so that it shows what is stored', async () => {
    const { user, requests, database } = await openApplications();
    await screen.findByText('5 applications');
    await database.transact('write', ({ applications }) => {
      const row = applications.get('app_1');
      if (row) applications.replace({ ...row, previousGrade: '93%' });
    });
    await user.click(screen.getByRole('link', { name: 'Asha APPLIED' }));
    expect(await (await findPanel('Asha APPLIED')).findByText('93%')).toBeInTheDocument();
    expect(requests.some(({ url }) => url.endsWith('/applications/app_1'))).toBe(true);
  });

  it('shows the submitted fields', async () => {
    await openApplications('/admin/applications?open=app_1');
    const { getAllByRole, findByText, getByRole } = await findPanel('Asha APPLIED');
    await findByText('Submitted data');
    const terms = getAllByRole('term').map(({ textContent }) => textContent);
    const values = getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms.slice(0, 6).map((term, i) => [term, values[i]])).toEqual([
      ['Full name', 'Asha APPLIED'],
      ['Email', 'applicant1@mail.example'],
      ['Phone number', '+919812345678'],
      ['Desired course', 'Civil Engineering'],
      ['Previous qualification', '12th Grade'],
      ['Previous grade', '88%'],
    ]);
    expect(getByRole('link', { name: '+919812345678' })).toHaveAttribute('href', 'tel:+919812345678');
  });

  it('shows a timeline, latest step first, with person, time, statuses and comments', async () => {
    const history = [
      { from: 'APPLIED', to: 'UNDER_REVIEW', by: 'Neha Rao', at: '2026-05-03T10:20:00.000Z', comments: 'Transcript?' },
      { from: 'UNDER_REVIEW', to: 'WAITLISTED', by: 'Om Iyer', at: '2026-05-04T10:20:00.000Z' },
    ] as const;
    await openApplications('/admin/applications?open=app_1', {
      applications: [application(1, { status: 'WAITLISTED', history: [...history] })],
    });
    const { findByRole } = await findPanel('Applicant 1');
    const steps = within(await findByRole('region', { name: 'Timeline' })).getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    expect(steps[0]).toHaveTextContent(/Under review.*to.*Waitlisted.*Om Iyer, .*2026/);
    expect(steps[1]).toHaveTextContent(/Applied.*to.*Under review.*Neha Rao, .*2026.*Transcript\?/);
    expect(steps[2]).toHaveTextContent(/Applied.*Applicant 1, .*2026/);
  });

  it('shows the reason of a rejection apart from the comments', async () => {
    await openApplications('/admin/applications?open=app_5');
    const { findByRole } = await findPanel('Asha REJECTED');
    const reason = await findByRole('note', { name: 'Reason for the rejection' });
    expect(reason).toHaveTextContent('Too late.');
    expect(reason).not.toHaveTextContent('Told by telephone.');
    expect(await findByRole('region', { name: 'Comments' })).toHaveTextContent('Told by telephone.');
  });

  it('shows an application of the URL that the list does not show', async () => {
    await openApplications('/admin/applications?status=APPLIED&open=app_4');
    const { findByText } = await findPanel('Asha APPROVED');
    expect(await findByText('Not in this list')).toBeInTheDocument();
  });

  it.each([
    ['it does not exist', undefined, 'Application not found'],
    [
      'it is refused',
      async () => Response.json({ success: false, message: 'Not yours.' }, { status: 403 }),
      'Not yours.',
    ],
    ['the server does not answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Error loading application'],
  ])('shows why it cannot be loaded when %s, with a retry', async (_, fail, words) => {
    const { user, intercept } = await openApplications('/admin/applications?open=missing', {
      wire: (request, serve) => (fail && request.url.endsWith('/applications/missing') ? fail() : serve(request)),
    });
    const { findByText, getByRole } = await findPanel('Application');
    expect(await findByText(words)).toBeInTheDocument();
    intercept(async (request, serve) =>
      request.url.endsWith('/applications/missing')
        ? Response.json({ success: true, data: application(9, { id: 'missing' }) })
        : serve(request),
    );
    await user.click(getByRole('button', { name: 'Try Again' }));
    expect(await findPanel('Applicant 9')).toBeDefined();
  });

  it('opens as a dialog over the list on a narrow screen, which Escape closes', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }));
    const { user, router } = await openApplications();
    await user.click(await screen.findByRole('link', { name: 'Asha APPLIED' }));
    const dialog = await screen.findByRole('dialog', { name: 'Asha APPLIED' });
    await waitFor(() => expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus());
    await user.keyboard('k');
    expect(await screen.findByRole('dialog', { name: 'Asha UNDER_REVIEW' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(isOpen(router)).toBeUndefined();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Asha UNDER_REVIEW' })).toHaveFocus());
  });

  it('keeps the pending decision when the screen is rotated', async () => {
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
    const { user } = await openApplications('/admin/applications?open=app_1');
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    await pasteInto(user, screen.getByRole('textbox', { name: 'Reason for the rejection' }), 'No seats.');
    matches = false;
    act(() => listeners.forEach((media, tell) => tell({ media, matches })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Asha APPLIED' }));
    expect(dialog.getByRole('textbox', { name: 'Reason for the rejection' })).toHaveValue('No seats.');
  });
});

describe('Stepping through the filtered list', () => {
  it('moves by j and k, stops at the ends, and announces the position', async () => {
    const { user } = await openApplications('/admin/applications?status=undecided');
    await screen.findByText('3 of 5 applications');
    await user.keyboard('j');
    expect((await (await findPanel('Asha WAITLISTED')).findAllByRole('status'))[0]).toHaveTextContent(
      'Asha WAITLISTED, 1 of 3',
    );
    await user.keyboard('k');
    await user.keyboard('jj');
    expect((await (await findPanel('Asha APPLIED')).findAllByRole('status'))[0]).toHaveTextContent(
      'Asha APPLIED, 3 of 3',
    );
    await user.keyboard('j');
    expect(heading('Asha APPLIED')).toHaveFocus();
    await user.keyboard('k');
    expect(await findPanel('Asha UNDER_REVIEW')).toBeDefined();
  });

  it('keeps the focus on its buttons, and says why one is disabled', async () => {
    const { user } = await openApplications('/admin/applications?status=undecided&open=app_3');
    const previous = () => screen.getByRole('button', { name: 'Previous' });
    await findPanel('Asha WAITLISTED');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled());
    expect(previous()).toBeDisabled();
    expect(previous()).toHaveAttribute('title', 'There is none before it in the list');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await findPanel('Asha UNDER_REVIEW');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await user.click(previous());
    await findPanel('Asha WAITLISTED');
    expect(heading('Asha WAITLISTED')).toHaveFocus();
  });

  it('ignores j and k while a field has the focus', async () => {
    const { user, router } = await openApplications();
    const search = await screen.findByRole('searchbox', { name: 'Search' });
    await user.type(search, 'jk');
    expect(search).toHaveValue('jk');
    expect(isOpen(router)).toBeUndefined();
  });

  it('ignores keys in a dialog and keys with a modifier', async () => {
    const { user, router } = await openApplications();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Asha APPLIED' }));
    await user.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}');
    await user.click(screen.getByRole('button', { name: 'Decide All...' }));
    await screen.findByRole('dialog');
    await user.keyboard('j');
    expect(isOpen(router)).toBeUndefined();
  });

  it('offers to turn its keys off, which is remembered (WCAG 2.1.4)', async () => {
    const { user, router, unmount } = await openApplications();
    await user.click(await screen.findByRole('button', { name: 'Turn keys off' }));
    await user.keyboard('j');
    expect(isOpen(router)).toBeUndefined();
    expect(screen.getByText('Keys are off.')).toBeInTheDocument();
    unmount();
    await openApplications();
    await user.click(await screen.findByRole('button', { name: 'Turn keys on' }));
    await user.keyboard('j');
    expect(await findPanel('Asha REJECTED')).toBeDefined();
  });

  it('moves by n to the next undecided application, and from the end to the first', async () => {
    const { user } = await openApplications();
    await screen.findByText('5 applications');
    await user.keyboard('n');
    expect(await findPanel('Asha WAITLISTED')).toBeDefined();
    await user.keyboard('nn');
    expect(await findPanel('Asha APPLIED')).toBeDefined();
    await user.keyboard('n');
    expect(await findPanel('Asha WAITLISTED')).toBeDefined();
  });
});
