import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import { changesOf } from '#mocks/university/rules/change-log.ts';
import { findCourse } from '#mocks/university/rules/courses.ts';
import { isDeleted } from '#mocks/university/rules/deleted.ts';
import { findStudent } from '#mocks/university/rules/students.ts';

/** The operations of the extension `history`. */
export const history = {
  listStudentChanges({ path, tables }) {
    if (!isDeleted(tables, 'student', path.id)) findStudent(tables, path.id);
    return { data: changesOf(tables, path.id) };
  },
  listCourseChanges({ path, tables }) {
    if (!isDeleted(tables, 'course', path.id)) findCourse(tables, path.id);
    return { data: changesOf(tables, path.id) };
  },
} satisfies Implementations<OperationsWith<{ extension: 'history' }>>;
