import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { application, findPanel, openApplications } from '#tests/applications.ts';
import { offerExtensions } from '#src/platform/server/extensions.ts';

const CIVIL = 'Civil Engineering';

/** Opens an application for a course with 40 seats, so many of them left, that asks for 55%. */
async function open(availableSeats: number | undefined, part: Parameters<typeof application>[1] = {}) {
  const applications = [application(1, part), application(2)];
  const app = await openApplications('/admin/applications?open=app_1', {
    applications,
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

describe('The seats and the requirement of a course, at the head of an opened application', () => {
  it.each([
    [18, {}, 'Civil Engineering: 18 of 40 seats left; asks for 55%; this applicant has 88%'],
    [0, { previousGrade: '8.1 CGPA' }, 'Civil Engineering: No seat of 40 left; asks for 55%; this applicant has 81%'],
    [undefined, { previousGrade: 'First class' }, 'Civil Engineering: asks for 55%; this applicant has First class'],
    [18, { desiredCourse: 'Marine Biology' }, 'Marine Biology: this applicant has 88%; no course has this name'],
  ])('With %j seats left, for %j, they are “%s”', async (seats, part, words) => {
    const { panel } = await open(seats, part);
    expect(await panel.findByText((_, element) => element?.textContent === words)).toBeInTheDocument();
  });
});

it('The head of an opened application says only what is known where the courses cannot be loaded', async () => {
  const { queryClient } = await openApplications('/admin/applications?open=app_1', {
    applications: [application(1)],
    wire: async (request, serve) =>
      request.url.endsWith('/api/courses') ? new Response(null, { status: 403 }) : serve(request),
  });
  const panel = await findPanel('Applicant 1');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(panel.getByText('this applicant has 88%')).toBeInTheDocument();
});

describe('An approval on a server that counts seats', () => {
  it('takes a seat, which is seen at once', async () => {
    const { panel, press, left } = await open(18);
    await panel.findByText(/18 of 40 seats left/);
    await press('Approve');
    await press('Approve Application');
    expect(await panel.findByText(/17 of 40 seats left/)).toBeInTheDocument();
    expect(await left()).toBe(17);
  });

  it('needs comments where no seat is left, and is marked in the timeline', async () => {
    const { panel, press, user, left, stored } = await open(0);
    await panel.findByText(/No seat of 40 left/);
    await press('Approve');
    expect(screen.getByRole('note', { name: 'No seat' })).toHaveTextContent('No seat is left in Civil Engineering');
    await press('Approve Over Capacity');
    expect(await panel.findByText('Comments are required to admit over capacity')).toBeInTheDocument();
    expect((await stored('app_1'))?.status).toBe('APPLIED');
    await user.click(panel.getByRole('textbox', { name: /Comments/ }));
    await user.paste('The dean agrees.');
    await press('Approve Over Capacity');
    expect(await panel.findByText('Over capacity')).toBeInTheDocument();
    expect(await left()).toBe(0);
    expect((await stored('app_1'))?.history).toMatchObject([{ overCapacity: true, comments: 'The dean agrees.' }]);
  });

  it('finds no seat when somebody else has taken the last one, says so, and keeps what was typed', async () => {
    const { panel, press, user, take, stored } = await open(1);
    await panel.findByText(/1 of 40 seats left/);
    await press('Approve');
    await user.click(panel.getByRole('textbox', { name: /Comments/ }));
    await user.paste('All is in order.');
    await take();
    await press('Approve Application');
    const problem = await panel.findByRole('alert');
    expect(problem).toHaveTextContent('No seat is left in Civil Engineering');
    expect(await panel.findByRole('button', { name: 'Approve Over Capacity' })).toBeEnabled();
    expect(panel.getByRole('textbox', { name: /Comments/ })).toHaveValue('All is in order.');
    expect(panel.getByText(/No seat of 40 left/)).toBeInTheDocument();
    expect((await stored('app_1'))?.status).toBe('APPLIED');
  });
});

it('An approval on a server that does not count seats takes none, and says where the catalogue has none left', async () => {
  const { panel, press, left, reviews } = await open(0);
  offerExtensions([]);
  await panel.findByText(/No seat of 40 left/);
  await press('Approve');
  expect(screen.getByRole('note', { name: 'No seat' })).toHaveTextContent('The server does not count seats');
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
    expect(note).toHaveTextContent('1 seat is missing: so many stay undecided');
    expect(note).toHaveTextContent('Civil Engineering: 2 approvals, 1 of 40 seats left');
    await app.user.click(dialog.getByRole('button', { name: 'Approve 2 Applications' }));
    const result = within(await screen.findByRole('region', { name: 'Result of the decision' }));
    expect(await result.findByRole('heading', { name: '1 of 2 is approved' })).toBeInTheDocument();
    expect(result.getByText('No seat is left in Civil Engineering')).toBeInTheDocument();
    expect(await app.left()).toBe(0);
  });
});
