import type { CourseRow } from '../db/tables.ts';
import type { Implementations } from '../request/types.ts';
import { addCourse, findCourse, updateCourse } from '../rules/courses.ts';
import { byText, sameText } from '../rules/order.ts';
import { courseStatistics } from '../rules/statistics.ts';
import { defaultCourses } from '../seed/courses.ts';

type Courses =
  | 'listActiveCourses'
  | 'listAvailableCourses'
  | 'listCoursesByDepartment'
  | 'listCoursesByProgram'
  | 'getCourse'
  | 'listCourses'
  | 'createCourse'
  | 'updateCourse'
  | 'deleteCourse'
  | 'toggleCourseStatus'
  | 'getCourseStats'
  | 'initializeDefaultCourses';

const byName = (rows: readonly CourseRow[]) => rows.toSorted((a, b) => byText(a.courseName, b.courseName));
const active = (rows: readonly CourseRow[], also: (course: CourseRow) => boolean = () => true) =>
  byName(rows.filter((course) => course.isActive && also(course)));

export const courses = {
  listActiveCourses: ({ tables }) => ({ data: active(tables.courses.all()) }),

  listAvailableCourses: ({ tables }) => ({
    data: active(tables.courses.all(), ({ availableSeats }) => availableSeats === undefined || availableSeats > 0),
  }),

  listCoursesByDepartment: ({ path, tables }) => ({
    data: active(tables.courses.all(), ({ department }) => sameText(department, path.dept)),
  }),

  listCoursesByProgram: ({ path, tables }) => ({
    data: active(tables.courses.all(), ({ programType }) => programType === path.type),
  }),

  getCourse: ({ path, tables }) => ({ data: findCourse(tables, path.id) }),

  listCourses: ({ tables }) => ({ data: byName(tables.courses.all()) }),

  createCourse: ({ body, tables }) => ({ data: addCourse(tables, body), message: 'Course added successfully' }),

  updateCourse: ({ path, body, tables }) => ({
    data: updateCourse(tables, path.id, body),
    message: 'Course updated successfully',
  }),

  deleteCourse({ path, tables }) {
    tables.courses.remove(findCourse(tables, path.id).id);
    return { message: 'Course deleted successfully' };
  },

  toggleCourseStatus({ path, tables }) {
    const course = findCourse(tables, path.id);
    const data = { ...course, isActive: !course.isActive };
    tables.courses.replace(data);
    return { data, message: data.isActive ? 'Course activated successfully' : 'Course deactivated successfully' };
  },

  getCourseStats: ({ tables }) => ({ data: courseStatistics(tables.courses.all()) }),

  initializeDefaultCourses({ tables }) {
    if (tables.courses.size === 0) for (const course of defaultCourses()) tables.courses.insert(course);
    return { data: byName(tables.courses.all()), message: 'The catalogue is ready' };
  },
} satisfies Implementations<Courses>;
