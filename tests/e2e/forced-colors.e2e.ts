import type { Locator } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const ground = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
const ink = (one: Locator) => one.evaluate((element) => getComputedStyle(element).color);

/** A chosen one stands on another ground than its neighbour, and its words are not those of the page on it. */
async function expectDistinct(chosen: Locator, other: Locator): Promise<void> {
  expect(await ground(chosen), 'the ground').not.toBe(await ground(other));
  expect(await ink(chosen), 'the words').not.toBe(await ground(chosen));
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`Forced colours show the current page, the chosen tab and the selected row in ${colorScheme} mode${colorScheme === 'light' ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await signIn(page, 'admin');
    await page.goto('/admin/applications');
    const links = page.getByRole('navigation', { name: 'Administration' });
    await expectDistinct(
      links.getByRole('link', { name: 'Applications' }),
      links.getByRole('link', { name: 'Students' }),
    );
    await expectDistinct(page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }).first());
    const row = (position: number) => page.locator(`[data-position="${position}"]`);
    await row(1).locator('.select input').check();
    await expectDistinct(row(1), row(2));
    expect(await ink(row(1).locator('a')), 'the name on its ground').not.toBe(await ground(row(1)));
    const dense = page.getByRole('button', { name: 'Compact rows' });
    const before = await ground(dense);
    await dense.click();
    expect(await ground(dense), 'a pressed button').not.toBe(before);
    await dense.click();
  });

test('Forced colours show the focus of a field, and a button that is disabled @nightly', async ({ page }) => {
  await page.goto('/login');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expectDistinct(tab('Student Login'), tab('Admin Login'));
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.focus();
  expect(await email.evaluate((field) => getComputedStyle(field).outlineStyle)).toBe('solid');
  await signIn(page, 'admin');
  await page.goto('/admin/students?q=nobody');
  const button = page.getByRole('button', { name: 'Export', exact: true });
  await expect(button).toBeDisabled();
  expect(await ink(button)).not.toBe(await ink(page.getByRole('button', { name: 'Import', exact: true })));
  expect(await button.evaluate((one) => getComputedStyle(one).opacity), 'no second veil').toBe('1');
});
