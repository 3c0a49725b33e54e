import type { Wing } from '#src/records/slots.tsx';
import { StudentsFrame } from './StudentsFrame.tsx';

/** What is done to many students at once. */
export const bulkStudents: Wing = { listFrames: [{ of: 'student', Frame: StudentsFrame }] };
