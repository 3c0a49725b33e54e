import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { session } from './session.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The login is shown because a session has come to its end. */
    hasSessionEnded?: true;
  }
}

/** Forgets every cached answer. What a mounted component shows is pending then, and is not fetched yet. */
function forgetAnswers(queryClient: QueryClient): void {
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive' });
  // A query that is removed under a mounted component would stay pending for ever.
  for (const query of queryClient.getQueryCache().findAll({ type: 'active' })) query.reset();
}

/** Follows who signs in or out, in any tab: clears the cached answers and runs the guards. Returns how to stop. */
export function followSession(router: AnyRouter, queryClient: QueryClient): () => void {
  let { token } = session.state();
  const follow = async () => {
    // Only the user's data has been refreshed.
    if (session.state().token === token) return;
    token = session.state().token;
    if (token) forgetAnswers(queryClient);
    await router.invalidate();
    // Last, once the page has been left: a page that is still shown would fetch its data again.
    if (!session.state().token) forgetAnswers(queryClient);
    await queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'pending' });
  };
  return session.subscribe(() => void follow());
}

/** Section 8, any 401: clears the session and goes to /login, which leads back to where it happened. */
export function expireSession(router: AnyRouter): void {
  const wasSignedIn = session.state().token !== null;
  session.clear();
  const { href, pathname } = router.state.location;
  if (pathname === '/login') return;
  void router.navigate({
    to: '/login',
    search: { redirect: href },
    state: wasSignedIn ? { hasSessionEnded: true } : {},
  });
}
