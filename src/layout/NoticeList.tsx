import { Alert, Button, IconButton } from '@chakra-ui/react';
import { AnimatePresence, domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';
import { useState } from 'react';
import { t, translate } from '../languages/texts.ts';
import { type BackendNotice, useBackendStatus } from '../platform/server/status.ts';
import { CloseIcon } from '../ui/icons.tsx';
import { Message } from '../ui/Notice.tsx';

/** A card slides in and fades out; without motion under prefers-reduced-motion. */
const slide = {
  initial: { opacity: 0, y: 16 },
  animate: { opacity: 1, y: 0 },
  exit: { opacity: 0, y: 8 },
  style: { pointerEvents: 'auto' },
} as const;

export function NoticeList() {
  const notices = useBackendStatus((status) => status.notices);
  const [dismissed, setDismissed] = useState<ReadonlySet<BackendNotice>>(new Set());
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.2 }}>
        <AnimatePresence initial={false}>
          {notices
            .filter((notice) => !dismissed.has(notice))
            .map((notice) => (
              <m.div key={notice.id} {...slide}>
                <Alert.Root
                  status={notice.tone}
                  role={notice.tone === 'error' ? 'alert' : 'status'}
                  // Where there is no room beside the message, the buttons stand below it.
                  flexWrap={{ base: 'wrap', sm: 'nowrap' }}
                >
                  <Alert.Content flex={{ base: '1 0 100%', sm: '1' }}>
                    <Message text={translate(notice.message)} />
                  </Alert.Content>
                  {notice.action && (
                    <Button size="xs" variant="surface" onClick={() => notice.action?.run()}>
                      {translate(notice.action.label)}
                    </Button>
                  )}
                  <IconButton
                    size="xs"
                    variant="ghost"
                    aria-label={t`Dismiss`}
                    onClick={() => setDismissed(new Set([...dismissed, notice]))}
                  >
                    <CloseIcon />
                  </IconButton>
                </Alert.Root>
              </m.div>
            ))}
        </AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}
