import type { Student } from '#src/features/students/student.ts';
import { intakeYear } from './intake.ts';
import { splitName } from './student-name.ts';

/** Moodle's own names, in the order of its “Upload users”; other platforms take or map the same columns. */
export const moodleTitles = [
  'username',
  'firstname',
  'lastname',
  'email',
  'idnumber',
  'department',
  'cohort1',
] as const;

/** A class stays one group as it moves on: the department, and the year of admission. */
export const cohortOf = (student: Pick<Student, 'department' | 'year' | 'admissionDate'>): string =>
  `${student.department.trim()} ${intakeYear(student) ?? `year ${student.year}`}`;

/** A row of the file. Whoever signs in by email address here signs in by roll number there: Moodle wants lower case. */
export const moodleRow = (student: Student): readonly string[] => [
  student.rollNo.trim().toLowerCase(),
  ...splitName(student.name),
  student.email.trim(),
  student.rollNo.trim(),
  student.department.trim(),
  cohortOf(student),
];

/** A platform makes no account without a username and an address. */
export const canHaveAccount = ({ rollNo, email }: Pick<Student, 'rollNo' | 'email'>): boolean =>
  rollNo.trim() !== '' && email.trim() !== '';
