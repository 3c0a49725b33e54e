import type { Wing } from '#src/records/slots.tsx';
import { PrintRecord } from './PrintRecord.tsx';

export const papers: Wing = { recordActions: [{ of: 'student', ownToo: true, Action: PrintRecord }] };
