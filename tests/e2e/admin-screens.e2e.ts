import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

/** Where the rows of the screen's list stand: the upper edge of the first, and how many are whole above all else. */
async function rowsOn(page: Page) {
  await expect(page.locator('[data-position="0"]')).toBeVisible();
  return page.evaluate(() => {
    const region = document.querySelector('[data-position]')?.closest('[role=region]')?.getBoundingClientRect();
    const inset =
      Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--page-inset-bottom')) || 0;
    const end = Math.min(region?.bottom ?? 0, innerHeight - inset);
    const rows = [...document.querySelectorAll('[data-position]')].map((row) => row.getBoundingClientRect());
    return {
      first: Math.round(rows[0]?.top ?? Infinity),
      // The line below a row may share a pixel with the frame.
      whole: rows.filter(({ bottom }) => bottom <= end + 1).length,
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

const lists = [
  { path: '/admin/students', rows: 12, begin: 260 },
  { path: '/admin/applications', rows: 12, begin: 260 },
  { path: '/admin/courses', rows: 10, begin: 260 },
  { path: '/admin/activity', rows: 12, begin: 260 },
];

test('The administrators’ lists begin at 260 px at most, and show 12 whole rows, courses 10, at 1280 × 800', async ({
  page,
}) => {
  await signIn(page, 'admin');
  for (const { path, rows, begin } of lists) {
    await page.goto(path);
    const seen = await rowsOn(page);
    expect(seen.first, path).toBeLessThanOrEqual(begin);
    expect(seen.whole, path).toBeGreaterThanOrEqual(rows);
    await page.getByRole('button', { name: 'Compact rows' }).click();
    expect((await rowsOn(page)).whole, `${path}, compact`).toBeGreaterThan(seen.whole);
    await page.getByRole('button', { name: 'Compact rows' }).click();
  }
});

test('The arrow of a button points up while what it opens is open', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/applications');
  for (const button of [
    page.getByRole('button', { name: 'Statistics' }),
    page.getByRole('button', { name: 'Language' }),
  ]) {
    await expect(button.locator('svg').last()).toHaveCSS('rotate', 'none');
    await button.click();
    await expect(button.locator('svg').last()).toHaveCSS('rotate', '180deg');
  }
});

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const)
  test(`The first row of each list is within the first screen at ${width} × ${height} @nightly`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'admin');
    for (const { path } of lists) {
      await page.goto(path);
      const { whole, overflow } = await rowsOn(page);
      expect(whole, path).toBeGreaterThanOrEqual(1);
      expect(overflow, path).toBe(0);
    }
  });

const top = (page: Page) =>
  page.locator('[data-position="0"]').evaluate((row) => Math.round(row.getBoundingClientRect().top + scrollY));

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`Selecting rows shifts none of them at ${width} × ${height} @nightly`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'admin');
    for (const path of ['/admin/students', '/admin/applications']) {
      await page.goto(path);
      await rowsOn(page);
      const before = await top(page);
      for (const position of [0, 1]) await page.locator(`[data-position="${position}"] .select input`).check();
      await expect(page.getByText('2 selected')).toBeVisible();
      expect(await top(page), path).toBe(before);
    }
  });

/** The headings of columns that are cut off, and the fields of the filters that are too narrow for a word. */
const squeezed = (page: Page) =>
  page.evaluate(() =>
    [
      ...[...document.querySelectorAll('thead button span')].filter((head) => head.scrollWidth > head.clientWidth),
      ...[...document.querySelectorAll('[role=search] :is(input, select)')].filter(
        ({ clientWidth }) => clientWidth < 110,
      ),
    ].map((one) => one.textContent),
  );

/** The window's new size has been heard of, rendered and drawn. */
const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** How many pixels of the bar's links lie under the university's name. */
const underName = (page: Page) =>
  page.evaluate(() => {
    const words = document.querySelector('header a span');
    const links = document.querySelector('header nav')?.getBoundingClientRect();
    if (!words || !links) return undefined;
    const range = document.createRange();
    range.selectNodeContents(words);
    const name = range.getBoundingClientRect();
    // On a phone the links are in a drawer; a name that is left out is below the bar.
    return links.width === 0 || name.top >= links.bottom ? 0 : Math.max(0, name.right - links.left);
  });

test('No heading is cut off, no filter is squeezed, no link lies under the name and nothing overflows the page at 1440 to 320 px @nightly', async ({
  page,
}) => {
  await signIn(page, 'admin');
  // Each list is opened on a wide screen and on a phone, and follows the window from there.
  for (const path of ['/admin/dashboard', ...lists.map((list) => list.path)])
    for (const widths of [
      [1440, 1280, 1024, 768],
      [390, 320],
    ])
      for (const [i, width] of widths.entries()) {
        await page.setViewportSize({ width, height: 800 });
        if (i === 0) await page.goto(path);
        else await page.evaluate(nextFrame);
        expect((await rowsOn(page)).overflow, `${path}, ${width} px`).toBe(0);
        expect(await squeezed(page), `${path}, ${width} px`).toEqual([]);
        expect(await underName(page), `${path}, ${width} px`).toBe(0);
      }
});

