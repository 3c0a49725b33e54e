import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell first: it starts and draws in half the time, and is what Playwright itself runs headless. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium to test in: CHROMIUM_PATH, one that the system has, or the one that Playwright installed for itself.
 * @throws Error that says what to install where there is none
 */
export function findBrowser(): string {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...wellKnown];
  const found = [...candidates, chromium.executablePath()].find((path) => path !== '' && existsSync(path));
  if (found) return found;
  throw new Error(
    'The end-to-end tests need a Chromium. Install one (Debian: apt-get install chromium-headless-shell; ' +
      'anywhere: npx playwright install chromium), or set CHROMIUM_PATH to one.',
  );
}
