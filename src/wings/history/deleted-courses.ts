import type { Course } from '#src/features/courses/course.ts';
import type { Wing } from '#src/records/slots.tsx';
import { deletedFrame, lazyDeletedRecords } from './DeletedFrame.tsx';

const Panel = lazyDeletedRecords(async () => {
  const { courseType } = await import('#src/features/courses/catalogue-list.tsx');
  return courseType;
});

/** The courses that were deleted, to be restored. */
export const deletedCourses: Wing = { listFrames: [{ of: 'course', Frame: deletedFrame<Course>(Panel) }] };
