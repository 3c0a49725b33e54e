import { t } from '#src/languages/texts.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import { findCourse } from '#mocks/university/rules/courses.ts';
import { deletedOf, restoreRecord } from '#mocks/university/rules/deleted.ts';
import { findStudent } from '#mocks/university/rules/students.ts';

/** The operations of the extension `restore`. */
export const restore = {
  listDeletedStudents: ({ tables }) => ({
    data: deletedOf(tables, 'student').map(({ record, at, by }) => ({
      student: record.student,
      deletedAt: at,
      deletedBy: by,
    })),
  }),
  restoreStudent({ path, tables }) {
    restoreRecord(tables, 'student', path.id);
    return { data: findStudent(tables, path.id), message: t`Student restored successfully` };
  },
  listDeletedCourses: ({ tables }) => ({
    data: deletedOf(tables, 'course').map(({ record, at, by }) => ({
      course: record.course,
      deletedAt: at,
      deletedBy: by,
    })),
  }),
  restoreCourse({ path, tables }) {
    restoreRecord(tables, 'course', path.id);
    return { data: findCourse(tables, path.id), message: t`Course restored successfully` };
  },
} satisfies Implementations<OperationsWith<{ extension: 'restore' }>>;
