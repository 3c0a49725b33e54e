import { useState } from 'react';
import { lazyComponent } from '../lazy-component.tsx';
import type { ModalProps } from './dialog-props.ts';

const Panel = lazyComponent(() => import('./ModalPanel.tsx').then(({ ModalPanel }) => ModalPanel));

/** A dialog over the screen. Its code is fetched when it first opens. */
export function Modal(props: ModalProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return <Panel {...props} />;
}
