import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // By itself it would leave a core to others: most of these tests wait for a database.
    maxWorkers: 2,
    include: ['examples/server/**/*.test.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
