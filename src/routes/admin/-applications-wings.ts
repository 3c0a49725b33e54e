import type { Wing } from '#src/records/slots.tsx';
import { casework } from '#src/wings/office/applications.tsx';
import { sameApplicants } from '#src/wings/same-person/applications.tsx';

/** What wings add to an open application. */
export const wings: readonly Wing[] = [casework, sameApplicants];
