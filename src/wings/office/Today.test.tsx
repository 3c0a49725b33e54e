import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { application } from '#tests/applications.ts';
import { renderApp } from '#tests/render.tsx';
import { paintDelay } from '#src/platform/scheduling.ts';
import { extensions, offerExtensions } from '#src/platform/server/extensions.ts';

beforeEach(() => {
  paintDelay.ms = 0;
});
type Arrange = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['arrange']>;

/** The backend's clock of the tests stands on this day; the page's own does not. */
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

/**
 * Two undecided applications, one full course of two, three students with fees due, two with too little attendance, and
 * one in a semester of another year.
 */
const busy: Arrange = (rows) => ({
  ...rows,
  applications: [
    application(1, { submittedAt: daysAgo(12) }),
    application(2, { status: 'WAITLISTED', submittedAt: daysAgo(3) }),
    application(3, {
      status: 'APPROVED',
      submittedAt: daysAgo(40),
      history: [{ from: 'APPLIED', to: 'APPROVED', by: 'Neha Rao', at: daysAgo(2) }],
    }),
  ],
  courses: rows.courses.slice(0, 3).map((course, i) => ({
    ...course,
    isActive: i < 2,
    totalSeats: 40,
    availableSeats: i === 0 ? 0 : 18,
  })),
  students: rows.students.map((student, i) => ({
    ...student,
    totalFee: 5000,
    paidAmount: i < 3 ? 4999 : 5000,
    pendingAmount: i < 3 ? 1 : 0,
    attendance: { percentage: i < 2 ? 74.99 : 75 },
    ...(i === 3 ? { year: 2, semester: 8 } : {}),
  })),
});
const calm: Arrange = ({ students, courses, ...rest }) => ({
  ...rest,
  applications: [application(3, { status: 'APPROVED' })],
  courses: courses.slice(0, 2).map((course) => ({ ...course, isActive: true, totalSeats: 40, availableSeats: 18 })),
  students: students.map((student) => ({ ...student, pendingAmount: 0, attendance: { percentage: 75 } })),
});

async function open(arrange: Arrange, count: number, wire?: NonNullable<Parameters<typeof renderApp>[1]>['wire']) {
  const app = await renderApp('/admin/dashboard', { as: 'staff', arrange, ...(wire && { wire }) });
  const today = within(await screen.findByRole('navigation', { name: 'What needs you today' }));
  await waitFor(() => expect(today.getAllByRole('link')).toHaveLength(count));
  const links = today.getAllByRole<HTMLAnchorElement>('link');
  return { ...app, links, words: links.map(({ textContent }) => textContent) };
}

const BUSY = [
  ['2 to decide, oldest 12 days', '2 of 3 applications'],
  ['1 course full', '2 of 3 courses'],
  ['3 owe fees', '3 of 40 students'],
  ['2 attend below 75%', '2 of 40 students'],
  ['1 record to correct', '1 of 40 students'],
  ['1 decided in 7 days', '1 entry'],
] as const;

describe('What needs you today, on the dashboard', () => {
  it('counts undecided applications, full courses, fees due, low attendance and records to correct, and each figure leads to exactly those rows', async () => {
    const { links, words, router } = await open(busy, BUSY.length);
    expect(words).toEqual(BUSY.map(([name]) => name));
    // The dashboard is drawn once: each link is followed from the list of the one before.
    for (const [i, href] of links.map((link) => link.getAttribute('href') ?? '').entries()) {
      const [name, rows] = BUSY[i]!;
      await act(async () => router.history.push(href));
      await waitFor(() => expect(screen.queryByText(rows), name).toBeInTheDocument());
    }
  });

  it('counts the same where the lists come by pages, but for the decisions, which are in the whole list', async () => {
    offerExtensions(extensions);
    const { words } = await open(busy, 5);
    expect(words).toEqual(BUSY.map(([name]) => name).filter((name) => !name.includes('decided')));
  });

  it('says that applications could not be counted, and counts the rest', async () => {
    const { words } = await open(calm, 4, (request, serve) =>
      request.url.includes('/applications')
        ? Promise.resolve(Response.json({ success: false, message: 'Try later' }, { status: 500 }))
        : serve(request),
    );
    expect(words).toEqual([
      'Applications could not be counted',
      'No course full',
      'Nobody owes fees',
      'Nobody attends below 75%',
    ]);
  });

  it('says calmly that nothing waits', async () => {
    expect((await open(calm, 5)).words).toEqual([
      'Nothing to decide',
      'No course full',
      'Nobody owes fees',
      'Nobody attends below 75%',
      'Nothing decided lately',
    ]);
  });
});
