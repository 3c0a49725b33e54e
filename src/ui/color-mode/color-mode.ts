import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

const key = 'colorMode';
const system = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function chosen(): ColorMode | undefined {
  try {
    const value = localStorage.getItem(key);
    return value === 'light' || value === 'dark' ? value : undefined;
  } catch {
    return undefined;
  }
}

let mode: ColorMode = 'light';

/** Follows the system until a person chooses, and then the choice; drawn by a class on the root element. */
function apply(next: ColorMode): void {
  mode = next;
  document.documentElement.classList.toggle('dark', next === 'dark');
  document.documentElement.classList.toggle('light', next === 'light');
  for (const listener of listeners) listener();
}

const follow = () => apply(chosen() ?? (system?.matches ? 'dark' : 'light'));

/** Applies the color mode and keeps it: called before the first render, so that no page is ever drawn in the other one. */
export function startColorMode(): void {
  follow();
  system?.addEventListener('change', follow);
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) follow();
  });
}

/** A person's choice, kept for the next visit where the browser keeps anything. */
export function chooseColorMode(next: ColorMode): void {
  try {
    localStorage.setItem(key, next);
  } catch {
    // Chosen for this visit alone, then.
  }
  apply(next);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, () => mode);
}
