import { createToaster, Portal, Toast, Toaster } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.tsx';
import { toastRecipe } from '../theme/recipes/toast.ts';
import { attachToaster, type Message, type ToastTone } from './toast.ts';

const belowTheBar = { top: '4.75rem', right: '1rem', bottom: '1rem', left: '1rem' };

/** Section 9: toasts close after five seconds; the clock stands still while one is hovered or focused. */
const newToaster = () =>
  createToaster({
    placement: 'top-end',
    offsets: belowTheBar,
    duration: 5000,
    pauseOnPageIdle: true,
    max: 4,
    overlap: false,
  });

const icons = { success: SuccessIcon, error: WarningIcon, warning: WarningIcon, info: InfoIcon } satisfies Record<
  ToastTone,
  unknown
>;
const isTone = (type: string | undefined): type is ToastTone => type !== undefined && type in icons;

/** Chakra's toaster in the university's clothes. */
export function PortalToaster() {
  const [toaster] = useState(newToaster);
  useEffect(() => {
    const show = ({ tone, text }: Message) => {
      // In a task of its own: the toaster renders at once, which an effect that speaks must not make it do.
      queueMicrotask(() => toaster.create({ type: tone, title: text, closable: true }));
    };
    let detach = () => {};
    // The toaster starts to listen in a microtask after this effect, and never hears what was said before.
    const timer = setTimeout(() => {
      detach = attachToaster(show);
    });
    return () => {
      clearTimeout(timer);
      detach();
    };
  }, [toaster]);

  return (
    <Portal>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(toast) => {
          const Icon = icons[isTone(toast.type) ? toast.type : 'info'];
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
