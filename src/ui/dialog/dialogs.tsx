import { lazyComponent } from '../lazy-component.tsx';

export const Modal = lazyComponent(() => import('./DialogPanels.tsx').then(({ ModalPanel }) => ModalPanel));

/** Asks before something that cannot be undone. Its code is fetched when it first opens. */
export const ConfirmDialog = lazyComponent(() => import('./DialogPanels.tsx').then(({ ConfirmPanel }) => ConfirmPanel));
