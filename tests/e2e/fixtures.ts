import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type LiveApi, startApi, startLivePortal } from './live-portal.ts';

export { expect };

/** What every page of every journey is watched for: an exception, a broken policy, a complaint on the console. */
interface Watch {
  /** What was complained of. */
  readonly problems: string[];
  /** Complaints that a test brings about on purpose, as patterns of their text. */
  readonly expected: RegExp[];
}

/** A failed request is logged by the browser itself, whatever the app makes of it. */
const always = [/^Failed to load resource/];

/** Watches the pages of a context; `problems` is what they have complained of. */
export function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
}

/** The day that the data of unit tests is made on: roll numbers, semesters and credits follow from it. */
const dataDay = Date.UTC(2026, 4, 18, 9);

/** Lets the pages of a context live from that day on; their clocks run as ever. */
function liveOn(day: number): void {
  const ahead = day - Date.now();
  globalThis.Date = class extends Date {
    constructor(...parts: [] | ConstructorParameters<typeof Date>) {
      if (parts.length === 0) super(Date.now());
      else super(...parts);
    }

    static override now = (
      (now) => () =>
        now() + ahead
    )(Date.now);
  } as DateConstructor;
}

/** Pins the day of a context's pages, so that the demo makes the same data whenever the tests run. */
export const pinDay = (context: BrowserContext) => context.addInitScript(liveOn, dataDay);

/** Lets a page find that a day has passed, as a tab does that slept until the next morning. */
export async function sleepForADay(page: Page): Promise<void> {
  await page.evaluate(liveOn, dataDay + 24 * 60 * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/**
 * Lets `goto` and `reload` wait until the app has taken the place of the page's HTML, which a person sees before that.
 * What people do until then has tests of its own (takeover.e2e.ts).
 */
export function waitForApp(page: Page): void {
  const { goto, reload } = page;
  // Where there is no app, the page says so.
  const isOver = () =>
    document.documentElement?.dataset['page'] === undefined || document.querySelector('body > [role=alert]') !== null;
  const appIsThere = () => page.waitForFunction(isOver, undefined, { timeout: 20_000 }).catch(() => undefined);
  page.goto = async (...parameters) => {
    const response = await goto.apply(page, parameters);
    if (parameters[1]?.waitUntil !== 'commit') await appIsThere();
    return response;
  };
  page.reload = async (...parameters) => {
    const response = await reload.apply(page, parameters);
    await appIsThere();
    return response;
  };
}

export interface Setup {
  /** The demo, whose backend is in the page, or the live build in front of an API on another port. */
  readonly setup: 'demo' | 'live';
}

interface Servers {
  readonly api: LiveApi | undefined;
}

export const test = base.extend<{ watch: Watch }, Setup & Servers>({
  setup: ['demo', { option: true, scope: 'worker' }],
  api: [
    async ({ setup }, runTests) => {
      const api = setup === 'demo' ? undefined : await startApi();
      await runTests(api);
      api?.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ api, baseURL }, runTest) => {
    if (!api) return runTest(baseURL);
    await api.renew();
    const portal = await startLivePortal(api.url);
    await runTest(portal.origin);
    portal.close();
  },
  watch: [
    async ({ context, page }, use) => {
      await pinDay(context);
      waitForApp(page);
      context.on('page', waitForApp);
      const problems: string[] = [];
      const expected = [...always];
      watch(page, problems);
      context.on('page', (other) => watch(other, problems));
      await use({ problems, expected });
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export const accounts = {
  admin: { email: 'admin@university.example', button: 'Login as Admin', tab: 'Admin Login', lands: '/admin/dashboard' },
  student: {
    email: 'student@university.example',
    button: 'Login as Student',
    tab: 'Student Login',
    lands: '/student/dashboard',
  },
} as const;

/** Signs in by the form, as a person would. */
export async function signIn(page: Page, who: keyof typeof accounts, origin = '', query = ''): Promise<void> {
  const { email, button, tab, lands } = accounts[who];
  await page.goto(`${origin}/login${query}`);
  await expect(page.locator('html:not([data-page])')).toBeAttached();
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('Demo@1234');
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(`**${lands}`);
}

/** The figure of one of the dashboard's cards. */
export const figure = (page: Page, label: string) => page.locator('dl', { hasText: label }).locator('dd').first();

export interface NewStudent {
  readonly name: string;
  readonly email: string;
  readonly rollNo: string;
}

/** Fills in and submits the Add New Student form; the dialog stays open with what came of it. */
export async function addStudent(page: Page, { name, email, rollNo }: NewStudent): Promise<void> {
  await page.getByRole('button', { name: 'Add New Student' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Student' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Roll number' }).fill(rollNo);
  await dialog.getByRole('combobox', { name: 'Department' }).selectOption('Civil');
  await dialog.getByRole('button', { name: 'Add Student' }).click();
}

/**
 * The service worker has stored the whole portal, and answers for this page. It begins five seconds after the page, and
 * fetches every file.
 */
export const untilWorkerControls = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');

/** Waits until the service worker answers the page's calls: those before it never reach the network. A live build has none. */
export async function untilWorkerAnswers(page: Page): Promise<void> {
  const answers = () =>
    page.evaluate(
      async () =>
        window.portalApi !== undefined || (await fetch('/api/backend-identity')).headers.has('X-Portal-Backend'),
    );
  await expect.poll(answers).toBe(true);
}

/** Calls the API past the portal, as whoever is signed in on the page, and gives the data of the answer. */
export async function callApi<Data>(page: Page, method: string, path: string, body?: object): Promise<Data> {
  await untilWorkerAnswers(page);
  return page.evaluate(
    async (call) => {
      const api = (await window.portalApi?.('/', `${location.origin}/api`))?.address ?? '/api';
      const token = localStorage.getItem('authToken');
      const response = await fetch(api + call.path, {
        method: call.method,
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        ...(call.body && { body: JSON.stringify(call.body) }),
      });
      const answer = (await response.json()) as { data: Data };
      if (!response.ok) throw new Error(`${call.method} ${call.path}: ${response.status} ${JSON.stringify(answer)}`);
      return answer.data;
    },
    { method, path, body },
  );
}

/** Waits until the demo can be used from the page's console. */
export async function untilDemoStarts(page: Page): Promise<void> {
  await page.waitForFunction(() => window.portalDemo !== undefined);
}

/** The whole state of the demo, as the file that it offers for download. */
export async function exportedState(page: Page): Promise<string> {
  await untilDemoStarts(page);
  return page.evaluate(async () => {
    if (!window.portalDemo) throw new Error('The demo has ended');
    return (await window.portalDemo.exportState()).text();
  });
}

/** As many frames as whatever is still to come would need. */
export const untilFrames = (page: Page, count = 30) =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise(requestAnimationFrame);
  }, count);
