/** The students: lists, single records, and what administrators change in them. */
import * as fields from '../fields.ts';
import { number, numberInAddress, oneOf, optional, recordId } from '../fields.ts';
import type { Connection } from '../database/database.ts';
import { countStudents, publicStatistics, studentStats, studentSummary } from '../lists/figures.ts';
import { page } from '../lists/page.ts';
import { studentConditions, studentList, studentPageFields } from '../lists/students.ts';
import { type Caller, found, operation, Refusal } from '../operation.ts';
import { hashed } from '../people/passwords.ts';
import { changesOf } from '../records/change-log.ts';
import { isRemoved, remove, removed, restore } from '../records/removed.ts';
import {
  newAcademic,
  newAttendance,
  newCgpa,
  newFee,
  newPlacement,
  registration,
  rollNo,
  wholeStudent,
  year,
} from '../records/student-fields.ts';
import {
  addStudent,
  type Changes,
  studentById,
  studentColumns,
  studentOf,
  students,
  updateStudent,
} from '../records/students.ts';

/** By name, those of one name by roll number. */
const byName = 'ORDER BY name_key, roll_key';

const listing = {
  page: optional(numberInAddress(number(-1, 1_000_000, 'whole'))),
  size: optional(numberInAddress(number(1, 1000, 'whole'))),
  sortBy: optional(oneOf('name', 'rollNo', 'department', 'year', 'currentCGPA')),
  sortDir: optional(oneOf('asc', 'desc')),
  view: optional(oneOf('public')),
};

const orders = {
  name: 'name_key',
  rollNo: 'roll_key',
  department: 'department_key',
  year: 'year',
  currentCGPA: 'current_cgpa',
};

/** A part of a list: with the number -1, all of it. */
const part = (page: number, size: number) => (page === -1 ? '' : `LIMIT ${size} OFFSET ${page * size}`);

/** What anybody may know, in an order that betrays nobody. */
const publicRows = (connection: Connection, rest: string) =>
  connection.query(
    `SELECT department, json_build_object('company', company) AS placement FROM students
    ORDER BY department_key, company_key NULLS FIRST, department, company ${rest}`,
  );

/** One student, for a student the own record alone. @throws Refusal 403, 404 */
async function ownOrAny(connection: Connection, caller: Caller, condition: string, value: string) {
  const [student] = await students(connection, `WHERE ${condition}`, [value]);
  if (caller.role === 'STUDENT' && student?.id !== caller.studentId) throw new Refusal(403, 'This is not your record.');
  return { data: found(student, 'student') };
}

const params = { id: recordId };
const toChange = { audience: ['ADMIN'], params } as const;

type Change = {
  params: { id: string };
  caller: Caller;
  db: Parameters<Parameters<typeof operation>[0]['run']>[0]['db'];
};

async function update({ params, caller, db }: Change, readAt: string | undefined, changes: Changes) {
  const data = await db.transaction((connection) =>
    updateStudent(connection, { id: params.id, readAt, changes, by: caller }),
  );
  return { message: 'Saved.', data };
}

/** An update of the whole student, which the contract has under three addresses. */
const updateWhole = (call: `PUT /${string}`) =>
  operation({
    call,
    ...toChange,
    body: wholeStudent,
    run: ({ body: { updatedAt, ...changes }, ...input }) =>
      // A company is sent with the status that needs it.
      update(
        input,
        updatedAt,
        changes.placementStatus === 'Placed' ? { ...changes, company: changes.company ?? null } : changes,
      ),
  });

const updateAcademic = (call: `PUT /${string}`) =>
  operation({
    call,
    ...toChange,
    body: newAcademic,
    run: ({ body: { updatedAt, attendancePercentage, attendance: _ignored, ...academic }, ...input }) =>
      update(input, updatedAt, { ...academic, attendance: { percentage: attendancePercentage } }),
  });

