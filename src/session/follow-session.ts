import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { session } from './session.ts';

/**
 * Keeps the page true to the session: when somebody signs in or out, in this tab or in another, everything that was
 * read for the one before is forgotten, and the guards decide again about the page that is open.
 */
export function followSession(router: AnyRouter, queryClient: QueryClient): () => void {
  let { token } = session.state();
  const follow = async () => {
    // A user whose name has been refreshed is still the same.
    if (session.state().token === token) return;
    token = session.state().token;
    if (token) queryClient.clear();
    await router.invalidate();
    // Last, once the page is gone: one that is still shown would only ask for its data again.
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
