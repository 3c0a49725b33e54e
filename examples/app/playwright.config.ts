import { defineConfig } from '@playwright/test';

const address = 'http://localhost:4185';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  reporter: 'list',
  use: {
    baseURL: address,
    launchOptions: {
      // A browser of the system, or the one that Playwright has installed.
      executablePath: process.env['CHROMIUM_PATH'],
      args: ['--no-sandbox'],
    },
  },
  webServer: { command: 'npx vite --port 4185 --strictPort', url: address },
});
