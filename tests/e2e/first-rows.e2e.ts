import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AdminAnswers, makeAdminAnswers } from './admin-answers.ts';
import { startLivePortal } from './live-portal.ts';
import { expect, test } from './fixtures.ts';
import type { StaticHost } from '#tools/static-host.ts';

/** So much of the list is sent at once; the rest when the test says so. */
const SENT = 200_000;

test.describe('A slow list', () => {
  let answers: AdminAnswers;
  let api: Server;
  let portal: StaticHost;
  let waiting: ServerResponse | undefined;

  test.beforeAll(async () => {
    answers = await makeAdminAnswers(1200);
    api = createServer(({ method, url }, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
      if (method === 'OPTIONS') return void response.writeHead(204).end();
      if (url !== '/api/admin/students') return void response.writeHead(404).end();
      response.writeHead(200, { 'Content-Type': 'application/json' }).write(answers.list.slice(0, SENT));
      waiting = response;
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
    waiting = undefined;
    const { token, user } = answers.session;
    await page.addInitScript(
      (items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      },
      { authToken: token, userRole: 'ADMIN', userInfo: JSON.stringify(user) },
    );
    await page.goto(`${portal.origin}/admin/students`);
    await expect(page.locator('tbody th a').first()).toBeVisible();
  });

  test('shows its first rows, which are not the complete list', async ({ page }) => {
    const table = page.getByRole('table');
    await expect(page.getByText('Loading students...')).toBeVisible();
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(table.getByRole('checkbox').first()).toBeDisabled();
    const names = await table.getByRole('rowheader').allTextContents();
    expect(names.length).toBeGreaterThan(8);

    waiting?.end(answers.list.slice(SENT));
    await expect(page.getByText('1,200 students')).toBeVisible();
    await expect(table).toHaveAttribute('aria-busy', 'false');
    await expect(table.getByRole('checkbox').first()).toBeEnabled();
    expect((await table.getByRole('rowheader').allTextContents()).slice(0, 8)).toEqual(names.slice(0, 8));
  });

  test('keeps its first rows beside the error of a broken response, and reloads on request', async ({
    page,
    watch,
  }) => {
    watch.expected.push(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
    waiting?.destroy();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('They are not the whole list.')).toBeVisible();
    await expect(page.locator('tbody th a').first()).toBeVisible();
    await retry.click();
    await expect.poll(() => waiting?.destroyed).toBe(false);
    waiting?.end(answers.list.slice(SENT));
    await expect(page.getByText('1,200 students')).toBeVisible();
  });
});
