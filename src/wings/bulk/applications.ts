import type { Wing } from '#src/records/slots.tsx';
import { ApplicationsFrame } from './ApplicationsFrame.tsx';

/** One decision for many applications at once. */
export const bulkApplications: Wing = { listFrames: [{ of: 'application', Frame: ApplicationsFrame }] };
