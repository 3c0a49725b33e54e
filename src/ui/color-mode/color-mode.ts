import { createAtom, useSelector } from '@tanstack/react-store';
import { localStore } from '../../storage/safe-storage.ts';

export type ColorMode = 'light' | 'dark';

const key = 'colorMode';
const mode = createAtom<ColorMode>('light');

/** Sets a class on the root element, which the theme's colors depend on. */
function draw(next: ColorMode): void {
  document.documentElement.classList.toggle('dark', next === 'dark');
  document.documentElement.classList.toggle('light', next === 'light');
}

function apply(next: ColorMode): void {
  mode.set(next);
  draw(next);
}

/** A person's stored choice, or else what the system prefers. */
function follow(system: MediaQueryList | undefined): void {
  const chosen = localStore.get(key);
  apply(chosen === 'light' || chosen === 'dark' ? chosen : system?.matches ? 'dark' : 'light');
}

/** Applies the color mode and keeps it current. Called before the first render, so that nothing is drawn in the other one. */
export function startColorMode(): void {
  const system = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
  follow(system);
  system?.addEventListener('change', () => follow(system));
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) follow(system);
  });
  // Paper is white.
  window.addEventListener('beforeprint', () => draw('light'));
  window.addEventListener('afterprint', () => draw(mode.get()));
}

/** Applies a person's choice, and stores it for the next visit where the browser stores anything. */
export function chooseColorMode(next: ColorMode): void {
  localStore.set(key, next);
  apply(next);
}

export function useColorMode(): ColorMode {
  return useSelector(mode);
}
