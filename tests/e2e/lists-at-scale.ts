import { createReadStream, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '#tools/find-browser.ts';
import { startStaticHost } from '#tools/static-host.ts';

/*
 * Measures the portal in front of a server with very many students, such as examples/server with a million: the first rows,
 * a key in the search until its rows are there, and the memory of the tab while somebody scrolls, searches and sorts.
 * Also exports all of them, and updates all that match a filter: stopped half-way, and gone on with.
 * Playwright has no page here: it would watch the network of the tab, which keeps up to 100 MB of answers for it.
 *   npx tsx tests/e2e/lists-at-scale.ts --api http://127.0.0.1:8080/api --minutes 10 --tasks scroll,export,bulk
 */
const { values: options } = parseArgs({
  options: {
    api: { type: 'string', default: 'http://127.0.0.1:8080/api' },
    login: { type: 'string', default: 'vikram@university.example' },
    password: { type: 'string', default: 'head of the example' },
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

const host = await startPortal();
const downloads = mkdtempSync(join(tmpdir(), 'downloads-'));
const browser = await chromium.launch({ executablePath: findBrowser() });
const devtools = await browser.newBrowserCDPSession();
const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', width: 1280, height: 800 });
const { sessionId } = await devtools.send('Target.attachToTarget', { targetId });
await devtools.send('Browser.setDownloadBehavior', {
  behavior: 'allowAndName',
  downloadPath: downloads,
  eventsEnabled: true,
});

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}
const replies = new Map<number, (reply: Reply) => void>();
devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
  const reply = JSON.parse(message) as Reply;
  if (reply.id !== undefined) replies.get(reply.id)?.(reply);
});

/** A call of Chromium’s DevTools protocol to the tab. */
async function send<Result>(method: string, params: object = {}): Promise<Result> {
  const id = replies.size + 1;
  const replied = new Promise<Reply>((resolve) => replies.set(id, resolve));
  await devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
  const { result, error } = await replied;
  if (error) throw new Error(`${method}: ${error.message}`);
  return result as Result;
}

/** Calls a function in the page with what can be written as JSON. */
async function evaluate<Arg, Result>(play: (arg: Arg) => Result | Promise<Result>, arg?: Arg): Promise<Result> {
  // The compiler of this script may name functions in functions by a helper that the page does not have.
  const expression = `(() => { const __name = (value) => value; return (${play.toString()})(${JSON.stringify(arg)}); })()`;
  const { result, exceptionDetails } = await send<{
    result: { value: Result };
    exceptionDetails?: { exception?: { description?: string } };
  }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'The page threw an error');
  return result.value;
}

async function until<Arg>(what: string, holds: (arg: Arg) => boolean, arg?: Arg, seconds = 30): Promise<void> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    // While a page loads there is nothing to ask.
    if (await evaluate(holds, arg).catch(() => false)) return;
    if (Date.now() > end) throw new Error(`Not within ${seconds} seconds: ${what}`);
    await wait(20);
  }
}

/** Presses what has such a name, once it is there and can be pressed. */
async function press(name: string, isStart = false): Promise<void> {
  await until(
    name,
    ([text, start]) => {
      for (const element of document.querySelectorAll<HTMLElement>('button, [role=menuitem]')) {
        const own = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
        const isIt = start ? own.startsWith(text) : own === text;
        if (!isIt || element.matches(':disabled, [aria-disabled=true]') || element.offsetParent === null) continue;
        element.click();
        return true;
      }
      return false;
    },
    [name, isStart] as [string, boolean],
  );
}

const open = async (path: string) => {
  await send('Page.navigate', { url: host.origin + path });
  await until(`the rows of ${path}`, () => document.querySelector('tbody tr[data-position]') !== null);
};

/** The tab’s footprint as Chromium’s task manager counts it, memory that no other process has, and its JavaScript heap, in MB. */
async function memory(): Promise<{ readonly tab: number; readonly heap: number }> {
  await send('HeapProfiler.collectGarbage');
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const sizes = processInfo.flatMap(({ type, id }) => {
    if (type !== 'renderer') return [];
    const own = /^Private_Dirty:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'));
    return Number(own?.[1]);
  });
  const { usedSize } = await send<{ usedSize: number }>('Runtime.getHeapUsage');
  return { tab: Math.max(...sizes) / 1000, heap: usedSize / 1_000_000 };
}
const megabytes = ({ tab, heap }: { readonly tab: number; readonly heap: number }) =>
  `tab ${tab.toFixed(0)} MB, heap ${heap.toFixed(0)} MB`;

