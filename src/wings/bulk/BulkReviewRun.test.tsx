import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, openApplications } from '#tests/applications.ts';
import { applicationsQuery } from '#src/features/applications/applications.ts';

const twelve = Array.from({ length: 12 }, (_, at) => application(at + 1));
const button = (name: string) => screen.getByRole('button', { name });

/** Waitlists twelve, of whom two are answered: four more calls are under way until they are released. */
async function underWay(applications = twelve) {
  let answered = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const app = await openApplications(undefined, {
    applications,
    wire: async (request, serve) => {
      if (request.url.endsWith('/review') && ++answered > 2) await held;
      return serve(request);
    },
  });
  await app.user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  for (const { fullName } of applications.slice(twelve.length))
    await app.user.click(screen.getByRole('checkbox', { name: `Select ${fullName}` }));
  await app.user.click(button('Decide All...'));
  await screen.findByRole('dialog');
  await app.user.click(button('Waitlist (12)'));
  await app.user.click(button('Waitlist 12 Applications'));
  const bar = await screen.findByRole('progressbar', { name: 'Deciding applications' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '2 of 12'));
  return { ...app, release };
}

describe('A running bulk review', () => {
  it('shows its progress and can be stopped, which keeps selected and unsent what is left, beside what is ticked during it', async () => {
    const { user, release, reviews } = await underWay([...twelve, application(13)]);
    await user.click(screen.getByRole('checkbox', { name: 'Select Applicant 13' }));
    await user.click(button('Stop'));
    expect(button('Stopping...')).toBeDisabled();
    release();
    const result = within(await screen.findByRole('region', { name: 'Result of the decision' }));
    await result.findByRole('heading', { name: '8 of 12 are waitlisted' });
    expect(result.getAllByText('Not tried')).toHaveLength(4);
    expect(screen.getByText('5 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select Applicant 13' })).toBeChecked();
    expect(await reviews()).toHaveLength(8);
  });

  it('asks before the page is left, and stops when it is left', async () => {
    const { user, release, reviews, router, queryClient } = await underWay();
    void router.navigate({ to: '/admin/students' });
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    // Another tab of the list is the same page.
    await router.navigate({ to: '/admin/applications', search: { status: 'undecided' } });
    expect(router.state.location.search).toEqual({ status: 'undecided' });

    void router.navigate({ to: '/admin/students' });
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave and stop?' }));
    await user.click(question.getByRole('button', { name: 'Stop and Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/students'));
    release();
    // The list learns what came of them once nothing is under way any more.
    const list = () => queryClient.getQueryData(applicationsQuery().queryKey);
    await waitFor(() => expect(list()?.some(({ status }) => status === 'WAITLISTED')).toBe(true));
    expect(await reviews()).toHaveLength(8);
  });
});
