import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

interface Search {
  /** The environment variable that chooses one. */
  readonly variable: string;
  /** What it is called on the PATH. */
  readonly names: readonly string[];
  /** Where it lies on other systems. */
  readonly places: () => readonly string[];
  /** What to install where there is none. */
  readonly advice: string;
}

const searches = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    // The headless shell first: it starts and draws in half the time, and is what Playwright itself runs headless.
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
    ],
    places: () => [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      chromium.executablePath(),
    ],
    advice:
      'a Chromium. Install one (Debian: apt-get install chromium-headless-shell; ' +
      'anywhere: npx playwright install chromium)',
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    places: () => [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    advice: 'a Firefox. Install one (Debian: apt-get install firefox-esr; elsewhere: from firefox.com)',
  },
} as const satisfies Record<string, Search>;

/**
 * A browser to test in: the one that CHROMIUM_PATH or FIREFOX_PATH chooses, one that the system has, or the Chromium that
 * Playwright installed for itself.
 * @throws Error that says what to install where there is none
 */
export function findBrowser(browser: keyof typeof searches = 'chromium'): string {
  const { variable, names, places, advice }: Search = searches[browser];
  const chosen = process.env[variable];
  if (chosen !== undefined) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`${variable} is ${chosen}, and there is no such file.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places()];
  const found = candidates.find((path) => path !== '' && existsSync(path));
  if (found) return found;
  throw new Error(`The end-to-end tests need ${advice}, or set ${variable} to one.`);
}
