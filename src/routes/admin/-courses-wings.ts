import { courseType } from '#src/features/courses/catalogue-list.tsx';
import type { Wing } from '#src/records/slots.tsx';
import { deletedFrame } from '#src/wings/history/DeletedFrame.tsx';
import { views } from '#src/wings/views/wing.ts';

const deleted: Wing = { listFrames: [{ of: 'course', Frame: deletedFrame(courseType) }] };

/** The wings of the catalogue. */
export const wings: readonly Wing[] = [deleted, views];
