import { t } from '#src/languages/texts.ts';
import type { CourseRow, Tables } from '../tables.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from './types.ts';
import { addCourse, findCourse, removeCourse, updateCourse } from '../rules/courses.ts';
import { byText, sameText } from '../rules/order.ts';
import { courseStatistics } from '../rules/statistics.ts';
import { defaultCourses } from '../seed/courses.ts';

/** The courses that are accepted, by name. */
const list = (tables: Tables, accepts: (course: CourseRow) => boolean) => ({
  data: tables.courses
    .all()
    .filter(accepts)
    .sort((a, b) => byText(a.courseName, b.courseName)),
});
const listActive = (tables: Tables, accepts: (course: CourseRow) => boolean) =>
  list(tables, (course) => course.isActive && accepts(course));

export const courses = {
  listActiveCourses: ({ tables }) => listActive(tables, () => true),
  listAvailableCourses: ({ tables }) =>
    listActive(tables, ({ availableSeats }) => availableSeats === undefined || availableSeats > 0),
  listCoursesByDepartment: ({ path, tables }) =>
    listActive(tables, ({ department }) => sameText(department, path.dept)),
  listCoursesByProgram: ({ path, tables }) => listActive(tables, ({ programType }) => programType === path.type),
  listCourses: ({ tables }) => list(tables, () => true),
  getCourse: ({ path, tables }) => ({ data: findCourse(tables, path.id) }),
  getCourseStats: ({ tables }) => ({ data: courseStatistics(tables.courses.all()) }),

  createCourse: ({ body, tables }) => ({ data: addCourse(tables, body), message: t`Course added successfully` }),

  updateCourse: ({ path, body, tables }) => ({
    data: updateCourse(tables, path.id, body),
    message: t`Course updated successfully`,
  }),

  deleteCourse({ path, caller, tables, now }) {
    removeCourse(tables, path.id, caller?.name ?? '', now);
    return { message: t`Course deleted successfully` };
  },

  toggleCourseStatus({ path, tables }) {
    const course = findCourse(tables, path.id);
    const data = { ...course, isActive: !course.isActive };
    tables.courses.replace(data);
    return { data, message: data.isActive ? t`Course activated successfully` : t`Course deactivated successfully` };
  },

  initializeDefaultCourses({ tables }) {
    if (tables.courses.size === 0) for (const course of defaultCourses()) tables.courses.insert(course);
    return { ...list(tables, () => true), message: t`The catalogue is ready` };
  },
} satisfies Implementations<OperationsWith<{ tag: 'Courses' }>>;
