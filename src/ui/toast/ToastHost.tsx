import { useEffect, useState } from 'react';
import { useAfterPaint } from '../after-paint.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { onFirstToast } from './toast.ts';

const Toaster = lazyComponent(() => import('./PortalToaster.tsx').then(({ PortalToaster }) => PortalToaster));

/** Where toasts appear. The toaster itself comes after the first paint, or with the first toast. */
export function ToastHost() {
  const painted = useAfterPaint();
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  if (!painted && !wanted) return null;
  return <Toaster />;
}
