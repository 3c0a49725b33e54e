import type { Wing } from '#src/records/slots.tsx';
import { bulkApplications } from '#src/wings/bulk/BulkReview.tsx';
import { casework } from '#src/wings/office/applications.tsx';
import { sameApplicants } from '#src/wings/same-person/applications.tsx';
import { views } from '#src/wings/views/wing.ts';

/** The wings of the list of applications. */
export const wings: readonly Wing[] = [bulkApplications, casework, sameApplicants, views];
