import type { Course } from '#src/features/courses/course.ts';
import type { Student } from '#src/features/students/student.ts';
import type { Wing } from '#src/records/slots.ts';
import { deletedFrame, lazyDeletedRecords } from './DeletedFrame.tsx';
import { LazyRecordHistory } from './LazyRecordHistory.tsx';

const DeletedStudents = lazyDeletedRecords(async () => {
  const { studentType } = await import('#src/features/students/record/student-record.ts');
  return studentType;
});
const DeletedCourses = lazyDeletedRecords(async () => {
  const { courseType } = await import('#src/features/courses/catalogue-list.tsx');
  return courseType;
});

/** Who has changed a record, and the records that were deleted. */
export const history: Wing = {
  listFrames: [
    { of: 'student', Frame: deletedFrame<Student>(DeletedStudents) },
    { of: 'course', Frame: deletedFrame<Course>(DeletedCourses) },
  ],
  recordTabs: [{ extension: 'history', value: 'history', label: 'History', Part: LazyRecordHistory }],
};
