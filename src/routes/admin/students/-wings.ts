import { studentType } from '#src/features/students/record/student-record.ts';
import type { Wing } from '#src/records/slots.tsx';
import { bulkStudents } from '#src/wings/bulk/StudentsFrame.tsx';
import { deletedFrame } from '#src/wings/history/DeletedFrame.tsx';
import { imports } from '#src/wings/import/wing.tsx';
import { views } from '#src/wings/views/wing.ts';

const deleted: Wing = { listFrames: [{ of: 'student', Frame: deletedFrame(studentType) }] };

/** The wings of the roster. */
export const wings: readonly Wing[] = [imports, deleted, bulkStudents, views];
