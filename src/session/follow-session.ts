import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { session } from './session.ts';

/** Follows who signs in or out, in any tab: clears the cached answers and runs the guards. Returns how to stop. */
export function followSession(router: AnyRouter, queryClient: QueryClient): () => void {
  let { token } = session.state();
  const follow = async () => {
    // Only the user's data has been refreshed.
    if (session.state().token === token) return;
    token = session.state().token;
    if (token) queryClient.clear();
    await router.invalidate();
    // Last, once the page has been left: a page that is still shown would fetch its data again.
    if (!session.state().token) queryClient.clear();
  };
  return session.subscribe(() => void follow());
}

/** Section 8, any 401: clears the session and goes to /login, which leads back to where it happened. */
export function expireSession(router: AnyRouter): void {
  session.clear();
  const { href, pathname } = router.state.location;
  if (pathname !== '/login') void router.navigate({ to: '/login', search: { redirect: href } });
}
