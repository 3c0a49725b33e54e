import { lazy, Suspense, useState } from 'react';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  /** The deed is being done: no second click, and no way back. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const Panel = lazy(() => import('./ConfirmPanel.tsx').then(({ ConfirmPanel }) => ({ default: ConfirmPanel })));

/** Asks before something that cannot be undone. Its code is fetched when it first opens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
