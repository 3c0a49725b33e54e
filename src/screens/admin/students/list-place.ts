import type { ListSearch } from './list-filters.ts';

/** Where a student's record was opened from: the way back leads to the same rows, in the same order. */
export interface ListPlace {
  readonly pathname: string;
  readonly search: ListSearch;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    list?: ListPlace;
  }
}

/** The list to go back to. With `reload` it asks the server again (section 4). */
export function wayBack(place: ListPlace | undefined, reload: boolean) {
  const { reload: _, ...search } = place?.search ?? {};
  const to = place?.pathname.replace(/\/+$/, '').endsWith('/admin/students') ? '/admin/students' : '/admin/dashboard';
  return { to, search: { ...search, ...(reload && { reload: true as const }) } } as const;
}

/** After a deletion: the administrator's dashboard, whichever list it was, with the flag (section 4). */
export function wayBackFromDeletion(place: ListPlace | undefined) {
  const back = wayBack(place, true);
  const search: ListSearch = back.to === '/admin/dashboard' ? back.search : { reload: true };
  return { to: '/admin/dashboard', search } as const;
}
