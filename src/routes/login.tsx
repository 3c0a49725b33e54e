import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageTitle } from '../domain/university.ts';
import { LoginScreen } from '../screens/auth/LoginScreen.tsx';
import { roleOf, session } from '../session/session.ts';
import { loginSearch, type LoginSearch } from './-public-search.ts';
import { strictSearch } from './-search.ts';

export const Route = createFileRoute('/login')({
  validateSearch: strictSearch<LoginSearch>(loginSearch),
  beforeLoad: ({ context, search }) => {
    const state = session.state();
    if (!state.isAuthenticated) return;
    const { pathname, search: query } = context.landing(roleOf(state), search.redirect);
    throw redirect({ href: pathname + query, replace: true });
  },
  head: () => ({ meta: [{ title: pageTitle('Login') }] }),
  component: LoginScreen,
});
