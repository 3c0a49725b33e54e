import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

const applications = [
  application(1),
  application(2),
  application(3, { status: 'UNDER_REVIEW', desiredCourse: 'Marine Biology' }),
  application(4, { status: 'APPROVED' }),
];
const open = () => localStorage.setItem('open:applicationStatistics', 'true');

describe('The statistics of the applications (GET /applications/stats)', () => {
  it('The statistics are opened by a button, stay open at the next visit, and make room for an opened application', async () => {
    const { user } = await openApplications();
    await user.click(await screen.findByRole('button', { name: 'Statistics', expanded: false }));
    expect(screen.getByRole('region', { name: 'Statistics' })).toBeInTheDocument();
    expect(localStorage.getItem('open:applicationStatistics')).toBe('true');

    await user.click(screen.getByRole('link', { name: 'Asha APPLIED' }));
    await screen.findByRole('button', { name: 'Close application' });
    expect(screen.queryByRole('region', { name: 'Statistics' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close application' }));
    expect(await screen.findByRole('region', { name: 'Statistics' })).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Statistics', expanded: true }));
    expect(screen.queryByRole('region', { name: 'Statistics' })).not.toBeInTheDocument();
    expect(localStorage.getItem('open:applicationStatistics')).toBeNull();
  });

  it('draw charts with the figures as text, each of which links to the list filtered by it', async () => {
    open();
    const { user } = await openApplications('/admin/applications?status=REJECTED', {
      arrange: (rows) => ({
        ...rows,
        applications,
        courses: rows.courses.map((course) => ({ ...course, totalSeats: 40, availableSeats: 18 })),
      }),
    });
    expect(await figures('4 applications, 3 awaiting a decision')).toEqual([
      ['Applied', '2 (50%)'],
      ['Under review', '1 (25%)'],
      ['Waitlisted', '0 (0%)'],
      ['Approved', '1 (25%)'],
      ['Rejected', '0 (0%)'],
    ]);
    const { getByRole } = await statistics();
    const links = {
      'Applied, 2 applications': '/admin/applications?status=APPLIED',
      'Approved, 1 application': '/admin/applications?status=APPROVED',
      '3 awaiting a decision': '/admin/applications?status=undecided',
      '4 applications': '/admin/applications',
    };
    for (const [name, href] of Object.entries(links))
      expect(getByRole('link', { name }), name).toHaveAttribute('href', href);
    await user.click(getByRole('link', { name: '3 awaiting a decision' }));
    expect(await screen.findByRole('tab', { name: 'Undecided 3', selected: true })).toBeInTheDocument();

    await user.click(screen.getByText(/^By course/));
    expect(await figures('Applications by course')).toEqual([
      ['Civil Engineering', '3 · 18 of 40 seats left'],
      ['Marine Biology', '1'],
    ]);
    await user.click(screen.getByRole('link', { name: 'Marine Biology, 1 application' }));
    expect(await screen.findByText('1 of 4 applications')).toBeInTheDocument();
  });

  it('reserve their space while they load, and show the server’s figures until the list is there, 0 for a missing one', async () => {
    open();
    let showStats = () => {};
    let showList = () => {};
    const heldStats = new Promise<void>((resolve) => (showStats = resolve));
    const heldList = new Promise<void>((resolve) => (showList = resolve));
    await openApplications(undefined, {
      applications,
      wire: async (request, serve) => {
        if (!isStats(request)) return heldList.then(() => serve(request));
        await heldStats;
        return Response.json({
          success: true,
          data: { totalApplications: 1234, appliedCount: 617, pendingCount: 617 },
        });
      },
    });
    expect(screen.getByText('Loading applications...')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Statistics' })).toBeInTheDocument();
    showStats();
    expect((await figures('1,234 applications, 617 awaiting a decision')).slice(0, 2)).toEqual([
      ['Applied', '617 (50%)'],
      ['Under review', '0 (0%)'],
    ]);
    expect(screen.queryByText(/^By course/)).not.toBeInTheDocument();
    showList();
    expect(await caption('4 applications, 3 awaiting a decision')).toBeInTheDocument();
  });
});
