import { localStore } from '#src/platform/storage/safe-storage.ts';

export type ColorMode = 'light' | 'dark';

export const colorModeKey = 'colorMode';

export const systemPrefersDark = (): MediaQueryList | undefined =>
  globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** A person's stored choice, or else what the system prefers; a choice that does not exist is none. */
export function preferredColorMode(): ColorMode {
  const chosen = localStore.get(colorModeKey);
  return chosen === 'light' || chosen === 'dark' ? chosen : systemPrefersDark()?.matches ? 'dark' : 'light';
}

export function drawColorMode(mode: ColorMode): void {
  document.documentElement.classList.toggle('dark', mode === 'dark');
  document.documentElement.classList.toggle('light', mode === 'light');
}
