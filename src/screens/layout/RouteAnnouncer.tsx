import { VisuallyHidden } from '@chakra-ui/react';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { university } from '../../domain/university.ts';

/** Tells a navigation to those who do not see it: the tab's title, the focus on the new h1, and a word in a live region. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [announced, setAnnounced] = useState('');
  const title = useMatches({
    select: (matches) => matches.flatMap(({ meta }) => meta ?? []).findLast((entry) => entry?.title)?.title,
  });

  // Before the effects of the screen itself, which may know a better one: whose record it shows.
  useLayoutEffect(() => {
    document.title = title ?? university.name;
  }, [title]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The first page is announced by the browser itself; a filter or a tab in the URL is no other page.
        if (!fromLocation || !pathChanged) return;
        const main = document.getElementById('main');
        (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
        setAnnounced(document.title);
      }),
    [router],
  );

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  );
}
