import { deletedCoursesQuery, restoreCourse } from './admin-courses.ts';
import { orNA } from '#src/platform/text/format.ts';
import type { Course } from './course.ts';
import { defineDeletedButton } from '#src/records/restore/deleted-button.tsx';
import type { Restorable } from '#src/records/restore/restorable.ts';
import { courseType } from './course-record.ts';

/** How a deleted course is brought back. */
export const restorableCourses: Restorable<Course> = {
  type: courseType,
  detailOf: ({ courseCode, department }) => `${orNA(courseCode)} · ${orNA(department)}`,
  restore: restoreCourse,
  query: deletedCoursesQuery,
};

/** Opens the list of the deleted courses. */
export const DeletedCourses = defineDeletedButton(restorableCourses);
