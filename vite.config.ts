import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { demoAccounts } from './mocks/university/seed/demo-accounts.ts';
import { browserFloor } from './tools/browser-floor.ts';
import { apiReference } from './tools/vite/api-reference.ts';
import { apiSetting } from './tools/vite/api-setting.ts';
import { bugOverlay } from './tools/vite/bug-overlay.ts';
import { contentYear } from './tools/vite/content-year.ts';
import { devProxy } from './tools/vite/dev-proxy.ts';
import { devWelcome } from './tools/vite/dev-welcome.ts';
import { licences } from './tools/vite/licences.ts';
import { lightDependencies } from './tools/vite/light-dependencies.ts';
import { readHeaders } from './tools/vite/headers-file.ts';
import { readableRequests } from './tools/vite/readable-requests.ts';
import { routePages } from './tools/vite/route-pages.ts';
import { serviceWorker } from './tools/vite/service-worker.ts';
import { singleFile } from './tools/vite/single-file.ts';
import { staticHost } from './tools/vite/static-host.ts';
import { universityAlias, universityLanguages, universityPage } from './tools/vite/university.ts';

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
      // Tests read the routes as they are written: to split them would take longer than a test of them.
      mode !== 'test' &&
        tanstackRouter({
          // Loaders too: what calls the API is no part of the home page's first screen.
          codeSplittingOptions: {
            defaultBehavior: [['loader'], ['component'], ['errorComponent'], ['notFoundComponent']],
          },
        }),
      react(),
      universityPage({ icons: !single }),
      universityLanguages(),
      bugOverlay(),
      ...(live ? [] : [devWelcome(demoAccounts)]),
      readableRequests(),
      licences(),
      ...(single
        ? [singleFile()]
        : [
            staticHost({ api, extensions: env['VITE_EXTENSIONS'], siteUrl: env['VITE_SITE_URL'] }),
            routePages(),
            ...(live ? [] : [apiReference()]),
            serviceWorker({ mocks: !live }),
          ]),
    ],
    define: contentYear,
    resolve: {
      alias: [
        universityAlias,
        // No request of this app has a cookie.
        { find: /^.*\/cookieStore\.mjs$/, replacement: file('./tools/vite/no-cookies.ts') },
        ...(single ? [{ find: /^.*\/start-worker\.ts$/, replacement: file('./tools/vite/no-worker.ts') }] : []),
      ],
    },
    worker: { format: 'es' },
    build: {
      outDir,
      manifest: !single,
      // The policy of the static host allows no data: addresses, and that of the single file no others.
      assetsInlineLimit: single ? Number.MAX_SAFE_INTEGER : 0,
      target: browserFloor,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        optimization: { inlineConst: false },
        output: {
          // The start is one file, and what most pages share is another.
          codeSplitting: !single && {
            groups: [
              { name: 'app', tags: ['$initial'], priority: 2 },
              // A page without a form needs none of what forms share.
              {
                name: 'shared',
                test: /^(?!.*\/(?:forms|formik|yup|lodash-es|deepmerge|react-fast-compare|property-expr|tiny-case|toposort)\/)/,
                includeDependenciesRecursively: false,
                minShareCount: 16,
                priority: 1,
              },
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
    },
    preview: { port: 4173, headers: readHeaders(outDir) },
  };
});
