import type { Wing } from '#src/records/slots.tsx';
import { LazyRecordHistory } from './LazyRecordHistory.tsx';

/** Who has changed a record. */
export const history: Wing = {
  recordTabs: [{ extension: 'history', value: 'history', label: 'History', Part: LazyRecordHistory }],
};
