import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const carousel = (page: Page) => page.getByRole('region', { name: 'Malhar University in three slides' });
const opacities = (page: Page) =>
  carousel(page)
    .locator('[aria-roledescription=slide]')
    .evaluateAll((slides) => slides.map((slide) => Number(getComputedStyle(slide).opacity)));
const current = (page: Page) => carousel(page).locator('[aria-current]').getAttribute('aria-label');

test('The slides fade into each other every 4000 ms', async ({ page }) => {
  await page.goto('/');
  const second = carousel(page).getByRole('group', { name: '2 of 3' });
  await expect.poll(() => opacities(page)).toEqual([1, 0, 0]);
  const since = Date.now();
  await expect(second).not.toHaveAttribute('inert');
  expect(Date.now() - since).toBeGreaterThan(2000);
  expect(Date.now() - since).toBeLessThan(5500);
  const [first = 0, next = 0] = await opacities(page);
  expect(first + next).toBeGreaterThan(0);
  await expect.poll(() => opacities(page)).toEqual([0, 1, 0]);
});

test('The slides pause under the pointer', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const first = carousel(page).getByRole('group', { name: '1 of 3' });
  await first.getByRole('heading').hover();
  await page.clock.runFor(5000);
  await expect(first).not.toHaveAttribute('inert');
  await page.mouse.move(0, 0);
  await page.clock.runFor(4500);
  await expect(first).toHaveAttribute('inert');
});

test('The slides stand still under prefers-reduced-motion, and change at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  await page.clock.runFor(5000);
  expect(await opacities(page)).toEqual([1, 0, 0]);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await page.clock.runFor(50);
  await expect.poll(() => opacities(page), { intervals: [50] }).toEqual([0, 1, 0]);
});

test('The carousel by keyboard alone: pause first, then the controls, then the two buttons', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /dark mode/ })
    .focus();
  const stops: (string | null)[] = [];
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
      ),
    );
  }
  expect(stops).toEqual([
    'Pause the slides',
    'Previous slide',
    'Slide 1: Excellence in Higher Education',
    'Slide 2: Modern Campus Facilities',
    'Slide 3: Shape Your Future Today',
    'Next slide',
    'Apply Now',
    'Learn More about Malhar University',
  ]);
  await page.getByRole('button', { name: 'Slide 3' }).focus();
  await page.keyboard.press('Enter');
  expect(await current(page)).toBe('Slide 3: Shape Your Future Today');
  for (const target of await carousel(page).getByRole('button').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test('Download Brochure saves the brochure', async ({ page }) => {
  await page.goto('/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Brochure' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Malhar University brochure.pdf');
  expect(await download.failure()).toBeNull();
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [320, 640],
] as const)
  test(`The loading page has no layout shift, ${width} px wide${width === 320 ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(page.getByText('Total Students').locator('..')).toContainText('1,200');
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThanOrEqual(0.01);
  });

test.describe('The home page without a service worker, which would bypass the fault', () => {
  test.use({ serviceWorkers: 'block' });

  test('says when the rest of the page fails to load, and loads it on retry', async ({ page, watch }) => {
    // React logs what an error boundary has caught.
    watch.expected.push(/Failed to fetch dynamically imported module/, /Service Worker registration blocked/);
    const chunk = '**/assets/HomeSections-*.js';
    await page.route(chunk, (route) => route.abort());
    await page.goto('/about');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('alert')).toContainText('The rest of this page could not be loaded.');
    await expect(carousel(page)).toBeVisible();
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Four groups of programs' })).toBeVisible();
  });
});
