import { describe, expect, it } from 'vitest';
import { validators } from '#openapi/bodies.gen.js';
import { requestBody } from '#src/records/fields/body.ts';
import { type Course, courseFields } from './course.ts';
import { fieldsWhere, linesOf, type Texts, textsOf } from '#src/records/fields/field.ts';
import { schemaOf } from '#src/records/fields/schema.ts';
import { shortened } from '#tests/shortened.ts';

type CourseValues = Texts;
const fields = fieldsWhere(courseFields, ({ readOnly }) => !readOnly);
const courseSchema = schemaOf(fields);
const BLANK_COURSE = textsOf(fields);
const valuesOf = (row: Course) => textsOf(fields, row);
const inputOf = (values: Texts, row?: Course) =>
  requestBody<Course, object>(fields, values, row && { row, sends: 'changes' });

const valid: CourseValues = {
  ...BLANK_COURSE,
  courseCode: 'BT-AI',
  courseName: 'Artificial Intelligence',
  department: 'Computer Science',
  programType: 'Undergraduate',
  description: 'Machines that learn.',
  durationYears: '4',
  totalSeats: '60',
  availableSeats: '60',
  feeAmount: '150000.50',
  feeType: 'per year',
  eligibilityCriteria: 'Mathematics in 12th grade\n\n  A valid score ',
  subjects: 'Logic\nStatistics',
};

const course: Course = {
  id: 'crs_1',
  courseCode: 'BT-AI',
  courseName: 'Artificial Intelligence',
  department: 'Computer Science',
  programType: 'Undergraduate',
  description: 'Machines that learn.',
  durationYears: 4,
  isActive: true,
  totalSeats: 60,
  availableSeats: 12,
  feeAmount: 150_000,
  feeType: 'per year',
  eligibilityCriteria: ['Mathematics'],
  subjects: ['Logic', 'Statistics'],
};

const verdict = (values: CourseValues) =>
  courseSchema.validate(values).then(
    () => undefined,
    (error: Error) => error.message,
  );
const many = (count: number) => Array.from({ length: count }, (_, i) => `entry ${i}`).join('\n');

describe('The course form', () => {
  it('accepts a complete course, and one with the required fields only', async () => {
    expect(await verdict(valid)).toBeUndefined();
    const { courseCode = '', courseName = '', department = '', programType = '', description = '' } = valid;
    expect(await verdict({ ...BLANK_COURSE, courseCode, courseName, department, programType, description })).toBe(
      undefined,
    );
  });

  const refused: readonly [field: string, value: string, message: string][] = [
    ['courseCode', ' ', 'Course code is required'],
    ['courseCode', 'B', 'Course code must be at least 2 characters'],
    ['courseCode', 'B'.repeat(21), 'Course code must be less than 21 characters'],
    ['courseCode', 'BT CSE', 'Course code may contain letters, digits and hyphens only'],
    ['courseName', '', 'Course name is required'],
    ['courseName', 'x'.repeat(101), 'Course name must be less than 101 characters'],
    ['department', '', 'Department is required'],
    ['department', 'x'.repeat(61), 'Department must be less than 61 characters'],
    ['programType', '', 'Program type is required'],
    ['description', '', 'Description is required'],
    ['description', 'x'.repeat(2001), 'Description must be less than 2001 characters'],
    ['durationYears', '0.4', 'Duration must be a number of years from 0.5 to 10'],
    ['durationYears', '11', 'Duration must be a number of years from 0.5 to 10'],
    ['durationYears', 'four', 'Duration must be a number of years from 0.5 to 10. “four” cannot be part of it'],
    ['totalSeats', '60.5', 'Total seats must be a whole number from 0 to 1,00,000'],
    ['totalSeats', '100001', 'Total seats must be a whole number from 0 to 1,00,000'],
    ['availableSeats', '-1', 'Available seats must be a whole number from 0 to 1,00,000. “-” cannot be part of it'],
    ['availableSeats', '61', 'Available seats cannot be more than the total seats'],
    ['feeAmount', '10000001', 'Fee must be an amount from 0 to 1,00,00,000'],
    ['feeType', 'x'.repeat(41), 'What the fee is for must be less than 41 characters'],
    ['eligibilityCriteria', many(51), '51 criteria are too many: there is room for 50'],
    ['subjects', many(101), '101 subjects are too many: there is room for 100'],
    ['subjects', `Logic\n${'x'.repeat(201)}`, 'Line 2 is longer than 200 characters'],
    ['subjects', 'Logic\n\nLogic ', 'Line 3 says the same as line 1'],
  ];
  it.each(refused.map(([field, value, message]) => [field, shortened(value), message, value] as const))(
    'refuses %s %j with "%s"',
    async (field, _, message, value) => {
      expect(await verdict({ ...valid, [field]: value })).toBe(message);
    },
  );

  it('accepts the contract’s limits, and sends values that the contract allows', async () => {
    const bounds: CourseValues = {
      ...valid,
      courseCode: 'B'.repeat(20),
      courseName: 'x'.repeat(100),
      department: 'x'.repeat(60),
      description: 'x'.repeat(2000),
      durationYears: '0.5',
      totalSeats: '100000',
      availableSeats: '100000',
      feeAmount: '10000000',
      feeType: 'x'.repeat(40),
      eligibilityCriteria: many(50),
      subjects: `${many(99)}\n${'x'.repeat(200)}`,
    };
    expect(await verdict(bounds)).toBeUndefined();
    expect(validators['createCourse']?.(inputOf(bounds))).toBe(true);
  });

  it('sends the available seats without a total as they are', async () => {
    expect(await verdict({ ...valid, totalSeats: '', availableSeats: '500' })).toBeUndefined();
  });
});

describe('The request body of a course', () => {
  it('trims texts, has one list entry a line, and omits empty fields', () => {
    expect(inputOf({ ...valid, totalSeats: '', availableSeats: '', feeType: '', feeAmount: '' })).toEqual({
      courseCode: 'BT-AI',
      courseName: 'Artificial Intelligence',
      department: 'Computer Science',
      programType: 'Undergraduate',
      description: 'Machines that learn.',
      durationYears: 4,
      eligibilityCriteria: ['Mathematics in 12th grade', 'A valid score'],
      subjects: ['Logic', 'Statistics'],
    });
  });

  it('contains only the changed fields of an edit, and null for a cleared one', () => {
    const { courseCode, courseName, department, programType, description } = course;
    const required = { courseCode, courseName, department, programType, description };
    expect(inputOf(valuesOf(course), course)).toEqual(required);
    expect(
      inputOf({ ...valuesOf(course), durationYears: ' ', feeType: '', subjects: '', isActive: 'false' }, course),
    ).toEqual({ ...required, durationYears: null, feeType: null, subjects: [], isActive: false });
  });

  it('keeps lines in the order in which they were typed', () => {
    expect(linesOf(' one \r\n\n two\n')).toEqual(['one', 'two']);
  });
});
