import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { application, listed, openApplications } from '#tests/applications.ts';

const applications = [
  application(1, { fullName: 'First Class', previousGrade: 'First class' }),
  application(2, { fullName: 'Nine Of Ten', previousGrade: '9.1 CGPA' }),
  application(3, { fullName: 'Percent', previousGrade: '88%' }),
  application(4, { fullName: 'Marks', previousGrade: '150/200' }),
  application(5, { fullName: 'Letter', previousGrade: 'A' }),
];

it('A filter by grade range compares grades of every scale, and counts the grades that are not numeric', async () => {
  await openApplications('/admin/applications?grade=75..90', { applications });
  expect(await screen.findByText('2 of 5 applications')).toBeInTheDocument();
  expect(listed()).toEqual(['Marks', 'Percent']);
  expect(
    screen.getByText('As a percentage of its scale: 8.3 of 10 counts as 83%. 2 without a number are left out.'),
  ).toBeInTheDocument();
});

it('Sorting by qualification compares grades as numbers, with non-numeric grades last', async () => {
  const { user } = await openApplications(undefined, { applications });
  await user.click(await screen.findByRole('button', { name: 'Qualification' }));
  expect(listed()).toEqual(['Marks', 'Percent', 'Nine Of Ten', 'Letter', 'First Class']);
});

it('A filter by submission days uses the local time zone', async () => {
  await openApplications('/admin/applications?submitted=2026-05-02..2026-05-03', { applications });
  expect(await screen.findByText('2 of 5 applications')).toBeInTheDocument();
  expect(listed()).toEqual(['Percent', 'Nine Of Ten']);
});

it('A grade in the list stands beside the minimum of its course, and says where it is below', async () => {
  const some = [
    application(1, { previousGrade: '54%' }),
    application(2, { previousGrade: '5.5 CGPA' }),
    application(3, { previousGrade: 'First class' }),
    application(4, { desiredCourse: 'Marine Biology' }),
  ];
  await openApplications(undefined, {
    arrange: (rows) => ({
      ...rows,
      applications: some,
      courses: rows.courses.map((course) => ({ ...course, eligibilityCriteria: ['At least 55%'] })),
    }),
  });
  expect(await screen.findByText('below 55%')).toBeVisible();
  const grades = screen.getAllByText(/12th Grade/).map((line) => line.previousElementSibling?.textContent?.trim());
  expect(grades).toEqual(['88%', 'First class minimum 55%', '5.5 CGPA minimum 55%', '54% below 55%']);
});
