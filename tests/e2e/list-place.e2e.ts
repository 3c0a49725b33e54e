import type { Page } from '@playwright/test';
import { callApi, expect, signIn, test } from './fixtures.ts';

const list = (page: Page) => page.locator('.data-table');
const scrolled = (page: Page) => list(page).evaluate(({ scrollTop }) => Math.round(scrollTop));

async function scrollTo(page: Page, top: number): Promise<void> {
  await expect(page.locator('[data-position="0"]')).toBeVisible();
  // The whole list, and not its first rows alone.
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled();
  await list(page).evaluate((region, to) => {
    region.scrollTop = to;
  }, top);
  await expect(page.locator('[data-position="0"]')).toHaveCount(0);
}

test('A list keeps its scroll position after F5, and after a record and its Back to List', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/students?sort=name');
  await scrollTo(page, 20_000);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(20_000);
  await page.reload();
  await expect.poll(() => scrolled(page), 'once more').toBe(20_000);
  const link = page.locator('tbody th a').nth(6);
  const name = (await link.textContent()) ?? '';
  const position = await link.locator('xpath=ancestor::tr').getAttribute('data-position');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Back to List' }).click();
  const row = page.locator(`[data-position="${position}"]`);
  await expect(row).toBeInViewport({ ratio: 0.9 });
  await expect(row).toContainText(name);
});

test('The link of an application far down the list shows its row beside it @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  const all = await callApi<readonly { readonly id: string }[]>(page, 'GET', '/applications');
  const id = all[60]?.id ?? '';
  await page.goto(`/admin/applications?open=${id}`);
  await expect(page.locator(`[data-application="${id}"]`)).toBeInViewport({ ratio: 0.9 });
});
