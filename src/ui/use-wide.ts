import { useSyncExternalStore } from 'react';

/** Chakra's breakpoint `lg`, from which on a list and its detail are shown side by side. */
const query = () => globalThis.matchMedia?.('(min-width: 64rem)');

function subscribe(listener: () => void): () => void {
  const media = query();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
}

/** Whether the window is wide enough for a list and its detail side by side; true where matchMedia is missing. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => query()?.matches ?? true);
}
