import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect, figure, signIn, untilWorkerAnswers, untilWorkerControls } from './fixtures.ts';
import { newerBuild } from './newer-build.ts';
import { type StartHost, startHosts, type StaticHost } from '#tools/static-host.ts';

const test = base.extend<{ build: string; startHost: StartHost; host: StaticHost }>({
  build: ['dist', { option: true }],
  startHost: startHosts,
  host: async ({ build, startHost, watch }, runTest) => {
    // Hosts without an API.
    watch.expected.push(/^The home statistics could not be loaded/);
    await runTest(await startHost({ sites: { '/': build }, fallback: 'index.html', readsHeaders: true }));
  },
});

/** Takes the network away, in the browser and on the other side. */
async function goOffline(context: BrowserContext, host: StaticHost): Promise<void> {
  host.state = 'down';
  await context.setOffline(true);
}

async function goOnline(context: BrowserContext, host: StaticHost): Promise<void> {
  host.state = 'up';
  await context.setOffline(false);
}

/** Marks the page, so that a reload of it shows. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'isMarked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true);

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
const caches = (page: Page) =>
  page.evaluate(async () => {
    const names = await window.caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });

/** All files of a newer version are stored, for which it has as long as a first one (`untilWorkerControls`). */
const untilStored = (page: Page, version: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async (end) => {
          const { installing } = await navigator.serviceWorker.ready;
          return !installing && (await window.caches.keys()).some((name) => name.endsWith(end));
        }, version),
      { timeout: 30_000 },
    )
    .toBe(true);

test('Every page of the demo opens without a network after one visit', async ({ page, context, host }) => {
  await page.goto(host.origin);
  await untilWorkerControls(page);
  await goOffline(context, host);
  await page.reload();
  await expect(heading(page, /^Malhar University/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Why/ })).toBeVisible();
  for (const name of ['About', 'Courses', 'Faculty', 'Research', 'Contact']) {
    await link(page, name).click();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(heading(page, /offline|wrong|loaded/)).toHaveCount(0);
  }

  await signIn(page, 'admin', host.origin);
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
  await page.reload();
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
  const second = await context.newPage();
  await second.goto(`${host.origin}/admin/students?department=Civil`);
  await expect(second.getByRole('table', { name: 'Students' })).toBeVisible();
  await second.goto(`${host.origin}/admin/applications`);
  await expect(second.getByRole('heading', { level: 1, name: /Applications/ })).toBeVisible();
});

