import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** What lies over the page now, the topmost last. */
const layers: object[] = [];

/** Whether the browser's Back closes something, so that it leaves no page. */
export const closesOnBack = (): boolean => layers.length > 0;

/**
 * While it is open, the browser's Back closes it as its own button does, and the page below stays: on a phone, Back is how
 * everything is closed. Of several, the topmost is closed.
 * @param onClose may ask first, or do nothing where it cannot be closed now
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  // Dialogs are also drawn without a router, in tests.
  const router: { readonly history: RouterHistory } | undefined = useRouter({ warn: false });
  const history = router?.history;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !history) return undefined;
    const layer = {};
    layers.push(layer);
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' || layers.at(-1) !== layer) return false;
        // The browser is a step back by now, and returns: what is closed in the URL must not replace the page before.
        addEventListener('popstate', () => close(), { once: true });
        return true;
      },
    });
    return () => {
      unblock();
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [open, history]);
}
