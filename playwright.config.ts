import { defineConfig } from '@playwright/test';
import type { Setup } from './tests/e2e/fixtures.ts';
import { findBrowser } from './tools/find-browser.ts';

/** What people do, whatever is behind the portal. */
export const journeys = [
  'applications.e2e.ts',
  'applications-narrow.e2e.ts',
  'courses.e2e.ts',
  'home.e2e.ts',
  'import.e2e.ts',
  'palette.e2e.ts',
  'print.e2e.ts',
  'record.e2e.ts',
  'roster.e2e.ts',
  'session.e2e.ts',
  'student.e2e.ts',
  'visitor.e2e.ts',
];
/** In the gate these are the live build's alone: one of two builds shows what they show. */
const liveSample = ['courses.e2e.ts', 'visitor.e2e.ts'];

/**
 * `npm run e2e -- --all` runs every test. Otherwise those whose title has @nightly are left out: widths, colour schemes and
 * states beyond the first, browsers beyond a sample, measures of time, and what tests without a browser hold too. What
 * stays is one journey of each screen, and of each rule that a browser alone can show.
 */
const all = process.env['E2E'] === 'all';
const gate = all ? {} : { grepInvert: /@nightly/ };

const port = Number(process.env['E2E_PORT'] ?? 4179);

const executablePath = findBrowser();
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // An address of a LAN that is this machine: a page that is no secure context.
  '--host-resolver-rules=MAP 10.20.30.40 127.0.0.1',
];

export default defineConfig<Setup>({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // A test waits for a tenth of its time, so that two cores have work for three.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args },
  },
  projects: [
    // In one worker, since a Firefox takes seconds to start, and first, since it is the longest file.
    { name: 'firefox', ...gate, testMatch: 'firefox.e2e.ts', fullyParallel: false },
    { name: 'webkit', ...gate, testMatch: 'webkit*.e2e.ts', fullyParallel: false },
    {
      name: 'journeys',
      ...gate,
      testIgnore: ['firefox.e2e.ts', 'scale.e2e.ts', 'webkit*.e2e.ts', ...(all ? [] : liveSample)],
      use: {
        // Drawing what moves takes an eighth of the time. The live build and Firefox are seen with motion.
        contextOptions: { reducedMotion: 'reduce' },
        // So does the compiler of code that runs often, in pages that live for seconds. The live build has it.
        launchOptions: { executablePath, args: [...args, '--js-flags=--no-turbofan'] },
      },
    },
    // The same journeys with the live build in front of an API on another port.
    {
      name: 'live',
      testMatch: all ? journeys : liveSample,
      grepInvert: all ? /@demo/ : /@demo|@nightly/,
      use: { setup: 'live' },
    },
    // Measures time, so that it runs alone, after the rest.
    { name: 'scale', ...gate, testMatch: 'scale.e2e.ts', dependencies: ['journeys', 'firefox', 'webkit'] },
  ],
  webServer: {
    command: `node_modules/.bin/tsx tests/e2e/preview.ts ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
