import { useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import { useAfterPaint } from '../after-paint.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { PlainToasts } from './PlainToasts.tsx';
import { pendingToasts } from './toast.ts';

const Toaster = lazyComponent(() => import('./PortalToaster.tsx').then(({ PortalToaster }) => PortalToaster), {
  meanwhile: <PlainToasts />,
});

/** Where toasts appear. The toaster is loaded after the first paint, or for the first toast. */
export function ToastHost() {
  const painted = useAfterPaint();
  const isPending = useSelector(pendingToasts, (pending) => pending.length > 0);
  const [mounted, setMounted] = useState(false);
  if ((painted || isPending) && !mounted) setMounted(true);
  return mounted && <Toaster />;
}
