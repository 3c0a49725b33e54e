import { test as base, expect } from '@playwright/test';
import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { findBrowser } from '#tools/find-browser.ts';
import { accounts, type NewStudent } from './fixtures.ts';
import { type StartHost, startHosts } from '#tools/static-host.ts';
import type { Visitor } from './urdu.ts';

export { expect };

/** The name of a LAN that is this machine: a page below it is no secure context. */
export const lanName = 'portal.lan';

/** Settings of Firefox, by their names in about:config. */
type Preferences = Readonly<Record<string, boolean | number | string>>;

interface TestFixtures {
  readonly preferences: Preferences;
  readonly startHost: StartHost;
  /** Complaints that a test brings about on purpose, as patterns of their text. */
  readonly expected: RegExp[];
  /** A tab of a Firefox that has stored nothing yet. */
  readonly tab: Page;
}

interface WorkerFixtures {
  /** A Firefox with these preferences; it takes seconds to start, so that tests share it. */
  readonly firefoxWith: (preferences: Preferences) => Promise<Browser>;
}

/**
 * Tests in the Firefox that people have. Playwright runs them, but drives no Firefox but its own; Puppeteer does it over
 * WebDriver BiDi.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  preferences: [{}, { option: true }],
  startHost: startHosts,
  // A failed request is reported by Firefox itself, whatever the app makes of it, and also where its page has been left.
  expected: async ({ browserName: _ }, runTest) => runTest([/Failed to load ‘.*’\. A ServiceWorker intercepted/]),

  firefoxWith: [
    async ({ browserName: _ }, runTests) => {
      const started = new Map<string, Promise<Browser>>();
      await runTests(async (preferences) => {
        const key = JSON.stringify(preferences);
        const browser =
          started.get(key) ??
          launch({
            browser: 'firefox',
            executablePath: findBrowser('firefox'),
            extraPrefsFirefox: { 'network.dns.localDomains': lanName, ...preferences },
          });
        started.set(key, browser);
        return browser;
      });
      for (const browser of started.values()) await (await browser).close();
    },
    { scope: 'worker' },
  ],

  tab: async ({ firefoxWith, preferences, expected }, runTest, testInfo) => {
    const context = await (await firefoxWith(preferences)).createBrowserContext();
    const tab = await context.newPage();
    await tab.setViewport({ width: 1280, height: 800 });
    const problems: string[] = [];
    tab.on('pageerror', (error) => problems.push(`exception: ${String(error)}`));
    tab.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) problems.push(message.text());
    });
    await runTest(tab);
    if (testInfo.status !== testInfo.expectedStatus) await tab.screenshot({ path: testInfo.outputPath('failed.png') });
    const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
    await context.close();
    expect(unexpected).toEqual([]);
  },
});

// By XPath: to find something by its role and name, Firefox computes those of the whole page, which takes a second.
const button = (words: string) => `::-p-xpath(//button[normalize-space() = "${words}"])`;
const headerLink = (words: string) => `::-p-xpath(//header//a[normalize-space() = "${words}"])`;
const rowLink = (words: string) => `::-p-xpath(//table//a[normalize-space() = "${words}"])`;
// Of two fields with one label, that of the dialog is the last.
const labelled = (label: string) => `::-p-xpath((//*[@id = //label[text() = "${label}"]/@for])[last()])`;

/**
 * Waits for an element until it can be seen; a locator by itself would miss a button whose words change. Not before the app
 * has taken over the page's HTML: where it renders it anew, the element would be one that is gone.
 */
async function find(tab: Page, selector: string) {
  await tab.waitForSelector('html:not([data-page])');
  return (await tab.waitForSelector(selector, { visible: true }))!.asLocator();
}

/** Presses the button, or the tab of a form, that says this. */
export const press = async (tab: Page, words: string) => (await find(tab, button(words))).click();
/** Follows a link in the page's header. */
export const follow = async (tab: Page, words: string) => (await find(tab, headerLink(words))).click();
export const fill = async (tab: Page, label: string, value: string) => (await find(tab, labelled(label))).fill(value);

/** Puts the focus into a field, as the Tab key does: on its first part, where it has several. */
export async function focus(tab: Page, label: string): Promise<void> {
  await find(tab, labelled(label));
  await tab.$eval(labelled(label), (control) => (control as HTMLInputElement).focus());
}

/** Waits for the demo's bar, which comes last: Firefox calls it an error when a page is left that is still loading. */
export const untilLoaded = (tab: Page) => tab.waitForSelector('#demo-bar');

/** What the page shows; nothing while it is replaced by another. */
export const text = (tab: Page) => tab.evaluate(() => document.body.innerText).catch(() => '');
export const heading = (tab: Page) => tab.$eval('h1', ({ textContent }) => textContent).catch(() => '');
export const valueOf = (tab: Page, label: string) =>
  tab.$eval(labelled(label), (control) => (control as HTMLInputElement).value).catch(() => '');
/** How many students the administrator's dashboard counts. */
export const students = (tab: Page) =>
  tab
    .$$eval('dl', (lists) => {
      const card = lists.find(({ innerText }) => innerText.includes('Total Students'));
      return card?.querySelector('dd')?.innerText;
    })
    .catch(() => '');

/** Fills in the form of the login screen, as a person would. */
export async function signIn(tab: Page, who: keyof typeof accounts): Promise<void> {
  const account = accounts[who];
  await press(tab, account.tab);
  await fill(tab, 'Email', account.email);
  await fill(tab, 'Password', 'Demo@1234');
  await press(tab, account.button);
}

/** Fills in and submits the Add New Student form; the dialog stays open with what came of it. */
export async function addStudent(tab: Page, { name, email, rollNo }: NewStudent): Promise<void> {
  await press(tab, 'Add New Student');
  await fill(tab, 'Name', name);
  await fill(tab, 'Email', email);
  await fill(tab, 'Roll number', rollNo);
  await fill(tab, 'Department', 'Civil');
  await press(tab, 'Add Student');
}

/** Somebody who uses the portal at this origin in a tab. */
export const visitorIn = (tab: Page, origin: string): Visitor => ({
  open: async (path) => {
    await tab.goto(origin + path);
    await untilLoaded(tab);
  },
  fill: (label, value) => fill(tab, label, value),
  choose: (label, value) => fill(tab, label, value),
  press: (words) => press(tab, words),
  follow: async (words) => (await find(tab, rowLink(words))).click(),
  attach: async (path) => {
    const input = await tab.waitForSelector('input[type=file]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
  },
  print: async () => void (await tab.pdf()),
  shown: () => text(tab),
  printed: () => tab.$$eval('body > [data-print-only]', (sheets) => sheets.map((sheet) => sheet.textContent).join()),
});
