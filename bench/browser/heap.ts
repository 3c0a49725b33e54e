import type { Page } from '@playwright/test';

/** Collects a page's garbage. @returns what the page keeps in memory then, in MB */
export async function heapOf(page: Page): Promise<number> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('HeapProfiler.enable');
  await protocol.send('HeapProfiler.collectGarbage');
  const { usedSize } = await protocol.send('Runtime.getHeapUsage');
  await protocol.detach();
  return usedSize / 1e6;
}
