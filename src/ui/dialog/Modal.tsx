import { lazy, Suspense, useState } from 'react';
import type { ModalProps } from './dialog-props.ts';

const Panel = lazy(() => import('./ModalPanel.tsx').then(({ ModalPanel }) => ({ default: ModalPanel })));

/** A dialog over the screen. Its code is fetched when it first opens. */
export function Modal(props: ModalProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
