import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../tools/find-browser.ts';

/** What keeps a browser from doing anything that nobody has asked for. */
export const quietFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];

/** The browser in which everything is measured. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: quietFlags });
