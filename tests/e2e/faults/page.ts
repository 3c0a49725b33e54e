import type { Page } from '@playwright/test';
import type { FaultName } from '#mocks/demo/answers.ts';
import type { PersonaId } from '#mocks/university/seed/demo-accounts.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import { expect, untilDemoStarts } from '../fixtures.ts';

/** What a screen is brought into, in the order of the document. */
export type Fault = FaultName | 'offline' | 'slow' | 'storage full' | 'storage cleared';

/** Waits that a cell shortens, in milliseconds: the app's ten seconds and the demo's nine pass in a moment. */
const shortWait = 300;
const waits: Partial<Record<Fault, number>> = { timeout: 10_000, slow: 9000 };

declare global {
  interface Window {
    /** The one wait that is shortened at the moment. */
    shortenedWait?: number | undefined;
  }
}

/** Lets a page shorten one wait. It runs before the page's own code. */
function allowShortWaits(ms: number): void {
  const original = globalThis.setTimeout;
  const setTimeout = (handler: () => void, wait?: number) =>
    original(handler, wait !== undefined && wait === window.shortenedWait ? ms : wait);
  Object.assign(globalThis, { setTimeout });
}

/** Lets one wait of a page's own code pass in a moment, from its next load on. */
export async function shortenWait(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript(allowShortWaits, shortWait);
  await page.addInitScript((wait) => {
    window.shortenedWait = wait;
  }, milliseconds);
}

/** Opens the portal, with few students, on a page that makes no call. */
export async function openPortal(page: Page): Promise<void> {
  await page.addInitScript(allowShortWaits, shortWait);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about?students=60');
  await untilDemoStarts(page);
  // Where nobody has used the page yet, the toaster is loaded for the first toast: after the screen has come to rest.
  const toaster = page.locator('[data-scope=toast][data-part=group]').first();
  await expect(async () => {
    await page.keyboard.press('Shift');
    await toaster.waitFor({ state: 'attached', timeout: 1000 });
  }).toPass();
}

/** Follows a link within the app: nothing is loaded anew. */
export const follow = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path);

/** Brings a fault about: for every call, or for one operation. */
export async function bringAbout(page: Page, fault: Fault, operation: OperationId | '*' = '*'): Promise<void> {
  await page.evaluate(
    async ([name, id, wait]) => {
      const demo = window.portalDemo;
      if (!demo) throw new Error('The demo has not started');
      window.shortenedWait = wait ?? undefined;
      if (name === 'offline') demo.offline();
      else if (name === 'slow') demo.delay('9s');
      else if (name === 'storage full') demo.storageFull();
      else if (name === 'storage cleared') await demo.clearStorage();
      else demo.fail(id, name);
    },
    [fault, operation, waits[fault] ?? null] as const,
  );
}

/** Ends a fault; data that it has taken away comes back. */
export async function end(page: Page, fault: Fault): Promise<void> {
  await page.evaluate(async (isCleared) => {
    window.shortenedWait = undefined;
    window.portalDemo?.clearConditions();
    if (isCleared) await window.portalDemo?.undo();
  }, fault === 'storage cleared');
}

/** Signs in anew, and tells what is there then. Whatever the page had loaded is forgotten. */
export async function become(page: Page, persona: PersonaId): Promise<Seen> {
  await page.evaluate(async (who) => {
    if (who === 'visitor') await window.portalDemo?.as('student-placed');
    await window.portalDemo?.as(who);
  }, persona);
  return atRest(page);
}

/** The calls that the backend has answered or refused so far, as `GET /courses 500`. */
export const calls = (page: Page, since = 0) =>
  page.evaluate(
    (from) =>
      (window.portalDemo?.requests() ?? [])
        .filter(({ number }) => number > from)
        .map(({ number, operationId, status }) => ({ number, operationId, status })),
    since,
  );

/** What a person sees once the page has come to rest. */
interface Seen {
  readonly path: string;
  readonly heading: string;
  /** How much text the screen has. */
  readonly length: number;
  /** What still turns or shimmers. */
  readonly busy: string | undefined;
  /** Whether anything turned or shimmered on the way. */
  readonly wasBusy: boolean;
  /** Alerts, states, toasts and errors at fields, without their buttons. */
  readonly words: readonly string[];
}

