import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether the window fits a media query; undefined in HTML that was rendered when the portal was built. */
export function useMedia(query: string): boolean | undefined {
  // Kept, since each call makes another list, and a component that is drawn at each key would make many.
  const list = useMemo(() => globalThis.matchMedia?.(query), [query]);
  const follow = useCallback(
    (listener: () => void) => {
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [list],
  );
  return useSyncExternalStore<boolean | undefined>(
    follow,
    () => list?.matches ?? true,
    () => undefined,
  );
}
