/** The students: lists, single records, and what administrators change in them. */
import * as fields from '../fields.ts';
import { number, numberInAddress, oneOf, optional, recordId } from '../fields.ts';
import type { Connection } from '../database/database.ts';
import { t } from '../languages.ts';
import { countStudents, publicGroups, publicStatistics, studentStats, studentSummary } from '../lists/figures.ts';
import { page } from '../lists/page.ts';
import { studentConditions, studentList, studentPageFields } from '../lists/students.ts';
import { type Caller, forbidden, found, operation, reading } from '../operation.ts';
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
  allStudents,
  type Changes,
  studentById,
  studentColumns,
  studentNotFound,
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

/** What anybody may know of some students. Those of one department and company are the same here. */
async function* publicRows(connection: Connection, from: number, to: number) {
  let before = 0;
  for (const { department, company, students } of await publicGroups(connection)) {
    const end = Math.min(before + students, to);
    for (let at = Math.max(before, from); at < end; at += 1) yield { department, placement: { company } };
    before += students;
  }
}

/** One student, for a student the own record alone. @throws Refusal 403, 404 */
async function ownOrAny(connection: Connection, caller: Caller, condition: string, value: string) {
  const [student] = await students(connection, `WHERE ${condition}`, [value]);
  if (caller.role === 'STUDENT' && student?.id !== caller.studentId) throw forbidden();
  return { data: found(student, studentNotFound) };
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
  return { message: () => t`Student updated successfully`, data };
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
      if (view === 'public')
        return { data: page === -1 ? publicRows(db, 0, Infinity) : publicRows(db, page * size, (page + 1) * size) };
      // Nobody is without a roll number: an index that is read backwards has those first that are.
      const order =
        sortBy === 'rollNo'
          ? `ORDER BY roll_key ${sortDir}`
          : `ORDER BY ${orders[sortBy]} ${sortDir} NULLS LAST, roll_key`;
      return { data: allStudents(db, `${order} ${part(page, size)}`) };
    },
  }),
  reading('/admin/students', ['ADMIN'], async (db) => allStudents(db, byName)),
  reading('/students/placed', ['ADMIN'], async (db) => allStudents(db, `WHERE company_key IS NOT NULL ${byName}`)),
  reading(
    '/students/department/:dept',
    ['ADMIN'],
    async (db, params) => allStudents(db, `WHERE department_low = $1 ${byName}`, [params.dept.toLowerCase()]),
    { dept: fields.department },
  ),
  reading(
    '/students/year/:year',
    ['ADMIN'],
    async (db, params) => allStudents(db, `WHERE year = $1 ${byName}`, [params.year]),
    {
      year: numberInAddress(year),
    },
  ),
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
  reading('/students/summary', ['ADMIN'], (db) => studentSummary(db)),
  reading('/statistics', ['public'], (db) => publicStatistics(db)),
  reading('/admin/students/stats', ['ADMIN'], (db) => studentStats(db)),
  reading('/students/count', ['ADMIN'], (db) => countStudents(db)),
  reading('/students/count/placed', ['ADMIN'], (db) => countStudents(db, 'placed')),
  reading('/students/count/department/:dept', ['ADMIN'], (db, params) => countStudents(db, 'students', params.dept), {
    dept: fields.department,
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
  reading('/admin/students/:id', ['ADMIN'], (db, params) => studentById(db, params.id), { id: recordId }),
  operation({
    call: 'POST /students',
    isKeyed: true,
    audience: ['ADMIN'],
    body: registration,
    async run({ body: { password, ...student }, caller, db }) {
      const hash = await hashed(password);
      const data = await db.transaction((connection) =>
        addStudent(connection, student, { password: hash, by: caller }),
      );
      return { status: 201, message: () => t`Student added successfully`, data };
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
      found(isThere || undefined, studentNotFound);
      return { message: () => t`Student deleted successfully` };
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
      return { message: () => t`Student restored successfully`, data: await studentById(db, id) };
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
