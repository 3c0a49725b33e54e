import { type RegisteredRouter, type RouteById, useRouter } from '@tanstack/react-router';
import { useRef, type MouseEvent, type ReactNode } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that a student's record was opened from: "Back to List" leads to the same rows, in the same order. */
    list?: { readonly pathname: string; readonly search: RosterSearch };
    /** A record led to its list because the server has not answered: the list is asked for on request alone. */
    isUnanswered?: true;
    /** The id of the record that one comes back from: its row is in view in the list. */
    fromRecord?: string;
  }
}

export type RosterSearch = RouteById<
  RegisteredRouter['routeTree'],
  '/admin/students/'
>['types']['fullSearchSchemaInput'];

interface Props {
  /** Empty where the server has sent none: it is no link then. */
  readonly id: string;
  readonly label?: string;
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const HOVER_MS = 60;

/** A link that looks at the router when it is used: fifty of the router's own would follow each change of the URL. */
export function StudentLink({ id, label, title, className, children }: Props) {
  const router = useRouter();
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined);
  const target = { to: '/admin/students/$studentId', params: { studentId: id } } as const;

  function open(event: MouseEvent): void {
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    const { pathname, search } = router.state.location;
    void router.navigate({ ...target, state: { list: { pathname, search } } });
  }

  if (id === '') return <span className={className}>{children}</span>;
  return (
    <a
      href={router.history.createHref(router.buildLocation(target).publicHref)}
      className={className}
      aria-label={label}
      title={title}
      onClick={open}
      onPointerEnter={() => {
        hover.current = setTimeout(() => void router.preloadRoute(target), HOVER_MS);
      }}
      onPointerLeave={() => clearTimeout(hover.current)}
    >
      {children}
    </a>
  );
}
