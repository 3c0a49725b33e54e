import { useEffect, useRef, useState } from 'react';
import { useEventCallback } from '#src/ui/use-event-callback.ts';

/** Browsers allow a page few changes of its URL: Safari throws after 100 in 30 seconds, which typing would soon be. */
const PAUSE_MS = 300;

/** A longer search is no address: servers refuse it, and nobody could pass it on. It searches all the same. */
export const LONGEST_IN_URL = 500;

const trimmed = <Values extends { readonly q: string }>(values: Values): Values => ({ ...values, q: values.q.trim() });

/** What of it is in the URL. */
function addressed<Values extends { readonly q: string }>(values: Values): Values {
  const { q } = trimmed(values);
  return { ...values, q: q.length > LONGEST_IN_URL ? '' : q };
}

/**
 * A list's search and filters: what is typed counts at once, and is in the URL after a pause or `flush`. Spaces around it
 * are never in the URL, and in the field only while somebody may go on typing.
 */
export function useSearchDraft<Values extends { readonly q: string }>(inUrl: Values, write: (values: Values) => void) {
  const [draft, setDraft] = useState<{ readonly typed: Values; readonly isInUrl: boolean }>();
  const unwritten = useRef<Values>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (draft) {
    const isSaid = (values: Values) => JSON.stringify(values) === JSON.stringify(inUrl);
    const isInUrl = isSaid(addressed(draft.typed));
    // The URL has caught up with what was chosen, or has gone on to something else after that.
    if (isSaid(draft.typed) || (draft.isInUrl && !isInUrl)) setDraft(undefined);
    else if (isInUrl !== draft.isInUrl) setDraft({ ...draft, isInUrl });
  }
  const values = draft?.typed ?? inUrl;

  const writeNow = useEventCallback(() => {
    clearTimeout(timer.current);
    if (unwritten.current) write(addressed(unwritten.current));
    unwritten.current = undefined;
  });
  const flush = useEventCallback(() => {
    writeNow();
    setDraft((now) => now && { ...now, typed: trimmed(now.typed) });
  });

  const change = useEventCallback((part: Partial<Values>) => {
    const next = { ...values, ...part };
    setDraft({ typed: next, isInUrl: false });
    unwritten.current = next;
    clearTimeout(timer.current);
    // A word being typed has more to come; a choice is made, and so is a field that was cleared.
    if (part.q) timer.current = setTimeout(writeNow, PAUSE_MS);
    else writeNow();
  });

  useEffect(() => () => clearTimeout(timer.current), []);
  return { values, change, flush };
}
