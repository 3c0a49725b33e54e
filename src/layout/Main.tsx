import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Outlet } from '@tanstack/react-router';
import { LoadingState } from '../ui/Page.tsx';
import { headerHeight, pageInsetBottom } from '../ui/theme/tokens.ts';
import { useSession } from '../session/session.ts';

/** The main part of a page. It is at least as high as the window, so that what is below it does not jump. */
export function Main({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.main
      id="main"
      tabIndex={-1}
      outline="0"
      flex="1 0 auto"
      minH={`calc(100dvh - ${headerHeight} - ${pageInsetBottom})`}
      display="flex"
      flexDirection="column"
    >
      {children}
    </chakra.main>
  );
}

/** The same, of a page whose frame is still on its way. */
export function MainLoading() {
  return (
    <Main>
      <LoadingState />
    </Main>
  );
}

/**
 * The open page of somebody who has signed in. After the end of a session, until the login has loaded, nothing of it stands:
 * a page would ask the server without a token.
 */
export function GuardedOutlet() {
  return useSession().isAuthenticated ? <Outlet /> : <LoadingState />;
}
