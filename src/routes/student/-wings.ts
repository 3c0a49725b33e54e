import type { Wing } from '#src/records/slots.tsx';
import { papers } from '#src/wings/papers/wing.ts';

/** The wings of the students’ pages. */
export const wings: readonly Wing[] = [papers];
