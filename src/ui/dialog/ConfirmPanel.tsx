import { Button, Dialog, Portal } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { dialogRecipe } from '../theme/recipes/dialog.ts';
import { restoreFocus } from './restore-focus.ts';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  /** More to read, or to tick, before confirming. */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  /** Why it cannot be confirmed yet. */
  readonly blocked?: string | undefined;
  /** The action is under way: it can be neither confirmed again nor cancelled. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** The dialog has left the screen, and the focus is free. */
  readonly onClosed?: () => void;
}

/** An alertdialog whose focus starts on Cancel, so that Enter pressed by mistake deletes nothing. */
export function ConfirmPanel({
  open,
  title,
  message,
  children,
  confirmLabel,
  blocked,
  busy = false,
  onConfirm,
  onClose,
  onClosed,
}: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      role="alertdialog"
      size="sm"
      open={open}
      onOpenChange={() => !busy && onClose()}
      initialFocusEl={() => cancel.current}
      closeOnInteractOutside={false}
      onExitComplete={() => {
        restoreFocus();
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
            <Dialog.Body>
              <Dialog.Description>{message}</Dialog.Description>
              {children}
            </Dialog.Body>
            <Dialog.Footer>
              <Button ref={cancel} variant="surface" onClick={onClose} disabled={busy}>
                Cancel
              </Button>
              <Button
                colorPalette="red"
                onClick={onConfirm}
                disabled={busy || blocked !== undefined}
                title={blocked}
                aria-busy={busy}
              >
                {confirmLabel}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
