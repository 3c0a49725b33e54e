import { lazyPanel } from '#src/ui/lazy-panel.tsx';

export const LazyRecordHistory = lazyPanel(() => import('./RecordHistory.tsx').then((file) => file.RecordHistory));
