import type { Wing } from '#src/records/slots.tsx';
import { LazyRecordHistory } from './LazyRecordHistory.tsx';

export const historyWing: Wing = {
  recordTabs: [{ extension: 'history', value: 'history', label: 'History', Part: LazyRecordHistory }],
};
