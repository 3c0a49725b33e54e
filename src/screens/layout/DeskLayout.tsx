import { Box } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { toastHeight } from '../../ui/theme/tokens.ts';
import { GuardedOutlet } from './GuardedOutlet.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';
import { linksOf } from './navigation.tsx';
import { useLogout } from './use-logout.ts';

interface Props {
  /** Stand in the bar, and can do what the menu of the user does. */
  readonly tools: (actions: { readonly onChangePassword: () => void; readonly onLogout: () => void }) => ReactNode;
}

/** The frame of the administrators' pages: one low bar with their links and tools, and all other room for their work. */
export function DeskLayout({ tools }: Props) {
  const onLogout = useLogout();
  return (
    <>
      {/* While toasts come and go the page keeps its place below them, instead of the browser scrolling it back. */}
      <Global styles={{ html: { '--header-height': '3.25rem', overflowAnchor: 'none' } }} />
      <Header
        label="Administration"
        links={linksOf('ADMIN')}
        tools={(onChangePassword) => tools({ onChangePassword, onLogout })}
      />
      {/* Toasts stand here: what is below them goes down, so that they never cover a control. */}
      <Box
        flexShrink="0"
        height={toastHeight}
        // The right end of the title's line has no controls, so that one line of text moves nothing.
        css={{ 'html[data-toasts-began=top] &': { xl: { height: `max(0px, ${toastHeight} - 3rem)` } } }}
      />
      <Main>
        <GuardedOutlet />
      </Main>
    </>
  );
}
