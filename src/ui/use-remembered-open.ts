import { useState } from 'react';
import { localStore } from '../platform/storage/safe-storage.ts';

/** Whether a part of a screen that folds is open; folded until somebody opens it, and kept for the next visit. */
export function useRememberedOpen(name: string) {
  const key = `open:${name}`;
  const [open, setOpen] = useState(() => localStore.get(key) === 'true');
  const change = (next: boolean) => {
    if (next) localStore.set(key, 'true');
    else localStore.remove(key);
    setOpen(next);
  };
  return [open, change] as const;
}
