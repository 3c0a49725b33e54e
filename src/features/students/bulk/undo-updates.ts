import { type BatchAction, type BatchResult, callsOf } from '#src/records/batch/use-batch.ts';
import type { components } from '#openapi/schema.gen.ts';
import { wholeBody } from '#src/records/fields/body.ts';
import { type Fields, fieldsWhere, textOf, textsOf } from '#src/records/fields/field.ts';
import type { Student } from '../student.ts';
import { updateStudent } from '../admin-students.ts';
import { rosterQuery } from '../students.ts';
import { writableStudentFields } from '../record/student-record.ts';

/** What is done to each of the selected students. */
export interface StudentAction extends BatchAction<Student, Student | undefined> {
  /** Puts back what it has done, given its results. */
  readonly undo?: (results: readonly BatchResult<Student, Student | undefined>[]) => StudentAction;
}

/** The fields in which two versions of a record differ. */
const changedFields = (before: Student, after: Student): Fields<Student> =>
  fieldsWhere(writableStudentFields, (field) => textOf(field, before) !== textOf(field, after));

/**
 * Puts back what an update has changed in each student, and nothing else. It is sent with the `updatedAt` of the update's
 * own answer, so that a record that somebody has changed since is refused and left as it is.
 */
export function undoUpdates(results: readonly BatchResult<Student, Student | undefined>[]): StudentAction {
  const answers = new Map(
    results.flatMap((one): [string, Student][] => (one.state === 'done' && one.data ? [[one.item.id, one.data]] : [])),
  );
  return {
    ...callsOf(updateStudent, (before: Student) => {
      const after = answers.get(before.id) ?? before;
      const fields = changedFields(before, after);
      const body = wholeBody<Student, components['schemas']['StudentUpdate']>(fields, after, textsOf(fields, before));
      return { id: before.id, body };
    }),
    progressLabel: 'Putting back what was changed',
    done: 'Put back',
    leftOver: 'The others are as the update has left them, or as somebody has changed them since.',
    failed: () => 'Failed to update student',
    skip: ({ id }) =>
      answers.get(id)?.updatedAt
        ? undefined
        : 'The server did not say when it was stored, so that a later change could not be told',
    listKey: rosterQuery().queryKey,
  };
}