/** Takes the toasts and the notices of what was before off the screen. */
export const dismissMessages = (page: Page) =>
  page.evaluate(() => {
    for (const message of document.querySelectorAll<HTMLElement>('[role=status], [role=alert]')) {
      if (message.closest('main, [role=dialog], [role=alertdialog], #demo-bar')) continue;
      message.dataset['seen'] = '';
      message.querySelector<HTMLElement>('[data-part=close-trigger], [aria-label=Dismiss]')?.click();
    }
  });

/**
 * Waits until nothing has changed for a while and nothing is under way, and tells what is there.
 * @param left what was there before: where the address is another one, its screen may stand for a moment still
 */
export async function atRest(page: Page, left?: Pick<Seen, 'path' | 'heading'>): Promise<Seen> {
  const seen = await page.evaluate(async (before): Promise<Seen> => {
    const [quiet, longest] = [150, 10_000];
    const isDemo = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('#demo-bar') !== null;
    let changed = performance.now();
    const observer = new MutationObserver((records) => {
      if (records.some(({ target }) => document.contains(target) && !isDemo(target))) changed = performance.now();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    const headingOf = () => document.querySelector('main h1')?.textContent?.trim() ?? '';
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => !isDemo(one));
    const busyOf = () => {
      const turning = texts('[aria-busy=true], [role=progressbar]:not([aria-valuenow]), .spinner, .skeleton')[0];
      const waiting = texts('[role=status], button[type=submit], option').find((one) =>
        one.textContent?.trim().endsWith('...'),
      );
      return (turning ?? waiting)?.outerHTML.slice(0, 300);
    };
    const started = performance.now();
    let wasBusy = false;
    const isAtRest = () => {
      const isBusy = busyOf() !== undefined;
      wasBusy ||= isBusy;
      const isQuiet = performance.now() - Math.max(changed, started) > quiet;
      const isLeaving = before !== undefined && location.pathname !== before.path && headingOf() === before.heading;
      return isQuiet && !isBusy && headingOf() !== '' && !isLeaving;
    };
    while (!isAtRest() && performance.now() - started < longest)
      await new Promise((resolve) => setTimeout(resolve, 25));
    observer.disconnect();

    // The announcer of page titles is not seen, nor is what stands behind a dialog.
    const isSeen = (one: HTMLElement) =>
      one.offsetWidth > 1 && !('seen' in one.dataset) && one.closest('[aria-hidden=true], [inert]') === null;
    const said = texts(
      '[role=alert], [role=status], [data-part=error-text], main svg[viewBox="0 0 200 124"] + h2',
    ).filter(isSeen);
    // What stands there whatever happens: how good a password is, what is selected, which row is open.
    const beside = /^(Strength: .*|\d+ selected|[\d,]+ of [\d,]+|[^.]*,)$/;
    const wordsOf = (element: HTMLElement) => {
      // A button that is held counts the seconds in a line of its own.
      const linesOf = ({ innerText }: HTMLElement) => innerText.split('\n').map((line) => line.trim());
      const buttons = new Set([...element.querySelectorAll('button')].flatMap(linesOf));
      return linesOf(element).filter((line) => line !== '' && !buttons.has(line) && !beside.test(line));
    };
    // The toasts stand before or after a dialog, whichever came first.
    const isToast = (one: HTMLElement) => Number(one.closest('[data-scope=toast]') !== null);
    const outermost = said
      .filter((one) => !said.some((other) => other !== one && other.contains(one)))
      .toSorted((a, b) => isToast(a) - isToast(b));
    return {
      path: location.pathname,
      heading: headingOf(),
      length: document.querySelector<HTMLElement>('main')?.innerText.trim().length ?? 0,
      busy: busyOf(),
      wasBusy,
      words: [...new Set(outermost.flatMap(wordsOf))],
    };
  }, left);
  expect(seen.heading, 'the screen has a heading').not.toBe('');
  expect(seen.length, 'the screen is not blank').toBeGreaterThan(40);
  expect(seen.busy, 'nothing turns or shimmers for ever').toBeUndefined();
  return seen;
}

/** Goes to a screen within the app, which takes less time than opening it; whatever was open is left. */
export async function goTo(page: Page, path: string): Promise<void> {
  await follow(page, '/about');
  const about = page.getByRole('heading', { level: 1, name: /^About/ });
  const leave = page.getByRole('alertdialog').getByRole('button', { name: 'Leave' });
  await leave.or(about).first().waitFor();
  if (await leave.isVisible()) await leave.click();
  const heading = (await about.textContent())?.trim() ?? '';
  await follow(page, path);
  await atRest(page, { path: '/about', heading });
}
