import { lazyComponent } from '../lazy-component.tsx';

/** Asks before something that cannot be undone. Its code is loaded when it first opens. */
export const ConfirmDialog = lazyComponent(() => import('./ConfirmPanel.tsx').then(({ ConfirmPanel }) => ConfirmPanel));
