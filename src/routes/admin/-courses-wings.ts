import type { Wing } from '#src/records/slots.tsx';
import { deletedCourses } from '#src/wings/history/deleted-courses.ts';
import { views } from '#src/wings/views/wing.ts';

/** The wings of the catalogue. */
export const wings: readonly Wing[] = [deletedCourses, views];
