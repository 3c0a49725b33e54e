import { useBackendStatus } from '../../backend/status.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const Stack = lazyComponent(() => import('./NoticeStack.tsx').then(({ NoticeStack }) => NoticeStack));

/** What a person should know about where the data lives. In most visits there is nothing, and nothing is loaded. */
export function BackendNotices() {
  const { phase, notices } = useBackendStatus();
  if (phase !== 'seeding' && notices.length === 0) return null;
  return <Stack />;
}
