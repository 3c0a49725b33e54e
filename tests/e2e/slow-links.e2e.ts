import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from './fixtures.ts';
import { type ListPortal, startListPortal } from './list-portal.ts';

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
  let portal: ListPortal;
  let isCutOff = false;

  test.beforeAll(async () => {
    portal = await startListPortal(students, (list, response) => {
      const body = Buffer.from(list);
      response.once('close', () => (isCutOff = !response.writableEnded));
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
      void sendSlowly(body, response);
    });
  });
  test.afterAll(() => portal.close());

  test.beforeEach(async ({ page }) => {
    isCutOff = false;
    await portal.open(page, '/admin/students?status=all');
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
