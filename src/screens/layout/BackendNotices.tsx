import { lazy, Suspense } from 'react';
import { useBackendStatus } from '../../backend/status.ts';

const Stack = lazy(() => import('./NoticeStack.tsx').then(({ NoticeStack }) => ({ default: NoticeStack })));

/** What a person should know about where the data lives. In most visits there is nothing, and nothing is loaded. */
export function BackendNotices() {
  const { phase, notices } = useBackendStatus();
  if (phase !== 'seeding' && notices.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Stack />
    </Suspense>
  );
}
