import { createToaster, Portal, Toast, Toaster } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { CloseIcon, statusIcons } from '../icons.tsx';
import { toastRecipe } from '../theme/recipes/toast.ts';
import { pendingToasts, type ToastTone } from './toast.ts';

const belowTheBar = { top: '4.75rem', right: '1rem', bottom: '1rem', left: '1rem' };

/** Section 9: toasts close after five seconds; the time stops while one is hovered or focused. */
const newToaster = () =>
  createToaster({
    placement: 'top-end',
    offsets: belowTheBar,
    duration: 5000,
    pauseOnPageIdle: true,
    max: 4,
    overlap: false,
  });

const isTone = (type: string | undefined): type is ToastTone => type !== undefined && type in statusIcons;

/** Chakra's toaster with the theme's recipe. It shows what `toast` was given. */
export function PortalToaster() {
  const [toaster] = useState(newToaster);
  useEffect(() => {
    const showPending = () => {
      const pending = pendingToasts.get();
      if (pending.length === 0) return;
      pendingToasts.set([]);
      for (const { tone, text } of pending) toaster.create({ type: tone, title: text, closable: true });
    };
    // In a microtask: the toaster renders at once, which it must not do inside another component's effect.
    const { unsubscribe } = pendingToasts.subscribe(() => queueMicrotask(showPending));
    // The toaster starts to listen in a microtask after this effect, and would miss what was created before.
    const timer = setTimeout(showPending);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [toaster]);

  return (
    <Portal>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(toast) => {
          const Icon = statusIcons[isTone(toast.type) ? toast.type : 'info'];
          return (
            <Toast.Root recipe={toastRecipe} width={{ base: 'full', md: 'sm' }}>
              <Icon className="toast-icon" />
              <Toast.Title>{toast.title}</Toast.Title>
              <Toast.CloseTrigger>
                <CloseIcon />
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </Toaster>
    </Portal>
  );
}
