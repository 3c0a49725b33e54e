import type { components } from '../../../../../openapi/schema.gen.ts';
import { deleteStudent, updateAcademic, updatePlacement, updateStudent } from '../../../../api/admin-students.ts';
import { defineMutation } from '../../../../api/mutation.ts';
import { rosterQuery } from '../../../../api/students.ts';
import { type BatchAction, callsOf } from '../../../../resource/batch/use-batch.ts';

type Schemas = components['schemas'];
type Student = Schemas['Student'];

/** What is done to each of the selected students. */
export type StudentAction = BatchAction<Student, unknown>;

/** What becomes of a number of each record: it stays, goes on by one, or is set. */
export type Step = 'leave' | 'next' | number;

export interface AcademicChanges {
  readonly year: Step;
  readonly semester: Step;
  readonly currentCGPA?: number | undefined;
  readonly totalCredits?: number | undefined;
  readonly attendance?: number | undefined;
}

const LAST = { year: 4, semester: 8 } as const;

const applyStep = (value: number, step: Step) => (step === 'leave' ? value : step === 'next' ? value + 1 : step);

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The whole record with the changes. */
function changedRecord(student: Student, changes: AcademicChanges): Schemas['StudentUpdate'] {
  const { currentCGPA = student.currentCGPA, totalCredits = student.totalCredits } = changes;
  const percentage = changes.attendance ?? student.attendance?.percentage;
  return {
    ...student,
    year: applyStep(student.year, changes.year),
    semester: applyStep(student.semester, changes.semester),
    ...(isNumber(currentCGPA) && { currentCGPA }),
    ...(isNumber(totalCredits) && { totalCredits }),
    ...(isNumber(percentage) && { attendance: { percentage } }),
  };
}

/**
 * The academic call needs all five values. A record that lacks one of them, such as a new student's, is sent as a whole
 * instead, so that a missing CGPA does not become 0. Both calls send `updatedAt` along with the old values: a change that
 * somebody else has made meanwhile must not be undone.
 */
const updateMarks = defineMutation({
  call: async ({ id, body }: { readonly id: string; readonly body: Schemas['StudentUpdate'] }) => {
    const { year, semester, currentCGPA, totalCredits, attendance, updatedAt } = body;
    const attendancePercentage = attendance?.percentage;
    if (!isNumber(currentCGPA) || !isNumber(totalCredits) || !isNumber(attendancePercentage))
      return updateStudent.call({ id, body });
    const marks = { currentCGPA, totalCredits, attendancePercentage };
    return updateAcademic.call({ id, body: { year, semester, ...marks, ...(updatedAt && { updatedAt }) } });
  },
  updateCache: updateStudent.updateCache,
});

const update = {
  done: 'Updated',
  failed: () => 'Failed to update student',
  listKey: rosterQuery().queryKey,
};

/** Academic Update: the same change for each student, from the values that each record has. */
export const academicAction = (changes: AcademicChanges): StudentAction => ({
  ...update,
  ...callsOf(updateMarks, (student: Student) => ({ id: student.id, body: changedRecord(student, changes) })),
  progressLabel: 'Updating academic records',
  skip: (student) => {
    const atEnd = (['year', 'semester'] as const).find(
      (unit) => changes[unit] === 'next' && student[unit] >= LAST[unit],
    );
    return atEnd && `Already in ${atEnd} ${student[atEnd]}, the last one`;
  },
});

/** Set Placement: the same placement for each student. */
export const placementAction = (body: Schemas['PlacementUpdate']): StudentAction => ({
  ...update,
  ...callsOf(updatePlacement, ({ id }: Student) => ({ id, body })),
  progressLabel: 'Updating placements',
});

/** Delete, for each student. */
export const deleteAction: StudentAction = {
  ...callsOf(deleteStudent, ({ id }: Student) => id),
  progressLabel: 'Deleting students',
  done: 'Deleted',
  failed: () => 'Failed to delete student',
  listKey: rosterQuery().queryKey,
};
