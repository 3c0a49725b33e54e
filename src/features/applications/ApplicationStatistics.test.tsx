import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { application, openApplications } from '#tests/applications.ts';

const statistics = async () => within(await screen.findByRole('region', { name: 'Statistics' }));
/** The caption, whose two figures are links. */
const caption = (words: string) =>
  screen.findByText((_, element) => element?.tagName === 'FIGCAPTION' && element.textContent === words);
const isStats = ({ url }: Request) => url.endsWith('/applications/stats');

/** Each term of a figure, with its value. */
async function figures(name: string | RegExp): Promise<string[][]> {
  const figure = within(await (await statistics()).findByRole('figure', { name, hidden: true }));
  const terms = figure.getAllByRole('term', { hidden: true });
  return terms.map((term) => [term.textContent ?? '', term.nextElementSibling?.textContent ?? '']);
}

it('The statistics of the applications can be collapsed, which is remembered', async () => {
  const { user, unmount } = await openApplications();
  await user.click(await screen.findByRole('button', { name: 'Statistics', expanded: false }));
  expect(screen.getByRole('region', { name: 'Statistics' })).toBeInTheDocument();
  unmount();
  const again = await openApplications();
  await again.user.click(await screen.findByRole('button', { name: 'Statistics', expanded: true }));
  expect(screen.queryByRole('region', { name: 'Statistics' })).not.toBeInTheDocument();
});

describe('The statistics of the applications (GET /applications/stats)', () => {
  beforeEach(() => localStorage.setItem('open:applicationStatistics', 'true'));

  const applications = [
    application(1),
    application(2),
    application(3, { status: 'UNDER_REVIEW', desiredCourse: 'Marine Biology' }),
    application(4, { status: 'APPROVED' }),
  ];

  it('draw charts, with the figures as text', async () => {
    const { user } = await openApplications(undefined, { applications });
    expect(await figures('4 applications, 3 awaiting a decision')).toEqual([
      ['Applied', '2 (50%)'],
      ['Under review', '1 (25%)'],
      ['Waitlisted', '0 (0%)'],
      ['Approved', '1 (25%)'],
      ['Rejected', '0 (0%)'],
    ]);
    await user.click(screen.getByText(/^By course/));
    expect(await figures('Applications by course')).toEqual([
      ['Civil Engineering', expect.stringMatching(/^3 · \d+ of \d+ seats left$/)],
      ['Marine Biology', '1'],
    ]);
  });

  it('show the server’s figures while the list is loading, and 0 for a missing figure', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await openApplications(undefined, {
      applications,
      wire: async (request, serve) => {
        if (isStats(request))
          return Response.json({
            success: true,
            data: { totalApplications: 1234, appliedCount: 617, pendingCount: 617 },
          });
        await held;
        return serve(request);
      },
    });
    expect((await figures('1,234 applications, 617 awaiting a decision')).slice(0, 2)).toEqual([
      ['Applied', '617 (50%)'],
      ['Under review', '0 (0%)'],
    ]);
    expect(screen.queryByText(/^By course/)).not.toBeInTheDocument();
    answer();
    expect(await caption('4 applications, 3 awaiting a decision')).toBeInTheDocument();
  });

  it('reserve their space while they load, so that the list does not shift', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await openApplications(undefined, {
      applications,
      wire: async (request, serve) => {
        await held;
        return serve(request);
      },
    });
    expect(screen.getByText('Loading applications...')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Statistics' })).toBeInTheDocument();
    answer();
    expect(await caption('4 applications, 3 awaiting a decision')).toBeInTheDocument();
  });
});

it.each([
  ['Applied, 2 applications', 'Applied (2)'],
  ['Approved, 1 application', 'Approved (1)'],
  ['3 awaiting a decision', 'Undecided (3)'],
  ['4 applications', 'All (4)'],
])('The figure “%s” of the application statistics links to the list filtered by it', async (name, tab) => {
  localStorage.setItem('open:applicationStatistics', 'true');
  const { user } = await openApplications('/admin/applications?status=REJECTED', {
    applications: [
      application(1),
      application(2),
      application(3, { status: 'UNDER_REVIEW' }),
      application(4, { status: 'APPROVED' }),
    ],
  });
  await user.click(await (await statistics()).findByRole('link', { name }));
  expect(await screen.findByRole('tab', { name: tab, selected: true })).toBeInTheDocument();
});

it('A course in the application statistics links to its applications', async () => {
  localStorage.setItem('open:applicationStatistics', 'true');
  const { user } = await openApplications(undefined, {
    applications: [application(1), application(2), application(3, { desiredCourse: 'Marine Biology' })],
  });
  await user.click(await screen.findByText(/^By course/));
  await user.click(await screen.findByRole('link', { name: 'Marine Biology, 1 application' }));
  expect(await screen.findByText('1 of 3 applications')).toBeInTheDocument();
});

it('The application statistics by course say how many seats each has left', async () => {
  localStorage.setItem('open:applicationStatistics', 'true');
  const { user } = await openApplications(undefined, {
    applications: [application(1)],
    arrange: (rows) => ({
      ...rows,
      applications: [application(1)],
      courses: rows.courses.map((course) => ({ ...course, totalSeats: 40, availableSeats: 18 })),
    }),
  });
  await user.click(await screen.findByText(/^By course/));
  expect(await screen.findByText('1 · 18 of 40 seats left')).toBeInTheDocument();
});

it('The application statistics make room for an opened application', async () => {
  localStorage.setItem('open:applicationStatistics', 'true');
  const { user } = await openApplications('/admin/applications?open=app_1');
  await screen.findByRole('button', { name: 'Close application' });
  expect(screen.queryByRole('region', { name: 'Statistics' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close application' }));
  expect(await screen.findByRole('region', { name: 'Statistics' })).toBeInTheDocument();
});
