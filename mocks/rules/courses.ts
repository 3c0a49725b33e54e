import type { components } from '../../openapi/schema.gen.ts';
import type { CourseRow } from '../db/tables.ts';
import type { Tables } from '../db/tables.ts';
import { duplicate, invalid, notFound } from './refusal.ts';
import { randomHex } from './credentials.ts';
import { merge } from './merge.ts';

type Input = components['schemas']['CourseInput'];

const writable = [
  'courseCode',
  'courseName',
  'department',
  'programType',
  'description',
  'durationYears',
  'isActive',
  'totalSeats',
  'availableSeats',
  'feeAmount',
  'feeType',
  'eligibilityCriteria',
  'subjects',
] as const satisfies readonly (keyof CourseRow)[];

/** @throws Refusal 404 */
export function findCourse(tables: Tables, id: string): CourseRow {
  const course = tables.courses.get(id);
  if (!course) throw notFound('Course');
  return course;
}

/** @throws Refusal 400 where more seats are left than there are; 409 on a taken code or name */
function check(tables: Tables, course: CourseRow): void {
  const { totalSeats, availableSeats } = course;
  if (totalSeats !== undefined && availableSeats !== undefined && availableSeats > totalSeats)
    throw invalid({ availableSeats: 'Available seats cannot be more than the total seats' });
  const sameCode = tables.courses.by('courseCode', course.courseCode);
  if (sameCode && sameCode.id !== course.id) throw duplicate('courseCode', 'This course code is already in use');
  const sameName = tables.courses.by('courseName', course.courseName);
  if (sameName && sameName.id !== course.id) throw duplicate('courseName', 'This course name is already in use');
}

/** @throws Refusal 400, 409 */
export function addCourse(tables: Tables, input: Input): CourseRow {
  const { courseCode, courseName, department, programType, description } = input;
  const blank: CourseRow = {
    id: `crs_${randomHex()}`,
    courseCode,
    courseName,
    department,
    programType,
    description,
    isActive: true,
    eligibilityCriteria: [],
    subjects: [],
  };
  const course = merge(blank, { ...input, availableSeats: input.availableSeats ?? input.totalSeats }, writable);
  check(tables, course);
  tables.courses.insert(course);
  return course;
}

/** @throws Refusal 400, 404, 409 */
export function updateCourse(tables: Tables, id: string, input: Input): CourseRow {
  const course = merge(findCourse(tables, id), input, writable);
  check(tables, course);
  tables.courses.replace(course);
  return course;
}
