export type ToastTone = 'success' | 'error' | 'info' | 'warning';

export interface Message {
  readonly tone: ToastTone;
  readonly text: string;
}

type Show = (message: Message) => void;

let show: Show | undefined;
let wake: (() => void) | undefined;
let waiting: Message[] = [];

function say(tone: ToastTone, text: string): void {
  const message = { tone, text };
  if (show) return show(message);
  waiting.push(message);
  wake?.();
}

/**
 * Says something in the corner (section 2: top right, gone after five seconds). What is said before the toaster has
 * been loaded waits for it.
 */
export const toast = {
  success: (text: string) => say('success', text),
  error: (text: string) => say('error', text),
  info: (text: string) => say('info', text),
  warning: (text: string) => say('warning', text),
};

/** The toaster is there: it takes what has waited, and everything from now on, until the returned function is called. */
export function attachToaster(shower: Show): () => void {
  show = shower;
  const missed = waiting;
  waiting = [];
  missed.forEach(shower);
  return () => {
    if (show === shower) show = undefined;
  };
}

/** Calls back as soon as something waits to be said. */
export function onFirstToast(callback: () => void): () => void {
  wake = callback;
  if (waiting.length > 0) callback();
  return () => {
    wake = undefined;
  };
}
