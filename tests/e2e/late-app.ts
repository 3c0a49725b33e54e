import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as portalTest } from './fixtures.ts';
import { type StartHost, startHosts } from '#tools/static-host.ts';

/**
 * A test of what people do while the app is still on its way. There are no service workers: one would answer for the
 * scripts, which are to come late. Playwright's own way of blocking them lets a registration seem to succeed.
 */
export const test = portalTest.extend<{ startHost: StartHost }>({
  startHost: startHosts,
  context: async ({ context }, runTest) => {
    await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await runTest(context);
  },
});

/**
 * Opens a page whose scripts are held back, and waits until it is painted, as a person does: it is as it was rendered when
 * the portal was built. Returns how to let the scripts go.
 */
export async function openHeld(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return release;
}

/** Opens a page whose scripts come so much later than its HTML. */
export async function openLate(page: Page, url: string, delay: number): Promise<void> {
  const release = await openHeld(page, url);
  if (delay > 0) setTimeout(release, delay);
  else release();
}

/** What a page is doing that has not been taken over, for the report. */
const progressOf = (page: Page) =>
  page.evaluate(() => ({
    milliseconds: Math.round(performance.now()),
    isBusy: window.portalInput?.isBusy(),
    parts: [...document.body.children].map(({ id, localName, textContent }) => [localName, id, textContent.length]),
    loaded: performance.getEntriesByType('resource').map(({ name, duration }) => [name, Math.round(duration)]),
  }));

/** Waits until the app has taken the place of the HTML. Where it does not, the failure says how far the page has come. */
export async function untilTakenOver(page: Page): Promise<void> {
  try {
    await expect(page.locator('html:not([data-page])')).toBeAttached({ timeout: 20_000 });
  } catch (error) {
    throw new Error(`${String(error)}\n${JSON.stringify(await progressOf(page))}`, { cause: error });
  }
}

const leaving = 'The page leaves itself';

/**
 * Plays each case in a tab of its own, all of them at the same time, since most of it is waiting. The page never loads
 * itself anew.
 */
export const inTabs = <Case>(
  context: BrowserContext,
  cases: Readonly<Record<string, Case>>,
  play: (page: Page, one: Case) => Promise<unknown>,
) =>
  Promise.all(
    Object.entries(cases).map(([what, one]) =>
      test.step(what, async () => {
        const page = await context.newPage();
        let documents = 0;
        page.on('domcontentloaded', () => (documents += 1));
        const leaves: string[] = [];
        page.on('console', (message) => message.text().startsWith(leaving) && leaves.push(message.text()));
        await page.addInitScript((words) => {
          const { navigation } = window as unknown as { readonly navigation: EventTarget };
          navigation.addEventListener('navigate', (event) => {
            const { destination } = event as Event & { readonly destination: { readonly sameDocument: boolean } };
            if (!destination.sameDocument) console.log(words, new Error().stack);
          });
        }, leaving);
        try {
          await play(page, one);
        } finally {
          expect.soft({ documents, leaves }).toEqual({ documents: 1, leaves: [] });
        }
        await page.close();
      }),
    ),
  );

/** What is done in a page, or to be seen there. */
export type Step = (page: Page) => Promise<unknown>;

export const button =
  (name: string): Step =>
  (page) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).click();
