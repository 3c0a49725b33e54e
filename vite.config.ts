import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { demoAccounts } from './mocks/university/seed/demo-accounts.ts';
import { browserFloor } from './tools/browser-floor.ts';
import { apiReference } from './tools/vite/api-reference.ts';
import { apiSetting } from './tools/vite/api-setting.ts';
import { bugOverlay } from './tools/vite/bug-overlay.ts';
import { chunkContents } from './tools/vite/chunk-contents.ts';
import { contentYear } from './tools/vite/content-year.ts';
import { adminChunk } from './tools/vite/admin-chunks.ts';
import { devProxy } from './tools/vite/dev-proxy.ts';
import { devWelcome } from './tools/vite/dev-welcome.ts';
import { licences } from './tools/vite/licences.ts';
import { lightDependencies } from './tools/vite/light-dependencies.ts';
import { readHeaders } from './tools/vite/headers-file.ts';
import { noDevtoolsNote } from './tools/vite/no-devtools-note.ts';
import { readableRequests } from './tools/vite/readable-requests.ts';
import { routePages } from './tools/vite/route-pages.ts';
import { serviceWorker } from './tools/vite/service-worker.ts';
import { singleFile } from './tools/vite/single-file.ts';
import { staticHost } from './tools/vite/static-host.ts';
import { testsBeside } from './tools/vite/tests-beside.ts';
import { universityAlias, universityPage } from './tools/vite/university.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command, mode }) => {
  const env = { ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env };
  const live = env['VITE_API_MODE'] === 'live';
  const single = env['VITE_SINGLE_FILE'] === 'true';
  const api = live ? apiSetting(env['VITE_API_BASE_URL']) : undefined;
  const outDir = single ? 'dist-single' : live ? 'dist-live' : 'dist';

  return {
    // A build finds at run time where it lies (src/base-path.ts). A single file has no folder.
    base: command === 'build' && !single ? './' : '/',
    publicDir: single ? false : 'public',
    plugins: [
      tanstackRouter({
        target: 'react',
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/app/route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        autoCodeSplitting: true,
        // Loaders too: what calls the API is no part of the home page's first screen.
        codeSplittingOptions: {
          defaultBehavior: [['loader'], ['component'], ['errorComponent'], ['notFoundComponent']],
        },
      }),
      react(),
      universityPage({ icons: !single }),
      noDevtoolsNote(),
      bugOverlay(),
      ...(live ? [] : [devWelcome(demoAccounts)]),
      readableRequests(),
      licences(),
      ...(single
        ? [singleFile()]
        : [
            staticHost({ api, extensions: env['VITE_EXTENSIONS'], siteUrl: env['VITE_SITE_URL'] }),
            routePages(),
            chunkContents(),
            ...(live ? [] : [apiReference()]),
            serviceWorker({ mocks: !live }),
          ]),
    ],
    define: contentYear,
    resolve: {
      alias: [
        universityAlias,
        // React has it since version 18.
        { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
        // No request of this app has a cookie.
        { find: /^.*\/cookieStore\.mjs$/, replacement: file('./tools/vite/no-cookies.ts') },
      ],
    },
    build: {
      outDir,
      manifest: !single,
      // The policy of the static host allows no data: addresses, and that of the single file no others.
      assetsInlineLimit: single ? Number.MAX_SAFE_INTEGER : 0,
      target: browserFloor,
      // All of those browsers know how to preload modules.
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        optimization: { inlineConst: false },
        // Emotion loads it for a function that nobody calls; being CommonJS, it would stay.
        treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }] },
        output: {
          // A shared chunk is named after all entries that load it; the first word is enough.
          chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
          // A phone waits longer for thirty files of 1 kB than for their bytes. Modules are grouped by how many entries
          // (routes, and dialogs that are loaded when they open) import them.
          codeSplitting: !single && {
            groups: [
              { name: 'app', tags: ['$initial'], priority: 3 },
              // With the calls of the API that they make, so that no request waits for the code of a screen.
              { name: 'loaders', test: /tsr-split=loader/, priority: 2.8 },
              // An administrators' page has forty modules of a kilobyte that no two sets of entries share alike.
              { name: adminChunk, debugName: 'admin', priority: 2.5, includeDependenciesRecursively: false },
              // Screens without a form must not load the form libraries, however many other entries do; nor may a form
              // like the login's load the fields of records, which schema.ts makes rules of.
              {
                name: 'forms',
                test: /src[\\/]forms[\\/](?!rules|half-entered|VisitorForm)|node_modules[\\/](formik|lodash-es|deepmerge|react-fast-compare|tiny-warning)[\\/]/,
                priority: 2,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              // What visitors' forms have, and the login has not.
              {
                name: 'visitor-form',
                test: /src[\\/](forms[\\/]VisitorForm|session[\\/]left-behind)/,
                priority: 2,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              // A form can be drawn without its rules.
              {
                name: 'rules',
                test: /src[\\/]forms[\\/]rules|node_modules[\\/](yup|property-expr|tiny-case|toposort)[\\/]/,
                priority: 2,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              // A student's fields and rules belong together: apart they would import each other's chunks.
              {
                name: 'student',
                test: /src[\\/]features[\\/]students[\\/](student|student-rules)\./,
                priority: 2,
                minShareCount: 2,
              },
              // Pages that ask the server for nothing when they open, such as the login, load no observer of answers.
              {
                name: 'queries',
                test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/,
                priority: 1.2,
                minShareCount: 2,
              },
              { name: 'shared', minShareCount: 14, priority: 1 },
              // The rest is split by the set of entries that import it; sets of less than 2.5 kB are merged.
              // Checkboxes and dialogs share this hook: in a part of dialogs, a list with a checkbox would load them.
              { name: 'use-event', test: /ark-ui.*use-event/, priority: 1.2, minShareCount: 2 },
              // Merged by its few bytes, the address of a picture would bring any other part along.
              { name: 'pictures', test: /src[\\/]university[\\/].*\.svg/, priority: 1.2, minShareCount: 2 },
              { name: 'part', minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 2500 },
            ],
          },
        },
      },
    },
    optimizeDeps: {
      // Not the pages of builds and of the bench, which are the default.
      entries: ['index.html'],
      rolldownOptions: { plugins: [lightDependencies()] },
    },
    server: {
      port: 5173,
      proxy: devProxy(env['VITE_API_PROXY'], live),
      // With the lines of the source, so that whoever looks at the terminal alone sees a bug too.
      forwardConsole: { unhandledErrors: true, logLevels: ['error'] },
      // Ready when the browser asks for them.
      warmup: {
        clientFiles: [
          'src/app/main.tsx',
          'src/features/accounts/LoginScreen.tsx',
          'src/features/site/home/HomeScreen.tsx',
        ],
      },
    },
    preview: { port: 4173, headers: readHeaders(outDir) },
    test: {
      // Each worker loads the app for itself; more of them than cores would spend on that what they gain.
      maxWorkers: Math.max(2, availableParallelism()),
      // The files of a worker share its modules and its document, which are loaded once; tests/setup.ts resets them.
      isolate: false,
      // Most of what a test renders is garbage soon: with a large space for new objects V8 hardly ever copies it.
      execArgv: ['--max-semi-space-size=128'],
      watchTriggerPatterns: [
        {
          pattern: /\/(?:src|mocks|openapi|tools|examples)\/.*\.tsx?$/,
          testsToRun: (changed) => testsBeside(changed, file('.')),
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
            include: ['{bench,conformance,examples,mocks,openapi,src,tools}/**/*.test.ts', 'tests/*.test.ts'],
            // A package of its own, whose tests are run where its dependencies are installed.
            exclude: ['**/node_modules/**', 'examples/server/**'],
          },
        },
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
  };
});
