import { lazyPanel } from '#src/ui/lazy-panel.tsx';

/** The changes of a record. Its code is fetched when somebody asks for them. */
export const LazyRecordHistory = lazyPanel(() => import('./RecordHistory.tsx').then((file) => file.RecordHistory));
