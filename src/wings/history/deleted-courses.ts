import { courseType } from '#src/features/courses/catalogue-list.tsx';
import type { Wing } from '#src/records/slots.tsx';
import { deletedFrame } from './DeletedFrame.tsx';

/** The courses that were deleted, to be restored. */
export const deletedCourses: Wing = { listFrames: [{ of: 'course', Frame: deletedFrame(courseType) }] };
