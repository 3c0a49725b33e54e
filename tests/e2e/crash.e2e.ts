import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { expect, figure, signIn, test } from './portal.ts';

/** Kills the browser of a context, as a crash does: nothing gets the chance to save. */
async function kill(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const browser = processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser does not tell its process');
  const ended = context.waitForEvent('close');
  process.kill(browser.id, 'SIGKILL');
  await ended;
}

test('a browser that is killed loses no write that was answered', async ({ launchOptions, baseURL }) => {
  const origin = baseURL ?? '';
  const profile = mkdtempSync(join(tmpdir(), 'portal-profile-'));
  const first = await chromium.launchPersistentContext(profile, launchOptions);
  const page = await first.newPage();
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
  await kill(first);
  await writing;

  const second = await chromium.launchPersistentContext(profile, launchOptions);
  const again = await second.newPage();
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
  await second.close();
  try {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3, retryDelay: 200 });
  } catch {
    // Its other processes die later, and write until then: what they leave is the system's to clear.
  }
  expect(answered.filter((rollNo) => !stored.includes(rollNo))).toEqual([]);
});
