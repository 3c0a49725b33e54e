import type { Wing } from '#src/records/slots.ts';
import { LazyRecordHistory } from './LazyRecordHistory.tsx';

/** Who has changed a record, and the records that were deleted. */
export const history: Wing = {
  recordTabs: [{ extension: 'history', value: 'history', label: 'History', Part: LazyRecordHistory }],
};
