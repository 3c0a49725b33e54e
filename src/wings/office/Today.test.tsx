import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application } from '#tests/applications.ts';
import { renderApp } from '#tests/render.tsx';
import { extensions, offerExtensions } from '#src/platform/server/extensions.ts';

type Arrange = NonNullable<NonNullable<Parameters<typeof renderApp>[1]>['arrange']>;

/** The backend's clock of the tests stands on this day; the page's own does not. */
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

/** Two undecided applications, one full course of two, three students with fees due, two with too little attendance. */
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
  })),
});
const calm: Arrange = (rows) => {
  const { students, courses, ...rest } = busy(rows);
  return {
    ...rest,
    applications: [application(3, { status: 'APPROVED' })],
    courses: courses.map((course) => ({ ...course, availableSeats: 18 })),
    students: students.map((student) => ({ ...student, pendingAmount: 0, attendance: { percentage: 75 } })),
  };
};

async function open(arrange: Arrange, count = 5) {
  const app = await renderApp('/admin/dashboard', { as: 'staff', arrange });
  const today = within(await screen.findByRole('navigation', { name: 'What needs you today' }));
  await waitFor(() => expect(today.getAllByRole('link')).toHaveLength(count));
  return { ...app, today, words: today.getAllByRole('link').map(({ textContent }) => textContent) };
}

const BUSY = [
  '2 to decide, oldest 12 days',
  '1 decided in 7 days',
  '1 course full',
  '3 owe fees',
  '2 attend below 75%',
];

describe('What needs you today, on the dashboard', () => {
  it('counts undecided applications, full courses, fees due and low attendance', async () => {
    expect((await open(busy)).words).toEqual(BUSY);
  });

  it('counts the same where the lists come by pages, but for the decisions, which are in the whole list', async () => {
    offerExtensions(extensions);
    expect((await open(busy, 4)).words).toEqual(BUSY.filter((words) => !words.includes('decided')));
  });

  it('counts records without a roll number or with a semester of another year, and leads to them', async () => {
    const wrong: Arrange = (rows) => ({
      ...busy(rows),
      students: busy(rows).students.map((student, i) => (i === 3 ? { ...student, year: 2, semester: 8 } : student)),
    });
    const { user, today } = await open(wrong, 6);
    await user.click(today.getByRole('link', { name: '1 record to correct' }));
    expect(await screen.findByText('1 of 40 students')).toBeInTheDocument();
  });

  it('says calmly that nothing waits', async () => {
    expect((await open(calm)).words).toEqual([
      'Nothing to decide',
      'Nothing decided lately',
      'No course full',
      'Nobody owes fees',
      'Nobody attends below 75%',
    ]);
  });

  it.each([
    [BUSY[0]!, '2 of 3 applications'],
    [BUSY[1]!, '1 entry'],
    [BUSY[2]!, '2 of 3 courses'],
    [BUSY[3]!, '3 of 40 students'],
    [BUSY[4]!, '2 of 40 students'],
  ])('“%s” leads to exactly those rows', async (name, count) => {
    const { user, today } = await open(busy);
    await user.click(today.getByRole('link', { name }));
    expect(await screen.findByText(count)).toBeInTheDocument();
  });
});
