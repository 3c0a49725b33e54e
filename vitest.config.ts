import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import { testsBeside } from './tools/vite/tests-beside.ts';
import viteConfig from './vite.config.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      // A worker waits for a sixth of its time: one more than cores uses what they would leave.
      maxWorkers: availableParallelism() + 1,
      // The files of a worker share its modules and its document, which are loaded once; tests/setup.ts resets them.
      isolate: false,
      // Most of what a test renders is garbage soon: with a large space for new objects V8 hardly ever copies it.
      execArgv: ['--max-semi-space-size=128'],
      watchTriggerPatterns: [
        {
          pattern: /\/(?:src|mocks|openapi|tools|examples)\/.*\.tsx?$/,
          testsToRun: (changed: string) => testsBeside(changed, file('.')),
        },
      ],
      alias: { '@noble/hashes/pbkdf2.js': file('tests/native-pbkdf2.ts') },
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      testTimeout: 20_000,
      hookTimeout: 60_000,
      projects: [
        // What a test file is called decides: a .test.ts needs no document, a .test.tsx gets one.
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['{bench,examples,mocks,openapi,src,tools}/**/*.test.ts', 'tests/*.test.ts'],
            // A package of its own, whose tests are run where its dependencies are installed.
            exclude: ['**/node_modules/**', 'examples/server/**'],
          },
        },
        // The conformance kit against whole servers, which takes a hundred seconds: `npm run test:kit`.
        { extends: true, test: { name: 'kit', environment: 'node', include: ['conformance/**/*.test.ts'] } },
        {
          extends: true,
          test: {
            name: 'document',
            environment: 'jsdom',
            include: ['{src,tests}/**/*.test.tsx'],
            setupFiles: ['tests/setup.ts'],
          },
        },
      ],
    },
  }),
);
