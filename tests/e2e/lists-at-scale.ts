import { createReadStream, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '#tools/find-browser.ts';
import { startStaticHost } from '#tools/static-host.ts';

/*
 * Measures the portal in front of a server with very many students, such as examples/server with a million: the first rows,
 * a key in the search until its rows are there, and the memory of the tab while somebody scrolls, searches and sorts.
 * Also exports all of them, and updates all that match a filter: stopped half-way, and gone on with.
 *   npx tsx tests/e2e/lists-at-scale.ts --api http://127.0.0.1:8080/api --minutes 10 --tasks scroll,export,bulk
 */
const { values: options } = parseArgs({
  options: {
    api: { type: 'string', default: 'http://127.0.0.1:8080/api' },
    login: { type: 'string', default: 'admin@university.example' },
    password: { type: 'string', default: 'Demo@1234' },
    minutes: { type: 'string', default: '10' },
    tasks: { type: 'string', default: 'scroll,export,bulk' },
    /** Where the bulk update finds its students. */
    filter: { type: 'string', default: 'department=Civil&year=1' },
  },
});

const extensions = ['lists', 'history', 'restore', 'profile', 'administrators', 'application-status', 'password-reset'];

/** The live build, told by its config.json that the API has lists by pages; its calls go to the server. */
async function startPortal() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ apiBaseUrl: '/api', extensions }));
  return startStaticHost({
    sites: { '/': [folder, 'dist-live'] },
    fallback: 'index.html',
    cleanUrls: true,
    readsHeaders: true,
    optimizes: true,
    async callApi(request) {
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      for (const name of ['host', 'connection', 'content-length']) headers.delete(name);
      const body = request.method === 'GET' ? {} : { body: await request.text() };
      const answer = await fetch(options.api + pathname.replace(/^\/api/, '') + search, {
        method: request.method,
        headers,
        ...body,
      });
      return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
    },
  });
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `p50 ${at(sorted, 0.5).toFixed(0)} ms, p95 ${at(sorted, 0.95).toFixed(0)} ms of ${sorted.length}`;
}

/** Does something and resolves to how long it takes until the rows are those that it asks for. */
async function timeToRows(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const main = document.querySelector('main')!;
    const hadTable = main.querySelector('table') !== null;
    window.settled = new Promise((resolve) => {
      const start = performance.now();
      let wasBusy = false;
      const observer = new MutationObserver(() => {
        // Where nothing matches there is no table.
        const isBusy = main.querySelector('table')?.getAttribute('aria-busy') === 'true';
        wasBusy ||= isBusy;
        if (isBusy || (hadTable && !wasBusy)) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
      });
      observer.observe(main, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
      setTimeout(() => resolve(Number.NaN), 10_000);
    });
  });
  await act();
  return page.evaluate(() => window.settled);
}

declare global {
  // eslint-disable-next-line no-var -- a property of the page
  var settled: Promise<number>;
}

const host = await startPortal();
const browser = await chromium.launch({ executablePath: findBrowser() });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
const devtools = await browser.newBrowserCDPSession();
const tools = await page.context().newCDPSession(page);

/** The tab's footprint as Chromium's task manager counts it, memory that no other process has, and its JavaScript heap, in MB. */
async function memory(): Promise<{ readonly tab: number; readonly heap: number }> {
  await tools.send('HeapProfiler.collectGarbage');
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const sizes = processInfo.flatMap(({ type, id }) => {
    if (type !== 'renderer') return [];
    const own = /^Private_Dirty:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'));
    return Number(own?.[1]);
  });
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  return { tab: Math.max(...sizes) / 1000, heap: usedSize / 1_000_000 };
}
const megabytes = ({ tab, heap }: { readonly tab: number; readonly heap: number }) =>
  `tab ${tab.toFixed(0)} MB, heap ${heap.toFixed(0)} MB`;

/** Ten reloads; then minutes of searching, sorting and scrolling. */
async function scrollSearchAndSort(): Promise<void> {
  const first: number[] = [];
  for (let i = 0; i < 10; i++) {
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('tbody tr[data-position]');
    first.push(await page.evaluate(() => performance.now()));
  }
  console.log(`first rows after a reload: ${spread(first)}`);
  console.log(`at rest: ${megabytes(await memory())}`);

  const search = page.getByRole('searchbox');
  const region = page.getByRole('region', { name: 'Students', exact: true });
  const words = ['nair', 'rao', 'verma', 'cs26', 'asha', 'é', 'o’neill', 'zzzz', 'example', 'patil'];
  const headings = ['CGPA', 'Department', 'Name', 'Roll No', 'Attendance', 'Fee', 'Status', 'Placement'];
  const keys: number[] = [];
  const sorts: number[] = [];
  const scrolls: number[] = [];
  const until = Date.now() + Number(options.minutes) * 60_000;
  let most = { tab: 0, heap: 0 };
  for (let round = 0; Date.now() < until; round++) {
    const word = words[round % words.length]!;
    await search.focus();
    for (const letter of word) keys.push(await timeToRows(page, () => page.keyboard.insertText(letter)));
    const heading = headings[round % headings.length]!;
    await search.fill('');
    sorts.push(await timeToRows(page, () => page.getByRole('button', { name: heading, exact: true }).click()));
    for (let step = 0; step < 60; step++) {
      const start = performance.now();
      await region.evaluate((element) => void (element.scrollTop += 2500));
      await page.waitForFunction(() => {
        const box = document.querySelector('[role=region] table')?.parentElement;
        if (!box) return false;
        const shown = [...box.querySelectorAll('tbody tr')].filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          const area = box.getBoundingClientRect();
          return bottom > area.top && top < area.bottom;
        });
        return shown.some((row) => row.hasAttribute('data-position'));
      });
      scrolls.push(performance.now() - start);
    }
    if (round % 5 === 0) {
      const now = await memory();
      most = { tab: Math.max(most.tab, now.tab), heap: Math.max(most.heap, now.heap) };
    }
  }
  const known = (times: readonly number[]) => times.filter((time) => !Number.isNaN(time));
  console.log(`key to rows: ${spread(known(keys))}, ${keys.length - known(keys).length} without a change`);
  console.log(`sort to rows: ${spread(known(sorts))}, ${sorts.length - known(sorts).length} without a change`);
  console.log(`scroll of 60 rows to rows: ${spread(scrolls)}`);
  console.log(`after ${options.minutes} minutes: ${megabytes(await memory())}; at most ${megabytes(most)}`);
}

