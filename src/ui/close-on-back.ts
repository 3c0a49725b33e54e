import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A step that Back takes to close what lies over the page; without it, the router would see no new location. */
    isLayer?: true;
  }
}

const layers: object[] = [];

/** Whether the browser's Back closes something, so that it leaves no page. */
export const closesOnBack = (): boolean => layers.length > 0;

/**
 * Back on the first page of a tab leaves the site, and nothing can hold it: what a person opens there gets a step of its own.
 */
function addStep(router: RegisteredRouter): void {
  if (router.history.canGoBack() || !navigator.userActivation?.isActive) return;
  void router.navigate({
    to: '.',
    search: true,
    hash: true,
    state: (before) => ({ ...before, isLayer: true }),
    resetScroll: false,
    hashScrollIntoView: false,
    ignoreBlocker: true,
  });
}

/**
 * While it is open, the browser's Back closes it as its own button does, and the page below stays: on a phone, Back is how
 * everything is closed. Of several, the topmost is closed.
 * @param onClose may ask first, or do nothing where it cannot be closed now
 * @param isInAddress what the page's address opens. It is given no step, since Back from it would come to an address that
 *   opens it again: on a tab's first page, Back leads to where the link was.
 */
export function useCloseOnBack(open: boolean, onClose: () => void, isInAddress = false): void {
  // Dialogs are also drawn without a router, in tests.
  const router: RegisteredRouter | undefined = useRouter({ warn: false });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !router) return undefined;
    const layer = {};
    layers.push(layer);
    if (!isInAddress) addStep(router);
    const unblock = router.history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK' || layers.at(-1) !== layer) return false;
        // The address below this step opens the same.
        if (isInAddress && router.latestLocation.state.isLayer) return false;
        // The browser is a step back by now, and returns: what is closed in the URL must not replace the page before.
        addEventListener('popstate', () => close(), { once: true });
        return true;
      },
    });
    return () => {
      unblock();
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [open, router, isInAddress]);
}
