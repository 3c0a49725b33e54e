import { createAtom, useSelector } from '@tanstack/react-store';
import { useMemo } from 'react';
import { compareCodePoints } from '#openapi/text-order.ts';
import { localStore } from '#src/platform/storage/safe-storage.ts';
import type { ReadyView } from '#src/records/list/list.tsx';
import { searchOf, type Values } from '#src/records/list/list-search.ts';

export interface SavedView {
  readonly path: string;
  readonly name: string;
  readonly search: Values;
}

const KEY = 'savedViews';

const isValue = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const isView = (view: Partial<SavedView> | null): view is SavedView =>
  typeof view?.path === 'string' &&
  typeof view.name === 'string' &&
  typeof view.search === 'object' &&
  Object.values(view.search ?? [null]).every(isValue);

/** What this browser keeps. Anybody may edit it: whatever is no view is left out. */
function storedViews(): readonly SavedView[] {
  const stored = localStore.getJson(KEY);
  return Array.isArray(stored) ? stored.filter(isView) : [];
}

const views = createAtom(storedViews());

/** Other tabs save views too, and whoever clears the browser's storage clears them. */
export function followSavedViews(): () => void {
  const read = () => views.set(storedViews());
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) read();
  };
  read();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

export const allSavedViews = (): readonly SavedView[] => views.get();

export function useSavedViews(path: string): readonly SavedView[] {
  const all = useSelector(views);
  return useMemo(() => all.filter((view) => view.path === path), [all, path]);
}

const textOf = (search: Values) => JSON.stringify(Object.entries(search).sort(([a], [b]) => compareCodePoints(a, b)));

export const shownView = <View extends ReadyView>(some: readonly View[], values: Values): View | undefined =>
  some.find(({ search }) => textOf(search) === textOf(searchOf(values)));

/** Puts views into the place of those that are kept. @returns whether the browser keeps them for the next visit */
export function keepViews(next: readonly SavedView[]): boolean {
  views.set(next);
  return localStore.setJson(KEY, next);
}
