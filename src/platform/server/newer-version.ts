import { basePath } from './addresses.ts';
import { addBackendNotice } from './status.ts';

/** How often a tab looks for a newer version while it is shown, left and shown again. */
const INTERVAL_MS = 5 * 60_000;

const fileName = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** The name of the script in the portal's own page. It holds a hash of all code, so that another version has another one. */
function entryIn(page: ParentNode): string {
  const files = page.querySelector<HTMLTemplateElement>('template#files');
  return fileName(files?.content.querySelector('[data-entry]')?.getAttribute('href') ?? '');
}

/** Whether the host has a newer version of the portal than this page. Where it does not answer, no. */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(basePath, { cache: 'no-store' });
    const newest = response.ok ? entryIn(new DOMParser().parseFromString(await response.text(), 'text/html')) : '';
    return newest !== '' && newest !== entryIn(document);
  } catch {
    return false;
  }
}

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
      message: 'A newer version of the portal is available.',
      action: { label: 'Reload', run: () => location.reload() },
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