export const studentOperations = [
  operation({
    call: 'GET /students',
    audience: (query) => (query.get('view') === 'public' ? ['public'] : ['ADMIN']),
    query: listing,
    async run({ query: { page = 0, size = 10, sortBy = 'name', sortDir = 'asc', view }, db }) {
      if (view === 'public') return { data: await publicRows(db, part(page, size)) };
      const order = `ORDER BY ${orders[sortBy]} ${sortDir} NULLS LAST, roll_key`;
      return { data: await students(db, `${order} ${part(page, size)}`) };
    },
  }),
  operation({
    call: 'GET /admin/students',
    audience: ['ADMIN'],
    run: async ({ db }) => ({ data: await students(db, byName) }),
  }),
  operation({
    call: 'GET /students/placed',
    audience: ['ADMIN'],
    run: async ({ db }) => ({ data: await students(db, `WHERE company_key IS NOT NULL ${byName}`) }),
  }),
  operation({
    call: 'GET /students/department/:dept',
    audience: ['ADMIN'],
    params: { dept: fields.department },
    run: async ({ params, db }) => ({
      data: await students(db, `WHERE department_low = $1 ${byName}`, [params.dept.toLowerCase()]),
    }),
  }),
  operation({
    call: 'GET /students/year/:year',
    audience: ['ADMIN'],
    params: { year: numberInAddress(year) },
    run: async ({ params, db }) => ({ data: await students(db, `WHERE year = $1 ${byName}`, [params.year]) }),
  }),
  operation({
    call: 'GET /students/page',
    audience: ['ADMIN'],
    query: studentPageFields,
    isStrict: true,
    run: async ({ query, db }) => ({
      data: await page(db, studentList, {
        query,
        conditions: studentConditions(query),
        total: () => countStudents(db),
        read: studentOf,
      }),
    }),
  }),
  operation({
    call: 'GET /students/summary',
    audience: ['ADMIN'],
    run: async ({ db }) => ({ data: await studentSummary(db) }),
  }),
  operation({
    call: 'GET /statistics',
    audience: ['public'],
    run: async ({ db }) => ({ data: await publicStatistics(db) }),
  }),
  operation({
    call: 'GET /admin/students/stats',
    audience: ['ADMIN'],
    run: async ({ db }) => ({ data: await studentStats(db) }),
  }),
  operation({
    call: 'GET /students/count',
    audience: ['ADMIN'],
    run: async ({ db }) => ({ data: await countStudents(db) }),
  }),
  operation({
    call: 'GET /students/count/placed',
    audience: ['ADMIN'],
    run: async ({ db }) => ({ data: await countStudents(db, 'placed') }),
  }),
  operation({
    call: 'GET /students/count/department/:dept',
    audience: ['ADMIN'],
    params: { dept: fields.department },
    run: async ({ params, db }) => ({ data: await countStudents(db, 'students', params.dept) }),
  }),
  operation({
    call: 'GET /students/email/:email',
    audience: ['STUDENT', 'ADMIN'],
    params: { email: fields.email },
    run: ({ params, caller, db }) => ownOrAny(db, caller, 'email_key = $1', params.email.toLowerCase()),
  }),
  operation({
    call: 'GET /students/rollno/:rollno',
    audience: ['STUDENT', 'ADMIN'],
    params: { rollno: rollNo },
    run: ({ params, caller, db }) => ownOrAny(db, caller, 'roll_key = $1', params.rollno.toLowerCase()),
  }),
  operation({
    call: 'GET /students/:id',
    audience: ['STUDENT', 'ADMIN'],
    params,
    run: ({ params, caller, db }) => ownOrAny(db, caller, 'id = $1', params.id),
  }),
  operation({
    call: 'GET /admin/students/:id',
    ...toChange,
    run: async ({ params, db }) => ({ data: await studentById(db, params.id) }),
  }),
  operation({
    call: 'POST /students',
    audience: ['ADMIN'],
    body: registration,
    async run({ body: { password, ...student }, caller, db }) {
      const hash = await hashed(password);
      const data = await db.transaction((connection) =>
        addStudent(connection, student, { password: hash, by: caller }),
      );
      return { status: 201, message: 'The student is added.', data };
    },
  }),
  updateWhole('PUT /students/:id'),
  updateWhole('PUT /students/:id/full'),
  updateWhole('PUT /admin/students/:id'),
  updateAcademic('PUT /students/:id/academic'),
  updateAcademic('PUT /admin/students/:id/academic'),
  operation({
    call: 'PUT /students/:id/cgpa',
    ...toChange,
    body: newCgpa,
    run: ({ body: { updatedAt, cgpa, credits }, ...input }) =>
      update(input, updatedAt, { currentCGPA: cgpa, totalCredits: credits }),
  }),
  operation({
    call: 'PUT /students/:id/attendance',
    ...toChange,
    body: newAttendance,
    run: ({ body: { updatedAt, attendancePercentage: percentage }, ...input }) =>
      update(input, updatedAt, { attendance: { percentage } }),
  }),
  operation({
    call: 'PUT /students/:id/fee',
    ...toChange,
    body: newFee,
    run: ({ body: { updatedAt, ...fees }, ...input }) => update(input, updatedAt, fees),
  }),
  operation({
    call: 'PUT /students/:id/placement',
    ...toChange,
    body: newPlacement,
    // What is left out is no longer there, other than in an update of the whole student.
    run: ({ body: { updatedAt, placementStatus, company = null, packageAmount = null }, ...input }) =>
      update(input, updatedAt, { placementStatus, company, packageAmount }),
  }),
  operation({
    call: 'DELETE /students/:id',
    ...toChange,
    async run({ params: { id }, caller, db }) {
      const isThere = await db.transaction((connection) => remove(connection, 'student', id, caller));
      found(isThere || undefined, 'student');
      return { message: 'The student is deleted.' };
    },
  }),
  operation({
    call: 'GET /students/removed',
    audience: ['ADMIN'],
    async run({ db }) {
      const rows = await removed(db, 'student', studentColumns.replaceAll(/(\w+) AS/g, 'record.$1 AS'));
      return {
        data: rows.map(({ deletedAt, deletedBy, ...row }) => ({ student: studentOf(row), deletedAt, deletedBy })),
      };
    },
  }),
  operation({
    call: 'POST /students/:id/restore',
    ...toChange,
    async run({ params: { id }, caller, db }) {
      await db.transaction((connection) => restore(connection, 'student', id, caller));
      return { message: 'The student is restored.', data: await studentById(db, id) };
    },
  }),
  operation({
    call: 'GET /students/:id/history',
    ...toChange,
    async run({ params: { id }, db }) {
      if (!(await isRemoved(db, 'student', id))) await studentById(db, id);
      return { data: await changesOf(db, id) };
    },
  }),
];
