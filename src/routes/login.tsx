import { createFileRoute, redirect } from '@tanstack/react-router';
import { t } from '../languages/texts.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { oneOfParam, readParams } from '../records/search-params.ts';
import { LoginScreen } from '../features/accounts/LoginScreen.tsx';
import { roleOf, session } from '../session/session.ts';

const loginSearch = readParams({
  // The student's tab needs no word.
  tab: oneOfParam(['admin']),
  // Where the visitor was going; believed only after landing() has found it in the route table.
  redirect: (value: unknown) => (typeof value === 'string' ? value : undefined),
});

export const Route = createFileRoute('/login')({
  validateSearch: loginSearch,
  beforeLoad: ({ context, search }) => {
    const state = session.state();
    if (!state.isAuthenticated) return;
    throw redirect({ href: context.landing(roleOf(state), search.redirect), replace: true });
  },
  head: () => ({ meta: [{ title: pageTitle(t`Login`) }] }),
  component: LoginScreen,
});
