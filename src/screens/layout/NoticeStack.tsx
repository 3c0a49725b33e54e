import { Alert, Button, chakra, IconButton, Progress, Stack, Text } from '@chakra-ui/react';
import { AnimatePresence, domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';
import { useLayoutEffect, useRef, useState } from 'react';
import { type BackendNotice, isSeeding, useBackendStatus } from '../../backend/status.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { Message } from '../../ui/Message.tsx';
import { pageInsetBottom } from '../../ui/theme/tokens.ts';

const Panel = chakra('div', {
  base: { bg: 'bg.panel', borderRadius: 'l2', boxShadow: 'lg', overflow: 'hidden' },
});

/** A card slides in and fades out; without motion under prefers-reduced-motion. */
const slide = {
  initial: { opacity: 0, y: 16 },
  animate: { opacity: 1, y: 0 },
  exit: { opacity: 0, y: 8 },
  style: { pointerEvents: 'auto' },
} as const;

/** How much of the demo data has been made. It is drawn ten times a second, and nothing else with it. */
function SeedingProgress() {
  const percent = useBackendStatus(({ progress }) => Math.round(progress * 100));
  return (
    <Panel p="4">
      <Text id="seeding" mb="2" fontVariantNumeric="tabular-nums">
        Preparing the demo data… {percent} %
      </Text>
      <Progress.Root value={percent} aria-labelledby="seeding">
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    </Panel>
  );
}

/** How far the notices stand above the bottom of the window, in pixels. */
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

/** The backend's notices and progress, fixed in a corner, so that nothing on the page moves for them. */
export function NoticeStack() {
  const stack = usePublishedHeight();
  const seeding = useBackendStatus(isSeeding);
  const notices = useBackendStatus((status) => status.notices);
  const [dismissed, setDismissed] = useState<ReadonlySet<BackendNotice>>(new Set());
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.2 }}>
        <Stack
          ref={stack}
          as="section"
          data-screen-only=""
          aria-label="Notices"
          position="fixed"
          bottom={`calc(${pageInsetBottom} + ${GAP}px)`}
          insetInline="4"
          maxW="md"
          gap="3"
          zIndex="overlay"
          pointerEvents="none"
        >
          <AnimatePresence initial={false}>
            {seeding && (
              <m.div key="seeding" {...slide}>
                <SeedingProgress />
              </m.div>
            )}
            {notices
              .filter((notice) => !dismissed.has(notice))
              .map((notice) => (
                <m.div key={notice.id} {...slide}>
                  <Panel>
                    <Alert.Root
                      status={notice.tone}
                      role={notice.tone === 'error' ? 'alert' : 'status'}
                      // Where there is no room beside the message, the buttons stand below it.
                      flexWrap={{ base: 'wrap', sm: 'nowrap' }}
                    >
                      <Alert.Content flex={{ base: '1 0 100%', sm: '1' }}>
                        <Message text={notice.message} />
                      </Alert.Content>
                      {notice.action && (
                        <Button size="xs" variant="surface" onClick={() => notice.action?.run()}>
                          {notice.action.label}
                        </Button>
                      )}
                      <IconButton
                        size="xs"
                        variant="ghost"
                        aria-label="Dismiss"
                        onClick={() => setDismissed(new Set([...dismissed, notice]))}
                      >
                        <CloseIcon />
                      </IconButton>
                    </Alert.Root>
                  </Panel>
                </m.div>
              ))}
          </AnimatePresence>
        </Stack>
      </MotionConfig>
    </LazyMotion>
  );
}
