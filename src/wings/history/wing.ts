import type { Wing } from '#src/records/slots.tsx';
import { LazyRecordHistory } from './LazyRecordHistory.tsx';

export const history: Wing = {
  recordParts: [{ extension: 'history', of: 'record', value: 'history', label: 'History', Part: LazyRecordHistory }],
};
