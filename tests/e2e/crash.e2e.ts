import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { expect, figure, signIn, test } from './portal.ts';

/** Starts a browser of our own on a profile on disk, so that it can be killed. */
async function startBrowser(executable: string, args: readonly string[], profile: string) {
  const child = spawn(executable, [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`]);
  const endpoint = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, url] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`the browser ended: ${said}`)));
  });
  return { child, browser: await chromium.connectOverCDP(endpoint) };
}

async function firstPage(browser: Browser): Promise<Page> {
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no context');
  return context.newPage();
}

/** Kills the browser and all that it started, as a crash does: nothing gets the chance to save. */
async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

test('a browser that is killed loses no write that was answered', async ({ launchOptions, baseURL }) => {
  const origin = baseURL ?? '';
  const profile = mkdtempSync(join(tmpdir(), 'portal-profile-'));
  const { executablePath = '', args = [] } = launchOptions;
  const first = await startBrowser(executablePath, args, profile);
  const page = await firstPage(first.browser);
  await signIn(page, 'admin', origin);
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/api/backend-identity')).headers.has('X-Portal-Backend')))
    .toBe(true);

  // Students are added one after another until the browser dies in the middle of it.
  const answered: string[] = [];
  await page.exposeFunction('noteAnswer', (rollNo: string) => void answered.push(rollNo));
  const writing = page
    .evaluate(async () => {
      for (let number = 0; number < 1000; number++) {
        const rollNo = `KILL${number}`;
        const response = await fetch('/api/students', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('authToken')}` },
          body: JSON.stringify({
            name: `Kill ${number}`,
            rollNo,
            email: `kill${number}@mail.example`,
            password: 'first-Day-1',
            department: 'Civil',
            year: 1,
            semester: 1,
          }),
        });
        if (response.status === 201) Reflect.get(window, 'noteAnswer')(rollNo);
      }
    })
    .catch(() => 'the browser is gone');
  await expect.poll(() => answered.length).toBeGreaterThan(40);
  await kill(first.child);
  await writing;

  const second = await startBrowser(executablePath, args, profile);
  const again = await firstPage(second.browser);
  // Who was signed in is in localStorage, which a crash does lose.
  await again.goto(origin);
  await again.evaluate(() => localStorage.clear());
  await signIn(again, 'admin', origin);
  await expect(figure(again, 'Total Students')).toHaveText(/^1,2\d\d$/);
  const stored = await again.evaluate(async () => {
    const response = await fetch('/api/admin/students', {
      headers: { Authorization: `Bearer ${localStorage.getItem('authToken')}` },
    });
    const { data } = (await response.json()) as { data: { rollNo: string }[] };
    return data.map(({ rollNo }) => rollNo);
  });
  await kill(second.child);
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3, retryDelay: 200 });
  } catch {
    // Its other processes die later, and write until then: what they leave is the system's to clear.
  }
  expect(answered.filter((rollNo) => !stored.includes(rollNo))).toEqual([]);
});
