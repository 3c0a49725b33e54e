import type { Wing } from '#src/records/slots.ts';
import { DeletedCourses, DeletedStudents } from './DeletedFrames.tsx';
import { LazyRecordHistory } from './LazyRecordHistory.tsx';

/** Who has changed a record, and the records that were deleted. */
export const history: Wing = {
  listFrames: [
    { of: 'student', Frame: DeletedStudents },
    { of: 'course', Frame: DeletedCourses },
  ],
  recordTabs: [{ extension: 'history', value: 'history', label: 'History', Part: LazyRecordHistory }],
};
