import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, listed, oneEach, openApplications } from '#tests/applications.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { renderApp } from '#tests/render.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });
const search = () => screen.getByRole('searchbox', { name: 'Search' });

describe('The page /admin/applications', () => {
  it('lists the applications, newest first, with counts by status', async () => {
    await openApplications();
    expect(await screen.findByText('5 applications')).toBeInTheDocument();
    expect(listed()).toEqual(oneEach.map(({ fullName }) => fullName).toReversed());
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All (5)',
      'Undecided (3)',
      'Applied (1)',
      'Under review (1)',
      'Waitlisted (1)',
      'Approved (1)',
      'Rejected (1)',
    ]);
    expect(tab('All (5)')).toHaveAttribute('aria-selected', 'true');
  });

  it('filters by a status tab that is kept in the URL, with arrow keys between the tabs', async () => {
    const { user, router } = await openApplications();
    await user.click(await screen.findByRole('tab', { name: 'Rejected (1)' }));
    expect(listed()).toEqual(['Asha REJECTED']);
    expect(screen.getByText('1 of 5 applications')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toEqual({ status: 'REJECTED' }));
    await user.keyboard('{ArrowLeft}');
    expect(tab('Approved (1)')).toHaveFocus();
    expect(listed()).toEqual(['Asha APPROVED']);
    await user.keyboard('{Home}{ArrowRight}');
    expect(tab('Undecided (3)')).toHaveAttribute('aria-selected', 'true');
    expect(listed()).toEqual(['Asha WAITLISTED', 'Asha UNDER_REVIEW', 'Asha APPLIED']);
  });

  it.each([
    ['applicant 7', 'Applicant 7'],
    ['APPLICANT8@MAIL', 'Applicant 8'],
    ['2026-000009', 'Applicant 9'],
    ['marine', 'Applicant 6'],
  ])('searches for %s and finds %s only, and the tabs count the matches', async (words, found) => {
    const applications = [
      application(6, { desiredCourse: 'Marine Biology', status: 'APPROVED' }),
      ...[7, 8, 9].map((day) => application(day, { status: 'APPROVED' })),
    ];
    const { user, router } = await openApplications(undefined, { applications });
    await screen.findByText('4 applications');
    await pasteInto(user, search(), words);
    expect(listed()).toEqual([found]);
    expect(tab('Approved (1)')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toEqual({ q: words }));
  });

  it('filters by course, and offers the courses of the applications', async () => {
    const applications = [application(1), application(2, { desiredCourse: 'Marine Biology' })];
    const { user, router } = await openApplications(undefined, { applications });
    await screen.findByText('2 applications');
    const course = screen.getByRole('combobox', { name: 'Course' });
    expect(within(course).getAllByRole('option')).toHaveLength(3);
    await user.selectOptions(course, 'Marine Biology');
    expect(listed()).toEqual(['Applicant 2']);
    await waitFor(() => expect(router.state.location.search).toEqual({ course: 'Marine Biology' }));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(listed()).toHaveLength(2);
  });

  it('restores tab, search, course, order and open application from the URL', async () => {
    const path = '/admin/applications?status=undecided&q=asha&course=CIVIL+engineering&sort=fullName&open=app_2';
    await openApplications(path);
    expect(await screen.findByRole('region', { name: 'Asha UNDER_REVIEW' })).toBeInTheDocument();
    expect(tab('Undecided (3)')).toHaveAttribute('aria-selected', 'true');
    expect(search()).toHaveValue('asha');
    expect(screen.getByRole('combobox', { name: 'Course' })).toHaveDisplayValue('Civil Engineering');
    expect(screen.getByRole('columnheader', { name: 'Applicant' })).toHaveAttribute('aria-sort', 'ascending');
    expect(listed()).toEqual(['Asha APPLIED', 'Asha UNDER_REVIEW', 'Asha WAITLISTED']);
  });

  it('ignores unknown and invalid parameters of the URL', async () => {
    await openApplications('/admin/applications?sort=password&q[]=1&open[]=x');
    expect(await screen.findByText('5 applications')).toBeInTheDocument();
  });

  it('shows an unknown status as the server wrote it', async () => {
    const odd = {
      id: 'a1',
      fullName: 'Asha Rao',
      email: 'a@x.example',
      desiredCourse: 'Law',
      applicationStatus: 'ON_HOLD',
      applicationDate: '2026-01-02T00:00:00Z',
    };
    await renderApp('/admin/applications', { as: 'staff', wire: async () => Response.json([odd]) });
    expect(await screen.findByRole('tab', { name: 'ON_HOLD (1)' })).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getByText('ON_HOLD')).toHaveAttribute('data-tone', 'neutral');
  });

  it.each([
    ['Failed to load applications', async () => new Response(null, { status: 500 })],
    ['Error loading applications', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows “%s” when the list fails to load, with a retry', async (message, wire) => {
    await renderApp('/admin/applications', { as: 'staff', wire });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  });

  it('explains where applications come from when the list is empty', async () => {
    await openApplications(undefined, { applications: [] });
    expect(await screen.findByRole('heading', { name: 'No applications yet' })).toBeInTheDocument();
  });

  it('says that nothing matches, and offers to clear the filters', async () => {
    const { user } = await openApplications('/admin/applications?q=nobody&status=APPLIED');
    await user.click(
      within(await screen.findByRole('tabpanel'))
        .getAllByRole('button', { name: 'Clear filters' })
        .at(-1) ?? document.body,
    );
    expect(listed()).toHaveLength(5);
  });
});
