import type { Browser, Page } from '@playwright/test';
import { probe, type Watched } from './probe.ts';

export interface Contender extends Watched {
  readonly name: string;
  readonly path: string;
  /** What sorts the list by name when it is clicked. */
  readonly header: string;
}

export interface Figures {
  readonly boot: number;
  readonly heap: number;
  readonly keys: readonly number[];
  readonly sorts: readonly number[];
  readonly scrolls: readonly number[];
}

/** Each key of them changes how many students there are, and some are always left. */
const queries = ['kumar', 'ananya', 'cs2', 'desh', 'mehta'];

/** Waits for the next time that the page has painted; nothing where the rows did not change. */
async function nextPaint(page: Page, before: number): Promise<number | undefined> {
  const more = (count: number) => window.bench.paints.length > count;
  const came = await page.waitForFunction(more, before, { timeout: 3000, polling: 10 }).catch(() => undefined);
  return came && page.evaluate((count) => window.bench.paints[count], before);
}

/** Does something a few times and takes the time of each until it is on the screen. */
async function times(page: Page, acts: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const taken: number[] = [];
  for (const act of acts) {
    const before = await page.evaluate(() => window.bench.paints.length);
    await act();
    const time = await nextPaint(page, before);
    if (time !== undefined) taken.push(time);
    // A person's fingers rest between two keys as well.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
  }
  return taken;
}

/** Opens one contender in a fresh profile and measures it. Times in milliseconds, heap in MB. */
export async function measure(
  browser: Browser,
  origin: string,
  session: Readonly<Record<string, string>>,
  contender: Contender,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, session);
  // The loader that runs this file names functions by a function of its own, which the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await page.addInitScript(probe, { rows: contender.rows, row: contender.row });
  await page.goto(`${origin}${contender.path}`);
  await page.waitForFunction(() => window.bench.boot !== undefined, undefined, { timeout: 60_000 });
  const boot = await page.evaluate(() => window.bench.boot ?? Number.NaN);

  const protocol = await context.newCDPSession(page);
  await protocol.send('HeapProfiler.enable');
  await protocol.send('HeapProfiler.collectGarbage');
  const { usedSize } = await protocol.send('Runtime.getHeapUsage');

  await page.evaluate((rows) => window.bench.watch(rows), contender.rows);
  const search = page.locator('input[type=search]').first();
  const keys: number[] = [];
  for (const query of queries) {
    await search.focus();
    keys.push(
      ...(await times(
        page,
        Array.from(query, (key) => () => page.keyboard.press(key)),
      )),
    );
    await times(page, [() => search.fill('')]);
  }
  const header = page.locator(contender.header).first();
  const sorts = await times(
    page,
    Array.from({ length: 6 }, () => () => header.click()),
  );
  const scrolls = await times(
    page,
    Array.from(
      { length: 20 },
      (_, i) => () =>
        page
          .locator(contender.row)
          .first()
          .evaluate(scrollOn, (i + 1) * 4000),
    ),
  );
  await context.close();
  return { boot, heap: usedSize / 1e6, keys, sorts, scrolls };
}

/** Scrolls whatever holds the row. */
function scrollOn(row: Element, top: number): void {
  let scroller: Element | null = row;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight + 100) scroller = scroller.parentElement;
  if (scroller) scroller.scrollTop = top;
}
