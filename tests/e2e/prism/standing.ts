import { expect, type Page } from '@playwright/test';

/** What is wrong with the page as it is drawn now: values that are no words, a wait, a page wider than its window. */
async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const text = document.body.innerText;
    // A made-up text may have the letters of `null` among its words.
    const noWords = text.match(/.*(?:undefined|NaN|Infinity|Invalid Date|\[object ).*|^\W*null\b\W*$/gm) ?? [];
    const statuses = [...document.querySelectorAll('[role=status]')];
    const waits = [
      ...(text.match(/^\.\.\.$/gm) ?? []),
      ...statuses.map((one) => one.ariaLabel ?? one.textContent).filter((words) => words.startsWith('Loading')),
      ...[...document.querySelectorAll('[aria-busy=true]')].map((one) => one.tagName),
    ];
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...noWords,
      ...waits.map((wait) => `still waiting: ${wait}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px in a window of ${clientWidth} px`] : []),
    ];
  });
}

/** Expects a screen that stands whatever the data is, on a desktop and on a phone: it has its heading, and no fault. */
export async function expectToStand(page: Page): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of [wide.width, 320]) {
    await page.setViewportSize({ ...wide, width });
    // By its element: a dialog hides the heading from its role.
    await expect(page.locator('h1')).toBeVisible();
    // The figures of the home page are asked for when they come into sight.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => faultsOf(page), `${page.url()}, ${width} px wide`).toEqual([]);
  }
  await page.setViewportSize(wide);
}
