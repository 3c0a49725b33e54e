import { createAtom, useSelector } from '@tanstack/react-store';
import { localStore } from '#src/platform/storage/safe-storage.ts';

export type Density = 'comfortable' | 'compact';

const key = 'density';
const density = createAtom<Density>(localStore.get(key) === 'compact' ? 'compact' : 'comfortable');

export function chooseDensity(next: Density): void {
  localStore.set(key, next);
  density.set(next);
}

export const useDensity = (): Density => useSelector(density);
