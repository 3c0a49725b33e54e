import { playwright } from '@vitest/browser-playwright';

const provider = playwright({ launchOptions: { executablePath: process.env.CHROMIUM_PATH } });

export default {
  test: {
    include: ['page.spec.js'],
    browser: { enabled: true, headless: true, provider, instances: [{ browser: 'chromium' }] },
  },
};
