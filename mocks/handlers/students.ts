import type { components } from '../../openapi/schema.gen.ts';
import type { StudentRow } from '../db/tables.ts';
import type { Implementations } from '../request/types.ts';
import { notFound } from '../rules/refusal.ts';
import { byText, sameText, sortedBy } from '../rules/order.ts';
import { isPlaced } from '../rules/statistics.ts';
import {
  addStudent,
  findStudent,
  patchStudent,
  removeStudent,
  updateAcademic,
  updateStudent,
} from '../rules/students.ts';

type Students =
  | 'listStudents'
  | 'getStudent'
  | 'getStudentByEmail'
  | 'getStudentByRollNo'
  | 'listStudentsByDepartment'
  | 'listStudentsByYear'
  | 'listPlacedStudents'
  | 'createStudent'
  | 'updateStudent'
  | 'updateStudentAcademic'
  | 'updateStudentFull'
  | 'updateStudentCgpa'
  | 'updateStudentAttendance'
  | 'updateStudentFee'
  | 'updateStudentPlacement'
  | 'deleteStudent'
  | 'countStudents'
  | 'countStudentsByDepartment'
  | 'countPlacedStudents';

/** The reply to every kind of update. */
export const updated = (data: StudentRow) => ({ data, message: 'Student updated successfully' });

/** One page of the rows; page -1 is all of them. */
function paged<Row>(rows: readonly Row[], page: number, size: number): Row[] {
  return page === -1 ? [...rows] : rows.slice(page * size, (page + 1) * size);
}

/** A student as anybody may see it: enough for the home page's statistics, in an order that betrays nobody. */
function publicRows(students: readonly StudentRow[]): components['schemas']['PublicStudent'][] {
  return students
    .map(({ department, company }) => ({ department, placement: { company: company ?? null } }))
    .toSorted(
      (a, b) => byText(a.department, b.department) || byText(a.placement.company ?? '', b.placement.company ?? ''),
    );
}

/** Students as lists show them: by name, those of one name by roll number. */
export const byName = (rows: readonly StudentRow[]) =>
  sortedBy(
    rows,
    ({ name }) => name,
    ({ rollNo }) => rollNo,
  );

export const students = {
  listStudents({ query, tables }) {
    const { page = 0, size = 10, sortBy = 'name', sortDir = 'asc', view } = query ?? {};
    if (view === 'public') return { data: paged(publicRows(tables.students.all()), page, size) };
    const rows = sortedBy(
      tables.students.all(),
      (student) => student[sortBy],
      ({ rollNo }) => rollNo,
      sortDir === 'desc' ? -1 : 1,
    );
    return { data: paged(rows, page, size) };
  },

  getStudent: ({ path, tables }) => ({ data: findStudent(tables, path.id) }),

  getStudentByEmail({ path, tables }) {
    const data = tables.students.by('email', path.email);
    if (!data) throw notFound('Student');
    return { data };
  },

  getStudentByRollNo({ path, tables }) {
    const data = tables.students.by('rollNo', path.rollno);
    if (!data) throw notFound('Student');
    return { data };
  },

  listStudentsByDepartment: ({ path, tables }) => ({
    data: byName(tables.students.all().filter(({ department }) => sameText(department, path.dept))),
  }),

  listStudentsByYear: ({ path, tables }) => ({
    data: byName(tables.students.all().filter(({ year }) => year === Number(path.year))),
  }),

  listPlacedStudents: ({ tables }) => ({ data: byName(tables.students.all().filter(isPlaced)) }),

  createStudent: ({ body, tables, now }) => ({
    data: addStudent(tables, body, now),
    message: 'Student added successfully',
  }),

  updateStudent: ({ path, body, tables, now }) => updated(updateStudent(tables, path.id, body, now)),

  updateStudentFull: ({ path, body, tables, now }) => updated(updateStudent(tables, path.id, body, now)),

  updateStudentAcademic: ({ path, body, tables, now }) => updated(updateAcademic(tables, path.id, body, now)),

  updateStudentCgpa({ path, body, tables, now }) {
    const { updatedAt } = body;
    const credits = body.credits === undefined ? {} : { totalCredits: body.credits };
    return updated(patchStudent(tables, path.id, { currentCGPA: body.cgpa, ...credits, updatedAt }, now));
  },

  updateStudentAttendance({ path, body, tables, now }) {
    const { attendancePercentage: percentage, updatedAt } = body;
    return updated(patchStudent(tables, path.id, { attendance: { percentage }, updatedAt }, now));
  },

  updateStudentFee({ path, body, tables, now }) {
    const { totalFee, paidAmount, updatedAt } = body;
    return updated(patchStudent(tables, path.id, { totalFee, paidAmount, updatedAt }, now));
  },

  updateStudentPlacement({ path, body, tables, now }) {
    const { placementStatus, company, packageAmount, updatedAt } = body;
    const placement = {
      placementStatus,
      updatedAt,
      ...(company ? { company } : {}),
      ...(typeof packageAmount === 'number' ? { packageAmount } : {}),
    };
    return updated(patchStudent(tables, path.id, placement, now, ['company', 'packageAmount']));
  },

  deleteStudent({ path, tables }) {
    removeStudent(tables, path.id);
    return { message: 'Student deleted successfully' };
  },

  countStudents: ({ tables }) => ({ data: tables.students.size }),

  countStudentsByDepartment: ({ path, tables }) => ({
    data: tables.students.all().filter(({ department }) => sameText(department, path.dept)).length,
  }),

  countPlacedStudents: ({ tables }) => ({ data: tables.students.all().filter(isPlaced).length }),
} satisfies Implementations<Students>;
