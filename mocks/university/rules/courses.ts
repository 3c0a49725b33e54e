import type { components } from '#openapi/schema.gen.ts';
import { msg, t } from '#src/languages/texts.ts';
import type { CourseRow, Tables } from '../tables.ts';
import { randomHex } from './credentials.ts';
import { keepDeleted } from './deleted.ts';
import { HttpError, invalid } from '#mocks/engine/request/http-error.ts';
import { sameText } from './order.ts';
import { applyUpdate, checkUnique, type FieldAccess, pickCreated, requireRow } from './records.ts';

type Input = components['schemas']['CourseInput'];

const required = { create: 'required', update: 'required' } as const;
const optional = { create: 'optional', update: 'optional' } as const;
const nullable = { create: 'nullable', update: 'nullable' } as const;

/** Who writes each field of a course. */
const fields = {
  id: 'server',
  courseCode: required,
  courseName: required,
  department: required,
  programType: required,
  description: required,
  durationYears: nullable,
  isActive: optional,
  totalSeats: nullable,
  availableSeats: nullable,
  feeAmount: nullable,
  feeType: nullable,
  eligibilityCriteria: optional,
  subjects: optional,
} satisfies FieldAccess<CourseRow, Input, Input>;

/** @throws HttpError 404 */
export const findCourse = (tables: Tables, id: string) => requireRow(tables.courses.get(id), msg`Course not found`);

/** @throws HttpError 400 where more seats are left than there are; 409 on a taken code or name */
function check(tables: Tables, course: CourseRow): void {
  const { totalSeats, availableSeats } = course;
  if (totalSeats !== undefined && availableSeats !== undefined && availableSeats > totalSeats)
    throw invalid({ availableSeats: t`Available seats cannot be more than the total seats` });
  checkUnique(tables.courses, course, 'courseCode', msg`This course code is already in use`);
  checkUnique(tables.courses, course, 'courseName', msg`This course name is already in use`);
}

/** Adds a course: active and with all its seats available, unless the input says otherwise. @throws HttpError 400, 409 */
export function addCourse(tables: Tables, input: Input): CourseRow {
  const availableSeats = input.availableSeats ?? input.totalSeats ?? null;
  const course: CourseRow = {
    id: `crs_${randomHex()}`,
    isActive: true,
    eligibilityCriteria: [],
    subjects: [],
    ...pickCreated(fields, { ...input, availableSeats }),
  };
  check(tables, course);
  tables.courses.insert(course);
  return course;
}

/** @throws HttpError 400, 404, 409 */
export function updateCourse(tables: Tables, id: string, input: Input): CourseRow {
  const course = applyUpdate(fields, findCourse(tables, id), input);
  check(tables, course);
  tables.courses.replace(course);
  return course;
}

/** Updates a course, and renames it in the applications that name it. @throws HttpError 400, 404, 409 */
export function renameCourse(tables: Tables, id: string, input: Input): CourseRow {
  const { courseName: before } = findCourse(tables, id);
  const course = updateCourse(tables, id, input);
  for (const application of tables.applications.all())
    if (sameText(application.desiredCourse, before))
      tables.applications.replace({ ...application, desiredCourse: course.courseName });
  return course;
}

/**
 * Looks for a seat of the course with that name, where there is one and its seats are counted.
 * @returns whether no seat is left
 * @throws HttpError 409 with COURSE_FULL where no seat is left and that is an obstacle
 */
export function checkSeat(tables: Tables, courseName: string, isOverCapacity: boolean): boolean {
  const course = tables.courses.by('courseName', courseName);
  if (course?.availableSeats !== 0) return false;
  if (!isOverCapacity) throw new HttpError(409, t`No seat is left in ${course.courseName}`, { error: 'COURSE_FULL' });
  return true;
}

/** Takes a seat of the course with that name, where one is left. */
export function takeSeat(tables: Tables, courseName: string): void {
  const course = tables.courses.by('courseName', courseName);
  if (course?.availableSeats) tables.courses.replace({ ...course, availableSeats: course.availableSeats - 1 });
}

/** One more seat of the course is available. @throws HttpError 404; 409 where all are, or none are counted */
export function freeSeat(tables: Tables, id: string): CourseRow {
  const course = findCourse(tables, id);
  const { availableSeats, totalSeats } = course;
  if (availableSeats === undefined) throw new HttpError(409, t`The seats of this course are not counted`);
  if (totalSeats !== undefined && availableSeats >= totalSeats)
    throw new HttpError(409, t`All ${totalSeats} seats of this course are free already`);
  const data = { ...course, availableSeats: availableSeats + 1 };
  tables.courses.replace(data);
  return data;
}

/** Removes the course, and keeps it. @throws HttpError 404 */
export function removeCourse(tables: Tables, id: string, by: string, now: Date): void {
  const course = findCourse(tables, id);
  keepDeleted(tables, { kind: 'course', course }, by, now);
  tables.courses.remove(id);
}
