import { courseType } from '#src/features/courses/catalogue-list.tsx';
import type { Course } from '#src/features/courses/course.ts';
import type { ListFrame } from '#src/records/list/ListFrames.tsx';
import { deletedFrame } from '#src/wings/history/DeletedFrame.tsx';
import { ViewsFrame } from '#src/wings/views/SavedViews.tsx';

/** What wings put around the catalogue. */
export const frames: readonly ListFrame<Course>[] = [deletedFrame(courseType), ViewsFrame];
