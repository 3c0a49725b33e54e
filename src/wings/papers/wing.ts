import type { Wing } from '#src/records/slots.tsx';
import { PrintMenu } from './PrintMenu.tsx';

/** What is printed of a student's record. */
export const papers: Wing = { recordActions: [{ of: 'student', ownToo: true, Action: PrintMenu }] };
