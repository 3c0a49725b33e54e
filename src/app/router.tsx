import {
  createRouter,
  Navigate,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import { languageAddress } from './language-address.ts';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from '../routes/__root.tsx';
import { ErrorScreen } from '../layout/ErrorScreen.tsx';
import { chosenLanguage } from '../platform/language.ts';
import { withTexts } from '../platform/load-texts.ts';
import { languageOf } from '../platform/preferred-language.ts';
import { createQueryClientPerSession } from '../session/session-cache.ts';
import { pageAfterLogin, redirectTarget } from '../session/redirect-target.ts';
import { LoadingState } from '../ui/Page.tsx';

interface Options {
  /** Where the app lies on its host, e.g. '/' or '/portal/'. */
  readonly basePath?: string;
  readonly history?: RouterHistory;
}

/** Pages that are never returned to after a login: login, registration, and the one for every unknown path. */
const noRedirectTarget: ReadonlySet<string> = new Set(['/login', '/register', '/$']);

/**
 * Reads what stands in a URL as the router itself writes it: a number, true, false, or a text in quotation marks that
 * would be one of them without. Whatever else, such as the roll number 22E101 or the name Null, is the text that it is.
 */
function parseParam(param: string): unknown {
  const value: unknown = JSON.parse(param);
  if (typeof value === 'object' || JSON.stringify(value) !== param) throw new SyntaxError('a text');
  return value;
}

const loadWings = withTexts('wings', () => import('../routes/admin/-wings.ts').then(({ wings }) => wings));

export function createAppRouter({ basePath = '/', history }: Options = {}) {
  let knows: (pathname: string) => boolean = () => false;
  const landing: RouterContext['landing'] = (role, wanted) => {
    const { pathname, search } = pageAfterLogin(role, redirectTarget(wanted, knows));
    return `${basePath.slice(0, -1)}${pathname}${search}`;
  };

  const router = createRouter({
    routeTree,
    parseSearch: parseSearchWith(parseParam),
    stringifySearch: stringifySearchWith(JSON.stringify, parseParam),
    context: { sessionCache: createQueryClientPerSession(), landing, loadWings },
    basepath: basePath,
    rewrite: languageAddress,
    defaultPreload: 'intent',
    // The query cache knows how old its data is.
    defaultPreloadStaleTime: 0,
    // There is nothing to scroll while pages are rendered for the build, and where such a page is shown already, whoever
    // looks at it has scrolled it, or the browser.
    scrollRestoration:
      typeof document !== 'undefined' && (() => document.documentElement.dataset['page'] === undefined),
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultPendingComponent: LoadingState,
    defaultErrorComponent: ErrorScreen,
    // Paths that not even the route `$` matches, such as one that does not decode.
    defaultNotFoundComponent: () => <Navigate to="/" replace />,
    ...(history && { history }),
  });

  knows = (pathname) => {
    const found = router.getMatchedRoutes(pathname)[2];
    return found !== undefined && !noRedirectTarget.has(found.fullPath);
  };
  router.subscribe('onRendered', () => {
    // Where the page and its address are in English, nothing is loaded for that.
    if (chosenLanguage() === 'en' && !languageOf(router.history.location.pathname.slice(basePath.length - 1))) return;
    void import('../layout/language-in-address.ts')
      .then(({ correctAddress }) => correctAddress(router))
      .catch(() => {});
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }

  interface StaticDataRouteOption {
    /** Its pages stand in the frame of the administrators' pages, which the route itself renders. */
    readonly isAdminPage?: boolean;
  }
}
