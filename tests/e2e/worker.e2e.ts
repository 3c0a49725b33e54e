import type { CDPSession, Page } from '@playwright/test';
import {
  addStudent,
  expect,
  figure,
  signIn,
  sleepForADay,
  test as portalTest,
  untilDemoStarts,
  untilFrames,
} from './fixtures.ts';
import { type StartHost, startHosts } from '#tools/static-host.ts';

const test = portalTest.extend<{ startHost: StartHost }>({ startHost: startHosts });

/** The portal works: the roster is there, and a change is taken. */
async function works(page: Page, rollNo: string, origin = ''): Promise<void> {
  await signIn(page, 'admin', origin);
  await expect(figure(page, 'Total Students')).toHaveText('1,200');
  await addStudent(page, { name: 'Meera Pillai', email: `${rollNo}@mail.example`.toLowerCase(), rollNo });
  await expect(page.getByText('Student added successfully')).toBeVisible();
}

/** Which way the backend answers: true for the service worker. */
const throughWorker = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch('/api/backend-identity', { cache: 'no-store' });
    return response.headers.has('X-Portal-Backend');
  });

async function devtools(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

test('The service worker answers requests, and a developer sees each one', async ({ page }) => {
  await works(page, 'CE26901');
  await expect.poll(() => throughWorker(page)).toBe(true);
});

test.describe('Service workers disabled', () => {
  test.use({ serviceWorkers: 'block' });
  test('The backend in the page answers requests', async ({ page, watch }) => {
    watch.expected.push(/Service Worker registration blocked by Playwright/);
    await works(page, 'CE26902');
    expect(await throughWorker(page)).toBe(false);
  });
});

test('The backend in the page answers when the worker’s script is missing @nightly', async ({
  page,
  context,
  watch,
}) => {
  watch.expected.push(/^A bad HTTP response code \(404\) was received when fetching the script/);
  await context.route('**/service-worker.js', (route) => route.fulfill({ status: 404 }));
  await works(page, 'CE26903');
});

test('The service worker is killed while the tab is open', async ({ page }) => {
  await signIn(page, 'admin');
  await expect.poll(() => throughWorker(page)).toBe(true);
  const session = await devtools(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await addStudent(page, { name: 'Meera Pillai', email: 'killed@mail.example', rollNo: 'CE26904' });
  await expect(page.getByText('Student added successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(figure(page, 'Total Students')).toHaveText('1,201');
});

test('A tab suspended for a day asks for the login, and keeps its values @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/students/stu_000001?tab=fee');
  const paid = page.getByRole('textbox', { name: 'Paid (₹)' });
  await paid.fill('104000');
  await expect.poll(() => throughWorker(page)).toBe(true);
  const session = await devtools(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await sleepForADay(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.waitForURL(/\/login\?redirect=/);
  await page.getByRole('tab', { name: 'Admin Login' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@university.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('Demo@1234');
  await page.getByRole('button', { name: 'Login as Admin' }).click();
  await expect(paid).toHaveValue('104000');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^Fees updated successfully/)).toBeVisible();
  await expect(page.getByText('₹1,04,000')).toBeVisible();
});

test('The service worker answers again after a hard reload, which loads a page without it @nightly', async ({
  page,
}) => {
  await works(page, 'CE26907');
  await expect.poll(() => throughWorker(page)).toBe(true);
  const session = await devtools(page);
  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  await expect(figure(page, 'Total Students')).toHaveText('1,201');
  await expect.poll(() => throughWorker(page)).toBe(true);
});

test('A page that loads while the service worker is being installed is controlled by it too', async ({
  page,
  context,
}) => {
  const slow = await context.newPage();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await slow.route('**/login', async (route) => {
    await arrived;
    await route.continue();
  });
  const opened = slow.goto('/login');
  await page.goto('/');
  await expect.poll(() => throughWorker(page)).toBe(true);
  arrive();
  await opened;
  await expect.poll(() => throughWorker(slow)).toBe(true);
});

// Two tabs of a first visit: the second finds no registration, and the first makes one before the second looks again.
test('Two tabs opened at once, during the installation of the service worker, are not reloaded @nightly', async ({
  page,
  context,
  startHost,
}) => {
  const { origin } = await startHost({ sites: { '/': 'dist' }, fallback: 'index.html' });
  let install = () => {};
  const installed = new Promise<void>((resolve) => (install = resolve));
  await context.route('**/assets/*', async (route) => {
    if (route.request().serviceWorker()) await installed;
    await route.continue();
  });
  const second = await context.newPage();
  let documents = 0;
  second.on('domcontentloaded', () => (documents += 1));
  await second.addInitScript(() => {
    const { prototype } = ServiceWorkerContainer;
    const { getRegistrations } = prototype;
    const registered = new Promise<void>((resolve) => Object.assign(window, { otherTabRegistered: resolve }));
    prototype.getRegistrations = async function getThem() {
      await registered;
      return getRegistrations.call(this);
    };
  });
  await second.goto(`${origin}/login`);
  await untilDemoStarts(second);
  await page.goto(`${origin}/`);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistrations()).length === 1);
  await second.evaluate(() => (window as unknown as { otherTabRegistered(): void }).otherTabRegistered());
  await untilFrames(second);
  install();
  await expect.poll(() => throughWorker(second)).toBe(true);
  expect(documents).toBe(1);
});

test('The service worker is bypassed by the developer tools @nightly', async ({ page }) => {
  const session = await devtools(page);
  await session.send('Network.enable');
  await works(page, 'CE26905');
  await session.send('Network.setBypassServiceWorker', { bypass: true });
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Data refreshed')).toBeVisible();
  await expect(figure(page, 'Total Students')).toHaveText('1,201');
});

// The configuration maps this address of a LAN to this machine.
test('A page on plain http in a LAN has no worker and no secure context, and everything works @nightly', async ({
  page,
  baseURL,
}) => {
  const lan = (baseURL ?? '').replace('localhost', '10.20.30.40');
  await page.goto(`${lan}/login`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await works(page, 'CE26906', lan);
  await page.reload();
  await expect(figure(page, 'Total Students')).toHaveText('1,201');
});

test('The API answers each of its addresses in JSON: a 404, a 405 and HEAD, and never the app’s page', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await expect.poll(() => throughWorker(page)).toBe(true);
  for (const [method, path, expected] of [
    ['GET', '/api/nothing/here', [404, null, false]],
    ['PATCH', '/api/students', [405, 'GET, HEAD, POST', false]],
    ['HEAD', '/api/courses/active', [200, null, true]],
  ] as const) {
    const answer = await page.evaluate(
      async ([url, verb]) => {
        const response = await fetch(url, { method: verb });
        const { status, headers } = response;
        const isEmpty = (await response.text()) === '';
        return { type: headers.get('Content-Type'), answer: [status, headers.get('Allow'), isEmpty] };
      },
      [path, method] as const,
    );
    expect(answer, `${method} ${path}`).toEqual({ type: 'application/json', answer: expected });
  }
});
