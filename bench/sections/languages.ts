import type { Browser, Page } from '@playwright/test';
import { patience } from '../browser/measure.ts';
import { openPage } from '../browser/open-page.ts';
import type { LanguageFigures } from '../figures/results.ts';
import { median, p95, turned } from '../figures/statistics.ts';
import { signIn, startLiveHost } from '../live-host.ts';

declare global {
  interface Window {
    /** The longest that a press has waited for the next paint, in milliseconds: Interaction to Next Paint. */
    answer: number;
  }
}

/** Runs in the page before anything else, and notes how long presses wait for an answer. Less than 16 ms is not told. */
export function noteAnswers(): void {
  window.answer = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.answer = Math.max(window.answer, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

const SLOWER = 4;

/** Pages, and what is there when one has been drawn. */
const pages = [
  { path: '/login', row: 'html:not([data-page]) form', isSignedIn: false },
  { path: '/courses', row: 'article h2', isSignedIn: false },
  { path: '/admin/students', row: 'tbody th a', isSignedIn: true },
];

/** Hindi and English in turns, each twice: the first time, code runs and fonts are read that have not been before. */
const languages = ['hi', 'en', 'hi', 'en'];

/** Chooses a language in the menu, with a mouse. @returns when the press was answered, and when the page was painted */
async function choose(page: Page, language: string) {
  await page.locator('[data-control=language]').first().click();
  const item = page.getByRole('menuitemradio').filter({ has: page.locator(`[lang=${language}]`) });
  await item.hover();
  const painted = await page.evaluate(() => {
    window.bench.watch('#root');
    window.answer = 0;
    // The menu has come by then, and what it has asked for.
    return window.bench.rest(500);
  });
  await item.click();
  const drawn = await page.evaluate(([count, patience]) => window.bench.next(count, patience), [
    painted,
    patience,
  ] as const);
  // What the page does next is no part of it; the browser tells of an event a moment later.
  await page.evaluate(() => window.bench.rest(500));
  return { answered: await page.evaluate(() => window.answer), drawn: drawn ?? patience };
}

async function visit(browser: Browser, origin: string, session: Readonly<Record<string, string>>, row: string) {
  const { page, close } = await openPage(browser, { session, watched: { rows: '#root', row } });
  try {
    await page.addInitScript(noteAnswers);
    await page.goto(origin);
    await page.waitForLoadState('networkidle');
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.reload();
    await page.waitForFunction(() => window.bench.boot !== undefined, undefined, { timeout: 30_000 });
    const opened = await page.evaluate(() => window.bench.boot ?? Number.NaN);
    await page.waitForLoadState('networkidle');
    const presses: Awaited<ReturnType<typeof choose>>[] = [];
    for (const language of languages) presses.push(await choose(page, language));
    return { opened, presses };
  } finally {
    await close();
  }
}

/** The live build's pages in another language, with a processor that is four times slower. */
export async function measureLanguages(browser: Browser, rounds: number): Promise<LanguageFigures> {
  const host = await startLiveHost({ folders: ['dist-live'] });
  try {
    const session = await signIn(host.origin);
    const visits = new Map<string, Awaited<ReturnType<typeof visit>>[]>(pages.map(({ path }) => [path, []]));
    for (let round = 0; round < rounds; round++)
      for (const { path, row, isSignedIn } of turned(pages, round))
        visits.get(path)?.push(await visit(browser, `${host.origin}${path}`, isSignedIn ? session : {}, row));
    return Object.fromEntries(
      [...visits].map(([path, all]) => {
        const presses = all.flatMap((one) => one.presses);
        return [
          path,
          {
            answeredP95: p95(presses.map(({ answered }) => answered)),
            drawn: median(presses.map(({ drawn }) => drawn)),
            drawnP95: p95(presses.map(({ drawn }) => drawn)),
            opened: median(all.map(({ opened }) => opened)),
          },
        ];
      }),
    );
  } finally {
    host.close();
  }
}
