import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type AdminAnswers, makeAdminAnswers } from './admin-answers.ts';
import { startLivePortal } from './live-portal.ts';
import { expect, test } from './fixtures.ts';
import type { StaticHost } from '#tools/static-host.ts';

const students = 12_000;

/** 5 Mbit/s. */
const BYTES_PER_SECOND = 625_000;
const STEP_MS = 50;

/** Sends it as fast as such a line does. What a busy machine has let slip is made up for. */
async function sendSlowly(body: Buffer, response: ServerResponse): Promise<void> {
  const began = performance.now();
  for (let sent = 0; sent < body.length && !response.destroyed; await wait(STEP_MS)) {
    const end = Math.floor(((performance.now() - began) / 1000) * BYTES_PER_SECOND);
    response.write(body.subarray(sent, end));
    sent = Math.min(end, body.length);
  }
  response.end();
}

test.describe('A list of 12,000 students at 5 Mbit/s, uncompressed', () => {
  test.describe.configure({ mode: 'serial' });
  let answers: AdminAnswers;
  let list: Buffer;
  let api: Server;
  let portal: StaticHost;
  let isCutOff = false;

  test.beforeAll(async () => {
    answers = await makeAdminAnswers(students);
    list = Buffer.from(answers.list);
    api = createServer(({ method, url }, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
      if (method === 'OPTIONS') return void response.writeHead(204).end();
      if (url !== '/api/admin/students') return void response.writeHead(404).end();
      response.once('close', () => (isCutOff = !response.writableEnded));
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': list.length });
      void sendSlowly(list, response);
    });
    api.listen(0, '127.0.0.1');
    await once(api, 'listening');
    const address = api.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    portal = await startLivePortal(`http://127.0.0.1:${port}/api`);
  });
  test.afterAll(() => {
    portal.close();
    api.closeAllConnections();
    api.close();
  });

  test.beforeEach(async ({ page }) => {
    isCutOff = false;
    const { token, user } = answers.session;
    await page.addInitScript(
      (items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      },
      { authToken: token, userRole: 'ADMIN', userInfo: JSON.stringify(user) },
    );
    await page.goto(`${portal.origin}/admin/students?status=all`);
  });

  test('loads completely, and shows its progress @nightly', async ({ page }) => {
    const bar = page.getByRole('progressbar', { name: 'Loading students' });
    await expect(bar).toHaveText(/^\d\.\d MB of \d\.\d MB, \d+%$/);
    await expect(page.locator('tbody th a').first()).toBeVisible();
    const share = async () => Number(await bar.getAttribute('aria-valuenow'));
    const before = await share();
    await expect.poll(share).toBeGreaterThan(before);

    // More than the ten seconds that an answer may take to begin.
    await expect(page.getByText('12,000 students')).toBeVisible({ timeout: 40_000 });
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '12001');
  });

  test('stops downloading when it is stopped', async ({ page }) => {
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('alert')).toContainText('You stopped it before the whole answer had come.');
    await expect(page.locator('tbody th a').first()).toBeVisible();
    await expect.poll(() => isCutOff).toBe(true);
  });
});
