import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

/** The fields on the page whose text is smaller than 16 px: phones would enlarge the page for them. */
const small = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=checkbox], [type=radio]), select, textarea')]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.id || field.outerHTML.slice(0, 100)),
  );
const fields = (page: Page) => page.locator('input:not([type=checkbox], [type=radio]), select, textarea');

test.describe('Fields on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const path of ['/login', '/register', '/contact', '/admissions', '/courses', '/faculty'])
    test(`Fields on a touch screen have text of at least 16 px on ${path}${path === '/admissions' ? '' : ' @nightly'}`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(fields(page).first()).toBeVisible();
      expect(await small(page)).toEqual([]);
    });

  test('Fields on a touch screen have text of at least 16 px in the lists, the palette and the administrators’ forms @nightly', async ({
    page,
  }) => {
    await signIn(page, 'admin');
    for (const path of ['/admin/students', '/admin/applications', '/admin/courses']) {
      await page.goto(path);
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expect(fields(page).nth(3)).toBeVisible();
      expect(await small(page), path).toEqual([]);
    }
    await page.goto('/admin/students/stu_000001');
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('textbox', { name: 'Phone' })).toBeVisible();
    expect(await small(page), 'a record').toEqual([]);
  });
});

test('Fields of the administrators’ pages keep their size with a mouse @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/students');
  const search = page.getByRole('searchbox');
  expect(await search.evaluate((field) => getComputedStyle(field).fontSize)).toBe('15px');
});
