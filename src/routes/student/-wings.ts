import type { Wing } from '#src/records/slots.tsx';
import { ownPapers } from '#src/wings/papers/wing.ts';

/** The wings of the students’ pages. */
export const wings: readonly Wing[] = [ownPapers];
