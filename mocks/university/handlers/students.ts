import type { components } from '#openapi/schema.gen.ts';
import { t } from '#src/languages/texts.ts';
import type { StudentRow, Tables } from '../tables.ts';
import type { OperationsWith } from '#mocks/engine/request/types.ts';
import { studentList } from '../rules/paged-lists.ts';
import type { Call, Implementations } from './types.ts';
import { byText, sameText, sortedBy } from '../rules/order.ts';
import { requireRow } from '../rules/records.ts';
import { isPlaced, studentStatistics } from '../rules/statistics.ts';
import { inListOrder } from '../rules/paging.ts';
import { addStudent, findStudent, removeStudent, studentNotFound, updateStudent } from '../rules/students.ts';

/** One page of the rows; page -1 is all of them. */
function paged<Row>(rows: readonly Row[], page: number, size: number): Row[] {
  return page === -1 ? [...rows] : rows.slice(page * size, (page + 1) * size);
}

/** Students as the public view shows them: enough for the home page's statistics, in an order that identifies nobody. */
function publicRows(students: readonly StudentRow[]): components['schemas']['PublicStudent'][] {
  return students
    .map(({ department, company }) => ({ department, placement: { company: company ?? null } }))
    .sort((a, b) => byText(a.department, b.department) || byText(a.placement.company ?? '', b.placement.company ?? ''));
}

const all = () => true;
const ofDepartment = (department: string) => (student: StudentRow) => sameText(student.department, department);

const count = (tables: Tables, accepts: (student: StudentRow) => boolean) => ({
  data: tables.students.all().filter(accepts).length,
});

/** The students that are accepted, by name. */
const list = (tables: Tables, accepts: (student: StudentRow) => boolean) => ({
  data: inListOrder(studentList, tables.students.all()).filter(accepts),
});

/** Answers any kind of update. */
const update = (
  { path, tables, now }: Pick<Call<'updateStudent'>, 'path' | 'tables' | 'now'>,
  changes: Parameters<typeof updateStudent>[2],
) => ({ data: updateStudent(tables, path.id, changes, now), message: t`Student updated successfully` });

const updateAcademic = ({ body, ...call }: Call<'updateStudentAcademic' | 'adminUpdateStudentAcademic'>) => {
  const { year, semester, currentCGPA, totalCredits, attendancePercentage: percentage, updatedAt } = body;
  return update(call, { year, semester, currentCGPA, totalCredits, attendance: { percentage }, updatedAt });
};

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
  adminListStudents: ({ tables }) => list(tables, all),
  listStudentsByDepartment: ({ path, tables }) => list(tables, ofDepartment(path.dept)),
  listStudentsByYear: ({ path, tables }) => list(tables, ({ year }) => year === Number(path.year)),
  listPlacedStudents: ({ tables }) => list(tables, isPlaced),

  countStudents: ({ tables }) => count(tables, all),
  countStudentsByDepartment: ({ path, tables }) => count(tables, ofDepartment(path.dept)),
  countPlacedStudents: ({ tables }) => count(tables, isPlaced),
  getStudentStats: ({ tables }) => ({ data: studentStatistics(tables.students.all()) }),

  getStudent: ({ path, tables }) => ({ data: findStudent(tables, path.id) }),
  adminGetStudent: ({ path, tables }) => ({ data: findStudent(tables, path.id) }),
  getStudentByEmail: ({ path, tables }) => ({
    data: requireRow(tables.students.by('email', path.email), studentNotFound),
  }),
  getStudentByRollNo: ({ path, tables }) => ({
    data: requireRow(tables.students.by('rollNo', path.rollno), studentNotFound),
  }),

  createStudent: ({ body, tables, now, prepared: credential }) => ({
    data: addStudent(tables, body, now, { credential, hasTemporaryLogin: true }),
    message: t`Student added successfully`,
  }),

  updateStudent: ({ body, ...call }) => update(call, body),
  updateStudentFull: ({ body, ...call }) => update(call, body),
  adminUpdateStudent: ({ body, ...call }) => update(call, body),
  updateStudentAcademic: updateAcademic,
  adminUpdateStudentAcademic: updateAcademic,
  updateStudentCgpa: ({ body: { cgpa, credits, updatedAt }, ...call }) =>
    update(call, { currentCGPA: cgpa, totalCredits: credits, updatedAt }),
  updateStudentAttendance: ({ body: { attendancePercentage: percentage, updatedAt }, ...call }) =>
    update(call, { attendance: { percentage }, updatedAt }),
  updateStudentFee: ({ body: { totalFee, paidAmount, updatedAt }, ...call }) =>
    update(call, { totalFee, paidAmount, updatedAt }),
  // The placement is replaced as a whole: what is left out of it is cleared.
  updateStudentPlacement: ({ body: { placementStatus, company, packageAmount, updatedAt }, ...call }) =>
    update(call, { placementStatus, company: company || null, packageAmount: packageAmount ?? null, updatedAt }),

  deleteStudent({ path, caller, tables, now }) {
    removeStudent(tables, path.id, caller?.name ?? '', now);
    return { message: t`Student deleted successfully` };
  },
} satisfies Implementations<OperationsWith<{ tag: 'Students' | 'Admin students' }>>;
