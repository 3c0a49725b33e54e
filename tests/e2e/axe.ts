import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type Page, test as base } from '@playwright/test';
import type { PersonaId } from '#mocks/university/seed/demo-accounts.ts';
import { become, goTo } from './faults/page.ts';
import { expect, pinDay, untilDemoStarts, waitForApp, watch } from './fixtures.ts';

interface Violation {
  readonly id: string;
  readonly nodes: { readonly target: unknown; readonly failureSummary?: string }[];
}

/** A dialog hides the page behind it a moment before it is there itself; its code may still be on the way. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  await page.waitForFunction(() => {
    const isCovered = document.querySelector('#root[aria-hidden=true]') !== null;
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    return !isCovered || dialogs.some((dialog) => dialog.checkVisibility({ opacityProperty: true }));
  });
}

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const rules = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  /** What another colour scheme can break. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

const options = {
  // What was found to be right is not described, and no rule of these needs the style sheets as text.
  resultTypes: ['violations'],
  preload: false,
};

interface Look {
  readonly rules?: keyof typeof rules;
  /** A selector of the part to look at; the whole page unless said otherwise. */
  readonly within?: string;
  /** The names of rules to leave out. */
  readonly without?: readonly string[];
}

/** What axe finds in the page as it stands, as text; evaluated by the browser's own tools, which no policy binds. */
export async function violations(
  page: Page,
  { rules: chosen = 'all', within, without = [] }: Look = {},
): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // A colour that is still fading in has no contrast yet. What moves with the scrolling does not end.
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.all(timed.map((animation) => animation.finished.catch(() => undefined)));
  });
  const context = within === undefined ? 'document' : JSON.stringify(within);
  // A dialog that comes, goes or is drawn anew meanwhile, such as one whose code had to be loaded.
  const dialogs = (mark: boolean) =>
    page.evaluate((isBefore) => {
      const all = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')];
      if (isBefore) for (const one of all) one.dataset['looked'] = '';
      const isCovered = document.querySelector('#root[aria-hidden=true]') !== null;
      const shown = all.filter(
        (one) => one.dataset['looked'] !== undefined && one.checkVisibility({ opacityProperty: true }),
      );
      return `${isCovered}, ${shown.length} of ${all.length}`;
    }, mark);
  const left = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const before = await dialogs(true);
  const found = await page.evaluate<Violation[]>(
    `axe.run(${context}, ${JSON.stringify({ ...options, runOnly: rules[chosen], rules: left })}).then((r) => r.violations)`,
  );
  const after = await dialogs(false);
  // That was no page that anybody sees: it has changed, or is covered by a dialog that is not there yet.
  if (after !== before || after.startsWith('true, 0 of'))
    return violations(page, { rules: chosen, without, ...(within && { within }) });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

type Visit = (page: Page) => Promise<void>;

/** A screen in one of its states: who sees it, and how one gets there. */
interface Screen {
  readonly as: PersonaId;
  readonly visit: Visit;
  /** It changes what others look at, so that it needs a university of its own. */
  readonly isAlone?: true;
}

/** What an address opens, for one of the demo's people. */
export const look = (as: PersonaId, path: string, then: Visit = async () => {}): Screen => ({
  as,
  visit: async (page) => {
    await goTo(page, path);
    await then(page);
  },
});

/** A page that is open to everybody. */
export const open = (path: string, then: Visit): Screen => look('visitor', path, then);
/** Such a page, after a button was pressed. */
export const pressed = (path: string, button: string, result: string): Screen =>
  open(path, async (page) => {
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByText(result)).toBeVisible();
  });
/** A page of an administrator. */
export const asAdmin = (path: string, then: Visit): Screen => look('super-admin', path, then);
/** Such a page, in a state that is reached by changing what is stored. */
export const asAdminAlone = (path: string, then: Visit): Screen => ({ ...asAdmin(path, then), isAlone: true });
/** A page of a student. */
export const asStudent = (path: string, then: Visit): Screen => look('student-placed', path, then);

async function newPage(browser: Browser, as: PersonaId): Promise<Page> {
  const context = await browser.newContext();
  context.on('page', waitForApp);
  await pinDay(context);
  const page = await context.newPage();
  await page.goto('/about');
  await untilDemoStarts(page);
  await become(page, as);
  return page;
}

/** Making the data, signing in and opening the portal take longer than a look: the screens of one person share a page. */
const test = base.extend<object, { pageOf: (as: PersonaId) => Promise<Page> }>({
  pageOf: [
    async ({ browser }, use) => {
      const pages = new Map<PersonaId, Promise<Page>>();
      await use((as) => {
        const page = pages.get(as) ?? newPage(browser, as);
        pages.set(as, page);
        return page;
      });
      for (const page of pages.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
});

/** A test for each screen: axe finds nothing there, light or dark, and 320 px are wide enough. */
export function testScreens(screens: Readonly<Record<string, Screen>>): void {
  for (const [name, { as, visit, isAlone }] of Object.entries(screens))
    test(`axe finds nothing, light or dark, and no overflow at 320 px: ${name}`, async ({ browser, pageOf }) => {
      const page = isAlone ? await newPage(browser, as) : await pageOf(as);
      const problems: string[] = [];
      watch(page, problems);
      await expectNoViolations(page, visit);
      page.removeAllListeners('pageerror').removeAllListeners('console');
      if (isAlone) await page.context().close();
      expect(problems.filter((problem) => !problem.startsWith('Failed to load resource'))).toEqual([]);
    });
}

/** How far a page or a panel is scrolled decides which of its links lie half under what stays in view. */
const scrollToTop = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0;
  });

async function expectNoViolations(page: Page, visit: Visit): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page);
  await scrollToTop(page);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await violations(page, { rules: 'colours' })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await scrollToTop(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
  expect(await violations(page)).toEqual([]);
}
