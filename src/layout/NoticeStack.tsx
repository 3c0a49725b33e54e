import { Box, Stack, Text } from '@chakra-ui/react';
import { useLayoutEffect, useRef } from 'react';
import { t } from '../languages/texts.ts';
import type { ApplicationReceipt } from '../session/application-receipt.ts';
import { isSeeding, useBackendStatus } from '../platform/server/status.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Bar } from '../ui/ProgressBar.tsx';
import { pageInsetBottom } from '../ui/theme/tokens.ts';

// Apart: the library that animates notices would be loaded before the progress is drawn.
const NoticeList = lazyComponent(() => import('./NoticeList.tsx').then(({ NoticeList }) => NoticeList));

const ReceivedCard = lazyComponent(() =>
  import('../features/applications/apply/ReceivedCard.tsx').then((file) => file.ReceivedCard),
);

/** How much of the demo data has been made. It is drawn ten times a second, and nothing else with it. */
function SeedingProgress() {
  const percent = useBackendStatus(({ progress }) => Math.round(progress * 100));
  return (
    <Box p="4">
      <Text id="seeding" mb="2" fontVariantNumeric="tabular-nums">
        {t`Preparing the demo data… ${percent} %`}
      </Text>
      <Bar
        share={percent / 100}
        height="2"
        colorPalette="accent"
        aria-labelledby="seeding"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      />
    </Box>
  );
}

const GAP = 16;

/** Tells the page how much of its end an element at the bottom of the window covers: it makes room there. */
function usePublishedHeight() {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = element.current?.offsetHeight ?? 0;
      if (height > 0) style.setProperty('--notice-height', `${height + 2 * GAP}px`);
      else style.removeProperty('--notice-height');
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--notice-height');
    };
  }, []);
  return element;
}

/** The backend's notices and progress, and a received application, fixed in a corner, so that nothing on the page moves for them. */
export function NoticeStack({ received }: { readonly received: ApplicationReceipt | undefined }) {
  const stack = usePublishedHeight();
  const seeding = useBackendStatus(isSeeding);
  const hasNotices = useBackendStatus(({ notices }) => notices.length > 0);
  return (
    <Stack
      ref={stack}
      as="section"
      data-screen-only=""
      aria-label={t`Notices`}
      position="fixed"
      bottom={`calc(${pageInsetBottom} + ${GAP}px)`}
      insetInline="4"
      maxW="md"
      gap="3"
      zIndex="overlay"
      pointerEvents="none"
      css={{ '& > *': { bg: 'bg.panel', borderRadius: 'l2', boxShadow: 'lg', overflow: 'hidden' } }}
    >
      {seeding && <SeedingProgress />}
      {hasNotices && <NoticeList />}
      {received && <ReceivedCard received={received} />}
    </Stack>
  );
}
