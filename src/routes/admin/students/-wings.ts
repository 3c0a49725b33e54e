import type { Wing } from '#src/records/slots.tsx';
import { bulkStudents } from '#src/wings/bulk/students.ts';
import { deletedStudents } from '#src/wings/history/deleted-students.ts';
import { imports } from '#src/wings/import/wing.tsx';
import { views } from '#src/wings/views/wing.ts';

/** The wings of the roster. */
export const wings: readonly Wing[] = [imports, deletedStudents, bulkStudents, views];
