import type { Browser, Page } from '@playwright/test';
import { startLiveHost } from '../live-host.ts';
import { readManifest } from '../../tools/vite/manifest.ts';
import { addPage, openPage } from '../browser/open-page.ts';
import type { VisitFigures } from '../figures/results.ts';
import { medians } from '../figures/statistics.ts';

const roster = { rows: 'table', row: 'tbody th a' };
const publicPages = ['/', '/courses', '/login'];

/** Opens the roster. @returns when its rows were painted */
async function boot(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForFunction(() => window.bench.boot !== undefined, undefined, { timeout: 30_000 });
  return page.evaluate(() => window.bench.boot ?? Number.NaN);
}

/** What is stored and cached after the first rows still belongs to the visit. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState('networkidle');
}

/**
 * The first visit, by a link that signs in: the data has to be made. Then that of somebody who is signed in and whose
 * browser has the data but no file, as after a new deployment; and the next one, with all files.
 */
async function visitRoster(browser: Browser, origin: string) {
  const newcomer = await openPage(browser, { watched: roster });
  const first = await boot(newcomer.page, `${origin}/admin/students?as=super-admin`);
  await settle(newcomer.page);
  const stored = await newcomer.context.storageState({ indexedDB: true });
  await newcomer.close();

  const { context, page, close } = await openPage(browser, { stored, watched: roster });
  const cold = await boot(page, `${origin}/admin/students`);
  await settle(page);
  const tab = await addPage(context, { watched: roster });
  await page.close();
  const warm = await boot(tab, `${origin}/admin/students`);
  await close();
  return { first, cold, warm };
}

/** When a public page has painted its first text, and when it has asked for the backend's code. */
async function visitPublic(browser: Browser, address: string, backend: string) {
  const { page, close } = await openPage(browser, {});
  await page.goto(address);
  await page.waitForFunction(
    (file) =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    backend,
    { timeout: 30_000 },
  );
  const times = await page.evaluate(
    (file) => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      backendAsked: performance.getEntriesByType('resource').find(({ name }) => name.endsWith(file))?.startTime ?? 0,
    }),
    backend,
  );
  await close();
  return times;
}

/** Visits to the demo build with its 1,200 students. */
export async function measureVisits(browser: Browser, rounds: number): Promise<VisitFigures> {
  const host = await startLiveHost({ folders: ['dist'], students: 1 });
  const backend = readManifest('dist')['mocks/browser.ts']?.file;
  if (!backend) throw new Error('the demo build has no backend');
  const rosters: Awaited<ReturnType<typeof visitRoster>>[] = [];
  const paints = new Map<string, Awaited<ReturnType<typeof visitPublic>>[]>(publicPages.map((path) => [path, []]));
  try {
    for (let round = 0; round < rounds; round++) {
      rosters.push(await visitRoster(browser, host.origin));
      for (const [path, visits] of paints) visits.push(await visitPublic(browser, `${host.origin}${path}`, backend));
    }
  } finally {
    host.close();
  }
  return {
    ...medians(rosters),
    pages: Object.fromEntries([...paints].map(([path, visits]) => [path, medians(visits)])),
  };
}
