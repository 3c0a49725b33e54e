import type { Wing } from '#src/records/slots.tsx';
import { PrintRecord } from './PrintRecord.tsx';

/** What is printed of a student's record. */
export const papers: Wing = { recordActions: [{ of: 'student', ownToo: true, Action: PrintRecord }] };
