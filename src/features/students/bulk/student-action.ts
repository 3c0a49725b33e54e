import type { Student } from '../student.ts';
import type { BatchResult } from '#src/records/batch/map-settled.ts';
import type { BatchAction } from '#src/records/batch/use-batch.ts';

/** What is done to each of the selected students. */
export interface StudentAction extends BatchAction<Student, Student | undefined> {
  /** Puts back what it has done, given its results. */
  readonly undo?: (results: readonly BatchResult<Student, Student | undefined>[]) => StudentAction;
}
