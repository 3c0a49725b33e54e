import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applicant, course, field, fillIn, optionsOf, submit } from '#tests/application-form.ts';
import { failures } from '#tests/faults.ts';
import { renderApp } from '#tests/render.tsx';
import { university } from '#src/university/university.ts';
import { BASIC_COURSES } from './ApplicationForm.tsx';

const WARNING = 'Could not load latest courses. Showing basic course list.';

afterEach(() => {
  vi.useRealTimers();
});

describe('The admissions page (section 2)', () => {
  it('shows the form with its estimated time and six previous qualifications, the application process, and a help box with office hours Mon-Fri 9-5', async () => {
    await renderApp('/admissions');
    const process = within(screen.getByRole('region', { name: 'The application process' }));
    expect(process.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    const help = within(screen.getByRole('region', { name: 'Need help?' }));
    expect(help.getByText('Monday to Friday, 9:00 to 17:00')).toBeVisible();
    expect(help.getByRole('link', { name: '+91 20 5550 1965' })).toBeVisible();
    // Section 3.
    expect(optionsOf(field('Previous qualification'))).toEqual([
      '10th Grade',
      '12th Grade',
      'Diploma',
      "Bachelor's Degree",
      "Master's Degree",
      'Other',
    ]);

    // The estimated time covers reading the form, each choice, and typing at 40 words a minute.
    await waitFor(() => expect(optionsOf(course()).length).toBeGreaterThan(6));
    const form = screen.getByRole('form', { name: 'Application for admission' });
    const selects = within(form).getAllByRole('combobox');
    const fields = [...within(form).getAllByRole('textbox'), ...selects];
    const { desiredCourse: _, previousQualification: __, ...typed } = applicant;
    const characters = Object.values(typed).join('').length;
    // Labels, hints and choices, each of them in full; five letters are a word.
    const read = (form.textContent ?? '').length / 5;
    const minutes = characters / 5 / 40 + (fields.length * 3) / 60 + read / 200;
    expect(
      screen.getByText(`Fill in this form. It takes ${university.applicationTime}`, { exact: false }),
    ).toBeVisible();
    expect(minutes).toBeGreaterThan(1);
    expect(minutes).toBeLessThan(2);
  });
});

describe('The desired course', () => {
  it('The desired course is one of the names from GET /courses/available, in data, data.data or a bare array', async () => {
    const { requests, database, intercept, queryClient } = await renderApp('/admissions');
    const all = await database.transact('read', ({ courses }) => courses.all());
    const open = all.filter(({ isActive, availableSeats }) => isActive && availableSeats !== 0);
    await waitFor(() => expect(optionsOf(course())).toHaveLength(open.length));
    expect(optionsOf(course()).toSorted()).toEqual(open.map(({ courseName }) => courseName).toSorted());
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/courses/available']);
    for (const [name, body] of [
      ['Astronomy', { success: true, data: [{ courseName: 'Astronomy' }, { courseName: null }] }],
      ['Botany', { success: true, data: { data: [{ courseName: 'Botany' }] } }],
      [
        'Chemistry',
        [
          { id: 1, courseName: 'Chemistry' },
          { id: 2, courseName: 'Chemistry' },
        ],
      ],
    ] as const) {
      intercept(async () => Response.json(body));
      await act(() => queryClient.resetQueries());
      await waitFor(() => expect(optionsOf(course())).toEqual([name]));
    }
  });

  it(`section 8: the six names, and "${WARNING}", however the courses fail to load`, async () => {
    const { user, intercept, queryClient } = await renderApp('/admissions');
    expect(BASIC_COURSES).toHaveLength(6);
    for (const [name, wire] of failures) {
      intercept(wire);
      await act(() => queryClient.resetQueries());
      expect(await screen.findByText(WARNING), name).toBeVisible();
      expect(optionsOf(course()), name).toEqual(BASIC_COURSES);
      await user.selectOptions(course(), 'Civil Engineering');
      intercept((request, serve) => serve(request));
      await user.click(screen.getByRole('button', { name: 'Try Again' }));
      await waitFor(() => expect(screen.queryByText(WARNING), name).not.toBeInTheDocument());
      expect(optionsOf(course()), name).toContain('Life Sciences');
      expect(course()).toHaveValue('Civil Engineering');
      expect(course()).toHaveFocus();
    }
  });

  it('The desired courses fall back after 10 seconds without an answer, and wait until then', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderApp('/admissions', { wire: () => new Promise(() => {}) });
    expect(screen.getByRole('option', { name: 'Loading courses...' })).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText(WARNING)).toBeVisible();
  });

  it('The desired course is preselected by a link’s parameter, which the URL keeps when another is chosen', async () => {
    const { user, router } = await renderApp('/admissions?course=Life%20Sciences');
    expect(course()).toHaveValue('Life Sciences');
    await waitFor(() => expect(optionsOf(course()).length).toBeGreaterThan(1));
    expect(course()).toHaveValue('Life Sciences');
    await user.selectOptions(course(), 'Biotechnology');
    await waitFor(() => expect(router.state.location.search).toEqual({ course: 'Biotechnology' }));
  });

  it('A desired course that is not offered says so, and cannot be submitted', async () => {
    const { user } = await renderApp('/admissions?course=Alchemy');
    await waitFor(() => expect(optionsOf(course()).length).toBeGreaterThan(1));
    expect(course()).toHaveAccessibleDescription(/“Alchemy” does not take applications at the moment/);
    await fillIn(user, { desiredCourse: '' });
    await user.click(submit());
    await waitFor(() => expect(course()).toHaveFocus());
    expect(course()).toHaveAccessibleDescription(/Desired course is required/);
  });
});