/** The most that the tab has while something goes on. */
async function mostDuring(work: Promise<unknown>): Promise<string> {
  const most = { tab: 0, heap: 0 };
  const settled = work.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([settled, wait(2000, false)]))) {
    const now = await memory();
    most.tab = Math.max(most.tab, now.tab);
    most.heap = Math.max(most.heap, now.heap);
  }
  await work;
  return megabytes(most);
}

declare global {
  // Properties of the page.
  /* eslint-disable no-var */
  var firstRows: number | undefined;
  var typeInto: (field: HTMLInputElement | HTMLSelectElement, value: string) => void;
  var untilSettled: () => Promise<number>;
  /* eslint-enable no-var */
}

/** What each page is given before its own scripts. */
function watchPage(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('tbody tr[data-position]')) return;
    observer.disconnect();
    globalThis.firstRows = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true });
  globalThis.typeInto = (field, value) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };
  /** Resolves to the milliseconds until the rows that have just been asked for are drawn; NaN where nothing changes. */
  globalThis.untilSettled = () =>
    new Promise((resolve) => {
      const start = performance.now();
      const main = document.querySelector('main')!;
      const isBusy = () => main.querySelector('table')?.getAttribute('aria-busy') === 'true';
      let wasBusy = isBusy();
      const watch = new MutationObserver(() => {
        wasBusy ||= isBusy();
        if (!wasBusy || isBusy()) return;
        watch.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
      });
      watch.observe(main, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-busy'] });
      // A search whose rows are there already asks for nothing.
      setTimeout(() => wasBusy || (watch.disconnect(), resolve(Number.NaN)), 1000);
      setTimeout(() => resolve(Infinity), 30_000);
    });
}

const known = (times: readonly number[]) => times.filter((time) => !Number.isNaN(time));

/** Ten reloads; then minutes of searching, sorting and scrolling. */
async function scrollSearchAndSort(): Promise<void> {
  const first: number[] = [];
  for (let i = 0; i < 10; i++) {
    await open('/admin/students');
    first.push(await evaluate(() => globalThis.firstRows!));
  }
  console.log(`first rows after a load: ${spread(first)}`);
  console.log(`at rest: ${megabytes(await memory())}`);

  const words = ['nair', 'rao', 'verma', 'cs26', 'asha', 'é', 'o’neill', 'zzzz', 'example', 'patil'];
  const headings = ['CGPA', 'Department', 'Name', 'Roll No', 'Attendance', 'Fee', 'Status', 'Placement'];
  const times = { keys: [] as number[], sorts: [] as number[], scrolls: [] as number[] };
  const end = Date.now() + Number(options.minutes) * 60_000;
  let most = { tab: 0, heap: 0 };
  for (let round = 0; Date.now() < end; round++) {
    const measured = await evaluate(
      async ([word, heading]) => {
        const found = { keys: [] as number[], sorts: [] as number[], scrolls: [] as number[] };
        const search = document.querySelector<HTMLInputElement>('input[type=search]')!;
        for (let length = 1; length <= word.length; length++) {
          typeInto(search, word.slice(0, length));
          found.keys.push(await untilSettled());
        }
        typeInto(search, '');
        await untilSettled();
        const buttons = [...document.querySelectorAll<HTMLElement>('thead button')];
        buttons.find(({ textContent }) => textContent.trim() === heading)!.click();
        found.sorts.push(await untilSettled());
        const box = document.querySelector('main [role=region] table')!.parentElement!;
        const frame = () => new Promise(requestAnimationFrame);
        const hasRows = () => {
          const { top, bottom } = box.getBoundingClientRect();
          return [...box.querySelectorAll('tr[data-position]')].some((row) => {
            const place = row.getBoundingClientRect();
            return place.bottom > top && place.top < bottom;
          });
        };
        for (let step = 0; step < 60; step++) {
          const start = performance.now();
          box.scrollTop += 2500;
          do await frame();
          while (!hasRows());
          found.scrolls.push(performance.now() - start);
        }
        return found;
      },
      [words[round % words.length]!, headings[round % headings.length]!] as [string, string],
    );
    for (const [what, all] of Object.entries(times)) all.push(...measured[what as keyof typeof times]);
    if (round % 5 > 0) continue;
    const now = await memory();
    most = { tab: Math.max(most.tab, now.tab), heap: Math.max(most.heap, now.heap) };
  }
  const { keys, sorts, scrolls } = times;
  console.log(`key to rows: ${spread(known(keys))}, ${keys.length - known(keys).length} without a change`);
  console.log(`sort to rows: ${spread(known(sorts))}, ${sorts.length - known(sorts).length} without a change`);
  console.log(`scroll of 60 rows to rows: ${spread(scrolls)}`);
  console.log(`after ${options.minutes} minutes: ${megabytes(await memory())}; at most ${megabytes(most)}`);
}

