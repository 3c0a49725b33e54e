import { chakra } from '@chakra-ui/react';
import { Outlet } from '@tanstack/react-router';
import { useBackendStatus } from '../../backend/status.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { ToastHost } from '../../ui/toast/ToastHost.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

const NoticeStack = lazyComponent(() => import('./NoticeStack.tsx').then(({ NoticeStack }) => NoticeStack));

/** The frame of every page. The main part is at least as high as the window, so that the footer does not jump. */
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

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skipNav',
    px: '4',
    py: '3',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
    borderRadius: 'l2',
    translate: '0 -5rem',
    _focusVisible: { translate: '0 0' },
  },
});

/** The first tab stop: past the bar, to the screen. */
function SkipLink() {
  return (
    <Skip
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      Skip to main content
    </Skip>
  );
}

/** Notices about the demo's data. On most visits there are none, and nothing is loaded. */
function BackendNotices() {
  const { phase, notices } = useBackendStatus();
  if (phase !== 'seeding' && notices.length === 0) return null;
  return <NoticeStack />;
}
