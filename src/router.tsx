import type { QueryClient } from '@tanstack/react-query';
import { createRouter, Navigate, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './route-tree.gen.ts';
import type { RouterContext } from './routes/__root.tsx';
import { ErrorScreen } from './screens/layout/ErrorScreen.tsx';
import { landingOf, redirectTarget } from './session/redirect-target.ts';
import { LoadingState } from './ui/LoadingState.tsx';

interface Options {
  readonly queryClient: QueryClient;
  /** Another history than the browser's, for tests. */
  readonly history?: RouterHistory;
}

/** The pages nobody is sent back to: the two that one signs in or up on, and the one that stands for every wrong path. */
const noDestination: ReadonlySet<string> = new Set(['/login', '/register', '/$']);

/** The router, whose pages are the specification's table of routes (src/routes). */
export function createAppRouter({ queryClient, history }: Options) {
  let knows: (pathname: string) => boolean = () => false;
  const landing: RouterContext['landing'] = (role, wanted) => landingOf(role, redirectTarget(wanted, knows));

  const router = createRouter({
    routeTree,
    context: { queryClient, landing },
    basepath: import.meta.env.BASE_URL,
    defaultPreload: 'intent',
    // The query cache knows how old its data is.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultPendingComponent: LoadingState,
    defaultErrorComponent: ErrorScreen,
    // What no route matches at all, such as a path that does not decode; every other one is the route $'s.
    defaultNotFoundComponent: () => <Navigate to="/" replace />,
    ...(history && { history }),
  });

  knows = (pathname) => {
    const found = router.getMatchedRoutes(pathname)[2];
    return found !== undefined && !noDestination.has(found.fullPath);
  };
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
