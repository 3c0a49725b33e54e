import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageTitle } from '../domain/university.ts';
import { LoginScreen } from '../screens/auth/login/LoginScreen.tsx';
import { roleOf, session } from '../session/session.ts';

interface LoginSearch {
  /** The tab that is open; the student's needs no word. */
  readonly tab?: 'admin';
  /** Where the visitor was going; believed only after landing() has found it in the route table. */
  readonly redirect?: string;
}

export const Route = createFileRoute('/login')({
  validateSearch: ({ tab, redirect: wanted }: Record<string, unknown>): LoginSearch => ({
    ...(tab === 'admin' && { tab }),
    ...(typeof wanted === 'string' && { redirect: wanted }),
  }),
  beforeLoad: ({ context, search }) => {
    const state = session.state();
    if (!state.isAuthenticated) return;
    const { pathname, search: query } = context.landing(roleOf(state), search.redirect);
    throw redirect({ href: pathname + query, replace: true });
  },
  head: () => ({ meta: [{ title: pageTitle('Login') }] }),
  component: LoginScreen,
});
