import type { Page } from '@playwright/test';
import { newerBuild } from './newer-build.ts';
import { expect, test as portalTest } from './fixtures.ts';
import { type StartHost, startHosts } from '#tools/static-host.ts';

const test = portalTest.extend<{ startHost: StartHost }>({ startHost: startHosts });

/** Every public page, its h1 and a sentence of it. */
const pages = [
  ['/', /^Malhar University, since/, 'Four groups of programs'],
  ['/about', /^About/, 'Founded 1965'],
  ['/courses', 'Courses', 'number of seats'],
  ['/faculty', 'Faculty', 'one faculty member for every ten students'],
  ['/research', 'Research', 'Rainfall measurement'],
  ['/admissions', 'Apply for admission', 'Previous qualification'],
  ['/contact', /^Contact/, 'Send Message'],
  ['/login', 'Login', 'Register here'],
  ['/register', 'Register', 'Roll number'],
] as const;

/** Holds the app's script back until it is released: the page is as it was rendered when the portal was built. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page without waiting for the app. */
const open = (page: Page, url: string) => page.goto(url, { waitUntil: 'commit' });

/** The page's background, once its styles are there. */
const background = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.documentElement)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return red + green + blue > 384 ? 'light' : 'dark';
  });

test.describe('The prerendered pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`every public page is readable, and its links work (${colorScheme})${colorScheme === 'light' ? '' : ' @nightly'}`, async ({
      browser,
      startHost,
    }) => {
      const { origin } = await startHost({ sites: { '/portal/': 'dist-live' }, cleanUrls: true, readsHeaders: true });
      const context = await browser.newContext({ javaScriptEnabled: false, colorScheme });
      const page = await context.newPage();
      for (const [path, h1, sentence] of pages) {
        await page.goto(`${origin}/portal${path}`);
        await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
        await expect(page.getByText(sentence).first()).toBeVisible();
        expect(await background(page), path).toBe(colorScheme);
        await expect(page.locator('body > noscript p')).toBeVisible();
        await expect(page.getByText(/^Loading/)).toBeHidden();
        // The header is a line at the top, and not a list of links: the styles are there.
        expect((await page.getByRole('banner').boundingBox())?.height, path).toBeLessThan(100);
      }
      await page.goto(`${origin}/portal/`);
      for (const name of ['About', 'Courses', 'Faculty', 'Research', 'Contact', 'Home']) {
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
        await expect(page).toHaveTitle(name === 'Home' ? 'Malhar University' : new RegExp(`^${name}`));
      }
      await context.close();
    });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`The app replaces each public page’s HTML without a layout shift (${colorScheme})${colorScheme === 'light' ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.addInitScript(() => {
      const seen = { shift: 0, colors: new Set<string>() };
      Object.assign(window, { seen });
      const add = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      };
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        // Before the styles are there nothing is painted.
        const { backgroundColor } = getComputedStyle(document.documentElement);
        if (document.styleSheets.length > 1) seen.colors.add(backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const [path, h1] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
      const { shift, colors } = await page.evaluate(() => {
        const { seen } = window as unknown as { seen: { shift: number; colors: Set<string> } };
        return { shift: seen.shift, colors: [...seen.colors] };
      });
      expect(shift, `${path} moves`).toBeLessThan(0.01);
      expect(colors, `${path} changes its colors`).toHaveLength(1);
      expect(await background(page)).toBe(colorScheme);
    }
  });

for (const [what, path, text] of [
  ['The login', '/login', 'Register here'],
  ['The form of applications', '/admissions', 'Previous qualification'],
  ['The home page', '/', 'Four groups of programs'],
] as const)
  test(`${what} is readable below one sentence in a browser that is too old to run the app${path === '/' ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    // Those that know no modules, and what came into browsers later.
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
    await page.addInitScript(() => {
      for (const [holder, name] of [
        [globalThis, 'structuredClone'],
        [Object, 'hasOwn'],
        [Array.prototype, 'findLast'],
        [Array.prototype, 'at'],
      ] as const)
        Reflect.deleteProperty(holder, name);
    });
    await open(page, path);
    const sentence = page
      .getByRole('alert')
      .filter({ hasText: /^This browser is too old for the portal\..+ or call \+/ });
    await expect(sentence).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible();
    const [top, below] = [await sentence.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
    expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });

