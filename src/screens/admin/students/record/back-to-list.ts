import type { RegisteredRouter, RouteById } from '@tanstack/react-router';

type RosterSearch = RouteById<RegisteredRouter['routeTree'], '/admin/students/'>['types']['fullSearchSchemaInput'];

/** The list that a student's record was opened from: "Back to List" leads to the same rows, in the same order. */
export interface ListLocation {
  readonly pathname: string;
  readonly search: RosterSearch;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    list?: ListLocation;
  }
}

/** The link back to the list. With `reload` the list asks the server again (section 4). */
export function backToList(list: ListLocation | undefined, reload: boolean) {
  const { reload: _, ...search } = list?.search ?? {};
  const to = list?.pathname.replace(/\/+$/, '').endsWith('/admin/students') ? '/admin/students' : '/admin/dashboard';
  return { to, search: { ...search, ...(reload && { reload: true as const }) } } as const;
}

/** After a deletion: the administrator's dashboard, whichever list it was, with the flag (section 4). */
export function backFromDeletion(list: ListLocation | undefined) {
  const back = backToList(list, true);
  const search: RosterSearch = back.to === '/admin/dashboard' ? back.search : { reload: true };
  return { to: '/admin/dashboard', search } as const;
}
