import { createContext } from 'react';

/** Which application is open, and how another one is opened: for the cells of the list, which know only their row. */
export interface OpenApplication {
  readonly id: string | undefined;
  readonly show: (id: string) => void;
}

export const OpenApplicationContext = createContext<OpenApplication>({ id: undefined, show: () => {} });

/** The link of an application in the list: whoever closes the application is back on it. */
export function linkOfApplication(id: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>('a[data-application]');
  return [...links].find((link) => link.dataset['application'] === id);
}

/** Scrolls the list, and nothing but the list, until the application's row is in it. */
export function revealInList(id: string): void {
  const row = linkOfApplication(id)?.closest('tr');
  const list = row?.closest('[role=region]');
  const head = list?.querySelector('thead');
  if (!row || !list || !head) return;
  const [top, bottom] = [list.getBoundingClientRect().top + head.offsetHeight, list.getBoundingClientRect().bottom];
  const { top: rowTop, bottom: rowBottom } = row.getBoundingClientRect();
  if (rowTop < top) list.scrollTop -= top - rowTop;
  else if (rowBottom > bottom) list.scrollTop += rowBottom - bottom;
}
