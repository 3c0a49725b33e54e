import { lazyComponent } from '../lazy-component.tsx';

/** A progress bar with `n of m`, and Stop. Its code is loaded when something takes long. */
export const Progress = lazyComponent(() => import('./ProgressPanel.tsx').then(({ ProgressPanel }) => ProgressPanel));
