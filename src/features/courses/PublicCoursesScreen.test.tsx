import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fewCourses } from '#tests/courses.ts';
import { failures, unauthorized } from '#tests/faults.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { renderApp } from '#tests/render.tsx';

const FAILED = 'Failed to load courses. Please try again later.';
const cards = () => screen.findAllByRole('article');
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return heading.closest('article') ?? heading;
};

afterEach(() => {
  vi.useRealTimers();
});

describe('The public course list (section 2)', () => {
  it('shows courseName, department, programType, description and duration of GET /courses/active, and where no seat is left', async () => {
    const { database, requests } = await renderApp('/courses');
    const active = await database.transact('read', ({ courses }) => courses.all().filter(({ isActive }) => isActive));
    expect(await cards()).toHaveLength(active.length);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/courses/active']);

    const mba = within(await card('Master of Business Administration'));
    expect(mba.getByText('Business Studies')).toBeVisible();
    expect(mba.getByText('Postgraduate')).toBeVisible();
    expect(mba.getByText(/For people who have seen a workplace/)).toBeVisible();
    expect(mba.getByText('2 Years')).toBeVisible();

    // Section 9.
    for (const [name, label] of [
      ['Diploma in Solar Installation', '1 Year'],
      ['Computer Science Engineering', '4 Years'],
      ['Doctor of Philosophy in Engineering', 'Duration not specified'],
    ] as const)
      expect(within(await card(name)).getByText(label)).toBeVisible();

    const full = within(await card('Data Science and Artificial Intelligence'));
    expect(full.getByRole('button', { name: 'Apply' })).toBeDisabled();
    expect(full.getByRole('button', { name: 'Apply' })).toHaveAccessibleDescription('All seats are taken');
  });

  it('shows a loading spinner until the answer arrives, however slow', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderApp('/courses', {
      arrange: fewCourses,
      wire: (request, serve) => new Promise((resolve) => setTimeout(() => resolve(serve(request)), 9000)),
    });
    expect(screen.getByText('Loading courses...')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Courses' })).toHaveAttribute('aria-busy', 'true');
    await act(() => vi.advanceTimersByTimeAsync(9000));
    expect((await cards()).length).toBeGreaterThan(1);
    expect(screen.queryByText('Loading courses...')).not.toBeInTheDocument();
  });

  it("'No Courses Available' has a Refresh button that reloads the list", async () => {
    const { user, intercept } = await renderApp('/courses', {
      arrange: fewCourses,
      wire: async () => Response.json({ success: true, data: [] }),
    });
    expect(await screen.findByRole('heading', { name: 'No Courses Available' })).toBeVisible();
    intercept((request, serve) => serve(request));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect((await cards()).length).toBeGreaterThan(1);
  });

  it('shows fee, seats, eligibility and subjects under Details, and links each card to the admission form with its course preselected', async () => {
    const { user, database, router } = await renderApp('/courses');
    const solar = within(await card('Diploma in Solar Installation'));
    const toggle = solar.getByRole('button', { name: 'Details of Diploma in Solar Installation' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(solar.getByText('₹36,000 for the course')).toBeVisible();
    const stored = await database.transact('read', ({ courses }) => courses.by('courseCode', 'DIP-SOL'));
    expect(solar.getByText(`${stored?.availableSeats} of ${stored?.totalSeats}`)).toBeVisible();
    expect(solar.getByText(/10th grade and a year of work/)).toBeVisible();
    expect(solar.getByText(/Photovoltaic systems/)).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Apply for Civil Engineering' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admissions'));
    expect(router.state.location.search).toEqual({ course: 'Civil Engineering' });
  });
});

describe('The search and filters of the public courses', () => {
  it('department and program type narrow the list, update the count and go into the URL', async () => {
    const { user, router } = await renderApp('/courses');
    await cards();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Civil');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Program type' }), 'Postgraduate');
    await waitFor(() => expect(router.state.location.href).toBe('/courses?department=Civil&program=Postgraduate'));
    expect(await cards()).toHaveLength(1);
    expect(screen.getByText(/^1 of \d+ courses$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.href).toBe('/courses'));
    expect((await cards()).length).toBeGreaterThan(1);
  });

  it('restore their values from the URL, and offer to be cleared when nothing matches', async () => {
    const { user } = await renderApp('/courses?q=shake%20table&department=civil');
    expect(await cards()).toHaveLength(1);
    const search = screen.getByRole('searchbox');
    expect(search).toHaveValue('shake table');
    expect(screen.getByRole('combobox', { name: 'Department' })).toHaveValue('Civil');
    await pasteInto(user, search, ' of astrology');
    expect(await screen.findByRole('heading', { name: 'No courses match' })).toBeVisible();
    await user.click(
      within(screen.getByRole('region', { name: 'Courses' })).getByRole('button', { name: 'Clear filters' }),
    );
    expect((await cards()).length).toBeGreaterThan(1);
  });
});

describe('Public courses that fail to load (section 8)', () => {
  it(`say "${FAILED}" however they fail, 'Try Again' loads them again, and a list that is on the screen stays`, async () => {
    const { user, intercept, queryClient } = await renderApp('/courses', { arrange: fewCourses });
    await cards();
    for (const [name, wire] of failures) {
      intercept(wire);
      await act(() => queryClient.resetQueries());
      expect(await screen.findByText(FAILED), name).toBeVisible();
      await waitFor(() => expect(screen.queryAllByRole('article'), name).toHaveLength(0));
      expect(screen.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
      intercept((request, serve) => serve(request));
      await user.click(screen.getByRole('button', { name: 'Try Again' }));
      expect((await cards()).length, name).toBeGreaterThan(1);
      expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
      expect(screen.getByRole('region', { name: 'Courses' })).toHaveFocus();
    }
    const before = (await cards()).length;
    intercept(() => Promise.reject(new TypeError('Failed to fetch')));
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(await cards(), 'the list that was already on the screen').toHaveLength(before);
  });

  it('report a timeout after 10 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderApp('/courses', { wire: () => new Promise(() => {}) });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.getByText(/did not answer within 10 seconds/)).toBeVisible();
  });

  it('lead to the login on any 401, and from there back', async () => {
    const { router } = await renderApp('/courses?department=Civil', { wire: unauthorized });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toEqual({ redirect: '/courses?department=Civil' });
  });
});

it('Courses in the envelopes of other servers are shown, and never the text "null"', async () => {
  const course = (courseName: string) => ({
    id: 7,
    courseName,
    department: null,
    programType: 'Certificate',
    description: null,
    eligibilityCriteria: null,
  });
  const { intercept, queryClient } = await renderApp('/courses', { arrange: fewCourses });
  await cards();
  for (const [name, body] of [
    ['Astronomy in data', { success: true, data: [course('Astronomy in data')] }],
    ['Astronomy in data.data', { success: true, data: { data: [course('Astronomy in data.data')] } }],
    ['Astronomy in a bare array', [course('Astronomy in a bare array')]],
  ] as const) {
    intercept(async () => Response.json(body));
    await act(() => queryClient.resetQueries());
    const astronomy = await card(name);
    expect(within(astronomy).getByText('Certificate')).toBeVisible();
    expect(within(astronomy).getByText('Duration not specified')).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/null|undefined/);
  }
});
