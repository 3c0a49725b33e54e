import type { ReactNode } from 'react';

export interface ModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg';
}

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly message: string;
  /** More to read, or to tick, before the deed. */
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  /** Why it cannot be confirmed yet. */
  readonly blocked?: string | undefined;
  /** The deed is being done: no second click, and no way back. */
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}
