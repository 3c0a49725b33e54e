import type { EditableRecord } from '#src/records/record-type.ts';
import { orNA } from '#src/platform/text/format.ts';
import type { RestorableType } from '#src/records/restore/restore.ts';
import { courseHistory, courseQuery, createCourse, storeCourses, updateCourse } from './admin-courses.ts';
import { readCourse } from './course-reader.ts';
import { type Course, courseFields } from './course.ts';

/** A course, as its forms need to know it. It carries no time of its last change: it is read before it is written. */
export const courseType: RestorableType<Course> = {
  noun: 'course',
  plural: 'courses',
  place: 'in the catalogue',
  nameOf: ({ courseName }) => courseName,
  fields: courseFields,
  read: readCourse,
  fetch: (client, id) => client.fetchQuery(courseQuery(id)),
  store: storeCourses,
  ...courseHistory,
  detailOf: ({ courseCode, department }) => `${orNA(courseCode)} · ${orNA(department)}`,
};

/** How a course is added and edited. */
export const editableCourse: EditableRecord<Course, Parameters<typeof createCourse.call>[0]> = {
  type: courseType,
  create: createCourse,
  update: updateCourse,
  helpWhenNew: { availableSeats: 'Empty: all of them' },
};
