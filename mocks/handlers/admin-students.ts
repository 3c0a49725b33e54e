import type { Implementations } from '../request/types.ts';
import { studentStatistics } from '../rules/statistics.ts';
import { findStudent, updateAcademic, updateStudent } from '../rules/students.ts';
import { byName, updated } from './students.ts';

type AdminStudents =
  'adminListStudents' | 'adminGetStudent' | 'adminUpdateStudent' | 'adminUpdateStudentAcademic' | 'getStudentStats';

export const adminStudents = {
  adminListStudents: ({ tables }) => ({ data: byName(tables.students.all()) }),
  adminGetStudent: ({ path, tables }) => ({ data: findStudent(tables, path.id) }),
  adminUpdateStudent: ({ path, body, tables, now }) => updated(updateStudent(tables, path.id, body, now)),
  adminUpdateStudentAcademic: ({ path, body, tables, now }) => updated(updateAcademic(tables, path.id, body, now)),
  getStudentStats: ({ tables }) => ({ data: studentStatistics(tables.students.all()) }),
} satisfies Implementations<AdminStudents>;
