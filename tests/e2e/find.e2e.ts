import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const status = (page: Page, pattern: RegExp) => page.getByRole('status').filter({ hasText: pattern });

test('A reversed range is reported at its fields, filters nothing and survives a reload @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/students');
  const all = (await status(page, /students$/).textContent()) ?? '';
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('textbox', { name: 'CGPA from' }).fill('9');
  await expect(status(page, / of .* students$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'CGPA to' }).fill('7.5');
  await expect(page.getByText('From 9 to 7.5 is the wrong way round, and filters nothing.')).toBeVisible();
  await expect(status(page, /students$/)).toHaveText(all);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'CGPA to' })).toHaveValue('7.5');
  await expect(page.getByText('From 9 to 7.5 is the wrong way round, and filters nothing.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/students?status=enrolled');
});

test('The views stay in the window where their button is at the left edge @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signIn(page, 'admin');
  await page.goto('/admin/applications');
  await page.getByRole('button', { name: 'Views' }).click();
  const box = await page.getByRole('group', { name: 'Views' }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(768);
});

test('A view is saved, replaced, renamed, opened and deleted by keyboard, and exists at the next visit @nightly', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/students?cgpa=..6&sort=cgpa');
  const views = page.getByRole('group', { name: 'Views' });
  const open = async () => {
    await page.getByRole('button', { name: /^Views/ }).focus();
    await page.keyboard.press('Enter');
  };
  await open();
  await views.getByRole('textbox').focus();
  await page.keyboard.type('Low marks');
  await page.keyboard.press('Enter');
  await expect(views.getByText('Saved as “Low marks”.')).toBeVisible();
  await expect(views.getByRole('link', { name: /Low marks/ })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Views: Low marks' })).toBeFocused();

  await page.goto('/admin/students?cgpa=..5');
  await open();
  await views.getByRole('textbox').fill('low marks');
  await page.keyboard.press('Enter');
  await expect(views.getByText('There is a view of this name. Replace it?')).toBeVisible();
  await views.getByRole('button', { name: 'Replace' }).click();
  const saved = views.getByRole('button', { name: /^Rename / });
  await expect(saved).toHaveCount(1);
  await views.getByRole('button', { name: 'Rename low marks' }).click();
  await views.getByRole('textbox').fill('Failing');
  await page.keyboard.press('Enter');
  await expect(views.getByRole('link', { name: '✓ Failing' })).toBeVisible();

  await page.goto('/admin/students');
  await open();
  await views.getByRole('link', { name: 'Failing' }).click();
  await expect(page).toHaveURL('/admin/students?cgpa=..5');
  await open();
  await views.getByRole('button', { name: 'Delete Failing' }).click();
  await expect(saved).toHaveCount(0);
  await views.getByRole('button', { name: 'Undo' }).click();
  await expect(views.getByRole('link', { name: /Failing/ })).toBeVisible();
});

test('The applications are exported as they are listed, without passwords', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/applications?grade=90..');
  const rows = await status(page, / of .* applications$/).textContent();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV, for other programs' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^applications-2026-05-18-\d+\.csv$/);
  const stream = await download.createReadStream();
  let text = '';
  for await (const part of stream) text += String(part);
  const lines = text.trim().split('\r\n');
  expect(`${lines.length - 1}`).toBe(rows?.split(' ')[0]);
  expect(lines[0]).toContain('Reference');
  expect(text).not.toMatch(/password/i);
});

test('The toolbar and the selection bar stay in one line at 1280 px @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  for (const path of ['/admin/dashboard', '/admin/students?cgpa=7..9', '/admin/applications', '/admin/courses']) {
    await page.goto(path);
    await expect(page.locator('[data-position="0"]')).toBeVisible();
    const boxes = await page
      .getByRole('search')
      .locator('button, input, select')
      .evaluateAll((controls) =>
        controls.map((control) =>
          Math.round(control.getBoundingClientRect().top + control.getBoundingClientRect().height / 2),
        ),
      );
    expect(Math.max(...boxes) - Math.min(...boxes), path).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
  await page.goto('/admin/students');
  await page.locator('th.select label').click();
  await page.getByRole('searchbox').fill('an');
  const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  for (const name of ['Update...', 'Delete', 'Clear Selection', 'Refresh']) {
    const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    expect(Math.abs(box.y + box.height / 2 - heading.y - heading.height / 2), name).toBeLessThan(8);
    expect(box.x + box.width, name).toBeLessThanOrEqual(1280 - 400);
  }
});
