import type { AppRouter } from './router.tsx';
import { storeReceipt } from '../session/application-receipt.ts';
import { clearDrafts, clearOwnedDrafts } from '../session/draft.ts';
import { guardsRun } from '../session/session-end.ts';
import { type Login, session } from '../session/session.ts';
import { extensions, offerExtensions } from '../platform/server/extensions.ts';
import { sessionStore } from '../platform/storage/safe-storage.ts';
import { firstPaint } from '../platform/first-paint.ts';
import { chosenLanguage, followLanguage, languageInfo, offeredLanguages, pageLanguage } from '../platform/language.ts';
import { keepTexts, withTexts } from '../platform/load-texts.ts';
import { locale } from '../platform/locale.ts';
import { isLanguage } from '../platform/preferred-language.ts';
import { demoCatalog } from '../languages/catalog-names.ts';

/** Whether the demo is asked to have lists by pages: by its link, or else by what its bar keeps of this tab. */
function isAskedForPages(): boolean {
  const kept = new URLSearchParams(sessionStore.get('demo.conditions') ?? '');
  return (new URLSearchParams(location.search).get('lists') ?? kept.get('lists')) === 'pages';
}

const offer = (lists: boolean) => offerExtensions(lists ? extensions : undefined);

/** What the demo’s bar may do with the app: see who is signed in, sign somebody in or out, and open pages. */
export function demoAccess(router: AppRouter) {
  const cache = () => router.options.context.sessionCache().queryClient;
  // Before the backend is loaded: by then a list would have been asked for whole.
  if (isAskedForPages()) offer(true);
  const base = router.basepath.replace(/\/$/, '');
  /** Whether the demo's own texts are there in the language of the page. */
  let hasTexts = () => pageLanguage() === 'en';
  return {
    session(): Login | undefined {
      const { token, userRole, user } = session.state();
      return token && user && (userRole === 'ADMIN' || userRole === 'STUDENT')
        ? { token, role: userRole, user }
        : undefined;
    },
    /**
     * Signs in, or out. The page stays if that person may be there, and is their dashboard otherwise.
     * @param opened the page that was opened; a guard may have sent whoever was signed in before to the home page
     */
    async signIn(login: Login | undefined, opened?: string): Promise<void> {
      const { pathname, href, search } = router.state.location;
      const { landing } = router.options.context;
      if (!login) {
        session.clear();
        // What a visitor has typed stays: the tour ends where somebody began it.
        clearOwnedDrafts();
        return;
      }
      const page = pathname === '/' && opened !== undefined ? opened : href;
      const wanted = pathname === '/login' ? search.redirect : page;
      session.save(login);
      // The guard leads away from the login by itself. Of two navigations the later one could undo what somebody has opened
      // meanwhile.
      if (pathname === '/login') await guardsRun();
      const target = landing(login.role, wanted);
      if (target !== router.history.location.href) await router.navigate({ href: target });
    },
    /** Ends the session as a 401 does: the drafts of its person stay. */
    expire: session.clear,
    open: (path: string): Promise<void> => router.navigate({ href: `${base}${path}` }),
    subscribe: session.subscribe,
    address: () => location.href,
    page: () => router.history.location.href.slice(base.length),
    painted: firstPaint,
    languages: {
      // Pseudo is for whoever looks at the demo's states.
      all: new Map([...offeredLanguages(), 'pseudo' as const].map((tag) => [tag, languageInfo(tag)])),
      chosen: chosenLanguage,
      current: pageLanguage,
      locale,
      subscribe: followLanguage,
      async choose(tag: string): Promise<void> {
        if (!isLanguage(tag)) return;
        const { switchLanguage } = await withTexts('languages', () => import('../layout/switch-language.ts'))();
        await switchLanguage(router, tag);
      },
      /** Loads the demo's own texts, also in each language that is chosen later. */
      async loadTexts(): Promise<void> {
        const { hasPageTexts } = await import('../platform/language-texts.ts');
        await keepTexts(demoCatalog);
        hasTexts = () => hasPageTexts(demoCatalog);
      },
      hasTexts: () => hasTexts(),
    },
    onChange: () => void cache().invalidateQueries(),
    /** Tells the app whether lists come by pages, and lets it forget those that it has whole. */
    offerLists(offered: boolean): void {
      offer(offered);
      // Not before lists have been drawn with the other answer: they would ask in the old way once more.
      setTimeout(() => void cache().resetQueries());
    },
    forget({ drafts }: { readonly drafts: boolean }): void {
      storeReceipt(undefined);
      if (drafts) clearDrafts();
    },
  };
}
