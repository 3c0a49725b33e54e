import { useMemo, useSyncExternalStore } from 'react';

/** Whether the window fits a media query; undefined in HTML that was rendered when the portal was built. */
export function useMedia(query: string): boolean | undefined {
  // Each call makes another list, and a component that is drawn at each key would make many.
  const { follow, matches } = useMemo(() => {
    const list = globalThis.matchMedia?.(query);
    return {
      follow: (listener: () => void) => {
        list?.addEventListener('change', listener);
        return () => list?.removeEventListener('change', listener);
      },
      matches: () => list?.matches ?? true,
    };
  }, [query]);
  return useSyncExternalStore<boolean | undefined>(follow, matches, () => undefined);
}
