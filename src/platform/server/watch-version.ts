import { msg } from '#src/languages/texts.ts';
import { isOutdated } from './newer-version.ts';
import { addBackendNotice } from './status.ts';

/** How often a tab looks for a newer version while it is shown, left and shown again. */
const INTERVAL_MS = 5 * 60_000;

/**
 * Offers to reload a page whose host has a newer version: when the tab is shown again, and when the service worker is
 * replaced because another tab has the newer version. The page itself never reloads: something may be typed in it.
 */
export function watchForNewerVersion(): void {
  let last = Date.now();
  async function check() {
    last = Date.now();
    if (!(await isOutdated())) return;
    addBackendNotice({
      id: 'newer-version',
      tone: 'info',
      message: msg`A newer version of the portal is available.`,
      action: { label: msg`Reload`, run: () => location.reload() },
    });
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - last >= INTERVAL_MS) void check();
  });
  try {
    navigator.serviceWorker.addEventListener('controllerchange', () => void check());
  } catch {
    // This browser has no service workers, or denies them to this page.
  }
}
