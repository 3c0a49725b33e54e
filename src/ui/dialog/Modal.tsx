import { lazy, Suspense, useState, type ReactNode } from 'react';

export interface ModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg';
}

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
