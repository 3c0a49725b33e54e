import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { accounts, expect, figure, signIn } from './portal.ts';

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

/** What axe finds in the page as it stands, as text; evaluated by the browser's own tools, which no policy binds. */
async function violations(page: Page): Promise<string[]> {
  await settled(page);
  await page.evaluate(axe.source);
  // A colour that is still fading in has no contrast yet.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  const found = await page.evaluate<Violation[]>(
    `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((r) => r.violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

export type Visit = (page: Page) => Promise<void>;
/** Goes there. */
export const open =
  (path: string): Visit =>
  async (page) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
/** Goes there, and presses a button. */
export const pressed =
  (path: string, button: string, then: string): Visit =>
  async (page) => {
    await open(path)(page);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByText(then)).toBeVisible();
  };
/** Goes there as an administrator. */
export const asAdmin =
  (path: string, then: Visit = async () => {}): Visit =>
  async (page) => {
    await signIn(page, 'admin');
    await expect(figure(page, 'Total Students')).toHaveText('1,200');
    if (path !== accounts.admin.lands) await open(path)(page);
    await then(page);
  };
/** Goes there as a student. */
export const asStudent =
  (path: string, then: Visit): Visit =>
  async (page) => {
    await signIn(page, 'student');
    await open(path)(page);
    await then(page);
  };

/** axe finds nothing there, light or dark, and 320 px are wide enough. */
export async function expectNoViolations(page: Page, visit: Visit): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await visit(page);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);
  expect(await violations(page)).toEqual([]);
}
