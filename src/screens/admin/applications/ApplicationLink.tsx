import { useRouter } from '@tanstack/react-router';
import { createContext, type MouseEvent, type ReactNode, use } from 'react';

/** Which application is open, and how another one is opened: for the cells of the list, which know only their row. */
export interface OpenApplication {
  readonly id: string | undefined;
  readonly show: (id: string) => void;
}

export const OpenApplicationContext = createContext<OpenApplication>({ id: undefined, show: () => {} });

/** The link of an application in the list: it gets the focus back when the application is closed. */
export function findApplicationLink(id: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>('a[data-application]');
  return [...links].find((link) => link.dataset['application'] === id);
}

/** Scrolls the list, and nothing but the list, until the application's row is visible in it. */
export function scrollToApplication(id: string): void {
  const row = findApplicationLink(id)?.closest('tr');
  const list = row?.closest('[role=region]');
  const head = list?.querySelector('thead');
  if (!row || !list || !head) return;
  const [top, bottom] = [list.getBoundingClientRect().top + head.offsetHeight, list.getBoundingClientRect().bottom];
  const { top: rowTop, bottom: rowBottom } = row.getBoundingClientRect();
  if (rowTop < top) list.scrollTop -= top - rowTop;
  else if (rowBottom > bottom) list.scrollTop += rowBottom - bottom;
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Opens an application beside the list. It is a link, so that it has an address and can be opened in another tab. */
export function ApplicationLink({ id, title, children }: Props) {
  const router = useRouter();
  const { id: open, show } = use(OpenApplicationContext);
  const { publicHref } = router.buildLocation({
    to: '/admin/applications',
    search: (before) => ({ ...before, open: id }),
  });

  function follow(event: MouseEvent): void {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    show(id);
  }

  return (
    <a
      className="line"
      href={router.history.createHref(publicHref)}
      title={title}
      data-application={id}
      aria-current={open === id ? 'true' : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