test('All date filters of a list show a whole date at 1280 to 320 px @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  for (const width of [1280, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/applications');
    if (width < 768) await page.getByRole('button', { name: /^Filters/ }).click();
    else await page.getByRole('button', { name: /^More filters/ }).click();
    const dates = page.locator('input[type=date]');
    await expect(dates).toHaveCount(4);
    const short = await dates.evaluateAll((inputs) =>
      inputs.map((input) => {
        const whole = input.cloneNode() as HTMLElement;
        whole.style.cssText = 'position: absolute; width: auto';
        input.after(whole);
        const missing = whole.getBoundingClientRect().width - input.getBoundingClientRect().width;
        whole.remove();
        return Math.max(0, Math.round(missing));
      }),
    );
    expect(short, `pixels that a date lacks at ${width} px`).toEqual([0, 0, 0, 0]);
  }
});

test('The title of the applications stays in one line with the button of those admitted just now @nightly', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/applications');
  await rowsOn(page);
  const before = await top(page);
  for (const position of [0, 1]) await page.locator(`[data-position="${position}"] .select input`).check();
  await page.getByRole('button', { name: 'Decide All...' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Approve \(/ }).click();
  await dialog.getByRole('button', { name: /^Approve \d+ App/ }).click();
  await page.getByRole('button', { name: 'Close Result' }).click();
  await expect(page.getByRole('button', { name: /^Admitted just now/ })).toBeVisible();
  expect(await top(page)).toBe(before);
});

test('Beside an open application the filters of the list are wide enough to read @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/applications');
  await page.locator('[data-position="2"] a').click();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  expect(await squeezed(page)).toEqual([]);
  const tabs = page.getByRole('tablist');
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

/** The controls of the page that the toasts on the screen cover, by their names; below `xl` toasts stand over the bar. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-scope=toast][data-part=root]')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    const bar = innerWidth >= 1280 && !document.querySelector('[role=dialog]') ? 'header :is(a, button), ' : '';
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        `${bar}main :is(a, button, input, select), [role=dialog] :is(input, button)`,
      ),
    ];
    return controls
      .filter((control) => {
        const { top, bottom, left, right, width } = control.getBoundingClientRect();
        // What is scrolled out of a list's region is not on the screen.
        const frame = control.closest('[role=region]')?.getBoundingClientRect();
        if (width === 0 || (frame && (bottom < frame.top || top > frame.bottom))) return false;
        return toasts.some(
          (toast) => toast.left < right && toast.right > left && toast.top < bottom && toast.bottom > top,
        );
      })
      .map((control) => control.textContent || control.getAttribute('aria-label'));
  });

/** Where everything on the screen stands that can be read or pressed. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, header a, main :is(a, button, input, select, dd, [role=status])')].flatMap(
      (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return y < innerHeight ? [one.tagName, x, y, width, height].join(' ') : [];
      },
    ),
  );

const toastsOf = (page: Page) => page.locator('[data-scope=toast][data-part=root]');

test('Toasts shift nothing on a page or in a dialog when they appear or disappear @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/students');
    await rowsOn(page);
    await expect(toastsOf(page)).toHaveCount(0);
    const before = await places(page);
    await page.getByRole('button', { name: 'Refresh' }).press('Enter');
    await expect(toastsOf(page)).toHaveCount(1);
    await page.evaluate(nextFrame);
    await expect.poll(() => places(page), `${width} px`).toEqual(before);
    await page.getByRole('button', { name: 'Dismiss notification' }).press('Enter');
    await expect(toastsOf(page)).toHaveCount(0);
    expect(await places(page), `${width} px`).toEqual(before);
    await page.getByRole('button', { name: 'Refresh' }).press('Enter');
    await expect(toastsOf(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Add New Student' }).press('Enter');
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: 'Name' });
    await expect(field).toBeVisible();
    await expect.poll(() => coveredControls(page), `${width} px`).toEqual([]);
    await dialog.evaluate((element) => Promise.allSettled(element.getAnimations().map(({ finished }) => finished)));
    const beside = await field.boundingBox();
    // Dismissed by hand, the dialog would lose the focus, and close.
    await expect(toastsOf(page)).toHaveCount(0);
    expect(await field.boundingBox(), `${width} px`).toEqual(beside);
  }
});

test('A toast covers no control of the administrators’ pages at 1280 px, and below that only those of the navigation bar @nightly', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await expect(toastsOf(page).first()).toBeVisible();
  // They slide to their places.
  await expect.poll(() => coveredControls(page)).toEqual([]);
  for (const width of [1280, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(width === 768 ? '/admin/dashboard' : '/admin/students');
    await rowsOn(page);
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await refresh.click();
    await expect(toastsOf(page)).toHaveCount(1);
    await expect.poll(() => coveredControls(page), `${width} px`).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await expect.poll(() => coveredControls(page), `${width} px, the palette`).toEqual([]);
  }
});
