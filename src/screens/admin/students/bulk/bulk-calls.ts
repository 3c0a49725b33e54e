import type { components } from '../../../../../openapi/schema.gen.ts';
import {
  deleteStudent,
  updateAcademic as putAcademic,
  updatePlacement as putPlacement,
  updateStudent,
} from '../../../../api/admin-students.ts';

type Student = components['schemas']['Student'];
type Placement = components['schemas']['PlacementUpdate'];

/** What is done to each of many students. The stored record comes back; nothing does of one that is gone. */
export interface Deed {
  /** `Deleting`: over the progress bar. */
  readonly doing: string;
  /** `Deleted`: the word for each student that it has been done to. */
  readonly done: string;
  /** For a refusal without words. */
  readonly failed: string;
  readonly removes?: boolean;
  readonly call: (student: Student) => Promise<Student | undefined>;
}

/** What to do with a number of each record: leave it, set it, or go on by one. */
export type Step = 'leave' | 'next' | number;

export interface AcademicSteps {
  readonly year: Step;
  readonly semester: Step;
  readonly currentCGPA?: number | undefined;
  readonly totalCredits?: number | undefined;
  readonly attendance?: number | undefined;
}

/** Something about this one record makes the deed impossible. */
export class Unfit extends Error {
  override readonly name = 'Unfit';
}

function stepped(value: number, step: Step, last: number, unit: string): number {
  if (step === 'leave') return value;
  if (step !== 'next') return step;
  if (value >= last) throw new Unfit(`Already in ${unit} ${value}, the last one`);
  return value + 1;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/**
 * The academic call takes all five values: those that were not chosen come from the record. A record that lacks one of
 * them, as a newcomer's lacks marks, is sent as a whole instead: nobody's missing CGPA becomes 0. In both the
 * `updatedAt` goes along, since old values do: what somebody else has changed meanwhile must not be put back.
 */
export async function sendSteps(student: Student, steps: AcademicSteps): Promise<Student | undefined> {
  const year = stepped(student.year, steps.year, 4, 'year');
  const semester = stepped(student.semester, steps.semester, 8, 'semester');
  const currentCGPA = steps.currentCGPA ?? student.currentCGPA;
  const totalCredits = steps.totalCredits ?? student.totalCredits;
  const percentage = steps.attendance ?? student.attendance?.percentage;
  if (isNumber(currentCGPA) && isNumber(totalCredits) && isNumber(percentage)) {
    const { updatedAt } = student;
    const marks = { currentCGPA, totalCredits, attendancePercentage: percentage };
    const body = { year, semester, ...marks, ...(updatedAt && { updatedAt }) };
    return putAcademic.call({ id: student.id, body });
  }
  const body = {
    ...student,
    year,
    semester,
    ...(isNumber(currentCGPA) && { currentCGPA }),
    ...(isNumber(totalCredits) && { totalCredits }),
    ...(isNumber(percentage) && { attendance: { percentage } }),
  };
  return updateStudent.call({ id: student.id, body });
}

export const updateAcademic = (steps: AcademicSteps): Deed => ({
  doing: 'Updating academic records',
  done: 'Updated',
  failed: 'Failed to update student',
  call: (student) => sendSteps(student, steps),
});

export const updatePlacement = (body: Placement): Deed => ({
  doing: 'Updating placements',
  done: 'Updated',
  failed: 'Failed to update student',
  call: ({ id }) => putPlacement.call({ id, body }),
});

export const deleteStudents: Deed = {
  doing: 'Deleting students',
  done: 'Deleted',
  failed: 'Failed to delete student',
  removes: true,
  call: async ({ id }) => {
    await deleteStudent.call(id);
    return undefined;
  },
};
