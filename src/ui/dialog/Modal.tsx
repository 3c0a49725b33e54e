import { lazyComponent } from '../lazy-component.tsx';

/** A dialog over the screen. Its code is loaded when it first opens. */
export const Modal = lazyComponent(() => import('./ModalPanel.tsx').then(({ ModalPanel }) => ModalPanel));