test('The first paint waits for styles and fonts only, and the app loads after it @nightly', async ({
  page,
  startHost,
}) => {
  const { origin } = await startHost({ sites: { '/': 'dist-live' }, cleanUrls: true });
  for (const [path, h1] of pages) {
    await page.goto(`${origin}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('script[src]').length)).toBe(1);
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      // Where a busy machine takes longer, the app's files are no longer held back (src/app/boot/boot.ts).
      const end = Math.min(painted, 1000);
      const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < end);
      return files.map(({ name }) => /[^.]*$/.exec(name)?.[0]).filter((kind) => kind !== 'svg');
    });
    expect(early.toSorted(), path).toEqual(['css', 'woff2', 'woff2']);
  }
});

test('A link clicked at the moment when the app starts is followed @nightly', async ({ page }) => {
  await page.addInitScript(() => {
    const follow = () => {
      if (document.documentElement?.dataset['page'] !== undefined || !document.querySelector('h1')) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('header nav a[href$="/courses"]')?.click();
    };
    const observer = new MutationObserver(follow);
    observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-page'] });
  });
  for (const path of ['/', '/faculty', '/contact']) {
    await page.goto(path);
    await expect(page).toHaveTitle(/^Courses/);
    await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  }
});

test('The prerendered HTML shows a signed-in person no login link or form', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'a-token');
    localStorage.setItem('userRole', 'STUDENT');
    localStorage.setItem('userInfo', JSON.stringify({ name: 'Ananya Deshpande', role: 'STUDENT' }));
  });
  const release = await holdApp(page);
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await open(page, '/research');
  await expect(page.getByRole('heading', { level: 1, name: 'Research' })).toBeVisible();
  await expect(login).toBeHidden();
  await open(page, '/login');
  await expect(page).toHaveTitle(/^Login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await open(page, '/research');
  await expect(page.getByRole('heading', { level: 1, name: 'Research' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Ananya Deshpande' })).toBeVisible();
});

test('A host that answers every request with index.html shows no other page’s text', async ({ page, startHost }) => {
  const { origin } = await startHost({ sites: { '/': 'dist-live' }, fallback: 'index.html' });
  const release = await holdApp(page);
  await page.goto('about:blank');
  await page.goto(`${origin}/about`, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Quick actions', includeHidden: true })).toBeAttached();
  await expect(page.getByText('Apply Now').first()).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^About/);
});

test('A cached page whose files a newer version has replaced opens that version @nightly', async ({
  page,
  startHost,
}) => {
  const host = await startHost({ sites: { '/': 'dist-live' }, cleanUrls: true });
  const newer = newerBuild('dist-live', 'zz9');
  host.sites['/'] = newer;
  const old = await (
    await fetch(new URL('/about.html', (await startHost({ sites: { '/': 'dist-live' } })).origin))
  ).text();
  let fromCache = true;
  await page.route(`${host.origin}/about`, async (route) => {
    if (!fromCache) return route.continue();
    fromCache = false;
    await route.fulfill({ contentType: 'text/html', body: old });
  });
  await page.goto(`${host.origin}/about`);
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveTitle(/^Courses/);
  expect(await page.evaluate(() => document.querySelector('script[src]')?.getAttribute('src'))).toContain('zz9');
});

test('A page is readable when no version can be loaded, and says once what is wrong', async ({ page, startHost }) => {
  const host = await startHost({ sites: { '/': 'dist-live' }, cleanUrls: true });
  let opened = 0;
  page.on('request', (request) => void (request.isNavigationRequest() && opened++));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${host.origin}/research`);
  await expect(page.getByRole('alert')).toContainText('The files of the portal could not be loaded.');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByText('Rainfall measurement')).toBeVisible();
  expect(opened).toBe(1);
});

test('A prerendered page without its styles is styled by the app @nightly', async ({ page }) => {
  await page.route('**/assets/page-*.css', (route) => route.abort());
  await page.goto('/research');
  const header = page.getByRole('banner');
  await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(100);
});

for (const [stored, colorScheme] of [
  ['sepia', 'dark'],
  ['sepia', 'light'],
  ['', 'dark'],
] as const)
  test(`An unknown stored color mode (“${stored}”) falls back to the system’s (${colorScheme})${stored && colorScheme === 'dark' ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((mode) => localStorage.setItem('colorMode', mode), stored);
    await page.goto('/research');
    expect(await background(page)).toBe(colorScheme);
    await expect(
      page.getByRole('button', { name: `Switch to ${colorScheme === 'dark' ? 'light' : 'dark'} mode` }),
    ).toBeVisible();
  });
