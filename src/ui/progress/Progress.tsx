import { lazyComponent } from '../lazy-component.tsx';
import type { ProgressProps } from './progress-props.ts';

/** A progress bar with `n of m`, and Stop. Its code is fetched when something takes long. */
export const Progress = lazyComponent<ProgressProps & { readonly open?: boolean }>(() =>
  import('./ProgressPanel.tsx').then(({ ProgressPanel }) => ProgressPanel),
);
