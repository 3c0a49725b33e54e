import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window fits a media query; undefined in HTML that was rendered when the portal was built. */
export function useMedia(query: string): boolean | undefined {
  const follow = useCallback(
    (listener: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore<boolean | undefined>(
    follow,
    () => globalThis.matchMedia?.(query).matches ?? true,
    () => undefined,
  );
}
