import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, findPanel, openApplications } from '#tests/applications.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { offerExtensions } from '#src/platform/server/extensions.ts';

const CIVIL = 'Civil Engineering';

type Wire = Parameters<Awaited<ReturnType<typeof openApplications>>['intercept']>[0];

/** Opens an application for a course with 40 seats, so many of them left, that asks for 55%. */
async function open(
  availableSeats: number | undefined,
  applications = [application(1), application(2)],
  wire: Wire = (request, serve) => serve(request),
) {
  const app = await openApplications('/admin/applications?open=app_1', {
    wire,
    arrange: (rows) => ({
      ...rows,
      applications,
      courses: rows.courses.map((course) => {
        const { availableSeats: _, ...rest } = course;
        if (course.courseName !== CIVIL) return course;
        const seats = availableSeats === undefined ? {} : { availableSeats };
        return { ...rest, totalSeats: 40, eligibilityCriteria: ['12th Grade', 'At least 55%'], ...seats };
      }),
    }),
  });
  const left = () => app.database.transact('read', ({ courses }) => courses.by('courseName', CIVIL)?.availableSeats);
  const take = () =>
    app.database.transact('write', ({ courses }) => {
      courses.replace({ ...courses.by('courseName', CIVIL)!, availableSeats: 0 });
    });
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, panel: await findPanel('Applicant 1'), left, take, press };
}

/** The lines about the course in the head of the panel. */
const aboutCourse = (panel: Awaited<ReturnType<typeof findPanel>>) => {
  const figures = panel.getByText(/^applicant(,|$)/).closest('div');
  return [figures?.previousElementSibling, ...(figures?.children ?? [])].map((line) => line?.textContent).join('|');
};

it('The head of an opened application says of its course what is known: seats, the grade asked for, and the applicant’s', async () => {
  const applications = [
    application(1, { previousGrade: 'First class' }),
    application(2, { desiredCourse: 'Marine Biology' }),
    application(3, { desiredCourse: 'Mechanical Engineering' }),
  ];
  const { panel, user, queryClient, intercept } = await open(undefined, applications, async (request, serve) =>
    request.url.endsWith('/api/courses') ? new Response(null, { status: 403 }) : serve(request),
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(aboutCourse(panel)).toBe('Civil Engineering|First class applicant');
  intercept((request, serve) => serve(request));
  await act(() => queryClient.invalidateQueries());
  await panel.findByText(/minimum 55%/);
  expect(aboutCourse(panel)).toBe('Civil Engineering|First class applicant, minimum 55%');
  await user.keyboard('k');
  const next = await findPanel('Applicant 2');
  expect(aboutCourse(next)).toBe('Marine Biology|88% applicant|No course has this name');
  await user.keyboard('k');
  const last = await findPanel('Applicant 3');
  expect(aboutCourse(last)).toMatch(/^Mechanical Engineering\|88% applicant, minimum not set\|/);
});

describe('An approval on a server that counts seats', () => {
  it('takes a seat, which is seen at once', async () => {
    const { panel, press, left } = await open(18);
    await panel.findByText('of 40 seats left');
    expect(aboutCourse(panel)).toBe('Civil Engineering|88% applicant, minimum 55%|18 of 40 seats left');
    await press('Approve');
    await press('Approve Application');
    await waitFor(() => expect(aboutCourse(panel)).toMatch(/\|17 of 40 seats left$/));
    expect(await left()).toBe(17);
  });

  it('finds no seat when somebody else has taken the last one, keeps what was typed, and then needs comments', async () => {
    const { panel, press, user, left, take, stored } = await open(1, [application(1, { previousGrade: '8.1 CGPA' })]);
    const comments = () => panel.getByRole('textbox', { name: /Comments/ });
    await panel.findByText('of 40 seats left');
    await press('Approve');
    await pasteInto(user, comments(), 'All is in order.');
    await take();
    await press('Approve Application');
    expect(await panel.findByRole('alert')).toHaveTextContent('No seat is left in Civil Engineering');
    await panel.findByRole('button', { name: 'Approve Over Capacity' });
    expect(comments()).toHaveValue('All is in order.');
    expect(aboutCourse(panel)).toBe('Civil Engineering|81% applicant, minimum 55%|0 of 40 seats left');
    expect(screen.getByRole('note', { name: 'No seat' })).toHaveTextContent('No seat is left in Civil Engineering');

    // Over capacity is said why, and is marked in the timeline.
    await user.clear(comments());
    await press('Approve Over Capacity');
    expect(await panel.findByText('Comments are required to admit over capacity')).toBeInTheDocument();
    expect((await stored('app_1'))?.status).toBe('APPLIED');
    await pasteInto(user, comments(), 'The dean agrees.');
    await press('Approve Over Capacity');
    expect(await panel.findByText('Over capacity')).toBeInTheDocument();
    expect(await left()).toBe(0);
    expect((await stored('app_1'))?.history).toMatchObject([{ overCapacity: true, comments: 'The dean agrees.' }]);
  });
});

it('An approval on a server that does not count seats takes none, and says where the catalogue has none left', async () => {
  const { panel, press, left, reviews } = await open(0);
  offerExtensions([]);
  await panel.findByText('of 40 seats left');
  await press('Approve');
  expect(screen.getByRole('note', { name: 'No seat' })).toHaveTextContent('This server does not count seats');
  await press('Approve Application');
  await within(await screen.findByRole('note', { name: 'The student' })).findByText(/account is made/);
  expect([await left(), await reviews()]).toMatchObject([0, [['app_1', { status: 'APPROVED' }]]]);
});

describe('One approval for many', () => {
  it('says before it how many seats are missing, and names after it who found none', async () => {
    const app = await open(1);
    await app.press('Close application');
    await app.user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await app.press('Decide All...');
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide 2 Applications' }));
    await app.user.click(await dialog.findByRole('button', { name: 'Approve (2)' }));
    const note = await dialog.findByRole('note', { name: 'Seats' });
    expect(note).toHaveTextContent('1 seat is missing: as many stay undecided');
    expect(note).toHaveTextContent('Civil Engineering: 2 approvals, 1 of 40 seats left');
    await app.user.click(dialog.getByRole('button', { name: 'Approve 2 Applications' }));
    const result = within(await screen.findByRole('region', { name: 'Result of the decision' }));
    expect(await result.findByRole('heading', { name: '1 of 2 is approved' })).toBeInTheDocument();
    expect(result.getByText('No seat is left in Civil Engineering')).toBeInTheDocument();
    expect(await app.left()).toBe(0);
  });
});
