import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes from the dashboard to a list, as a person does, so that Back has a page of the portal to go to. */
async function openList(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(heading(page)).toContainText(name);
}

test.describe('Back on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  test('Back on a phone closes the menu and the new student’s form, and the list stays', async ({ page }) => {
    await signIn(page, 'admin');
    await openList(page, 'Students');
    const dialog = page.getByRole('dialog');
    for (const opener of ['Open menu', 'Add New Student']) {
      await page.getByRole('button', { name: opener }).click();
      await expect(dialog, opener).toBeVisible();
      await page.goBack();
      await expect(dialog, opener).toHaveCount(0);
      await expect(page, opener).toHaveURL('/admin/students?status=enrolled');
    }
    await page.goBack();
    await expect(page).toHaveURL('/admin/dashboard');
  });

  test('Back on a phone closes an application, and the list of applications stays @nightly', async ({ page }) => {
    await signIn(page, 'admin');
    await openList(page, 'Applications');
    const dialog = page.getByRole('dialog');
    await page.getByRole('table', { name: 'Applications' }).getByRole('link').first().click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/applications$/);
  });

  test('Back on a phone leaves the page at once when the menu was closed by its button or by Escape @nightly', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    for (const close of [
      () => page.getByRole('button', { name: 'Close menu' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await openList(page, 'Students');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await close();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/admin/dashboard');
    }
  });
});
