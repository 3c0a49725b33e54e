import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, rootRouteId, useMatches, useRouteContext, useRouter } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useLayoutEffect, useState } from 'react';
import { t, translate } from '../languages/texts.ts';
import { closeReceipt, lastReceipt } from '../session/application-receipt.ts';
import { usePageLanguage } from '../platform/language.ts';
import { isSeeding, useBackendStatus } from '../platform/server/status.ts';
import { university } from '#src/university/university.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { LoadingState } from '../ui/Page.tsx';
import { useSession } from '../session/session.ts';
import { ToastHost } from '../ui/toast/ToastHost.tsx';
import { focusPage } from './focus-page.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Main, MainLoading } from './Main.tsx';
import { withTexts } from '../platform/load-texts.ts';

const NoticeStack = lazyComponent(
  withTexts('notices', () => import('./NoticeStack.tsx').then(({ NoticeStack }) => NoticeStack)),
);

/**
 * The frame of every page. The administrators' pages have a header of their own, and no footer. Nothing of a page outlives
 * the session that it was loaded for: it goes when that has ended, and the next one begins with a page of its own. A page in
 * another language is another one too; what was typed comes back as a draft.
 */
export function RootLayout() {
  // One by one: the context is another object after each change of the URL, and the whole frame would be drawn again.
  const token = useRouteContext({ from: rootRouteId, select: ({ token }) => token });
  const queryClient = useRouteContext({ from: rootRouteId, select: ({ queryClient }) => queryClient });
  const { token: now } = useSession();
  const loadedIn = useRouteContext({ from: rootRouteId, select: ({ language }) => language });
  const language = usePageLanguage();
  // The page of a visitor stays until the one of the session is there. In another language it would be drawn anew for that.
  const isGone = token !== now && (token !== null || loadedIn !== language);
  const isAdminPage = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isAdminPage) });
  return (
    <QueryClientProvider client={queryClient} key={language}>
      {/* The first tab stop: past the bar, to the screen. */}
      <Skip
        href="#main"
        data-screen-only=""
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {t`Skip to main content`}
      </Skip>
      {isAdminPage ? (
        isGone ? (
          <MainLoading />
        ) : (
          <Outlet key={token} />
        )
      ) : (
        <>
          <Header key={now} />
          <Main>{isGone ? <LoadingState /> : <Outlet key={token} />}</Main>
          <Footer />
        </>
      )}
      <Notices />
      <RouteAnnouncer />
      <ToastHost />
    </QueryClientProvider>
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

/** Notices about the demo's data, and the number of an application. On most visits there are none, and nothing is loaded. */
function Notices() {
  const hasNotices = useBackendStatus((status) => isSeeding(status) || status.notices.length > 0);
  const received = useOpenSubmission();
  return (hasNotices || received) && <NoticeStack received={received} />;
}

function useOpenSubmission() {
  const received = useSelector(lastReceipt);
  const { isAuthenticated } = useSession();
  useEffect(() => {
    if (isAuthenticated) closeReceipt();
  }, [isAuthenticated]);
  return isAuthenticated || received?.isClosed ? undefined : received;
}

/** Makes a navigation accessible: it sets the tab's title, focuses the new h1 and announces the title in a live region. */
function RouteAnnouncer() {
  const router = useRouter();
  const [announced, setAnnounced] = useState('');
  const title = useMatches({
    select: (matches) => matches.flatMap(({ meta }) => meta ?? []).findLast((entry) => entry?.title)?.title,
  });

  // A layout effect, so that the screen's own effects may then set a better title, such as the name of a record.
  useLayoutEffect(() => {
    document.title = title ?? translate(university.name);
  }, [title]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // The browser announces the first page; a filter or a tab in the URL is not another page.
        if (!fromLocation || !pathChanged) return;
        // Whoever navigates from a toolbar outside the app, such as a demo's, stays in it. A menu that was opened while the
        // page was on its way would close without its focus.
        if (!document.activeElement?.closest('[data-keep-focus], [role=menu][data-state=open]')) focusPage();
        setAnnounced(document.title);
      }),
    [router],
  );

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  );
}
