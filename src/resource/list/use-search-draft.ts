import { useEffect, useRef, useState } from 'react';
import { useEventCallback } from '../../ui/use-event-callback.ts';

/** Browsers allow a page few changes of its URL: Safari throws after 100 in 30 seconds, which typing would soon be. */
const PAUSE_MS = 300;

/** A list's search and filters: what is typed counts at once, and is in the URL after a pause or `flush`. */
export function useSearchDraft<Values extends { readonly q: string }>(inUrl: Values, write: (values: Values) => void) {
  const [draft, setDraft] = useState<Values>();
  const unwritten = useRef<Values>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The URL has caught up with what was chosen.
  if (draft && JSON.stringify(draft) === JSON.stringify(inUrl)) setDraft(undefined);
  const values = draft ?? inUrl;

  const flush = useEventCallback(() => {
    clearTimeout(timer.current);
    if (unwritten.current) write(unwritten.current);
    unwritten.current = undefined;
  });

  const change = useEventCallback((part: Partial<Values>) => {
    const next = { ...values, ...part };
    setDraft(next);
    unwritten.current = next;
    clearTimeout(timer.current);
    // A word being typed has more to come; a choice is made, and so is a field that was cleared.
    if (part.q) timer.current = setTimeout(flush, PAUSE_MS);
    else flush();
  });

  useEffect(() => () => clearTimeout(timer.current), []);
  return { values, change, flush };
}
