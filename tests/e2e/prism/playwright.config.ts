import { defineConfig } from '@playwright/test';
import base, { journeys } from '../../../playwright.config.ts';
import type { Setup } from '../fixtures.ts';

const { webServer: _, ...shared } = base;

/** What the data of `--dynamic` is made from: some seeds, or the one of `SEED=…`. */
const seeds = process.env['SEED']?.split(',') ?? ['1', '2', '3'];

/** The live build with Prism, which `npm run tool prism` fetches, in front of it. */
export default defineConfig<object, Setup>({
  ...shared,
  testDir: '..',
  outputDir: '../../../test-results',
  reporter: [['list'], ['./exchanges-reporter.ts']],
  projects: [
    {
      name: 'proxy',
      testMatch: journeys,
      grepInvert: /@demo/,
      use: { setup: 'live', prism: ['proxy', '--errors'] },
    },
    { name: 'examples', testMatch: 'stateless.prism.ts', use: { setup: 'live', prism: ['mock'] } },
    ...seeds.map((seed) => ({
      name: `seed ${seed}`,
      testMatch: 'stateless.prism.ts',
      use: { setup: 'live', prism: ['mock', '--dynamic', '--seed', seed] } as const,
    })),
  ],
});
