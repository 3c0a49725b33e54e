/** The catalogue of courses. */
import { randomUUID } from 'node:crypto';
import type { Course } from '../contract.ts';
import type { Connection, Database } from '../database/database.ts';
import { insert, withChanges } from '../database/records.ts';
import * as fields from '../fields.ts';
import {
  amount,
  boolean,
  courseName,
  listOf,
  number,
  oneOf,
  optional,
  orNull,
  recordId,
  text,
  textOrNull,
} from '../fields.ts';
import { t } from '../languages.ts';
import { type Caller, found, operation, reading, Refusal } from '../operation.ts';
import { renameInApplications } from '../records/applications.ts';
import { changesOf, note } from '../records/change-log.ts';
import {
  changeCourse,
  type Changes,
  courseById,
  courseColumns,
  courseNotFound,
  courseOf,
  courseRow,
  courses,
  standardCourses,
} from '../records/courses.ts';
import { isRemoved, remove, removed, restore } from '../records/removed.ts';

const programTypes = ['Undergraduate', 'Postgraduate', 'Diploma', 'Doctorate'] as const;
const programType = oneOf(...programTypes);
const seats = optional(orNull(number(0, 100_000, 'whole')));
const line = text({ min: 1, max: 200, visible: true });

const course = {
  courseCode: text({
    min: 2,
    max: 20,
    fits: (value) => /^[A-Za-z0-9-]+$/.test(value),
  }),
  courseName,
  department: fields.department,
  programType,
  description: text({ min: 1, max: 2000, visible: true }),
  durationYears: optional(orNull(number(0.5, 10))),
  isActive: optional(boolean),
  totalSeats: seats,
  availableSeats: seats,
  feeAmount: optional(orNull(amount)),
  feeType: optional(textOrNull(text({ max: 40 }))),
  eligibilityCriteria: optional(listOf(line, 50)),
  subjects: optional(listOf(line, 100)),
};

/** Changes one course while nobody else does. @throws Refusal 400, 404, and what `changesOf` throws */
function update(db: Database, { id, by }: { id: string; by: Caller }, changesOf: (before: Course) => Changes) {
  return db.transaction(async (connection) => {
    const data = found(
      await changeCourse(connection, { condition: 'id = $1', value: id, by }, changesOf),
      courseNotFound,
    );
    return { message: () => t`Course updated successfully`, data };
  });
}

async function add(connection: Connection, course: Course, by: Caller): Promise<void> {
  await insert(connection, 'courses', [courseRow(course)]);
  await note(connection, { id: course.id, kind: 'created', by });
}

