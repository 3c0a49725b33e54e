import type { OperationId } from '#openapi/operations.gen.ts';
import { parseList, parseUser } from '#src/platform/api/reader.ts';
import { applicationFields } from '#src/features/applications/application.ts';
import { courseFields } from '#src/features/courses/course.ts';
import { recordReader } from '#src/records/calls/record-reader.ts';
import { studentFields } from '#src/features/students/student.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';

/** Records in the contract's shape, whichever of the known shapes they came in. */
export const parseApplication = recordReader(applicationFields);
export const parseCourse = recordReader(courseFields);
export const parseStudent = recordReader(studentFields);

type Read = (data: unknown) => unknown;

/** A record without the fields that say nothing, however deep: null stands for an absent field. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isRecord(value)) return value;
  const said = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return Object.fromEntries(said.map(([name, part]) => [name, withoutNulls(part)]));
}

const listOf =
  (read: Read): Read =>
  (data) => {
    const { rows, unreadable } = parseList(data, (row) => read(row));
    // The portal shows the others; the contract is broken all the same.
    if (unreadable > 0) throw new Error('a row cannot be read');
    return rows;
  };
/** A page keeps its next, which is null on the last one. */
const pageOf =
  (read: Read): Read =>
  (data) =>
    isRecord(data) ? { ...data, rows: listOf(read)(data['rows']) } : data;
/** The readers know the fields of a record; others, such as the role of a signed-in student, come through as they are. */
const reading =
  (read: Read): Read =>
  (data) =>
    withoutNulls(read(data));
/** The portal shows the day of creation for an admission date that is missing; it is no field of the record for that. */
const student: Read = (data) => {
  const { admissionDate, ...record } = withoutNulls(parseStudent(data)) as Json;
  const isThere = isRecord(data) && typeof data['admissionDate'] === 'string';
  return isThere ? { ...record, admissionDate } : record;
};
const application = reading(parseApplication);
const course = reading(parseCourse);
const account: Read = (data) =>
  isRecord(data) && (data['role'] === 'STUDENT' || 'rollNo' in data) ? student(data) : withoutNulls(data);
const login: Read = (data) => {
  const user = parseUser(data);
  return isRecord(data) && user ? { ...data, user: account(user) } : data;
};

/** How the portal reads the data of an operation; where nothing is said, nulls count as absent and no more. */
const readers: Partial<Record<OperationId, Read>> = {
  login,
  studentLogin: login,
  adminLogin: login,
  register: login,
  getCurrentUser: account,
  getStudent: student,
  getStudentByEmail: student,
  getStudentByRollNo: student,
  createStudent: student,
  updateStudent: student,
  updateStudentAcademic: student,
  updateStudentFull: student,
  updateStudentCgpa: student,
  updateStudentAttendance: student,
  updateStudentFee: student,
  updateStudentPlacement: student,
  restoreStudent: student,
  restoreCourse: course,
  updateOwnContact: student,
  adminGetStudent: student,
  adminUpdateStudent: student,
  adminUpdateStudentAcademic: student,
  listStudentsByDepartment: listOf(student),
  listStudentsByYear: listOf(student),
  listPlacedStudents: listOf(student),
  adminListStudents: listOf(student),
  submitApplication: application,
  getApplication: application,
  reviewApplication: application,
  admitApplicant: application,
  freeSeat: course,
  renameCourse: course,
  listApplications: listOf(application),
  listApplicationsByStatus: listOf(application),
  listApplicationsByCourse: listOf(application),
  getCourse: course,
  createCourse: course,
  updateCourse: course,
  toggleCourseStatus: course,
  listCourses: listOf(course),
  listActiveCourses: listOf(course),
  listAvailableCourses: listOf(course),
  listCoursesByDepartment: listOf(course),
  listCoursesByProgram: listOf(course),
  initializeDefaultCourses: listOf(course),
  pageStudents: pageOf(student),
  pageApplications: pageOf(application),
};

/** A row of `/students` is a record, or one of the public view, which the portal reads by itself. */
const anyStudents: Read = listOf((row) => (isRecord(row) && ('id' in row || 'name' in row) ? student(row) : row));

/**
 * The envelope as the portal's own readers (src/platform/api) make it of a success: a bare list or `data.data`, other names of a
 * field, null for an absent one. Undefined where they cannot read it.
 */
export function readByPortal(operation: OperationId, body: unknown): Json | undefined {
  // A success without a body: what a write has to say is its status.
  if (body === undefined || body === null || body === '') return { success: true };
  const enveloped = isRecord(body) && ('success' in body || 'data' in body);
  const data = enveloped ? body['data'] : body;
  const read = operation === 'listStudents' ? anyStudents : (readers[operation] ?? withoutNulls);
  try {
    const message = enveloped && typeof body['message'] === 'string' && body['message'] !== '' ? body['message'] : null;
    return {
      success: true,
      ...(message === null ? {} : { message }),
      ...(data === undefined || data === null ? {} : { data: read(data) }),
    };
  } catch {
    return undefined;
  }
}
