import type { Page } from '@playwright/test';
import { expect, figure, signIn, test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'A screen, a student, an application or a course' });
const chosen = (page: Page) => page.getByRole('option', { selected: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('The palette by keyboard alone: to a student, to a page, to an application, and back', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('cs23001');
  await expect(chosen(page)).toContainText('Ananya Deshpande');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Ananya Deshpande')).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(chosen(page)).toContainText('Ananya Deshpande');
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toContainText('Dashboard');
  await page.keyboard.type('facul');
  await expect(chosen(page)).toContainText('Faculty');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Faculty')).toBeFocused();
  await page.goBack();
  await expect(heading(page, 'Ananya Deshpande')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('app-2');
  const applications = page.getByRole('group', { name: /^Applications to review/ });
  await expect(applications.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  const name = (await applications.getByRole('option').first().locator('.title').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/applications\?open=app_/);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeHidden();
});

test('The palette is not available to a student @nightly', async ({ page }) => {
  await signIn(page, 'student');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Find or go to' })).toHaveCount(0);
});

test('Keys pressed while the palette’s code is loading go into its field, and trigger nothing on the page', async ({
  page,
}) => {
  let deliver = () => {};
  const late = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(/\/assets\/CommandPalette-/, async (route) => {
    await late;
    await route.continue();
  });
  await signIn(page, 'admin');
  await page.goto('/admin/courses');
  const edit = page.getByRole('button', { name: 'Edit Civil Engineering' });
  await edit.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Space');
  await page.keyboard.type('facul');
  await page.keyboard.press('Enter');
  await expect(edit).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  deliver();
  await expect(heading(page, 'Faculty')).toBeFocused();
  await page.goBack();
  await expect(edit).toBeVisible();
});
