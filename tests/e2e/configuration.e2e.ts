import type { Page } from '@playwright/test';
import { expect, test as portalTest, untilWorkerControls } from './fixtures.ts';
import { type StartHost, startHosts } from '#tools/static-host.ts';

const test = portalTest.extend<{ startHost: StartHost }>({ startHost: startHosts });

/** The words by which a server can be told from another. */
const refusalOf = (message: string) => ({
  '/api/auth/student-login': { status: 401, body: { success: false, message } },
});

/** A host of the live build below /portal/, whose config.json is this; without one, the file of the build. */
async function startPortal(startHost: StartHost, config?: object | string, status = 200) {
  const file = config === undefined ? {} : { '/portal/config.json': { status, body: config } };
  const host = await startHost({
    sites: { '/portal/': 'dist-live' },
    fallback: 'index.html',
    readsHeaders: true,
    api: { ...refusalOf('Said by the host of the page'), ...file },
  });
  return { host, portal: `${host.origin}/portal` };
}

async function tryToSignIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill('student@university.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('Wrong@1234');
  await page.getByRole('button', { name: 'Login as Student' }).click();
}
const answered = (page: Page, message: string) =>
  expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(new RegExp(message));

/** Whether a page may ask a host, whatever that host says. */
const mayCall = (page: Page, url: string) =>
  page.evaluate(
    (url) =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    url,
  );

test('A live build calls the API in the host’s config.json, and its policy blocks other hosts', async ({
  page,
  startHost,
  watch,
}) => {
  const api = await startHost({ sites: {}, api: refusalOf('Said by another host') });
  const third = await startHost({ sites: {}, api: { '/x': { status: 200, body: {} } } });
  const { portal } = await startPortal(startHost, { apiBaseUrl: `${api.origin}/api/` });
  await page.goto(`${portal}/login`);
  await tryToSignIn(page);
  await answered(page, 'Said by another host');
  watch.expected.push(/Content Security Policy|Refused to connect|violates/);
  expect(await mayCall(page, `${third.origin}/x`)).toBe(false);
  expect(await mayCall(page, `${api.origin}/api/auth/student-login`)).toBe(true);
});

for (const [name, config, status] of [
  ['has none', '', 404],
  ['answers with its page', '<!doctype html><title>Portal</title>', 200],
  ['has the one of the build', undefined, 200],
] as const)
  test(`A live build calls the page’s host when the host ${name}`, async ({ page, startHost }) => {
    const { portal } = await startPortal(startHost, config, status);
    await page.goto(`${portal}/login`);
    await tryToSignIn(page);
    await answered(page, 'Said by the host of the page');
  });

test('A wrong config.json is reported on every page, and the pages still work', async ({ page, startHost, watch }) => {
  watch.expected.push(/^The home statistics could not be loaded/);
  const { portal } = await startPortal(startHost, '{ "apiBaseUrl": "htp://api" }');
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('alert');
  for (const path of ['/about', '/courses', '/login']) {
    await page.goto(portal + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toContainText('config.json has "htp://api" as “apiBaseUrl”, which must be a path such as');
  }
});

test('A moved API is found at the next reload: the service worker does not cache config.json @nightly', async ({
  page,
  startHost,
}) => {
  const api = await startHost({ sites: {}, api: refusalOf('Said by the API that has moved') });
  const { host, portal } = await startPortal(startHost, { apiBaseUrl: '/api' });
  await page.goto(`${portal}/login`);
  await untilWorkerControls(page);
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain('/portal/');
  expect(stored).not.toContain('/portal/config.json');

  host.api['/portal/config.json'] = { status: 200, body: { apiBaseUrl: `${api.origin}/api` } };
  await page.reload();
  await tryToSignIn(page);
  await answered(page, 'Said by the API that has moved');
});

test('The live build opens without a network @nightly', async ({ page, context, startHost, watch }) => {
  watch.expected.push(/^The home statistics could not be loaded/);
  const { host, portal } = await startPortal(startHost);
  await page.goto(`${portal}/about`);
  await untilWorkerControls(page);
  host.state = 'down';
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toHaveCount(0);
});

test('config.json is requested once, while the app’s script is still loading', async ({ page, startHost }) => {
  const { portal } = await startPortal(startHost);
  await page.goto(`${portal}/courses`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const requests = await page.evaluate(() => {
    const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scriptCame = all.find(({ name }) => name === entry)?.responseEnd ?? 0;
    return all.filter(({ name }) => name.endsWith('/config.json')).map(({ startTime }) => startTime < scriptCame);
  });
  expect(requests).toEqual([true]);
});

test('The demo requests no config.json', async ({ page, startHost }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { origin } = await startHost({ sites: { '/': 'dist' }, fallback: 'index.html' });
  await page.goto(`${origin}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toContain('/about');
  expect(asked).not.toContain('/config.json');
});