/** How many courses have each text, without regard to case, in alphabetical order. */
function counted(texts: readonly string[]): [text: string, count: number][] {
  const counts = new Map<string, [string, number]>();
  for (const text of texts) {
    const [first, count] = counts.get(text.toLowerCase()) ?? [text, 0];
    counts.set(text.toLowerCase(), [first, count + 1]);
  }
  return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

const params = { id: recordId };
const toChange = { audience: ['ADMIN'], params } as const;

export const courseOperations = [
  reading('/courses/active', ['public'], (db) => courses(db, 'is_active')),
  reading('/courses/available', ['public'], async (db) =>
    (await courses(db, 'is_active')).filter(({ availableSeats }) => availableSeats !== 0),
  ),
  reading(
    '/courses/department/:dept',
    ['public'],
    (db, params) => courses(db, 'is_active AND department_low = $1', [params.dept.toLowerCase()]),
    { dept: fields.department },
  ),
  reading(
    '/courses/program/:type',
    ['public'],
    (db, params) => courses(db, 'is_active AND program_type = $1', [params.type]),
    { type: programType },
  ),
  operation({
    call: 'GET /courses/stats',
    audience: ['ADMIN'],
    async run({ db }) {
      const all = await courses(db);
      const active = all.filter(({ isActive }) => isActive).length;
      const types = programTypes.map((programType) => ({
        programType,
        count: all.filter((course) => course.programType === programType).length,
      }));
      return {
        data: {
          totalCourses: all.length,
          activeCourses: active,
          inactiveCourses: all.length - active,
          byDepartment: counted(all.map(({ department }) => department)).map(([department, count]) => ({
            department,
            count,
          })),
          byProgramType: types.filter(({ count }) => count > 0),
        },
      };
    },
  }),
  operation({
    call: 'POST /courses/initialize-defaults',
    audience: ['ADMIN'],
    run: ({ caller, db }) =>
      db.transaction(async (connection) => {
        // Of two at once, the second finds the catalogue filled.
        await connection.query('LOCK TABLE courses IN SHARE ROW EXCLUSIVE MODE');
        if ((await courses(connection)).length === 0)
          for (const course of standardCourses()) await add(connection, course, caller);
        return { data: await courses(connection) };
      }),
  }),
  reading('/courses', ['ADMIN'], (db) => courses(db)),
  operation({
    call: 'POST /courses',
    isKeyed: true,
    audience: ['ADMIN'],
    body: course,
    async run({ body, caller, db }) {
      const { courseCode, courseName, department, programType, description } = body;
      const blank = { id: randomUUID(), isActive: true, eligibilityCriteria: [], subjects: [] };
      const data = withChanges(
        { ...blank, courseCode, courseName, department, programType, description },
        { ...body, availableSeats: body.availableSeats ?? body.totalSeats },
      );
      await db.transaction((connection) => add(connection, data, caller));
      return { status: 201, message: () => t`Course added successfully`, data };
    },
  }),
  reading('/courses/:id', ['public'], (db, params) => courseById(db, params.id), params),
  operation({
    call: 'PUT /courses/:id',
    ...toChange,
    body: course,
    run: ({ params: { id }, body, caller, db }) => update(db, { id, by: caller }, () => body),
  }),
  operation({
    call: 'PUT /courses/:id/toggle-status',
    ...toChange,
    run: ({ params: { id }, caller, db }) =>
      update(db, { id, by: caller }, ({ isActive }) => ({ isActive: !isActive })),
  }),
  operation({
    call: 'PUT /courses/:id/renaming',
    ...toChange,
    body: course,
    run: ({ params: { id }, body, caller, db }) =>
      db.transaction(async (connection) => {
        let before = '';
        const which = { condition: 'id = $1', value: id, by: caller };
        const changed = await changeCourse(connection, which, ({ courseName }) => {
          before = courseName;
          return body;
        });
        const data = found(changed, courseNotFound);
        await renameInApplications(connection, before, data.courseName);
        return { message: () => t`Course updated successfully`, data };
      }),
  }),
  operation({
    call: 'POST /courses/:id/freed-seats',
    isKeyed: true,
    ...toChange,
    run: ({ params: { id }, caller, db }) =>
      update(db, { id, by: caller }, ({ availableSeats, totalSeats = Infinity }) => {
        if (availableSeats === undefined) throw new Refusal(409, () => t`The seats of this course are not counted`);
        if (availableSeats >= totalSeats)
          throw new Refusal(409, () => t`All ${totalSeats} seats of this course are free already`);
        return { availableSeats: availableSeats + 1 };
      }),
  }),
  operation({
    call: 'DELETE /courses/:id',
    ...toChange,
    async run({ params: { id }, caller, db }) {
      const isThere = await db.transaction((connection) => remove(connection, 'course', id, caller));
      found(isThere || undefined, courseNotFound);
      return { message: () => t`Course deleted successfully` };
    },
  }),
  operation({
    call: 'GET /courses/removed',
    audience: ['ADMIN'],
    async run({ db }) {
      const rows = await removed(db, 'course', courseColumns.replaceAll(/(\w+) AS/g, 'record.$1 AS'));
      return {
        data: rows.map(({ deletedAt, deletedBy, ...row }) => ({ course: courseOf(row), deletedAt, deletedBy })),
      };
    },
  }),
  operation({
    call: 'POST /courses/:id/restore',
    ...toChange,
    async run({ params: { id }, caller, db }) {
      await db.transaction((connection) => restore(connection, 'course', id, caller));
      return { message: () => t`Course restored successfully`, data: await courseById(db, id) };
    },
  }),
  operation({
    call: 'GET /courses/:id/history',
    ...toChange,
    async run({ params: { id }, db }) {
      if (!(await isRemoved(db, 'course', id))) await courseById(db, id);
      return { data: await changesOf(db, id) };
    },
  }),
];
