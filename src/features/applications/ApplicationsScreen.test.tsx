import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, listed, oneEach, openApplications } from '#tests/applications.ts';
import { pasteInto } from '#tests/paste-into.ts';

const tab = (name: string) => screen.getByRole('tab', { name });
const search = () => screen.getByRole('searchbox', { name: 'Search' });

describe('The page /admin/applications', () => {
  it('lists the applications newest first, with counts by status, and filters by a status tab that is kept in the URL', async () => {
    const { user, router } = await openApplications();
    expect(await screen.findByText('5 applications')).toBeInTheDocument();
    expect(listed()).toEqual(oneEach.map(({ fullName }) => fullName).toReversed());
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All (5)',
      'Undecided 3',
      'Applied (1)',
      'Under review (1)',
      'Waitlisted (1)',
      'Approved (1)',
      'Rejected (1)',
    ]);
    expect(tab('All (5)')).toHaveAttribute('aria-selected', 'true');

    // A tab filters, and is kept in the URL; arrow keys go from tab to tab.
    await user.click(tab('Rejected (1)'));
    expect(listed()).toEqual(['Asha REJECTED']);
    expect(screen.getByText('1 of 5 applications')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toEqual({ status: 'REJECTED' }));
    await user.keyboard('{ArrowLeft}');
    expect(tab('Approved (1)')).toHaveFocus();
    expect(listed()).toEqual(['Asha APPROVED']);
    await user.keyboard('{Home}{ArrowRight}');
    expect(tab('Undecided 3')).toHaveAttribute('aria-selected', 'true');
    expect(listed()).toEqual(['Asha WAITLISTED', 'Asha UNDER_REVIEW', 'Asha APPLIED']);
  });

  it('searches in name, address, reference and course, filters by the courses there are, and clears what finds nothing', async () => {
    const applications = [
      application(6, { desiredCourse: 'Marine Biology', status: 'APPROVED' }),
      ...[7, 8, 9].map((day) => application(day, { status: 'APPROVED' })),
    ];
    const { user, router } = await openApplications(undefined, { applications });
    await screen.findByText('4 applications');
    for (const [words, found] of [
      ['applicant 7', 'Applicant 7'],
      ['APPLICANT8@MAIL', 'Applicant 8'],
      ['2026-000009', 'Applicant 9'],
      ['marine', 'Applicant 6'],
    ] as const) {
      await user.clear(search());
      await pasteInto(user, search(), words);
      expect(listed(), words).toEqual([found]);
      expect(tab('Approved (1)'), 'The tabs count the matches').toBeInTheDocument();
    }
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'marine' }));

    const course = screen.getByRole('combobox', { name: 'Course' });
    expect(within(course).getAllByRole('option')).toHaveLength(3);
    await user.selectOptions(course, 'Civil Engineering');
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.queryAllByRole('rowheader')).toEqual([]);
    await user.click(panel.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    expect(listed()).toHaveLength(4);
    await user.selectOptions(course, 'Marine Biology');
    expect(listed()).toEqual(['Applicant 6']);
    await waitFor(() => expect(router.state.location.search).toEqual({ course: 'Marine Biology' }));
  });

  it('restores tab, search, course, order and open application from the URL', async () => {
    const path = '/admin/applications?status=undecided&q=asha&course=CIVIL+engineering&sort=fullName&open=app_2';
    const { user } = await openApplications(path);
    expect(await screen.findByRole('region', { name: 'Asha UNDER_REVIEW' })).toBeInTheDocument();
    expect(tab('Undecided 3')).toHaveAttribute('aria-selected', 'true');
    expect(search()).toHaveValue('asha');
    // Beside an open application the list has no room for its filters.
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    expect(screen.getByRole('combobox', { name: 'Course' })).toHaveDisplayValue('Civil Engineering');
    expect(screen.getByRole('columnheader', { name: 'Applicant' })).toHaveAttribute('aria-sort', 'ascending');
    expect(listed()).toEqual(['Asha APPLIED', 'Asha UNDER_REVIEW', 'Asha WAITLISTED']);
  });

  it('ignores unknown and invalid parameters of the URL', async () => {
    await openApplications('/admin/applications?sort=password&q[]=1&open[]=x');
    expect(await screen.findByText('5 applications')).toBeInTheDocument();
  });

  it('says why the list fails to load, with a retry, and explains an empty list', async () => {
    const { user, intercept } = await openApplications(undefined, {
      applications: [],
      wire: async () => new Response(null, { status: 500 }),
    });
    const retry = () => user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Failed to load applications')).toBeInTheDocument();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    await retry();
    expect(await screen.findByText('Error loading applications')).toBeInTheDocument();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
    intercept((request, serve) => serve(request));
    await retry();
    // It says where they come from.
    expect(await screen.findByRole('heading', { name: 'No applications yet' })).toBeInTheDocument();
  });
});
