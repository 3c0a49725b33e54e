import type { Browser } from '@playwright/test';
import { noteLongTasks } from './browser/long-tasks.ts';
import { openPage } from './browser/open-page.ts';
import { median } from './figures/statistics.ts';
import { inUnit, type Unit } from './figures/words.ts';

declare global {
  interface Window {
    largestPaint: number;
  }
}

/** Runs in the page before anything else: the browser tells of this paint once. */
function noteLargestPaint(): void {
  window.largestPaint = Number.NaN;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** One visit in a fresh profile: times in milliseconds since the navigation, bytes as they came over the network. */
async function visit(browser: Browser, address: string, row: string | undefined) {
  const { context, page, close } = await openPage(browser, { ...(row && { watched: { rows: row, row } }) });
  try {
    await page.addInitScript(noteLargestPaint);
    await page.addInitScript(noteLongTasks);
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const scripts = new Set<string>();
    const bytes = { all: 0, scripts: 0 };
    network.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.all += encodedDataLength;
      if (scripts.has(requestId)) bytes.scripts += encodedDataLength;
    });
    await page.goto(address, { timeout: 60_000 });
    if (row) await page.waitForFunction(() => window.bench.boot !== undefined, undefined, { timeout: 60_000 });
    // A page that keeps a connection open is never idle.
    await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
    const painted = await page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largest: window.largestPaint,
      tasks: window.tasks.map(({ length }) => length),
    }));
    const rows = row ? await page.evaluate(() => window.bench.boot ?? Number.NaN) : Number.NaN;
    return { ...painted, rows, bytes };
  } finally {
    await close();
  }
}

/** Times a served page as anybody finds it, and says it in lines for a terminal. */
export async function measureServedPage(
  browser: Browser,
  { address, row, rounds }: { readonly address: string; readonly row: string | undefined; readonly rounds: number },
): Promise<string> {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let round = 0; round < rounds; round++) visits.push(await visit(browser, address, row));
  const lines: readonly (readonly [string, Unit, (one: (typeof visits)[number]) => number])[] = [
    ['first contentful paint', 'ms', ({ first }) => first],
    ['largest contentful paint', 'ms', ({ largest }) => largest],
    ...(row ? [['rows painted', 'ms', ({ rows }: { rows: number }) => rows] as const] : []),
    ['bytes on the wire', 'kB', ({ bytes }) => bytes.all / 1000],
    ['of them scripts', 'kB', ({ bytes }) => bytes.scripts / 1000],
    ['long tasks', '', ({ tasks }) => tasks.length],
    ['the longest', 'ms', ({ tasks }) => Math.max(0, ...tasks)],
    ['all of them', 'ms', ({ tasks }) => tasks.reduce((sum, length) => sum + length, 0)],
  ];
  const text = lines.map(([name, unit, pick]) => `  ${name.padEnd(26)} ${inUnit(median(visits.map(pick)), unit)}`);
  return `${address}, medians of ${rounds} first visits\n${text.join('\n')}\n`;
}
