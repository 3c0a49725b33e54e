import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { connect } from '../platform/api/connection.ts';
import { pageLanguage, startLanguage } from '../platform/language.ts';
import { languageOf, type LanguageTag } from '../platform/preferred-language.ts';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';

export interface PrerenderedPage {
  readonly title: string;
  /** English, where the page is not translated into the language of its address. */
  readonly language: LanguageTag;
  /** What stands in the root element. */
  readonly markup: string;
  readonly css: string;
  readonly emotion: readonly string[];
}

// Nobody answers while the portal is built.
connect({ ready: () => new Promise(() => {}) });

/**
 * Renders a page of the app in Node, while the portal is built (tools/vite/prerender.ts).
 * @param path such as '/courses', or '/hi/courses'; a public page, since it is rendered for a visitor who has not signed in
 * @throws what rendering throws; a build must not go on with half a page
 */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  startLanguage(languageOf(path) ?? 'en');
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  const { queryClient } = router.options.context.sessionCache();
  // The timers that remove old answers would keep the build from ending.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, gcTime: Infinity } });
  await router.load();
  const cache = createCache({ key: 'css' });
  // Emotion then keeps the styles, and does not put them between the elements, where the policy forbids them.
  cache.compat = true;
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <App router={router} />
    </CacheProvider>,
    {
      // No part of the page is moved into its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  const ids = Object.keys(cache.inserted);
  const isOfComponent = (id: string) => `${cache.key}-${id}` in cache.registered;
  return {
    language: pageLanguage(),
    title: router.state.matches.flatMap(({ meta }) => meta ?? []).findLast((entry) => entry?.title)?.title ?? '',
    // React's hints for files stand first; the files of the page are linked in its head.
    markup: (await new Response(prelude).text()).replace(/^(?:<link[^>]*>)+/, ''),
    css: Object.values(cache.inserted).join(''),
    emotion: [
      ...ids.filter((id) => !isOfComponent(id)).map((id) => `${cache.key}-global ${id}`),
      [cache.key, ...ids.filter(isOfComponent)].join(' '),
    ],
  };
}
