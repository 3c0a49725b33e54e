import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { scenarios } from '#mocks/university/seed/scenarios.ts';
import { Ledger, printedRandom } from './durability/ledger.ts';
import { scenarioState } from './durability/scenario-state.ts';
import { writeStories } from './durability/write-stories.ts';
import { expect, exportedState, pinDay, test as base, untilDemoStarts, untilWorkerAnswers, watch } from './fixtures.ts';

/** How often the browser is killed. */
const kills = Number(process.env['KILLS'] ?? 1);

/** A browser that can be killed, with the portal in one of its pages. */
interface Browser {
  readonly page: Page;
  kill(): Promise<void>;
}

/** Ends all processes of a browser, as a crash of the machine does: none gets the chance to save. */
async function killerOf(context: BrowserContext): Promise<() => Promise<void>> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  if (processInfo.length === 0) throw new Error('The browser does not tell its processes');
  return async () => {
    const ended = context.waitForEvent('close');
    for (const { id } of processInfo) process.kill(id, 'SIGKILL');
    await ended;
  };
}

/** Leaves the head of a record without the record at the end of the browser's log, as one kill in thirty does. */
function tearLog(profile: string): void {
  const folder = join(profile, 'Default', 'IndexedDB');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const newest = files.filter((name) => name.endsWith('.log')).toSorted();
  const [checksum, length, type] = [[0, 0, 0, 0], [129, 0], [1]];
  appendFileSync(join(folder, newest.at(-1) ?? ''), Buffer.from([...checksum, ...length, ...type]));
}

const test = base.extend<{ launch: () => Promise<Browser> }>({
  /** Launches a browser that finds what the one before it has left. */
  launch: async ({ launchOptions, baseURL, watch: { problems } }, provide) => {
    const profile = mkdtempSync(join(tmpdir(), 'portal-profile-'));
    let last: BrowserContext | undefined;
    await provide(async () => {
      const context = (last = await chromium.launchPersistentContext(profile, launchOptions));
      await pinDay(context);
      const page = await context.newPage();
      watch(page, problems);
      await page.goto(`${baseURL}/about`);
      await untilDemoStarts(page);
      const kill = await killerOf(context);
      return { page, kill: () => kill().then(() => tearLog(profile)) };
    });
    await last?.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3, retryDelay: 200 });
  },
});

/** The data that replaces all other. */
const scenario = 'admissions-week';

/** Replaces all data again and again: by the scenario's, and by that of the state file. */
async function replaceForever({ scenario, file }: { scenario: string; file: string }): Promise<never> {
  for (;;) {
    await window.portalDemo?.switchTo(scenario);
    await window.portalDemo?.importState(file);
  }
}

/** Resolves when the page stores its so-many-th value from now on, which is in the middle of a transaction. */
const middleOfWrite = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (count) =>
      new Promise((resolve) => {
        const { put } = IDBObjectStore.prototype;
        let left = count;
        IDBObjectStore.prototype.put = function (...values) {
          if (--left === 0) resolve();
          return put.apply(this, values);
        };
      }),
    count,
  );

test('A browser killed, and a page reloaded, during writes loses no answered write and stores none partly', async ({
  launch,
  page: elsewhere,
}) => {
  test.setTimeout(60_000 + kills * 30_000);
  const random = printedRandom();
  let browser = await launch();
  const ledger = await Ledger.begin(await exportedState(browser.page), random);
  await browser.page.exposeFunction('note', ledger.note);

  async function reload(): Promise<void> {
    await browser.page.reload();
    await untilDemoStarts(browser.page);
  }
  async function crash(): Promise<void> {
    await browser.kill();
    browser = await launch();
    await browser.page.exposeFunction('note', ledger.note);
  }
  /** Interrupts the work in the middle of a write, which one is left to chance. */
  async function interrupted(work: () => Promise<never>, interrupt: () => Promise<void>): Promise<void> {
    const moment = middleOfWrite(browser.page, random.between(1, 150));
    const working = work();
    await Promise.race([moment, working]);
    await interrupt();
    await working.catch(() => 'It was under way');
  }

  async function write(): Promise<never> {
    await browser.page.evaluate(writeStories, ledger.plan('/api', 4, 400));
    throw new Error('Everything was written before the interruption');
  }
  async function whileWriting(interrupt: () => Promise<void>): Promise<void> {
    await untilWorkerAnswers(browser.page);
    await interrupted(write, interrupt);
    expect(await ledger.compare(await exportedState(browser.page), true)).toEqual([]);
    expect(ledger.refusals).toEqual([]);
  }

  const scenarioFile = await scenarioState(scenario, scenarios[scenario].students);
  let replaced = 0;
  async function whileReplacing(interrupt: () => Promise<void>): Promise<void> {
    const file = await exportedState(browser.page);
    await interrupted(() => browser.page.evaluate(replaceForever, { scenario, file }), interrupt);
    const found = await exportedState(browser.page);
    if (found === file) return;
    replaced++;
    expect(found === scenarioFile, 'all that is there is the scenario').toBe(true);
    await browser.page.evaluate(() => window.portalDemo?.undo());
    expect((await exportedState(browser.page)) === file, 'the undo brings back all that was there').toBe(true);
  }

  for (let killed = 0; killed < kills; killed++) {
    const work = killed % 3 === 1 ? whileReplacing : whileWriting;
    await work(reload);
    await work(crash);
  }
  console.log(`${kills} kills, as many reloads, ${ledger.answered} answered writes; found replaced ${replaced} times`);

  const file = await exportedState(browser.page);
  await elsewhere.goto('/about');
  await untilDemoStarts(elsewhere);
  await elsewhere.evaluate((file) => window.portalDemo?.importState(file), file);
  expect((await exportedState(elsewhere)) === file, 'another browser opens the state, and exports the same').toBe(true);
});
