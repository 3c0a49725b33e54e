/** A course: how it is stored and written, and what an empty catalogue is filled with. */
import { randomUUID } from 'node:crypto';
import type { Course } from '../contract.ts';
import type { Connection, Row } from '../database/database.ts';
import { columnsOf, recordOf, replace, selected, withChanges } from '../database/records.ts';
import { t } from '../languages.ts';
import { type Caller, found, invalid, Refusal } from '../operation.ts';
import { noteUpdate } from './change-log.ts';

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
    throw invalid({ availableSeats: () => t`Available seats cannot be more than the total seats` });
  return {
    ...columnsOf(course, fields),
    code_low: course.courseCode.toLowerCase(),
    name_low: course.courseName.toLowerCase(),
    department_low: course.department.toLowerCase(),
  };
}

/** Offers whose time is over. They hold no seat, whether or not that is written yet. */
export const overdue = `state = 'OPEN' AND answer_by < now()`;

/** The courses that fit a condition, by name, with the seats that are free by now. */
export async function courses(connection: Connection, condition = 'true', values: readonly unknown[] = []) {
  const rows = await connection.query(
    `SELECT ${courseColumns}, available_seats + least(coalesce(freed, 0), total_seats - available_seats) AS seats
    FROM courses LEFT JOIN (
      SELECT course_low, count(*) AS freed FROM offers JOIN applications ON applications.id = application_id
      WHERE holds_seat AND ${overdue} GROUP BY course_low
    ) AS held ON course_low = name_low
    WHERE ${condition} ORDER BY name_low`,
    values,
  );
  return rows.map(({ seats, ...row }) => courseOf({ ...row, availableSeats: seats }));
}

export const courseNotFound = () => t`Course not found`;

/** @throws Refusal 404 */
export const courseById = async (connection: Connection, id: string) =>
  found((await courses(connection, 'id = $1', [id]))[0], courseNotFound);

export type Changes = { [K in keyof Course]?: Course[K] | null | undefined };

/** Changes the one course that fits a condition while nobody else does; undefined where none fits. */
export async function changeCourse(
  connection: Connection,
  { condition, value, by }: { condition: string; value: string; by: Caller },
  changesOf: (before: Course) => Changes,
): Promise<Course | undefined> {
  const [row] = await connection.query(`SELECT ${courseColumns} FROM courses WHERE ${condition} FOR UPDATE`, [value]);
  if (!row) return undefined;
  const before = courseOf(row);
  const after = withChanges(before, changesOf(before));
  await replace(connection, 'courses', courseRow(after));
  await noteUpdate(connection, { before, after, by });
  return after;
}

/**
 * Takes a seat of the course with that name, where there is one and its seats are counted.
 * @returns whether no seat was left. @throws Refusal 409 where that is an obstacle
 */
export async function takeSeat(
  connection: Connection,
  courseName: string,
  { isOverCapacity, by }: { isOverCapacity: boolean; by: Caller },
): Promise<boolean> {
  let isFull = false;
  const name = { condition: 'name_low = $1', value: courseName.toLowerCase(), by };
  await changeCourse(connection, name, ({ availableSeats, courseName }) => {
    isFull = availableSeats === 0;
    if (isFull && !isOverCapacity)
      throw new Refusal(409, () => t`No seat is left in ${courseName}`, { error: 'COURSE_FULL' });
    return availableSeats ? { availableSeats: availableSeats - 1 } : {};
  });
  return isFull;
}

/** Locks the courses with these names, always in one order, and always after the offers: nobody waits for somebody who waits. */
export async function lockCourses(connection: Connection, names: readonly string[]): Promise<void> {
  await connection.query('SELECT id FROM courses WHERE name_low = ANY($1) ORDER BY id FOR UPDATE', [
    names.map((name) => name.trim().toLowerCase()),
  ]);
}

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
