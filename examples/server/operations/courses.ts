/** The catalogue of courses. */
import { randomUUID } from 'node:crypto';
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
import { invalid, operation, Refusal, taken } from '../operation.ts';
import { standardCourses } from '../seed.ts';
import { changed, type Course, find, same, sorted, type Store } from '../store.ts';
import { counted } from './counts.ts';

const programTypes = ['Undergraduate', 'Postgraduate', 'Diploma', 'Doctorate'] as const;
const seats = optional(orNull(number(0, 100_000, 'whole')));
const line = text({ min: 1, max: 200 });

const course = {
  courseCode: text({
    min: 2,
    max: 20,
    fits: (value) => /^[A-Za-z0-9-]+$/.test(value),
    what: 'may have letters, digits and hyphens',
  }),
  courseName,
  department: fields.department,
  programType: oneOf(...programTypes),
  description: text({ min: 1, max: 2000 }),
  durationYears: optional(orNull(number(0.5, 10))),
  isActive: optional(boolean),
  totalSeats: seats,
  availableSeats: seats,
  feeAmount: optional(orNull(amount)),
  feeType: optional(textOrNull(text({ max: 40 }))),
  eligibilityCriteria: optional(listOf(line, 50)),
  subjects: optional(listOf(line, 100)),
};

export function courseOperations(store: Store) {
  const listed = (fits: (course: Course) => boolean = () => true) =>
    sorted([...store.courses.values()].filter(fits), ({ courseName }) => courseName);
  /** @throws Refusal 404 */
  const found = (id: string) => {
    const course = store.courses.get(id);
    if (!course) throw new Refusal(404, 'There is no such course.');
    return course;
  };
  /** @throws Refusal 400 for more available than total seats, 409 for a code or name that another course has */
  const write = (course: Course) => {
    if ((course.availableSeats ?? 0) > (course.totalSeats ?? Infinity))
      throw invalid('availableSeats', 'must not be more than the total seats');
    const other = (fits: (course: Course) => boolean) =>
      find(store.courses, (stored) => stored.id !== course.id && fits(stored));
    const errors = {
      ...(other(({ courseCode }) => same(courseCode, course.courseCode)) && { courseCode: 'This code is taken.' }),
      ...(other(({ courseName }) => same(courseName, course.courseName)) && { courseName: 'This name is taken.' }),
    };
    if (Object.keys(errors).length > 0) throw taken(errors);
    store.courses.set(course.id, course);
    return { message: 'Saved.', data: course };
  };

  return [
    operation({
      call: 'GET /courses/active',
      audience: ['public'],
      run: () => ({ data: listed(({ isActive }) => isActive) }),
    }),
    operation({
      call: 'GET /courses/available',
      audience: ['public'],
      run: () => ({ data: listed(({ isActive, availableSeats }) => isActive && availableSeats !== 0) }),
    }),
    operation({
      call: 'GET /courses/stats',
      audience: ['ADMIN'],
      run() {
        const all = listed();
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
      run() {
        if (store.courses.size === 0) for (const course of standardCourses()) store.courses.set(course.id, course);
        return { data: listed() };
      },
    }),
    operation({ call: 'GET /courses', audience: ['ADMIN'], run: () => ({ data: listed() }) }),
    operation({
      call: 'POST /courses',
      audience: ['ADMIN'],
      body: course,
      run({ body }) {
        const blank = { id: randomUUID(), isActive: true, eligibilityCriteria: [], subjects: [] };
        const { courseCode, courseName, department, programType, description } = body;
        return {
          status: 201,
          ...write(
            changed<Course>(
              { ...blank, courseCode, courseName, department, programType, description },
              { ...body, availableSeats: body.availableSeats ?? body.totalSeats },
            ),
          ),
        };
      },
    }),
    operation({
      call: 'GET /courses/:id',
      audience: ['public'],
      params: { id: recordId },
      run: ({ params }) => ({ data: found(params.id) }),
    }),
    operation({
      call: 'PUT /courses/:id',
      audience: ['ADMIN'],
      params: { id: recordId },
      body: course,
      run: ({ params, body }) => write(changed(found(params.id), body)),
    }),
    operation({
      call: 'DELETE /courses/:id',
      audience: ['ADMIN'],
      params: { id: recordId },
      run({ params }) {
        found(params.id);
        store.courses.delete(params.id);
        return { message: 'The course is deleted.' };
      },
    }),
    operation({
      call: 'PUT /courses/:id/toggle-status',
      audience: ['ADMIN'],
      params: { id: recordId },
      run({ params }) {
        const course = found(params.id);
        return write({ ...course, isActive: !course.isActive });
      },
    }),
  ];
}
