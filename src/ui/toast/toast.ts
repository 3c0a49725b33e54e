import { createAtom } from '@tanstack/react-store';

export type ToastTone = 'success' | 'error' | 'info' | 'warning';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Message {
  readonly tone: ToastTone;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly action?: ToastAction | undefined;
}

/** Messages that the toaster has not shown yet: its code is loaded when the page is used, or for the first message. */
export const pendingToasts = createAtom<readonly Message[]>([]);

const push = (tone: ToastTone) => (text: string, detail?: string, action?: ToastAction) =>
  pendingToasts.set((pending) => [...pending, { tone, text, detail, action }]);

/** Grows whenever all messages are to go before their time. */
export const toastDismissals = createAtom(0);

/** How long a message is shown (section 2), in milliseconds. */
export const TOAST_MS = 5000;

/** Shows a message in the corner, top right (section 2). */
export const toast = {
  success: push('success'),
  error: push('error'),
  info: push('info'),
  warning: push('warning'),
  /** Takes every message away, e.g. those that were for somebody else. */
  dismissAll(): void {
    pendingToasts.set([]);
    toastDismissals.set((count) => count + 1);
  },
};
