import * as yup from 'yup';
import type { components } from '../../../../openapi/schema.gen.ts';
import { required } from '../../../forms/rules.ts';

type Course = components['schemas']['Course'];
type CourseInput = components['schemas']['CourseInput'];

const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

/** The contract's limits of a course's lists: how many lines, and how long each may be. */
export const LIST_LIMITS = { eligibilityCriteria: 50, subjects: 100, line: 200 } as const;

/** A list as it is typed: one entry a line, and an empty line is none. */
export function linesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Every writable field of a course, each a text as its control holds it. */
export function valuesOf(course: Course) {
  return {
    courseCode: text(course.courseCode),
    courseName: text(course.courseName),
    department: text(course.department),
    programType: text(course.programType),
    description: text(course.description),
    durationYears: text(course.durationYears),
    isActive: course.isActive ? 'true' : 'false',
    totalSeats: text(course.totalSeats),
    availableSeats: text(course.availableSeats),
    feeAmount: text(course.feeAmount),
    feeType: text(course.feeType),
    eligibilityCriteria: course.eligibilityCriteria.join('\n'),
    subjects: course.subjects.join('\n'),
  };
}

export type CourseValues = ReturnType<typeof valuesOf>;

/** The form of a new course; one is active unless somebody says otherwise. */
export const BLANK_COURSE: CourseValues = {
  courseCode: '',
  courseName: '',
  department: '',
  programType: '',
  description: '',
  durationYears: '',
  isActive: 'true',
  totalSeats: '',
  availableSeats: '',
  feeAmount: '',
  feeType: '',
  eligibilityCriteria: '',
  subjects: '',
};

/** What each field is called, in the form and wherever else it is spoken of. */
export const COURSE_LABELS = {
  courseName: 'Course name',
  courseCode: 'Course code',
  department: 'Department',
  programType: 'Program type',
  description: 'Description',
  durationYears: 'Duration (years)',
  isActive: 'Status',
  totalSeats: 'Total seats',
  availableSeats: 'Available seats',
  feeAmount: 'Fee (₹)',
  feeType: 'What the fee is for',
  eligibilityCriteria: 'Who may apply',
  subjects: 'Subjects',
} as const satisfies Record<keyof CourseValues, string>;

const isCourseField = (name: string): name is keyof CourseValues => name in COURSE_LABELS;

/** Every field, in the order of the form. */
export const courseFields = Object.keys(COURSE_LABELS).filter(isCourseField);

const between = (min: number, max: number, message: string, pattern = /^\d+(\.\d+)?$/) =>
  yup
    .string()
    .trim()
    .test('range', message, (value) => !value || (pattern.test(value) && Number(value) >= min && Number(value) <= max));

const seats = (which: string) => between(0, 100_000, `${which} must be a whole number from 0 to 1,00,000`, /^\d+$/);

/** One entry a line: not too many, none too long, and none twice. */
const lines = (what: string, most: number) =>
  yup.string().test('lines', (typed, { createError }) => {
    const entries = (typed ?? '').split('\n').map((line) => line.trim());
    const count = entries.filter(Boolean).length;
    if (count > most) return createError({ message: `${count} ${what} are too many: there is room for ${most}` });
    for (const [i, entry] of entries.entries()) {
      if (entry.length > LIST_LIMITS.line)
        return createError({ message: `Line ${i + 1} is longer than ${LIST_LIMITS.line} characters` });
      const first = entry ? entries.indexOf(entry) : i;
      if (first < i) return createError({ message: `Line ${i + 1} says the same as line ${first + 1}` });
    }
    return true;
  });

const name = (label: string, min: number, max: number) =>
  required(`${label} is required`)
    .min(min, `${label} must be at least ${min} characters`)
    .max(max, `${label} must be less than ${max + 1} characters`);

/** The contract's bounds of a CourseInput. */
export const courseSchema = yup.object({
  courseCode: name('Course code', 2, 20).matches(
    /^[A-Za-z0-9-]*$/,
    'Course code may contain letters, digits and hyphens only',
  ),
  courseName: name('Course name', 2, 100),
  department: name('Department', 2, 60),
  programType: required('Program type is required'),
  description: name('Description', 1, 2000),
  durationYears: between(0.5, 10, 'Duration must be a number of years from 0.5 to 10'),
  totalSeats: seats('Total seats'),
  availableSeats: seats('Available seats').when('totalSeats', ([total], schema) =>
    schema.test(
      'within-total',
      'Available seats cannot be more than the total seats',
      (value) => !value || !String(total ?? '').trim() || !(Number(value) > Number(total)),
    ),
  ),
  feeAmount: between(0, 10_000_000, 'Fee must be an amount from 0 to 1,00,00,000'),
  feeType: yup.string().trim().max(40, 'What the fee is for must be less than 41 characters'),
  eligibilityCriteria: lines('criteria', LIST_LIMITS.eligibilityCriteria),
  subjects: lines('subjects', LIST_LIMITS.subjects),
});

const numberOf = (typed: string) => (typed.trim() === '' ? null : Number(typed));

/** A program type that the contract does not know is a word of the server's own, and goes back to it as it came. */
const isProgramType = (word: string): word is CourseInput['programType'] => word !== '';

/**
 * What is sent of a form that fits its rules. An optional field that is as it is stored is left out: what another
 * administrator changes in the very moment of the save is not undone.
 */
export function inputOf(values: CourseValues, stored?: Course): CourseInput {
  const before = stored ? valuesOf(stored) : BLANK_COURSE;
  const changed = (field: keyof CourseValues) => values[field] !== before[field];
  const { programType } = values;
  return {
    courseCode: values.courseCode.trim(),
    courseName: values.courseName.trim(),
    department: values.department.trim(),
    programType: isProgramType(programType) ? programType : 'Undergraduate',
    description: values.description.trim(),
    ...(changed('durationYears') && { durationYears: numberOf(values.durationYears) }),
    ...(changed('isActive') && { isActive: values.isActive === 'true' }),
    ...(changed('totalSeats') && { totalSeats: numberOf(values.totalSeats) }),
    ...(changed('availableSeats') && { availableSeats: numberOf(values.availableSeats) }),
    ...(changed('feeAmount') && { feeAmount: numberOf(values.feeAmount) }),
    ...(changed('feeType') && { feeType: values.feeType.trim() || null }),
    ...(changed('eligibilityCriteria') && { eligibilityCriteria: linesOf(values.eligibilityCriteria) }),
    ...(changed('subjects') && { subjects: linesOf(values.subjects) }),
  };
}
