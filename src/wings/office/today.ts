import type { Wing } from '#src/records/slots.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** What waits for the office today. */
export const today: Wing = {
  figures: [{ Part: lazyComponent(() => import('./Today.tsx').then((file) => file.Today)) }],
};
