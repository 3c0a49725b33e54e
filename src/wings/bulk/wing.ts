import type { Wing } from '#src/records/slots.ts';
import { ApplicationsFrame } from './ApplicationsFrame.tsx';
import { StudentsFrame } from './StudentsFrame.tsx';

/** What is done to many records at once. */
export const bulk: Wing = {
  listFrames: [
    { of: 'student', Frame: StudentsFrame },
    { of: 'application', Frame: ApplicationsFrame },
  ],
};
