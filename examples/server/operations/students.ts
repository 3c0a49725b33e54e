/** The students: lists, single records, and what administrators change in them. */
import * as fields from '../fields.ts';
import {
  amount,
  date,
  moment,
  number,
  numberInAddress,
  objectOf,
  oneOf,
  optional,
  orNull,
  percentage,
  recordId,
  text,
  textOrNull,
} from '../fields.ts';
import { invalid, operation, Refusal } from '../operation.ts';
import { hashed, type People } from '../people.ts';
import { changed, compare, sorted, type Store, type Student } from '../store.ts';
import {
  addStudent,
  address,
  birthday,
  bloodGroup,
  gender,
  refuseTaken,
  registration,
  rollNo,
  semester,
  studentAnswer,
  year,
} from './student-record.ts';

const readAt = optional(moment);
const company = textOrNull(text({ max: 100 }));
const packageAmount = orNull(number(0, 1000));
const placementStatus = oneOf('Placed', 'Not Placed', 'Higher Studies');
const cgpa = number(0, 10);
const credits = number(0, 1000, 'whole');

const wholeStudent = {
  name: fields.personName,
  rollNo,
  email: fields.email,
  department: fields.department,
  year,
  semester,
  phone: optional(textOrNull(fields.phone)),
  address: optional(textOrNull(address)),
  dateOfBirth: optional(textOrNull(birthday)),
  bloodGroup: optional(textOrNull(bloodGroup)),
  gender: optional(textOrNull(gender)),
  status: optional(textOrNull(oneOf('Active', 'Inactive', 'Graduated', 'Suspended'))),
  admissionDate: optional(textOrNull(date)),
  currentCGPA: optional(orNull(cgpa)),
  attendance: optional(orNull(objectOf({ percentage }))),
  totalCredits: optional(orNull(credits)),
  totalFee: optional(orNull(amount)),
  paidAmount: optional(orNull(amount)),
  placementStatus: optional(textOrNull(placementStatus)),
  company: optional(company),
  packageAmount: optional(packageAmount),
  updatedAt: readAt,
};

const listing = {
  page: optional(numberInAddress(-1, 1_000_000)),
  size: optional(numberInAddress(1, 1000)),
  sortBy: optional(oneOf('name', 'rollNo', 'department', 'year', 'currentCGPA')),
  sortDir: optional(oneOf('asc', 'desc')),
  view: optional(oneOf('public')),
};

const newAttendance = { attendancePercentage: percentage, attendance: optional(percentage), updatedAt: readAt };

const newPlacement = {
  placementStatus,
  company: optional(company),
  packageAmount: optional(packageAmount),
  updatedAt: readAt,
};

const newAcademic = {
  year,
  semester,
  currentCGPA: cgpa,
  totalCredits: credits,
  attendancePercentage: percentage,
  attendance: optional(percentage),
  updatedAt: readAt,
};

const orders = {
  name: (one: Student, other: Student) => compare(one.name, other.name),
  rollNo: (one: Student, other: Student) => compare(one.rollNo, other.rollNo),
  department: (one: Student, other: Student) => compare(one.department, other.department),
  year: (one: Student, other: Student) => one.year - other.year,
  currentCGPA: (one: Student, other: Student) => (one.currentCGPA ?? 0) - (other.currentCGPA ?? 0),
};

