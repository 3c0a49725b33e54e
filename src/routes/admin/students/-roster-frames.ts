import { studentType } from '#src/features/students/record/student-record.ts';
import type { Student } from '#src/features/students/student.ts';
import type { ListFrame } from '#src/records/list/ListFrames.tsx';
import { StudentsFrame } from '#src/wings/bulk/StudentsFrame.tsx';
import { deletedFrame } from '#src/wings/history/DeletedFrame.tsx';
import { ViewsFrame } from '#src/wings/views/SavedViews.tsx';

/** What wings put around the roster. */
export const frames: readonly ListFrame<Student>[] = [deletedFrame(studentType), StudentsFrame, ViewsFrame];

export { imports as task } from '#src/wings/import/wing.tsx';
