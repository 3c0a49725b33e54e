import { deletedStudentsQuery, restoreStudent } from './admin-students.ts';
import { orNA } from '#src/platform/text/format.ts';
import type { Student } from './student.ts';
import { defineDeletedButton } from '#src/records/restore/deleted-button.tsx';
import type { Restorable } from '#src/records/restore/restorable.ts';
import { studentType } from './record/student-record.ts';

/** How a deleted student is brought back. */
export const restorableStudents: Restorable<Student> = {
  type: studentType,
  detailOf: ({ rollNo, department }) => `${orNA(rollNo)} · ${orNA(department)}`,
  restore: restoreStudent,
  query: deletedStudentsQuery,
};

/** Opens the list of the deleted students. */
export const DeletedStudents = defineDeletedButton(restorableStudents);
