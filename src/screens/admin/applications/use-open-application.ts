import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { nextUndecided, placeInQueue, type QueuePlace } from '../../../domain/application-queue.ts';
import { isUndecided } from '../../../domain/application-status.ts';
import { findApplicationLink, scrollToApplication, type OpenApplication } from './ApplicationLink.tsx';
import { applicationSearch } from './application-search.ts';
import { useShortcuts } from './shortcuts.tsx';

const route = getRouteApi('/admin/applications');

interface Row {
  readonly id: string;
  readonly status: string;
}

/** The place of the open application in the list, and its neighbours there. */
export interface Queue extends QueuePlace {
  readonly undecided: string | undefined;
}

const none: readonly Row[] = [];

/** Where the open application stands in the list as it is filtered and sorted, also when a decision took it out. */
function useQueue(shown: readonly Row[] = none, open: string | undefined): Queue {
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const [before, setBefore] = useState(ids);
  if (before !== ids && open !== undefined && ids.includes(open)) setBefore(ids);
  return useMemo(() => {
    const waiting = new Set(shown.filter(({ status }) => isUndecided(status)).map(({ id }) => id));
    return {
      ...placeInQueue(ids, open, before),
      undecided: nextUndecided(ids, open, before, (id) => waiting.has(id)),
    };
  }, [shown, ids, open, before]);
}

/** The application that the URL says is open, its place in the list, and the ways to open another one or to close it. */
export function useOpenApplication(shown: readonly Row[] | undefined) {
  const { open } = applicationSearch.readParams(route.useSearch());
  const navigate = route.useNavigate();
  const queue = useQueue(shown, open);

  const isOpen = open !== undefined;
  const show = useCallback(
    (id: string) =>
      // Back leads to the list, however many applications were opened one after the other.
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
    if (open !== undefined) scrollToApplication(open);
    else if (before !== undefined)
      (findApplicationLink(before) ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  }, [open]);

  const to = (id: string | undefined) => (id === undefined ? undefined : () => show(id));
  useShortcuts({
    onNext: to(queue.next),
    onPrevious: to(queue.previous),
    onNextUndecided: to(queue.undecided),
    onClose: isOpen ? close : undefined,
  });

  const inList = useMemo<OpenApplication>(() => ({ id: open, show }), [open, show]);
  return { open, queue, show, close, inList };
}
