import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../tools/find-browser.ts';

/**
 * What keeps a browser from doing anything that nobody has asked for. The last one: Chromium watches each hundredth link for
 * its own statistics, and has a page that scrolls draw frames of nothing for it, which the next scroll may have to wait for.
 */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-sync',
  '--enable-features=NavigationPredictor:max_intersection_observations/0',
];

/** The browser in which everything is measured. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: quietFlags });
