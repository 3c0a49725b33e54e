import { redirect } from '@tanstack/react-router';
import { sessionEnd } from '../session/session-end.ts';
import { roleOf, session } from '../session/session.ts';

interface Attempt {
  readonly location: { readonly pathname: string; readonly href: string };
}

/**
 * Section 6's guard, run in beforeLoad, before anything of the page is drawn or fetched. While auth is loading the
 * page waits, with the route's 'Loading...'; nobody goes to /login, which remembers where they wanted to go; somebody
 * with another role goes to /. The bare segment of a role (/student, /admin) is no page, and redirects to / as well.
 */
export async function requireRole(admits: (role: string | null) => boolean, segment: string, { location }: Attempt) {
  if (location.pathname.replace(/\/+$/, '') === segment) throw redirect({ to: '/' });
  await session.ready();
  const state = session.state();
  if (!state.isAuthenticated)
    throw redirect({
      to: '/login',
      // Somebody has logged out elsewhere: the next person at this computer does not read what they have searched for.
      search: { redirect: state.hasEnded ? location.href.replace(/[?#].*/, '') : location.href },
      state: state.hasEnded ? sessionEnd() : {},
    });
  if (!admits(roleOf(state))) throw redirect({ to: '/' });
}