export function studentOperations(store: Store, people: People) {
  /** @throws Refusal 404 */
  const found = (id: string) => {
    const student = store.students.get(id);
    if (!student) throw new Refusal(404, 'There is no such student.');
    return student;
  };

  /**
   * Writes some fields of a student and answers the whole record.
   * @param readAt the `updatedAt` of the record that was edited, if it was sent
   * @throws Refusal 404, or 409 with the stored record where somebody has changed it since
   */
  const write = (id: string, readAt: string | undefined, changes: Parameters<typeof changed<Student>>[1]) => {
    const stored = found(id);
    if (readAt !== undefined && Date.parse(readAt) !== Date.parse(stored.updatedAt))
      throw new Refusal(409, 'Somebody else has changed this student.', {
        error: 'STALE',
        data: studentAnswer(stored),
      });
    const next = changed(stored, changes);
    if (next.placementStatus !== 'Placed') {
      delete next.company;
      delete next.packageAmount;
    } else if (!next.company) throw invalid('company', 'is needed for a placement');
    if ((next.paidAmount ?? 0) > (next.totalFee ?? Infinity))
      throw invalid('paidAmount', 'must not be more than the total fee');
    refuseTaken(store, next, id);
    const written = { ...next, updatedAt: store.now() };
    store.students.set(id, written);
    return { message: 'Saved.', data: studentAnswer(written) };
  };

  return [
    operation({
      call: 'GET /students',
      audience: (query) => (query.get('view') === 'public' ? ['public'] : ['ADMIN']),
      query: listing,
      run({ query: { page = 0, size = 10, sortBy = 'name', sortDir = 'asc', view } }) {
        const paged = <T>(rows: T[]) => (page === -1 ? rows : rows.slice(page * size, (page + 1) * size));
        if (view === 'public') {
          const rows = [...store.students.values()].map(({ department, company = null }) => ({
            department,
            placement: { company },
          }));
          const inOrder = sorted(rows, ({ placement }) => placement.company ?? '');
          return { data: paged(sorted(inOrder, ({ department }) => department)) };
        }
        const direction = sortDir === 'asc' ? 1 : -1;
        const without = (student: Student) => Number(sortBy === 'currentCGPA' && student.currentCGPA === undefined);
        const rows = [...store.students.values()].toSorted(
          (one, other) =>
            without(one) - without(other) ||
            direction * orders[sortBy](one, other) ||
            compare(one.rollNo, other.rollNo),
        );
        return { data: paged(rows).map(studentAnswer) };
      },
    }),
    operation({
      call: 'POST /students',
      audience: ['ADMIN'],
      body: registration,
      async run({ body }) {
        const { password, ...student } = body;
        const added = addStudent(store, student, await hashed(password));
        return { status: 201, message: 'The student is added.', data: studentAnswer(added) };
      },
    }),
    operation({
      call: 'GET /students/email/:email',
      audience: ['STUDENT', 'ADMIN'],
      params: { email: fields.email },
      run({ params, caller }) {
        const student = store.studentByEmail(params.email);
        if (caller!.role === 'STUDENT' && student?.id !== caller!.id)
          throw new Refusal(403, 'This is not your record.');
        if (!student) throw new Refusal(404, 'There is no such student.');
        return { data: studentAnswer(student) };
      },
    }),
    operation({
      call: 'DELETE /students/:id',
      audience: ['ADMIN'],
      params: { id: recordId },
      run({ params: { id } }) {
        found(id);
        store.students.delete(id);
        store.passwords.delete(id);
        people.signOutEverywhere(id);
        return { message: 'The student is deleted.' };
      },
    }),
    operation({
      call: 'PUT /students/:id/attendance',
      audience: ['ADMIN'],
      params: { id: recordId },
      body: newAttendance,
      run: ({ params, body }) =>
        write(params.id, body.updatedAt, { attendance: { percentage: body.attendancePercentage } }),
    }),
    operation({
      call: 'PUT /students/:id/fee',
      audience: ['ADMIN'],
      params: { id: recordId },
      body: { totalFee: amount, paidAmount: amount, updatedAt: readAt },
      run: ({ params, body: { updatedAt, ...fees } }) => write(params.id, updatedAt, fees),
    }),
    operation({
      call: 'PUT /students/:id/placement',
      audience: ['ADMIN'],
      params: { id: recordId },
      body: newPlacement,
      // What is left out is no longer there, other than in an update of the whole student.
      run: ({ params, body: { updatedAt, placementStatus, company = null, packageAmount = null } }) =>
        write(params.id, updatedAt, { placementStatus, company, packageAmount }),
    }),
    operation({
      call: 'GET /admin/students',
      audience: ['ADMIN'],
      run: () => ({ data: sorted(store.students.values(), ({ name }) => name).map(studentAnswer) }),
    }),
    operation({
      call: 'GET /admin/students/:id',
      audience: ['ADMIN'],
      params: { id: recordId },
      run: ({ params }) => ({ data: studentAnswer(found(params.id)) }),
    }),
    operation({
      call: 'PUT /admin/students/:id',
      audience: ['ADMIN'],
      params: { id: recordId },
      body: wholeStudent,
      run({ params, body: { updatedAt, ...student } }) {
        if (student.placementStatus === 'Placed' && !student.company)
          throw invalid('company', 'is needed for a placement');
        return write(params.id, updatedAt, student);
      },
    }),
    operation({
      call: 'PUT /admin/students/:id/academic',
      audience: ['ADMIN'],
      params: { id: recordId },
      body: newAcademic,
      run({ params, body: { updatedAt, attendancePercentage, attendance: _ignored, ...academic } }) {
        return write(params.id, updatedAt, { ...academic, attendance: { percentage: attendancePercentage } });
      },
    }),
  ];
}
