import { Dialog, IconButton, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CloseIcon } from '../icons.tsx';
import { dialogRecipe } from '../theme/recipes/dialog.ts';
import { restoreFocus } from './restore-focus.ts';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** The dialog has left the screen, and the focus is free. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Chakra's dialog: it traps the focus, Escape closes it, and the focus returns to what opened it. */
export function ModalPanel({ open, title, onClose, onClosed, children, size = 'md' }: Props) {
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      size={size}
      open={open}
      onOpenChange={() => onClose()}
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
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <IconButton aria-label="Close" variant="ghost" size="sm">
                <CloseIcon />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
