import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, use } from 'react';
import { OpenApplicationContext } from './open-application.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Opens an application beside the list. It is a link: what it opens has an address, and fits into a tab of its own. */
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
