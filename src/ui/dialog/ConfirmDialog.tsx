import { useState } from 'react';
import { lazyComponent } from '../lazy-component.tsx';
import type { ConfirmDialogProps } from './dialog-props.ts';

const Panel = lazyComponent(() => import('./ConfirmPanel.tsx').then(({ ConfirmPanel }) => ConfirmPanel));

/** Asks before something that cannot be undone. Its code is fetched when it first opens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return <Panel {...props} />;
}
