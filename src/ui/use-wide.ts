import { useSyncExternalStore } from 'react';

/** Chakra's `lg`: from here on two things stand side by side. */
const query = () => globalThis.matchMedia?.('(min-width: 64rem)');

function subscribe(listener: () => void): () => void {
  const media = query();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** Whether the window has room for two things side by side; where nobody can tell, it has. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? true);
}
