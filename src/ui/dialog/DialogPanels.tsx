import { Button, Dialog, IconButton, Portal } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { t } from '#src/languages/texts.ts';
import { useCloseOnBack } from '../close-on-back.ts';
import { CloseIcon } from '../icons.tsx';
import { dialogRecipe } from '../theme/dialog-recipes.ts';
import { focusHeading } from '../Page.tsx';
import { keepOpen } from './keep-open.ts';
import { DirectionProvider } from '../DirectionProvider.tsx';

/**
 * After a dialog its opener has the focus again, or the screen's heading where that has been removed, such as a deleted row.
 * Chakra gives it back too, but not to what has gone, and not once anything else has it: on a busy machine its timer comes late.
 */
function restoreFocus(opener: Element | null): void {
  // By the next frame the dialog has left the page.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      if (opener?.isConnected && opener instanceof HTMLElement) opener.focus();
      if (document.activeElement === document.body) focusHeading();
    }),
  );
}

interface FrameProps extends Omit<ComponentProps<typeof Dialog.Root>, 'children' | 'title' | 'onOpenChange'> {
  readonly title: string;
  readonly onClose: () => void;
  readonly onClosed?: (() => void) | undefined;
  /** The browser's Back does not close it: it is what Back has brought up. */
  readonly staysOnBack?: boolean | undefined;
  /** The page's address says that it is open. */
  readonly isInAddress?: boolean;
  readonly children: ReactNode;
}

/** Chakra's dialog: the focus stays inside, Escape closes it, and then the opener has the focus again. */
function DialogFrame({ title, onClose, onClosed, staysOnBack = false, isInAddress, children, ...root }: FrameProps) {
  const isOpen = root.open === true;
  useCloseOnBack(isOpen && !staysOnBack, onClose, isInAddress);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return (
    <DirectionProvider>
      <Dialog.Root
        {...root}
        recipe={dialogRecipe}
        onOpenChange={() => onClose()}
        onFocusOutside={keepOpen}
        onExitComplete={() => {
          restoreFocus(opener.current);
          onClosed?.();
        }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>{title}</Dialog.Title>
              </Dialog.Header>
              {children}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </DirectionProvider>
  );
}

interface ModalProps extends Pick<
  FrameProps,
  'title' | 'onClose' | 'onClosed' | 'isInAddress' | 'children' | 'size' | 'closeOnInteractOutside'
> {
  readonly open: boolean;
}

export function ModalPanel({ children, ...frame }: ModalProps) {
  return (
    <DialogFrame {...frame}>
      <Dialog.Body>{children}</Dialog.Body>
      <Dialog.CloseTrigger asChild>
        <IconButton aria-label={t`Close`} variant="ghost" size="sm">
          <CloseIcon />
        </IconButton>
      </Dialog.CloseTrigger>
    </DialogFrame>
  );
}

interface ConfirmProps extends Pick<FrameProps, 'title' | 'onClose' | 'onClosed' | 'staysOnBack'> {
  readonly open: boolean;
  /** One paragraph a line. */
  readonly message: string;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly blocked?: string | undefined;
  readonly busy?: boolean;
  /** Nothing is lost by it: its button does not warn. */
  readonly isHarmless?: boolean;
  /** Where it returns a promise, nothing is confirmed again before that has settled. */
  readonly onConfirm: () => void | Promise<void>;
}

/** An alertdialog whose focus starts on Cancel, so that Enter, pressed too early, deletes nothing. */
export function ConfirmPanel(props: ConfirmProps) {
  const {
    message,
    children,
    confirmLabel,
    blocked,
    busy = false,
    isHarmless = false,
    onConfirm,
    onClose,
    ...frame
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  // A second click may come before the page has been drawn as busy.
  const isRunning = useRef(false);
  const confirm = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await onConfirm();
    } finally {
      isRunning.current = false;
    }
  };
  return (
    <DialogFrame
      {...frame}
      role="alertdialog"
      size="sm"
      onClose={() => !busy && onClose()}
      initialFocusEl={() => cancel.current}
      closeOnInteractOutside={false}
    >
      <Dialog.Body>
        <Dialog.Description whiteSpace="pre-line">{message}</Dialog.Description>
        {children}
      </Dialog.Body>
      <Dialog.Footer>
        <Button ref={cancel} variant="surface" onClick={onClose} disabled={busy}>
          {t`Cancel`}
        </Button>
        <Button
          colorPalette={isHarmless ? 'brand' : 'red'}
          onClick={() => void confirm()}
          disabled={busy || blocked !== undefined}
          title={blocked}
          aria-busy={busy}
        >
          {confirmLabel}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
