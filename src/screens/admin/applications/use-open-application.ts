import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { linkOfApplication, revealInList, type OpenApplication } from './open-application.ts';
import { useShortcuts } from './shortcuts.ts';
import { useQueue } from './use-queue.ts';
import { useQueueKeys } from './use-queue-keys.ts';

const route = getRouteApi('/admin/applications');

/** The application that the URL says is open; its place in the list; and the ways from one to the next. */
export function useOpenApplication(shown: readonly components['schemas']['Application'][] | undefined) {
  const { open } = route.useSearch();
  const navigate = route.useNavigate();
  const queue = useQueue(shown, open);

  const isOpen = open !== undefined;
  const show = useCallback(
    (id: string) =>
      // Back leads to the list, however many one has stepped through.
      void navigate({ search: (before) => ({ ...before, open: id }), replace: isOpen, resetScroll: false }),
    [navigate, isOpen],
  );
  const close = useCallback(
    () => void navigate({ search: ({ open: _open, ...before }) => before, replace: true, resetScroll: false }),
    [navigate],
  );

  const last = useRef(open);
  useEffect(() => {
    const before = last.current;
    last.current = open;
    if (open !== undefined) revealInList(open);
    else if (before !== undefined)
      (linkOfApplication(before) ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  }, [open]);

  const [keysOn] = useShortcuts();
  const to = (id: string | undefined) => (keysOn && id !== undefined ? () => show(id) : undefined);
  useQueueKeys({
    j: to(queue.next),
    k: to(queue.previous),
    n: to(queue.undecided),
    Escape: isOpen ? close : undefined,
  });

  const inList = useMemo<OpenApplication>(() => ({ id: open, show }), [open, show]);
  return { open, queue, show, close, inList };
}
