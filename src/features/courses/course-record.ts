import { plural, t } from '#src/languages/texts.ts';
import { isUndecided } from '#src/features/applications/application-status.ts';
import { formatNumber, orNA } from '#src/platform/text/format.ts';
import type { RestorableType } from '#src/records/restore.ts';
import { courseHistory, courseQuery, storeCourses } from './admin-courses.ts';
import { type Course, courseFields } from './course.ts';
import { courseDeletion, courseMissing, courseRestoration } from './course-words.ts';

/** A course, as its forms need to know it. It carries no time of its last change: it is read before it is written. */
export const courseType: RestorableType<Course> = {
  noun: 'course',
  missing: courseMissing,
  deletion: courseDeletion,
  restoration: courseRestoration,
  nameOf: ({ courseName }) => courseName,
  fields: courseFields,
  fetch: (client, id) => client.fetchQuery(courseQuery(id)),
  store: storeCourses,
  ...courseHistory,
  detailOf: ({ courseCode, department }) => `${orNA(courseCode)} · ${orNA(department)}`,
};

/** How many applications name a course, and how many of them wait for a decision: `4 applications are for this course, 3 of them undecided`. */
export function countNaming(applications: readonly { readonly status: string }[]): string {
  const { length } = applications;
  if (length === 0) return t`No application is for this course`;
  const undecided = applications.filter(({ status }) => isUndecided(status)).length;
  const count = formatNumber(length);
  return undecided === 0
    ? plural(
        length,
      )`${count} application is for this course, all of them decided | ${count} applications are for this course, all of them decided`
    : plural(
        length,
      )`${count} application is for this course, ${formatNumber(undecided)} of them undecided | ${count} applications are for this course, ${formatNumber(undecided)} of them undecided`;
}
