import type { Wing } from '#src/records/slots.tsx';
import { bulkApplications } from '#src/wings/bulk/applications.ts';
import { views } from '#src/wings/views/wing.ts';

/** The wings of the list of applications. */
export const wings: readonly Wing[] = [bulkApplications, views];