/** Exports the whole list, and counts the lines of the file. */
async function exportAll(): Promise<void> {
  await page.goto(`${host.origin}/admin/students`);
  await page.waitForSelector('tbody tr[data-position]');
  const start = Date.now();
  let most = { tab: 0, heap: 0 };
  const download = page.waitForEvent('download', { timeout: 0 });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const isSaved = () =>
    Promise.race([download.then(() => true), new Promise<false>((resolve) => setTimeout(() => resolve(false), 2000))]);
  while (!(await isSaved())) {
    const now = await memory();
    most = { tab: Math.max(most.tab, now.tab), heap: Math.max(most.heap, now.heap) };
  }
  const file = await download;
  const path = await file.path();
  let lines = 0;
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(
    `export: ${file.suggestedFilename()}, ${lines} lines, ${(bytes / 1e6).toFixed(0)} MB, ${seconds} s; ${megabytes(most)}`,
  );
}

/** Asks the server as the signed-in person does. */
const countOf = (query: string) =>
  page.evaluate(async (asked) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('authToken')}` };
    const answer = await fetch(`/api/students/page?limit=1&count=exact&${asked}`, { headers });
    const { data } = (await answer.json()) as { data: { count: { value: number } } };
    return data.count.value;
  }, query);

/** Sets the status of all that match: once until somebody presses Stop, then the rest. */
async function updateMany(): Promise<void> {
  const { filter } = options;
  await page.goto(`${host.origin}/admin/students?${filter}`);
  await page.waitForSelector('tbody tr[data-position]');
  const matching = await countOf(filter);
  const before = await countOf(`${filter}&status=Suspended`);
  console.log(`bulk: ${matching} match ${filter}, ${before} of them suspended`);
  await page.locator('tbody input[type=checkbox]').first().check();
  const found = Date.now();
  await page.getByRole('button', { name: /^Select all/ }).click();
  await page.getByText(`${matching.toLocaleString('en-IN')} selected`).waitFor({ timeout: 300_000 });
  console.log(`bulk: all selected after ${((Date.now() - found) / 1000).toFixed(1)} s; ${megabytes(await memory())}`);

  async function update(stopAfter?: number): Promise<string> {
    await page.getByRole('button', { name: 'Update...' }).click();
    await page.getByRole('menuitem', { name: 'Set Status' }).click();
    await page.getByRole('combobox', { name: /^Status/ }).selectOption('Suspended');
    await page.getByRole('button', { name: /^Update [\d,]+ Students$/ }).click();
    if (stopAfter !== undefined) {
      await page.waitForTimeout(stopAfter);
      await page.getByRole('button', { name: 'Stop', exact: true }).click({ timeout: 60_000 });
    }
    const result = page.getByRole('region', { name: 'Result', exact: true });
    await result.waitFor({ timeout: 3_600_000 });
    const heading = (await result.getByRole('heading').first().textContent()) ?? '';
    console.log(
      `bulk: ${heading}; suspended now ${await countOf(`${filter}&status=Suspended`)}; ${megabytes(await memory())}`,
    );
    return heading;
  }
  await update(20_000);
  await update();
}

try {
  await page.goto(`${host.origin}/login?redirect=%2Fadmin%2Fstudents`);
  await page.getByRole('tab', { name: 'Admin Login' }).click();
  await page
    .getByLabel(/^(User ?name|Email)/)
    .first()
    .fill(options.login);
  await page
    .getByLabel(/^Password/)
    .first()
    .fill(options.password);
  await page.getByRole('button', { name: /^Login as/ }).click();
  await page.waitForSelector('tbody tr[data-position]');

  const tasks = options.tasks.split(',');
  if (tasks.includes('scroll')) await scrollSearchAndSort();
  if (tasks.includes('export')) await exportAll();
  if (tasks.includes('bulk')) await updateMany();
} finally {
  await browser.close();
  host.close();
}
