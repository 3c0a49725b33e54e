import { studentType } from '#src/features/students/record/student-record.ts';
import type { Wing } from '#src/records/slots.tsx';
import { deletedFrame } from './DeletedFrame.tsx';

/** The students that were deleted, to be restored. */
export const deletedStudents: Wing = { listFrames: [{ of: 'student', Frame: deletedFrame(studentType) }] };
