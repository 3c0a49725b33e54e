import { createAtom, useSelector } from '@tanstack/react-store';
import { localStore } from '#src/platform/storage/safe-storage.ts';
import { type ColorMode, colorModeKey, drawColorMode, preferredColorMode, systemPrefersDark } from './preferred.ts';

const mode = createAtom<ColorMode>('light');

function apply(next: ColorMode): void {
  mode.set(next);
  drawColorMode(next);
}

const follow = () => apply(preferredColorMode());

/** Applies the color mode and keeps it current. Called before the first render, so that nothing is drawn in the other one. */
export function startColorMode(): void {
  follow();
  systemPrefersDark()?.addEventListener('change', follow);
  window.addEventListener('storage', (event) => {
    if (event.key === colorModeKey || event.key === null) follow();
  });
  // Paper is white.
  window.addEventListener('beforeprint', () => drawColorMode('light'));
  window.addEventListener('afterprint', () => drawColorMode(mode.get()));
}

/** Applies a person's choice, and stores it for the next visit where the browser stores anything. */
export function chooseColorMode(next: ColorMode): void {
  localStore.set(colorModeKey, next);
  apply(next);
}

export const useColorMode = (): ColorMode => useSelector(mode);
