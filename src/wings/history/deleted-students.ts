import type { Student } from '#src/features/students/student.ts';
import type { Wing } from '#src/records/slots.tsx';
import { deletedFrame, lazyDeletedRecords } from './DeletedFrame.tsx';

const Panel = lazyDeletedRecords(async () => {
  const { studentType } = await import('#src/features/students/record/student-record.ts');
  return studentType;
});

/** The students that were deleted, to be restored. */
export const deletedStudents: Wing = { listFrames: [{ of: 'student', Frame: deletedFrame<Student>(Panel) }] };
