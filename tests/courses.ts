import type { SeedRows } from '../mocks/university/tables.ts';

const kept = new Set(['Computer Science Engineering', 'Mechanical Engineering', 'Civil Engineering']);

/** A catalogue of three courses, and the applications for them: to draw the whole one is most of a test's work. */
export const fewCourses = ({ courses, applications, ...rows }: SeedRows): SeedRows => ({
  ...rows,
  courses: courses.filter(({ courseName }) => kept.has(courseName)),
  applications: applications.filter(({ desiredCourse }) => kept.has(desiredCourse)),
});
