import type { components } from '#openapi/schema.gen.ts';
import { msg, t } from '#src/languages/texts.ts';
import { formatDuration, formatNumber, formatAmount } from '#src/platform/text/format.ts';
import { UNIVERSITY_DEPARTMENTS } from '#src/university/departments.ts';
import { formats, samples } from '#src/university/formats.ts';
import {
  defineFields,
  ID_ALIASES,
  type ReadOnlyField,
  type Texts,
  type WritableField,
} from '#src/records/fields/field.ts';

export type Course = components['schemas']['Course'];
export type CourseField = keyof components['schemas']['CourseInput'];

const fields = defineFields<Course>();
const editable = fields({ section: 'course' });
const readOnly = fields({ readOnly: true });

/** What the contract's program types are called. */
const programTypes: Readonly<Record<Course['programType'], string>> = {
  Undergraduate: msg`Undergraduate`,
  Postgraduate: msg`Postgraduate`,
  Diploma: msg`Diploma`,
  Doctorate: msg`Doctorate`,
};

const seats = { type: 'number', min: 0, max: 100_000, integer: true } as const;

const seatsWithinTotal = (available: string, { totalSeats = '' }: Texts) =>
  available && totalSeats.trim() && Number(available) > Number(totalSeats)
    ? t`Available seats cannot be more than the total seats`
    : undefined;

const tooManyCriteria = (count: number, max: number) => t`${count} criteria are too many: there is room for ${max}`;
const tooManySubjects = (count: number, max: number) => t`${count} subjects are too many: there is room for ${max}`;

/** A course (section 3), field by field in the order of its form; the bounds are those of the contract's CourseInput. */
export const courseFields = {
  courseName: editable.text((course) => course.courseName, {
    label: msg`Course name`,
    required: true,
    rule: { type: 'text', min: 2, max: 100 },
    control: { autoComplete: 'off' },
    column: { header: msg`Course`, width: 15, grows: true },
  }),
  courseCode: editable.text((course) => course.courseCode, {
    label: msg`Course code`,
    required: true,
    rule: {
      type: 'text',
      min: 2,
      max: 20,
      pattern: /^[A-Za-z0-9-]*$/,
      patternMessage: msg`Course code may contain letters, digits and hyphens only`,
    },
    control: {
      autoComplete: 'off',
      get help() {
        return t`Letters, digits and hyphens, such as ${samples.courseCode}`;
      },
    },
  }),
  department: editable.choice((course) => course.department, UNIVERSITY_DEPARTMENTS, {
    label: msg`Department`,
    required: true,
    rule: { type: 'text', min: 2, max: 60 },
    control: { suggest: true, autoComplete: 'off', help: msg`Choose one, or name another` },
    column: { header: msg`Department`, width: 8.75, responsivePriority: 1 },
  }),
  programType: editable.choice((course) => course.programType, Object.keys(programTypes), {
    label: msg`Program type`,
    required: true,
    rule: { type: 'choice' },
    control: { placeholder: msg`Choose one` },
    column: { header: msg`Program`, width: 7.5, responsivePriority: 2 },
  }),
  description: editable.text((course) => course.description, {
    label: msg`Description`,
    required: true,
    rule: { type: 'text', min: 1, max: 2000 },
    control: { rows: 4, wide: true, help: msg`What visitors read on the card` },
  }),
  durationYears: editable.number((course) => course.durationYears, {
    label: msg`Duration`,
    unit: msg`years`,
    rule: { type: 'number', min: 0.5, max: 10, message: msg`Duration must be a number of years from 0.5 to 10` },
    control: { help: msg`0.5 to 10` },
    column: { header: msg`Duration`, width: 6.5, responsivePriority: 3, end: false },
    format: formatDuration,
  }),
  isActive: editable.flag((course) => course.isActive, [msg`Active`, msg`Inactive`], {
    label: msg`Status`,
    control: { help: msg`Only an active course is on the public lists` },
    initial: 'true',
    tone: ({ isActive }: Course) => (isActive ? 'success' : 'warning'),
    column: { header: msg`Status`, width: 6.5, responsivePriority: 0 },
  }),
  totalSeats: editable.number((course) => course.totalSeats, {
    label: msg`Total seats`,
    rule: {
      ...seats,
      get message() {
        return t`Total seats must be a whole number from 0 to ${formatNumber(seats.max)}`;
      },
    },
    control: { help: msg`Leave empty for no limit` },
    format: formatNumber,
  }),
  availableSeats: editable.number((course) => course.availableSeats, {
    label: msg`Available seats`,
    rule: {
      ...seats,
      get message() {
        return t`Available seats must be a whole number from 0 to ${formatNumber(seats.max)}`;
      },
    },
    check: seatsWithinTotal,
    column: { id: 'seats', header: msg`Seats left`, width: 7, responsivePriority: 4 },
    format: formatNumber,
  }),
  feeAmount: editable.number((course) => course.feeAmount, {
    label: msg`Fee`,
    unit: formats.symbol,
    rule: {
      type: 'number',
      min: 0,
      max: 10_000_000,
      get message() {
        return t`Fee must be an amount from 0 to ${formatNumber(10_000_000)}`;
      },
    },
    column: { header: msg`Fee`, width: 6, responsivePriority: 5 },
    format: formatAmount,
  }),
  feeType: editable.text((course) => course.feeType, {
    label: msg`What the fee is for`,
    rule: { type: 'text', max: 40 },
    control: { autoComplete: 'off', help: msg`Such as: per year` },
  }),
  eligibilityCriteria: editable.lines((course) => course.eligibilityCriteria, {
    label: msg`Who may apply`,
    rule: {
      type: 'lines',
      tooMany: tooManyCriteria,
      max: 50,
      lineLength: 200,
    },
    control: { rows: 4, wide: true },
  }),
  subjects: editable.lines((course) => course.subjects, {
    label: msg`Subjects`,
    rule: {
      type: 'lines',
      tooMany: tooManySubjects,
      max: 100,
      lineLength: 200,
    },
    control: { rows: 6, wide: true },
  }),
  id: readOnly.text((course) => course.id, { label: msg`Id`, required: true, aliases: ID_ALIASES }),
} satisfies {
  readonly [Key in keyof Required<Course>]: Key extends CourseField ? WritableField<Course> : ReadOnlyField<Course>;
};
