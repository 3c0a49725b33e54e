import type { Browser } from '@playwright/test';
import { startLiveHost } from '../live-host.ts';
import { heapOf } from '../browser/measure.ts';
import { openPage } from '../browser/open-page.ts';
import type { BackendRow } from '../figures/results.ts';
import { median } from '../figures/statistics.ts';
import type { Times } from '../pages/backend.ts';

const rowNames = [
  'statistics',
  'bareLoop',
  'throughWorker',
  'bareWorker',
  'inPage',
  'bareResponse',
  'generation',
  'seed',
  'bareSeed',
  'save',
  'rewrite',
] as const satisfies readonly (keyof BackendRow)[];

/**
 * The demo's storage and transport with so many students, beside the least that the same takes: in one page, one after
 * the other, and in every second round the other way round. The first round counts for nothing, as nothing is compiled yet.
 */
export async function measureBackend(browser: Browser, students: number, rounds: number): Promise<BackendRow> {
  const host = await startLiveHost({ folders: ['bench/dist'], students: 1 });
  const { page, close } = await openPage(browser, {});
  const measured: Times[] = [];
  try {
    await page.exposeFunction('collectGarbage', () => heapOf(page));
    await page.goto(`${host.origin}/bench-backend.html`);
    await page.waitForFunction(() => 'measureBackend' in window);
    for (let round = 0; round <= rounds; round++) {
      const times = await page.evaluate(([students, round]) => window.measureBackend(students, round), [
        students,
        round,
      ] as const);
      if (round > 0) measured.push(times);
    }
  } finally {
    await close();
    host.close();
  }
  const row = rowNames.map((name) => [name, median(measured.flatMap((times) => times[name] ?? []))]);
  return Object.fromEntries(row) as Record<(typeof rowNames)[number], number>;
}
