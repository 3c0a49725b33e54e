import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

export const LazyRecordHistory = lazyPanel(
  withTexts('history', () => import('./RecordHistory.tsx').then((file) => file.RecordHistory)),
);
