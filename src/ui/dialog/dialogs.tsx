import { lazyComponent } from '../lazy-component.tsx';

export const Modal = lazyComponent(() => import('./DialogPanels.tsx').then(({ ModalPanel }) => ModalPanel));

export const ConfirmDialog = lazyComponent(() => import('./DialogPanels.tsx').then(({ ConfirmPanel }) => ConfirmPanel));
