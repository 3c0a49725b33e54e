import { courseHistoryQuery, courseQuery, createCourse, storeCourses, updateCourse } from './admin-courses.ts';
import { readCourse } from './course-reader.ts';
import { type Course, courseFields } from './course.ts';
import type { EditableRecord, RecordType } from '#src/records/record-type.ts';

/** A course, as its forms need to know it. It carries no time of its last change: it is read before it is written. */
export const courseType: RecordType<Course> = {
  noun: 'course',
  plural: 'courses',
  place: 'in the catalogue',
  nameOf: ({ courseName }) => courseName,
  fields: courseFields,
  read: readCourse,
  fetch: (client, id) => client.fetchQuery(courseQuery(id)),
  store: storeCourses,
  history: courseHistoryQuery,
};

/** How a course is added and edited. */
export const editableCourse: EditableRecord<Course, Parameters<typeof createCourse.call>[0]> = {
  type: courseType,
  create: createCourse,
  update: updateCourse,
  helpWhenNew: { availableSeats: 'Empty: all of them' },
};
