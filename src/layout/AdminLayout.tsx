import { breakpoints } from '@chakra-ui/react/theme';
import { Global } from '@emotion/react';
import { Outlet } from '@tanstack/react-router';
import { headerHeight } from '../ui/theme/tokens.ts';
import { Main } from './Main.tsx';
import { Header, type HeaderProps } from './Header.tsx';
import { useLinksOf } from './person-links.ts';

/**
 * Toasts stand in the line of the title, whose right end has no controls; where there is no room for that, over the bar, so
 * that they leave the page's own buttons free.
 */
const measures = {
  '--header-height': '3.25rem',
  '--toast-top': '0.25rem',
  [`@media (min-width: ${breakpoints.xl})`]: { '--toast-top': `calc(${headerHeight} + 0.25rem)` },
};

/**
 * The frame of the administrators' pages: one low bar with their links and tools, and all other room for their work.
 * @param props.Tools what wings put into the bar
 */
export function AdminLayout({ Tools }: Required<Pick<HeaderProps, 'Tools'>>) {
  return (
    <>
      <Global styles={{ html: measures }} />
      <Header Tools={Tools} links={useLinksOf('ADMIN')} />
      <Main>
        <Outlet />
      </Main>
    </>
  );
}
