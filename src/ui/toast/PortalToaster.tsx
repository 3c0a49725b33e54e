import { createToaster, Portal, Stack, Toast, Toaster } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { t } from '#src/languages/texts.ts';
import { CloseIcon, statusIcons } from '../icons.tsx';
import { toastTop } from '../theme/tokens.ts';
import { Message } from '../Notice.tsx';
import { pendingToasts, TOAST_MS, toastDismissals, type ToastTone } from './toast.ts';

const corner = { top: toastTop, right: '1rem', bottom: '1rem', left: '1rem' };
/** While a dialog is open the bar cannot be used: toasts stand there, above the dialog, which begins below it. */
const aboveDialogs = { 'body[data-scroll-lock] &': { '--toast-top': '0.25rem' } };

/** The time of a message stops while it is hovered or focused (section 9). */
const newToaster = () =>
  createToaster({
    placement: 'top-end',
    offsets: corner,
    duration: TOAST_MS,
    pauseOnPageIdle: true,
    max: 4,
    overlap: false,
    gap: 4,
  });

const isTone = (type: string | undefined): type is ToastTone => type !== undefined && type in statusIcons;

export function PortalToaster() {
  const [toaster] = useState(newToaster);
  useEffect(() => {
    const showPending = () => {
      const pending = pendingToasts.get();
      if (pending.length === 0) return;
      pendingToasts.set([]);
      for (const { tone, text, detail, action } of pending)
        toaster.create({
          type: tone,
          title: text,
          ...(detail && { description: detail }),
          ...(action && { action: { label: action.label, onClick: action.run } }),
          closable: true,
        });
    };
    // In a microtask: the toaster renders at once, which it must not do inside another component's effect.
    const subscriptions = [
      pendingToasts.subscribe(() => queueMicrotask(showPending)),
      toastDismissals.subscribe(() => toaster.dismiss()),
    ];
    // The toaster starts to listen in a microtask after this effect, and would miss what was created before.
    const timer = setTimeout(showPending);
    return () => {
      clearTimeout(timer);
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [toaster]);

  return (
    <Portal>
      <Toaster
        toaster={toaster}
        // With the keys that lead there.
        aria-label={t`Notifications (Alt+T)`}
        insetInline={{ mdDown: '4' }}
        css={aboveDialogs}
      >
        {(toast) => {
          const Icon = statusIcons[isTone(toast.type) ? toast.type : 'info'];
          return (
            <Toast.Root recipe={toastRecipe} width={{ base: 'full', md: 'sm' }}>
              <Icon />
              <Stack gap="1" flex="1" minW="0">
                <Toast.Title>
                  {typeof toast.title === 'string' ? <Message text={toast.title} /> : toast.title}
                </Toast.Title>
                {typeof toast.description === 'string' && (
                  <Toast.Description>
                    <Message text={toast.description} />
                  </Toast.Description>
                )}
              </Stack>
              {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
              <Toast.CloseTrigger aria-label={t`Dismiss notification`}>
                <CloseIcon />
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </Toaster>
    </Portal>
  );
}

const tone = (palette: string) => ({ colorPalette: palette });

const toastRecipe = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'actionTrigger', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      py: '2.5',
      ps: '4',
      pe: '3',
      borderRadius: 'l2',
      borderInlineStartWidth: '4px',
      borderColor: 'colorPalette.solid',
      bg: 'bg.panel',
      color: 'fg',
      boxShadow: 'lg',
      focusVisibleRing: 'outside',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 300ms, scale 300ms, opacity 300ms, height 300ms',
      transitionTimingFunction: 'ease-out',
      '&[data-type=success]': tone('green'),
      '&[data-type=error]': tone('red'),
      '&[data-type=warning]': tone('orange'),
      '&[data-type=info]': tone('blue'),
      '& > svg': { color: 'colorPalette.fg', mt: '0.15em' },
    },
    title: { fontWeight: 'medium', overflowWrap: 'anywhere' },
    description: { color: 'fg.muted', textStyle: 'sm', overflowWrap: 'anywhere' },
    actionTrigger: {
      alignSelf: 'center',
      flexShrink: '0',
      px: '2.5',
      py: '1',
      borderRadius: 'l1',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      textStyle: 'sm',
      fontWeight: 'semibold',
      cursor: 'button',
      focusVisibleRing: 'outside',
      _hover: { bg: 'bg.muted' },
    },
    closeTrigger: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '7',
      flexShrink: '0',
      borderRadius: 'l1',
      color: 'fg.muted',
      cursor: 'button',
      focusVisibleRing: 'outside',
      _hover: { bg: 'bg.muted', color: 'fg' },
    },
  },
});
