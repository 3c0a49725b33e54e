import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LoadingState } from '../ui/Page.tsx';
import { headerHeight, pageInsetBottom } from '../ui/theme/tokens.ts';

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
