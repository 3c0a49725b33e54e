import { useEffect, useRef, useState } from 'react';
import { filtersOf, searchOf, type ListFilters, type ListSearch } from './list-filters.ts';

/** Browsers allow a page few changes of its URL: Safari throws after 100 in 30 seconds, which typing would soon be. */
const PAUSE_MS = 300;

const written = (filters: ListFilters) => JSON.stringify(searchOf(filters));

/**
 * The filters of a list. They live in the URL, but the list does not wait for it: what is typed counts at once and is
 * written at the next pause, or as soon as the person turns to something else.
 */
export function useListFilters(search: ListSearch, write: (search: ListSearch) => void) {
  const inUrl = filtersOf(search);
  const [draft, setDraft] = useState<ListFilters>();
  const unwritten = useRef<ListFilters>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The URL has caught up with what was chosen.
  if (draft && written(draft) === written(inUrl)) setDraft(undefined);
  const filters = draft ?? inUrl;

  function flush(): void {
    clearTimeout(timer.current);
    if (unwritten.current) write(searchOf(unwritten.current));
    unwritten.current = undefined;
  }

  function change(part: Partial<ListFilters>): void {
    const next = { ...filters, ...part };
    setDraft(next);
    unwritten.current = next;
    clearTimeout(timer.current);
    if ('q' in part && part.q !== '') timer.current = setTimeout(flush, PAUSE_MS);
    else flush();
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  return { filters, change, flush };
}
