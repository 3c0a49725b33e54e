import type { ServerResponse } from 'node:http';
import { expect, test } from './fixtures.ts';
import { type ListPortal, startListPortal } from './list-portal.ts';

/** So much of the list is sent at once; the rest when the test says so. */
const SENT = 200_000;

test.describe('A slow list', () => {
  let portal: ListPortal;
  let waiting: ServerResponse | undefined;

  test.beforeAll(async () => {
    portal = await startListPortal(1200, (list, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write(list.slice(0, SENT));
      waiting = response;
    });
  });
  test.afterAll(() => portal.close());

  test.beforeEach(async ({ page }) => {
    waiting = undefined;
    await portal.open(page, '/admin/students');
    await expect(page.locator('tbody th a').first()).toBeVisible();
  });

  test('shows its first rows, which are not the complete list', async ({ page }) => {
    const table = page.getByRole('table');
    await expect(page.getByText('Loading students...')).toBeVisible();
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(table.getByRole('checkbox').first()).toBeDisabled();
    const names = await table.getByRole('rowheader').allTextContents();
    expect(names.length).toBeGreaterThan(8);

    waiting?.end(portal.list.slice(SENT));
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
    waiting?.end(portal.list.slice(SENT));
    await expect(page.getByText('1,200 students')).toBeVisible();
  });
});
