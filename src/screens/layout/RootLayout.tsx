import { chakra } from '@chakra-ui/react';
import { Outlet } from '@tanstack/react-router';
import { ToastHost } from '../../ui/toast/ToastHost.tsx';
import { BackendNotices } from './BackendNotices.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What every page has around it. The main part fills the window at least, so that no footer jumps while it loads. */
export function RootLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <chakra.main
        id="main"
        tabIndex={-1}
        outline="0"
        flex="1 0 auto"
        minH="calc(100dvh - 4rem)"
        display="flex"
        flexDirection="column"
      >
        <Outlet />
      </chakra.main>
      <Footer />
      <BackendNotices />
      <RouteAnnouncer />
      <ToastHost />
    </>
  );
}
