import { msg } from '#src/languages/texts.ts';
import type { Wing } from '#src/records/slots.tsx';
import { LazyRecordHistory } from './LazyRecordHistory.tsx';

export const historyWing: Wing = {
  recordTabs: [{ extension: 'history', value: 'history', label: msg`History`, Part: LazyRecordHistory }],
};
