import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

// In front of a server, whose answers a test can replace.
test.use({ setup: 'live', actionTimeout: 10_000 });

/** What a server may say at its worst: 100 kB, and nowhere a place to break the line. */
const long = 'x'.repeat(100_000);

interface Place {
  readonly title: string;
  readonly path: string;
  /** The call that fails, and with what. */
  readonly call: { readonly url: RegExp; readonly method: string; readonly status: number };
  /** What is done until the server has said it. */
  readonly act: (page: Page) => Promise<void>;
  /** Where it is said. */
  readonly said: (page: Page) => Locator;
  /** What a person does next. */
  readonly next: (page: Page) => Locator;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const toast = (page: Page) => page.locator('[data-scope=toast][data-part=root]').first();

const places: readonly Place[] = [
  {
    title: 'at a field of a form',
    path: '/login?tab=admin',
    call: { url: /\/admin\/auth\/login$/, method: 'POST', status: 401 },
    async act(page) {
      await page.getByRole('textbox', { name: 'Email' }).fill('admin@university.example');
      await page.getByRole('textbox', { name: 'Password' }).fill('Demo@1234');
      await button('Login as Admin')(page).click();
    },
    said: (page) => page.locator('[data-part=error-text]').first(),
    next: button('Login as Admin'),
  },
  {
    title: 'where a list cannot be loaded',
    path: '/admin/students',
    call: { url: /\/api\/admin\/students/, method: 'GET', status: 500 },
    act: async () => {},
    said: (page) => page.getByRole('main').getByRole('alert').first(),
    next: button('Try Again'),
  },
  {
    title: 'in a toast',
    path: '/admin/students/stu_000009',
    call: { url: /\/students\/stu_000009$/, method: 'DELETE', status: 400 },
    async act(page) {
      await button('Delete')(page).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
    said: toast,
    next: (page) => toast(page).getByRole('button', { name: /Dismiss|Close/ }),
  },
  {
    title: 'above a form',
    path: '/admin/students/stu_000009',
    call: { url: /\/admin\/students\/stu_000009$/, method: 'PUT', status: 400 },
    async act(page) {
      await button('Edit')(page).click();
      await page.getByRole('textbox', { name: 'Phone' }).fill('9812345672');
      await button('Save Changes')(page).click();
    },
    said: (page) => page.getByRole('main').getByRole('alert').first(),
    next: button('Save Changes'),
  },
  {
    title: 'in a question',
    path: '/admin/students/stu_000009',
    call: { url: /\/password-reset$/, method: 'POST', status: 400 },
    async act(page) {
      await page.getByRole('button', { name: /^Reset password/i }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: /Reset/ }).click();
    },
    said: (page) => page.getByRole('alertdialog').getByRole('alert'),
    next: (page) => page.getByRole('alertdialog').getByRole('button', { name: /^Reset/ }),
  },
  {
    title: 'as the reason of a row',
    path: '/admin/students?q=Sanjana',
    call: { url: /\/students\/[^/]+$/, method: 'DELETE', status: 400 },
    async act(page) {
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .click();
      await button('Delete')(page).click();
      await page.getByText('I am sure that I want to delete them').click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Delete \d/ })
        .click();
    },
    said: (page) => page.getByRole('table', { name: 'Results' }),
    next: button('Close Result'),
  },
  {
    title: 'in a notice',
    path: '/courses',
    // The sentence names what stands in the file.
    call: { url: /\/config\.json$/, method: 'GET', status: 200 },
    act: async () => {},
    said: (page) => page.getByRole('region', { name: 'Notices' }),
    next: (page) => page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' }),
  },
];

/** Whether nothing of the page lies beside the window. */
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const { title, path, call, act, said, next } of places)
  test(`A message of 100 kB ${title} is clipped, shown whole on demand, and covers no button${title === 'in a toast' ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), extensions: ['password-reset'] } });
    });
    if (path.startsWith('/admin')) await signIn(page, 'admin');
    await page.route(call.url, (route) =>
      route.request().method() === call.method
        ? route.fulfill({
            status: call.status,
            headers: { 'Access-Control-Allow-Origin': '*' },
            json: call.url.source.includes('config') ? { apiBaseUrl: long } : { success: false, message: long },
          })
        : route.fallback(),
    );
    await page.goto(path);
    await act(page);
    await expect(said(page)).toContainText('xxx');
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await fits(page), `${width} px`).toBe(true);
      expect((await said(page).boundingBox())?.height, `${width} px`).toBeLessThan(600);
      await next(page).click({ trial: true });
      const whole = said(page).getByRole('button', { name: 'Show all' }).first();
      if ((await whole.count()) === 0) continue;
      await whole.click();
      await expect(said(page)).toContainText(long);
      expect(await fits(page), `${width} px, whole`).toBe(true);
      await next(page).click({ trial: true });
      await said(page).getByRole('button', { name: 'Show less' }).first().click();
    }
  });
