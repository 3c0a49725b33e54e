import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';
import { type StaticHost, startStaticHost } from '#tools/static-host.ts';

/** The demo with examples/university in place of src/university: one setting of the build, and no change elsewhere. */
const folder = '.cache/second-university';
const name = 'Aldenfels Institute of Technology';

test.describe.configure({ mode: 'serial' });

let host: StaticHost;

test.beforeAll(async () => {
  await promisify(execFile)('node_modules/.bin/vite', ['build', '--outDir', folder, '--logLevel', 'warn'], {
    env: { ...process.env, UNIVERSITY: 'examples/university' },
  });
  host = await startStaticHost({ sites: { '/': folder }, fallback: 'index.html' });
});

test.afterAll(() => host.close());

/** axe finds nothing in either colour mode, at both widths, and no text is cut off at the side. */
async function expectFine(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 720 });
      await page.evaluate(() => scrollTo(0, 0));
      const rules = colorScheme === 'light' ? 'all' : 'colours';
      expect(await violations(page, { rules }), `${path}, ${colorScheme}, ${width} px`).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
        .toBe(0);
    }
  }
}

test('the public pages and the login of a second university: its name, its colors, and nothing of the first @nightly', async ({
  page,
}) => {
  test.slow();
  for (const path of ['/', '/about', '/contact', '/courses', '/admissions', '/faculty', '/research', '/login']) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${host.origin}${path}`);
    await expect(page.locator('html:not([data-page])')).toBeAttached();
    await expect(page).toHaveTitle(new RegExp(`${name}$`));
    await expect(page.getByRole('banner').getByRole('link', { name: /^Aldenfels/ })).toBeVisible();
    expect(await page.content()).not.toMatch(/Malhar|Pashan|\+91 20/);
    await expectFine(page, path);
  }
});

test('the roster and a record of a second university: its currency, and the groups of its numbers @nightly', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin', host.origin);
  await expect(page.getByText(/1['’]200/).first()).toBeVisible();
  await page.goto(`${host.origin}/admin/students`);
  await expect(page.getByText(/1['’]200 students/).first()).toBeVisible();
  await expectFine(page, '/admin/students');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${host.origin}/admin/students/stu_000001?tab=fee`);
  await expect(page.getByText(/CHF\s148['’]000/).first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('₹');
  await expectFine(page, '/admin/students/stu_000001');
});

test('the menu of languages stays within a phone’s screen, a language in part with its note too @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${host.origin}/login`);
  await page.getByRole('button', { name: 'Language' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('Translated in part: other pages are in English');
  await expect
    .poll(async () => {
      const { x = -1, width = 999 } = (await menu.boundingBox()) ?? {};
      return x >= 0 && x + width <= 320;
    })
    .toBe(true);
});
