import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import { whenUnused } from '#src/platform/scheduling.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { PlainToasts } from './PlainToasts.tsx';
import { pendingToasts } from './toast.ts';

const Toaster = lazyComponent(() => import('./PortalToaster.tsx').then(({ PortalToaster }) => PortalToaster), {
  meanwhile: <PlainToasts />,
});

const uses = ['pointerdown', 'keydown'] as const;

/** Where toasts appear. The toaster is loaded when somebody has begun to use the page, or for the first toast. */
export function ToastHost() {
  const isPending = useSelector(pendingToasts, (pending) => pending.length > 0);
  const [mounted, setMounted] = useState(false);
  if (isPending && !mounted) setMounted(true);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const onUse = () => void (cancel ??= whenUnused(() => setMounted(true)));
    for (const type of uses) addEventListener(type, onUse, { once: true, capture: true });
    return () => {
      for (const type of uses) removeEventListener(type, onUse, true);
      cancel?.();
    };
  }, []);
  return mounted && <Toaster />;
}
