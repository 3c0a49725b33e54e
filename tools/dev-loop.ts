/**
 * Measures what somebody who works on the portal waits for: `npm run tool dev:time`. The first page after `npm run dev`, with
 * and without the libraries bundled before; a change of a screen; a change of the backend. Both changes must leave the page
 * as it is: what was typed, where it was scrolled to, the data. Two files are changed for a moment, and put back.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

/** In milliseconds, on a quiet machine of two cores. */
const goals = { cold: 4000, warm: 2000, screen: 300, backend: 2000 } as const;

const port = 5199;
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });

async function startServer(...options: string[]): Promise<ChildProcess> {
  const server = spawn('npm', ['run', 'dev', '--', '--port', String(port), '--strictPort', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const kill = () => server.kill() && process.kill(-Number(server.pid));
  process.once('exit', kill);
  server.once('exit', () => process.off('exit', kill));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (text) => {
      output += text;
      if (output.includes('Local:')) resolve();
    });
    server.once('exit', () => reject(new Error(`The server has ended:\n${output}`)));
  });
  return server;
}

/** npm does not pass a signal on to what it has started, so the whole group gets it. */
function stopServer(server: ChildProcess): Promise<unknown> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.pid !== undefined) process.kill(-server.pid);
  return ended;
}

async function openPage(path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' });
  await page.locator('#root h1').waitFor();
  return page;
}

/** From the command to the first heading. */
async function timeStart(...options: string[]): Promise<number> {
  const begin = performance.now();
  const server = await startServer(...options);
  const page = await openPage('/login');
  const time = performance.now() - begin;
  await page.context().close();
  await stopServer(server);
  return time;
}

/** From the moment a file is saved to the moment the page shows the text. */
async function timeChange(page: Page, file: string, from: string, to: string, text: string): Promise<number> {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no "${from}" to change`);
  const shown = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(wanted)) return;
          observer.disconnect();
          resolve(Date.now());
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
  const putBack = () => writeFileSync(file, before);
  process.once('exit', putBack);
  const begin = Date.now();
  writeFileSync(file, before.replace(from, to));
  const time = await Promise.race([
    shown.then((end) => end - begin),
    new Promise<number>((resolve) => setTimeout(resolve, 8_000, Infinity)),
  ]);
  putBack();
  process.off('exit', putBack);
  await page.waitForFunction((gone) => !document.body.textContent.includes(gone), text);
  return time;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function repeat(times: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < times; run++) values.push(await measure());
  return median(values);
}

process.once('SIGINT', () => process.exit(130));
const load = loadavg()[0] ?? 0;
// What others do on the machine would count as waiting.
const isQuiet = load <= 1.5;
console.log(`Load of the machine: ${load.toFixed(1)}${isQuiet ? '' : ', too much to judge the times'}`);
const times = { cold: await timeStart('--force'), warm: await repeat(3, () => timeStart()), screen: 0, backend: 0 };

const server = await startServer();
const page = await openPage('/courses');
const search = page.getByRole('searchbox');
await page.getByText(/^\d+ courses$/).waitFor();
await page.waitForFunction(() => window.portalDemo);
const send = () =>
  page.evaluate(() => {
    const detail = { name: 'Asha', email: 'asha@example.in', subject: 'Loop', message: 'Is this still there?' };
    dispatchEvent(new CustomEvent('portal:contact-message', { detail }));
  });
const messages = () => page.evaluate(() => window.portalDemo?.outbox().then(({ length }) => length));
await send();
await search.fill('eng');
await page.getByText(/^\d+ of \d+ courses$/).waitFor();
await page.evaluate(() => {
  scrollTo(0, 240);
  document.body.dataset['kept'] = 'yes';
});
const place = () =>
  page.evaluate(() => `${document.body.dataset['kept']} ${scrollY} ${document.querySelector('input')?.value}`);
const placeBefore = await place();

times.screen = await repeat(3, () =>
  timeChange(
    page,
    'src/features/courses/CoursesScreen.tsx',
    'The programs of the university',
    'All programs of the university',
    'All programs of the university',
  ),
);
times.backend = await repeat(3, () =>
  timeChange(
    page,
    'mocks/university/handlers/courses.ts',
    'listActiveCourses: ({ tables }) => listActive(tables, () => true)',
    `listActiveCourses: ({ tables }) => ({
      data: listActive(tables, () => true).data.map((course) => ({ ...course, description: 'Taught anew' })),
    })`,
    'Taught anew',
  ),
);
await send();

const lost: string[] = [];
if ((await place()) !== placeBefore) lost.push(`The page was at "${placeBefore}", and is at "${await place()}".`);
// One from before the changes, in data that was kept; one from after them, which one backend alone has received.
await page.waitForTimeout(500);
if ((await messages()) !== 2) lost.push(`The outbox has ${await messages()} messages in place of 2.`);

for (const [name, goal] of Object.entries(goals)) {
  const time = times[name as keyof typeof goals];
  console.log(`${name.padEnd(8)} ${Math.round(time)} ms (goal ${goal})`);
  if (time > goal && (isQuiet || time === Infinity)) lost.push(`${name} takes more than ${goal} ms.`);
}
await stopServer(server);
await browser.close();
for (const problem of lost) console.error(problem);
process.exitCode = lost.length > 0 ? 1 : 0;
