import { describe, expect, it } from 'vitest';
import { seedDay as today } from '#mocks/node.ts';
import type { SeedRows } from '../tables.ts';
import { fullCourses } from './courses.ts';
import { departments } from './pools/departments.ts';
import { makeSeed } from './seed.ts';

const credential = { salt: '5eed', hash: 'c0de' };

const taken = ({ courses }: SeedRows, where: (course: SeedRows['courses'][number]) => boolean) =>
  courses.filter(where).reduce((sum, { totalSeats = 0, availableSeats = 0 }) => sum + totalSeats - availableSeats, 0);

describe.each([
  [1200, 80],
  [1200, 2000],
  [50_000, 4000],
])('the seats for %i students and %i applications', (students, applications) => {
  const seeded = makeSeed({ today, students, applications, credential });

  it('as many seats of a department are taken as it has first-year students', async () => {
    const rows = await seeded;
    const firstYears = departments.map(({ name }) => [
      name,
      rows.students.filter(({ department, year }) => department === name && year === 1).length,
    ]);
    const seats = departments.map(({ name }) => [name, taken(rows, ({ department }) => department === name)]);
    expect(seats).toEqual(firstYears);
  });

  it('each course has at least as many taken seats as approved applications', async () => {
    const rows = await seeded;
    const short = rows.courses.filter(
      ({ id, courseName }) =>
        taken(rows, (course) => course.id === id) <
        rows.applications.filter(({ status, desiredCourse }) => status === 'APPROVED' && desiredCourse === courseName)
          .length,
    );
    expect(short).toEqual([]);
  });

  it('two courses are full, and more applicants wait for each of them than for the average course', async () => {
    const { courses, applications: all } = await seeded;
    const full = courses.filter(({ isActive, availableSeats }) => isActive && availableSeats === 0);
    expect(full.map(({ courseName }) => courseName)).toEqual(fullCourses);
    expect(full).toHaveLength(2);
    const waiting = all.filter(({ status }) => ['APPLIED', 'UNDER_REVIEW', 'WAITLISTED'].includes(status));
    for (const { courseName } of full)
      expect(waiting.filter(({ desiredCourse }) => desiredCourse === courseName).length).toBeGreaterThan(
        waiting.length / courses.filter(({ isActive }) => isActive).length,
      );
  });
});

it.each([0, 1, 5, 40, 300])(
  'every course of %i students has seats, and no more available than in total',
  async (students) => {
    const { courses } = await makeSeed({ today, students, credential });
    const odd = courses.filter(
      ({ courseName, totalSeats, availableSeats = 0 }) =>
        totalSeats !== undefined &&
        (totalSeats < 5 || availableSeats > totalSeats || availableSeats > 0 === fullCourses.includes(courseName)),
    );
    expect(odd).toEqual([]);
  },
);
