import { VisuallyHidden } from '@chakra-ui/react';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { university } from '../../domain/university.ts';

/** Makes a navigation accessible: it sets the tab's title, focuses the new h1 and announces the title in a live region. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [announced, setAnnounced] = useState('');
  const title = useMatches({
    select: (matches) => matches.flatMap(({ meta }) => meta ?? []).findLast((entry) => entry?.title)?.title,
  });

  // A layout effect, so that the screen's own effects may then set a better title, such as the name of a record.
  useLayoutEffect(() => {
    document.title = title ?? university.name;
  }, [title]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The browser announces the first page; a filter or a tab in the URL is not another page.
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
