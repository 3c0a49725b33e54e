import type { Browser, BrowserContext, Page } from '@playwright/test';
import { probe, type Watched } from './probe.ts';

/** What a visit has left in a profile's storage. */
export type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Options {
  /** What the page finds in localStorage. */
  readonly session?: Readonly<Record<string, string>>;
  /** What the probe watches. */
  readonly watched?: Watched;
}

/** A page of a profile that is there already, with the probe in it. */
export async function addPage(context: BrowserContext, { session = {}, watched }: Options): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, session);
  // The loader that runs this file names functions by a function of its own, which the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
  if (watched) await page.addInitScript(probe, { rows: watched.rows, row: watched.row });
  return page;
}

/** A page of a fresh profile, with nothing in it but what is `stored`, which `close` throws away. */
export async function openPage(browser: Browser, { stored, ...options }: Options & { readonly stored?: Stored }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...(stored && { storageState: stored }),
  });
  const page = await addPage(context, options);
  return { context, page, close: () => context.close() };
}
