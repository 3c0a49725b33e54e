import { lazy, Suspense, useState } from 'react';
import type { ConfirmDialogProps } from './dialog-props.ts';

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
