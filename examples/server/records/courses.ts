/** A course: how it is stored and written, and what an empty catalogue is filled with. */
import { randomUUID } from 'node:crypto';
import type { Course } from '../contract.ts';
import type { Connection, Row } from '../database/database.ts';
import { columnsOf, recordOf, selected } from '../database/records.ts';
import { found, invalid } from '../operation.ts';

const fields = `
  id courseCode courseName department programType description durationYears isActive totalSeats availableSeats
  feeAmount feeType eligibilityCriteria subjects
`
  .trim()
  .split(/\s+/);
export const courseColumns = selected(fields);
export const courseOf = (row: object) => recordOf<Course>(row, fields);

/** @throws Refusal 400 for more available than total seats */
export function courseRow(course: Course): Row {
  if ((course.availableSeats ?? 0) > (course.totalSeats ?? Infinity))
    throw invalid('availableSeats', 'must not be more than the total seats');
  return {
    ...columnsOf(course, fields),
    code_low: course.courseCode.toLowerCase(),
    name_low: course.courseName.toLowerCase(),
    department_low: course.department.toLowerCase(),
  };
}

/** The courses that fit a condition, by name. */
export async function courses(connection: Connection, condition = 'true', values: readonly unknown[] = []) {
  const rows = await connection.query(
    `SELECT ${courseColumns} FROM courses WHERE ${condition} ORDER BY name_low`,
    values,
  );
  return rows.map(courseOf);
}

/** @throws Refusal 404 */
export const courseById = async (connection: Connection, id: string) =>
  found((await courses(connection, 'id = $1', [id]))[0], 'course');

/** What an empty catalogue is filled with. */
export const standardCourses = (): Course[] =>
  (
    [
      ['CSE', 'Computer Science Engineering', 'Computer Science'],
      ['ECE', 'Electronics and Communication Engineering', 'Electronics'],
      ['MEC', 'Mechanical Engineering', 'Mechanical'],
      ['CIV', 'Civil Engineering', 'Civil'],
      ['ELE', 'Electrical Engineering', 'Electrical'],
      ['IT', 'Information Technology', 'Computer Science'],
    ] as const
  ).map(([courseCode, courseName, department]) => ({
    id: randomUUID(),
    courseCode,
    courseName,
    department,
    programType: 'Undergraduate',
    description: `Four years of ${courseName}.`,
    durationYears: 4,
    isActive: true,
    totalSeats: 60,
    availableSeats: 60,
    eligibilityCriteria: [],
    subjects: [],
  }));
