import { useEffect, useRef } from 'react';
import { toast } from '#src/ui/toast/toast.ts';
import { useEventCallback } from '#src/ui/use-event-callback.ts';

/** So many rows may be on the screen together. */
const ON_SCREEN = 50;

/** The browser finds words on the screen alone: whoever asks it to find is told, once, what looks through the whole list. */
export function useBrowserFindHint(plural: string, count: number): void {
  const isTold = useRef(false);
  const onKey = useEventCallback((event: KeyboardEvent) => {
    const isFind =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'f';
    if (!isFind || isTold.current || count <= ON_SCREEN) return;
    isTold.current = true;
    toast.info('Your browser finds only the rows on the screen', `Search looks through all ${plural}.`, {
      label: 'Search',
      run: () => document.querySelector<HTMLElement>('[role=search] input[type=search]')?.focus(),
    });
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onKey]);
}
