import { chakra } from '@chakra-ui/react';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import { toastTop } from '../theme/tokens.ts';
import { pendingToasts, TOAST_MS } from './toast.ts';
import { whenUnused } from '#src/platform/scheduling.ts';
import { lazyComponent } from '../lazy-component.tsx';

const Corner = chakra('div', {
  base: {
    position: 'fixed',
    top: toastTop,
    insetInline: '4',
    maxW: 'sm',
    ms: 'auto',
    zIndex: 'toast',
    pointerEvents: 'none',
    bg: 'bg.panel',
    boxShadow: 'lg',
    overflowWrap: 'anywhere',
    '& p': { p: '4', maxH: '40', overflow: 'hidden' },
  },
});

/** The messages as plain text, each gone after the one before it, where the toaster's own code could not be loaded. */
export function PlainToasts() {
  const messages = useSelector(pendingToasts);
  const isShown = messages.length > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setInterval(() => pendingToasts.set((pending) => pending.slice(1)), TOAST_MS);
    return () => clearInterval(timer);
  }, [isShown]);
  return (
    <Corner role="status">
      {messages.map(({ text, detail }) => (
        <p key={`${text} ${detail ?? ''}`}>{[text, detail].filter(Boolean).join(' ')}</p>
      ))}
    </Corner>
  );
}

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
