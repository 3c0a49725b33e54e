import { createRootRouteWithContext } from '@tanstack/react-router';
import { translate } from '../languages/texts.ts';
import { university } from '#src/university/university.ts';
import { pageLanguage, writePageIn } from '../platform/language.ts';
import { loadPageTexts } from '../platform/load-texts.ts';
import { RootLayout } from '../layout/RootLayout.tsx';
import type { Wing } from '../records/slots.tsx';
import type { SessionCache } from '../session/session-cache.ts';

export interface RouterContext {
  /** The cache of who is signed in now. */
  readonly sessionCache: () => SessionCache;
  /** Loads the wings of the administrators' pages, for the menu of an administrator on a public page. */
  readonly loadWings: () => Promise<readonly Wing[]>;
  /** The address, on this host, where somebody with this role goes after signing in, having wanted to go there. */
  readonly landing: (role: string | null, wanted: string | undefined) => string;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // A page is loaded, guarded and shown for one session: `token` and `queryClient` are those of the session it is for, and
  // `language` is the one that it was loaded in.
  beforeLoad({ context, matches, preload, abortController }) {
    const page = () => ({ ...context.sessionCache(), language: pageLanguage() });
    const texts = loadPageTexts(matches.at(-1)!.routeId);
    if (!texts) return page();
    return texts.then((language) => {
      // Titles and loaders of the page are to find its language. Written anew as it is, it has the browser style all elements anew.
      if (language !== pageLanguage() && !preload && !abortController.signal.aborted) writePageIn(language);
      return page();
    });
  },
  head: () => ({ meta: [{ title: translate(university.name) }] }),
  component: RootLayout,
});