test('The service worker caches no answer of the API', async ({ page, host }) => {
  await signIn(page, 'admin', host.origin);
  await untilWorkerControls(page);
  await page.reload();
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
  const { paths } = await caches(page);
  expect(paths).toContain('/');
  expect(paths.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('The demo’s service worker stays when the last tab is closed @nightly', async ({ page, context, host }) => {
  await page.goto(host.origin);
  await untilWorkerControls(page);
  // MSW has begun to listen for the page's end.
  await untilWorkerAnswers(page);
  // The browser ends with its last page.
  const next = await context.newPage();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  await goOffline(context, host);
  await next.goto(`${host.origin}/about`);
  await expect(heading(next, /^About/)).toBeVisible();
});

test('A stopped service worker starts again without a network @nightly', async ({ page, context, host }) => {
  await page.goto(host.origin);
  await untilWorkerControls(page);
  await goOffline(context, host);
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.goto(`${host.origin}/login`);
  await expect(page.getByText('Demo accounts')).toBeVisible();
});

test('The service worker does not wait for a host that does not answer, or fails @nightly', async ({ page, host }) => {
  // A name of its own, unlike a port of this machine.
  const origin = `http://portal.localhost:${host.port}`;
  await page.goto(origin);
  await untilWorkerControls(page);
  host.state = 'failing';
  await page.goto(`${origin}/about`);
  await expect(heading(page, /^About/)).toBeVisible();
  host.state = 'silent';
  await page.goto(`${origin}/contact`);
  await expect(heading(page, /^Contact/)).toBeVisible();
});

test.describe('Another project on the portal’s port of this machine', () => {
  /** The folder of a project that has nothing to do with the portal. */
  const otherProject = () => {
    const folder = mkdtempSync(join(tmpdir(), 'another-project-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Shop</title><h1>Another project</h1>');
    return folder;
  };

  for (const path of ['', '/about'])
    test(`opens at ${path || '/'}, and the portal’s service worker unregisters with its caches${path ? ' @nightly' : ''}`, async ({
      page,
      context,
      host,
    }) => {
      await page.goto(host.origin);
      await untilWorkerControls(page);
      host.sites['/'] = otherProject();
      const next = await context.newPage();
      await next.goto(host.origin + path);
      await expect(heading(next, 'Another project')).toBeVisible();
      expect(await caches(next)).toEqual({ names: [], paths: [] });
      expect(await next.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
      rmSync(host.sites['/'], { recursive: true });
    });

  test('opens even while it fails, and the worker waits while it does not answer @nightly', async ({ page, host }) => {
    await page.goto(host.origin);
    await untilWorkerControls(page);
    host.state = 'failing';
    await page.goto(`${host.origin}/about`);
    await expect(page.getByText('Service unavailable')).toBeVisible();
    host.state = 'silent';
    // Longer than a host of the portal's own is waited for.
    await expect(page.goto(`${host.origin}/contact`, { timeout: 6000 })).rejects.toThrow(/Timeout/);
    host.state = 'up';
    await page.goto(`${host.origin}/api-docs/`);
    await page.goto(`${host.origin}/contact`);
    await expect(heading(page, /^Contact/)).toBeVisible();
    // That was the portal itself all the time.
    expect((await caches(page)).names).toHaveLength(1);
  });
});

test('The service worker takes control of the page after a hard reload, without another reload @nightly', async ({
  page,
  host,
}) => {
  await page.goto(`${host.origin}/contact`);
  await untilWorkerControls(page);
  const session = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  await mark(page);
  await page.getByRole('textbox', { name: 'Subject' }).fill('A tour');
  await link(page, 'Courses').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await untilWorkerControls(page);
  expect(await isMarked(page)).toBe(true);
});

test('Chromium offers to install the portal', async ({ page, context, host }) => {
  await page.goto(host.origin);
  await untilWorkerControls(page);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // The pages of these tests are private ones.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors, data = '{}' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as {
    name: string;
    display: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Malhar University', display: 'standalone', start_url: '.' });
  const sizes = await page.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async ({ src, purpose = 'any' }) => {
          const image = new Image();
          image.src = new URL(src, document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href).href;
          await image.decode();
          return `${purpose} ${image.naturalWidth}`;
        }),
      ),
    manifest.icons,
  );
  expect(sizes).toEqual(expect.arrayContaining(['any 192', 'any 512', 'maskable 512']));
});

test.describe('A newer version', () => {
  const words = { 'How we teach': 'Written anew' };

  for (const build of ['dist', 'dist-live'])
    test.describe(build, () => {
      test.use({ build });
      test(`appears at the next visit, and an older tab offers to reload and still works${build === 'dist' ? '' : ' @nightly'}`, async ({
        page,
        context,
        host,
      }) => {
        const second = newerBuild(build, 'v2', words);
        await page.goto(`${host.origin}/contact`);
        await untilWorkerControls(page);
        await page.getByRole('textbox', { name: 'Subject' }).fill('A visit in May');
        await mark(page);

        host.sites['/'] = second;
        const next = await context.newPage();
        await next.goto(`${host.origin}/about`);
        await expect(next.getByRole('heading', { name: 'Written anew' })).toBeVisible();
        const notice = page.getByText('A newer version of the portal is available.');
        await untilStored(next, 'v2');
        await expect(notice).toBeVisible();
        await expect(next.getByText('A newer version of the portal is available.')).toHaveCount(0);

        // Screens that the older tab has not loaded yet are gone from the host.
        await link(page, 'About').click();
        await expect(page.getByRole('heading', { name: 'How we teach' })).toBeVisible();
        expect(await isMarked(page)).toBe(true);
        await page.goBack();
        await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('A visit in May');

        await page.getByRole('button', { name: 'Reload' }).click();
        await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('A visit in May');
        expect(await isMarked(page)).toBe(false);
        await expect(notice).toHaveCount(0);

        // Without a network it is the newer version as well.
        await goOffline(context, host);
        await next.reload();
        await expect(next.getByRole('heading', { name: 'Written anew' })).toBeVisible();
        rmSync(second, { recursive: true });
      });
    });

  test('keeps two versions cached, and no older ones @nightly', async ({ page, context, host }) => {
    const folders = ['v2', 'v3'].map((version) => newerBuild('dist-live', version));
    await page.goto(host.origin);
    await untilWorkerControls(page);
    for (const folder of folders) {
      host.sites['/'] = folder;
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const activated = new Promise<void>((resolve) => {
          registration.addEventListener('updatefound', () => {
            const worker = registration.installing;
            worker?.addEventListener('statechange', () => worker.state === 'activated' && resolve());
          });
        });
        await registration.update();
        await activated;
      });
    }
    const { names } = await caches(page);
    expect(names.map((name) => name.slice(-2))).toEqual(['v2', 'v3']);
    await goOffline(context, host);
    await page.reload();
    await expect(heading(page, /^Malhar University/)).toBeVisible();
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
});

test.describe('The live build', () => {
  test.use({ build: 'dist-live' });
  test('opens without a network, and says that the server could not be reached @nightly', async ({
    page,
    context,
    host,
  }) => {
    await page.goto(host.origin);
    await untilWorkerControls(page);
    await goOffline(context, host);
    await page.goto(`${host.origin}/courses`);
    await expect(page.getByText('The server could not be reached. Check your connection and try again.')).toBeVisible();
  });
});

test.describe('A page whose code fails to load, without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  for (const build of ['dist', 'dist-live'])
    test.describe(build, () => {
      test.use({ build });
      test(`says why, keeps its values, never reloads, and opens once it can${build === 'dist' ? '' : ' @nightly'}`, async ({
        page,
        context,
        host,
        watch,
      }) => {
        watch.expected.push(
          /Service Worker registration blocked by Playwright/,
          /A part of the portal could not be loaded/,
          // What the browser says of a page in place of a script that the host no longer has.
          /MIME type/,
        );
        await page.goto(`${host.origin}/contact`);
        await page.getByRole('textbox', { name: 'Subject' }).fill('A visit in May');
        await mark(page);

        await goOffline(context, host);
        await link(page, 'About').click();
        await expect(heading(page, 'You are offline')).toBeVisible();
        await page.getByRole('button', { name: 'Try Again' }).click();
        await expect(heading(page, 'You are offline')).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('A visit in May');
        await page.goForward();
        await expect(heading(page, 'You are offline')).toBeVisible();
        await goOnline(context, host);
        await page.getByRole('button', { name: 'Try Again' }).click();
        await expect(heading(page, /^About/)).toBeVisible();

        host.state = 'failing';
        await link(page, 'Faculty').click();
        await expect(heading(page, 'This page could not be loaded')).toBeVisible();
        host.state = 'up';
        await page.getByRole('button', { name: 'Try Again' }).click();
        await expect(heading(page, 'Faculty')).toBeVisible();

        const newer = newerBuild(build, 'v2');
        host.sites['/'] = newer;
        await link(page, 'Research').click();
        await expect(heading(page, 'This page is out of date')).toBeVisible();
        expect(await isMarked(page)).toBe(true);
        await page.getByRole('button', { name: 'Reload' }).click();
        await expect(heading(page, /^Research/)).toBeVisible();
        await link(page, 'Contact').click();
        await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('A visit in May');
        rmSync(newer, { recursive: true });
      });
    });
});
