import type { Browser, Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import type { Watched } from './probe.ts';

export interface Contender extends Watched {
  readonly name: string;
  readonly path: string;
  /** What is there when the list is whole, where its first rows are painted before that. */
  readonly whole?: string;
  /** What sorts the list by roll number when it is clicked. The list comes sorted by name, so that every click changes it. */
  readonly header: string;
}

/** A key, a click or a scroll that no paint has followed counts as one that took so long, in milliseconds. */
export const patience = 3000;

/** What one opening of a page took, in milliseconds and MB; undefined where no paint has followed. */
export interface Sample {
  readonly boot: number;
  /** When all rows were there, to be searched and sorted. */
  readonly whole: number;
  readonly heap: number;
  /** In the order in which they were pressed: the first ones run code that has not run before. */
  readonly keys: readonly (number | undefined)[];
  readonly sorts: readonly (number | undefined)[];
  readonly scrolls: readonly (number | undefined)[];
}

/** Does some things one after the other, and takes the time of each until it is on the screen. */
async function times(page: Page, acts: readonly (() => Promise<unknown>)[]): Promise<(number | undefined)[]> {
  const taken: (number | undefined)[] = [];
  for (const act of acts) {
    const painted = await page.evaluate(() => window.bench.rest(50));
    await act();
    taken.push(
      await page.evaluate(([painted, patience]) => window.bench.next(painted, patience), [painted, patience] as const),
    );
  }
  return taken;
}

/** When all rows are there. Nobody is asked for a key before that: what it leads to is not known yet. */
async function wholeList(page: Page, { whole }: Contender, boot: number): Promise<number> {
  if (whole === undefined) return boot;
  const found = await page.waitForFunction((selector) => document.querySelector(selector) && performance.now(), whole, {
    timeout: 60_000,
  });
  return Number(await found.jsonValue());
}

/** Collects a page's garbage. @returns what the page keeps in memory then, in MB */
export async function heapOf(page: Page): Promise<number> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('HeapProfiler.enable');
  await protocol.send('HeapProfiler.collectGarbage');
  const { usedSize } = await protocol.send('Runtime.getHeapUsage');
  await protocol.detach();
  return usedSize / 1e6;
}

/** So many scrolls a visit. */
const scrollSteps = 40;

/** Scrolls whatever holds the row to another part of its height, so that no row stays in sight. */
function scrollOn(row: Element, [step, steps]: readonly [number, number]): void {
  let scroller: Element | null = row;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight + 100) scroller = scroller.parentElement;
  if (scroller)
    scroller.scrollTop = step * Math.min(4000, (scroller.scrollHeight - scroller.clientHeight) / (steps + 1));
}

/** Opens one contender in a fresh profile and measures it. */
export async function measure(
  browser: Browser,
  origin: string,
  session: Readonly<Record<string, string>>,
  queries: readonly string[],
  contender: Contender,
): Promise<Sample> {
  const { page, close } = await openPage(browser, { session, watched: contender });
  await page.goto(`${origin}${contender.path}`);
  await page.waitForFunction(() => window.bench.boot !== undefined, undefined, { timeout: 60_000 });
  const boot = await page.evaluate(() => window.bench.boot ?? Number.NaN);
  const whole = await wholeList(page, contender, boot);
  const heap = await heapOf(page);

  await page.evaluate((rows) => window.bench.watch(rows), contender.rows);
  const search = page.locator('input[type=search]').first();
  const keys: (number | undefined)[] = [];
  for (const query of queries) {
    await search.focus();
    const presses = Array.from(query, (key) => () => page.keyboard.press(key));
    keys.push(...(await times(page, presses)));
    await times(page, [() => search.fill('')]);
  }
  const header = page.locator(contender.header).first();
  const clicks = Array.from({ length: 6 }, () => () => header.click());
  const sorts = await times(page, clicks);
  const firstRow = page.locator(contender.row).first();
  const steps = Array.from(
    { length: scrollSteps },
    (_, i) => () => firstRow.evaluate(scrollOn, [i + 1, scrollSteps] as const),
  );
  const scrolls = await times(page, steps);
  await close();
  return { boot, whole, heap, keys, sorts, scrolls };
}
