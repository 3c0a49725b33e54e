import { Alert, chakra, IconButton, Progress, Stack, Text } from '@chakra-ui/react';
import { AnimatePresence, domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';
import { type ReactNode, useState } from 'react';
import { type BackendNotice, useBackendStatus } from '../../backend/status.ts';
import { CloseIcon } from '../../ui/icons.tsx';

const Panel = chakra('div', {
  base: { bg: 'bg.panel', borderRadius: 'l2', boxShadow: 'lg', overflow: 'hidden' },
});

/** A card that slides in and fades out; without motion under prefers-reduced-motion. */
function Presence({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <m.div
      key={id}
      layout="position"
      initial={{ opacity: 0, y: 16 }}
      animate={{ opacity: 1, y: 0 }}
      exit={{ opacity: 0, y: 8 }}
    >
      <Panel pointerEvents="auto">{children}</Panel>
    </m.div>
  );
}

function Seeding({ progress }: { readonly progress: number }) {
  const percent = Math.round(progress * 100);
  return (
    <Stack gap="2" p="4">
      <Text id="seeding" fontVariantNumeric="tabular-nums">
        Preparing the demo data… {percent} %
      </Text>
      <Progress.Root value={percent} aria-labelledby="seeding">
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    </Stack>
  );
}

function Notice({ notice, onDismiss }: { readonly notice: BackendNotice; readonly onDismiss: () => void }) {
  return (
    <Alert.Root status={notice.tone} role={notice.tone === 'error' ? 'alert' : 'status'}>
      <Alert.Content>{notice.message}</Alert.Content>
      <IconButton size="xs" variant="ghost" aria-label="Dismiss" onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </Alert.Root>
  );
}

/** The backend's notices and progress, fixed in a corner, so that nothing on the page moves for them. */
export function NoticeStack() {
  const { phase, progress, notices } = useBackendStatus();
  const [dismissed, setDismissed] = useState<ReadonlySet<BackendNotice>>(new Set());
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.2 }}>
        <Stack
          as="section"
          aria-label="About the demo’s data"
          position="fixed"
          bottom="4"
          insetInline="4"
          maxW="md"
          gap="3"
          zIndex="overlay"
          pointerEvents="none"
        >
          <AnimatePresence initial={false}>
            {phase === 'seeding' && (
              <Presence key="seeding" id="seeding">
                <Seeding progress={progress} />
              </Presence>
            )}
            {notices
              .filter((notice) => !dismissed.has(notice))
              .map((notice) => (
                <Presence key={notice.id} id={notice.id}>
                  <Notice notice={notice} onDismiss={() => setDismissed(new Set([...dismissed, notice]))} />
                </Presence>
              ))}
          </AnimatePresence>
        </Stack>
      </MotionConfig>
    </LazyMotion>
  );
}
