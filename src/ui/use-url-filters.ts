import { useEffect, useRef, useState } from 'react';
import { useEventCallback } from './use-event-callback.ts';

/** Browsers allow a page few changes of its URL: Safari throws after 100 in 30 seconds, which typing would soon be. */
const PAUSE_MS = 300;

/**
 * The filters of a list. They live in the URL, but the list does not wait for it: what is typed counts at once and is
 * written at the next pause, or as soon as the person turns to something else (`flush`).
 */
export function useUrlFilters<Filters extends { readonly q: string }>(
  inUrl: Filters,
  write: (filters: Filters) => void,
) {
  const [draft, setDraft] = useState<Filters>();
  const unwritten = useRef<Filters>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The URL has caught up with what was chosen.
  if (draft && JSON.stringify(draft) === JSON.stringify(inUrl)) setDraft(undefined);
  const filters = draft ?? inUrl;

  const flush = useEventCallback(() => {
    clearTimeout(timer.current);
    if (unwritten.current) write(unwritten.current);
    unwritten.current = undefined;
  });

  const change = useEventCallback((part: Partial<Filters>) => {
    const next = { ...filters, ...part };
    setDraft(next);
    unwritten.current = next;
    clearTimeout(timer.current);
    // A word being typed has more to come; a choice is made, and so is a field that was cleared.
    if (part.q) timer.current = setTimeout(flush, PAUSE_MS);
    else flush();
  });

  useEffect(() => () => clearTimeout(timer.current), []);
  return { filters, change, flush };
}
