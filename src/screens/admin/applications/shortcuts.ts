import { useSyncExternalStore } from 'react';

const KEY = 'applications.keys';
const listeners = new Set<() => void>();
let here: boolean | undefined;

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** WCAG 2.1.4: keys of one character can be turned off, by those whose voice or shaking hand would press them. */
export function useShortcuts(): readonly [on: boolean, turn: (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, () => here ?? stored());
  return [on, turn];
}

function turn(on: boolean): void {
  here = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
    here = undefined;
  } catch {
    // Without a storage it holds as long as the page.
  }
  for (const listener of listeners) listener();
}
