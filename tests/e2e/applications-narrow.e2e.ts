import type { Page } from '@playwright/test';
import { apply } from './apply.ts';
import { expect, signIn, test } from './fixtures.ts';

const list = (page: Page) => page.getByRole('table', { name: 'Applications' });

test('A long address wraps inside the open application, and the list keeps a distance to its controls, at 320 px @nightly', async ({
  page,
}) => {
  const email = `${'long'.repeat(14)}@mail.example`;
  await apply(page, { name: 'Ira Deshmukh', email });
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`/admin/applications?q=${email}`);
  await expect(list(page).getByRole('link', { name: 'Ira Deshmukh' })).toBeVisible();
  const controls = await page.getByRole('combobox', { name: 'Sort by' }).boundingBox();
  const table = await page.getByRole('region', { name: 'Applications' }).boundingBox();
  expect((table?.y ?? 0) - (controls?.y ?? 0) - (controls?.height ?? 0)).toBeGreaterThanOrEqual(8);

  await list(page).getByRole('link', { name: 'Ira Deshmukh' }).click();
  const address = await page.getByRole('dialog').getByRole('link', { name: email }).boundingBox();
  expect(Math.round(address?.width ?? Infinity)).toBeLessThanOrEqual(288);
});

test('The result of a bulk decision needs no sideways scrolling at 320 px @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/admin/applications?status=APPLIED');
  await list(page).getByRole('checkbox').nth(1).check();
  await list(page).getByRole('checkbox').nth(2).check();
  await page.getByRole('button', { name: 'Decide All...' }).click();
  await page.getByRole('button', { name: 'Waitlist (2)' }).click();
  await page.getByRole('button', { name: 'Waitlist 2 Applications' }).click();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results).toContainText('Waitlisted');
  expect(await results.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
});

test('The passwords of admitted applicants need no sideways scrolling at 320 px @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/admin/applications?status=APPLIED');
  await list(page).getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Decide All...' }).click();
  await page.getByRole('button', { name: 'Approve (1)' }).click();
  await page.getByRole('button', { name: 'Approve 1 Application' }).click();
  await page.getByRole('button', { name: 'Admitted just now (1)' }).click();
  const admitted = page.getByRole('region', { name: 'Admitted students' });
  await expect(admitted.locator('code')).toBeVisible();
  expect(await admitted.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
});