/** Exports the whole list, and counts the lines of the file. */
async function exportAll(): Promise<void> {
  await open('/admin/students');
  const start = Date.now();
  const saved = new Promise<string>((resolve, reject) =>
    devtools.on('Browser.downloadProgress', ({ guid, state }) => {
      if (state === 'completed') resolve(join(downloads, guid));
      if (state === 'canceled') reject(new Error('The download was cancelled'));
    }),
  );
  await press('Export');
  await press('CSV, for other programs');
  const most = await mostDuring(saved);
  let lines = 0;
  let bytes = 0;
  for await (const chunk of createReadStream(await saved) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(`export: ${lines} lines, ${(bytes / 1e6).toFixed(0)} MB, ${seconds} s; at most ${most}`);
}

/** Asks the server as the signed-in person does. */
const countOf = (query: string) =>
  evaluate(async (asked) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('authToken')}` };
    const answer = await fetch(`/api/students/page?limit=1&count=exact&${asked}`, { headers });
    const { data } = (await answer.json()) as { data: { count: { value: number } } };
    return data.count.value;
  }, query);

/** Sets the status of all that match: once until somebody presses Stop, then the rest. */
async function updateMany(): Promise<void> {
  const { filter } = options;
  await open(`/admin/students?${filter}`);
  const matching = await countOf(filter);
  const before = await countOf(`${filter}&status=Suspended`);
  console.log(`bulk: ${matching} match ${filter}, ${before} of them suspended`);
  await evaluate(() => document.querySelector<HTMLElement>('tbody input[type=checkbox]')!.click());
  const start = Date.now();
  await press('Select all', true);
  const all = `${matching.toLocaleString('en-IN')} selected`;
  await until(all, (text) => document.body.textContent.includes(text), all, 300);
  console.log(`bulk: all selected after ${((Date.now() - start) / 1000).toFixed(1)} s; ${megabytes(await memory())}`);

  async function update(stopAfter?: number): Promise<void> {
    await press('Update...');
    await press('Set Status');
    await until('the choice', () => {
      const select = document.querySelector<HTMLSelectElement>('[role=dialog] select');
      if (!select) return false;
      typeInto(select, 'Suspended');
      return true;
    });
    await press('Update ', true);
    // The result of an update before this one stands there until this one has begun.
    await until('the update', () => [...document.querySelectorAll('button')].some((one) => one.textContent === 'Stop'));
    const result = async () => {
      if (stopAfter !== undefined) {
        await wait(stopAfter);
        await press('Stop');
      }
      await until(
        'the result',
        () =>
          document.querySelector(':is([role=region], section)[aria-label=Result]') !== null &&
          ![...document.querySelectorAll('button')].some((one) => one.textContent === 'Stop'),
        undefined,
        3600,
      );
    };
    const most = await mostDuring(result());
    const heading = await evaluate(
      () =>
        document.querySelector(':is([role=region], section)[aria-label=Result] :is(h1, h2, h3, h4)')?.textContent ?? '',
    );
    console.log(`bulk: ${heading}; suspended now ${await countOf(`${filter}&status=Suspended`)}; at most ${most}`);
  }
  await update(20_000);
  await update();
}

try {
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(() => { const __name = (value) => value; (${watchPage.toString()})(); })()`,
  });
  await send('Page.navigate', { url: `${host.origin}/login` });
  await until('the login', () => document.querySelector('main form') !== null);
  await evaluate(
    async ([email, password]) => {
      const answer = await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password, role: 'ADMIN' }),
      });
      const { data } = (await answer.json()) as { data: { token: string; user: object } };
      // As section 9 of the specification stores a session.
      localStorage.setItem('authToken', data.token);
      localStorage.setItem('userRole', 'ADMIN');
      localStorage.setItem('userInfo', JSON.stringify(data.user));
    },
    [options.login, options.password] as [string, string],
  );
  await open('/admin/students');

  const tasks = options.tasks.split(',');
  if (tasks.includes('scroll')) await scrollSearchAndSort();
  if (tasks.includes('export')) await exportAll();
  if (tasks.includes('bulk')) await updateMany();
} finally {
  await browser.close();
  host.close();
}
