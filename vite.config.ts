import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { securityHeaders } from './tools/vite/csp.ts';
import { routePages } from './tools/vite/route-pages.ts';
import { staticHost } from './tools/vite/static-host.ts';
import { workerScript } from './tools/vite/worker-script.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What fields are made of, on lists and in forms alike. */
const fields =
  /ui.react.dist.(esm.components.(input|field|flex|square|circle|stack|icons)|(components.field|components.fieldset|utils|providers.environment|components.factory|_virtual))|zag-js.(utils|auto-resize|core.dist.merge-props|dom-query.dist.(node|computed-style))|src.ui.(LabelledControl|TextLink|Tabs)/;

/** Formik, yup, and the forms built on them. */
const forms =
  /node_modules.(formik|yup|deepmerge|lodash-es|property-expr|tiny-case|toposort|react-fast-compare|tiny-warning)|src.forms.(Form|FieldFrame|TextField|PasswordField|SubmitButton|use-form-field|rules)\.|src.screens.auth/;

/** The small parts that the pages to read share, beyond those of every screen. */
const reading =
  /src.(ui.(Masthead|on-dark|use-url|SelectFilter|ErrorState|EmptyState|DepartmentIcon|SearchField|subject-icons)|domain.(duration|money|absent|university-dep))|schema\.gen|components.(card|badge|alert|skeleton|native-select)/;

export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env };
  const live = env['VITE_API_MODE'] === 'live';
  const apiBase = env['VITE_API_BASE_URL'];
  const apiOrigin = live && apiBase && URL.canParse(apiBase) ? new URL(apiBase).origin : undefined;

  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
      }),
      react(),
      staticHost(apiOrigin),
      routePages(),
      ...(live ? [] : [workerScript()]),
    ],
    resolve: {
      alias: {
        // MSW's cookie store reads the public suffix list (100 kB) that no request of this app needs.
        tldts: file('./tools/vite/no-public-suffixes.ts'),
      },
    },
    build: {
      outDir: live ? 'dist-live' : 'dist',
      manifest: true,
      // The policy of the static host allows no data: addresses.
      assetsInlineLimit: 0,
      target: 'baseline-widely-available',
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        optimization: { inlineConst: false },
        // What most screens need is one file, and what the pages to read share is another: not thirty of 1 kB each, for
        // which a phone would wait longer than for their bytes.
        output: {
          codeSplitting: {
            groups: [
              { name: 'shared', minShareCount: 20 },
              { name: 'forms', test: forms, minShareCount: 2, includeDependenciesRecursively: false },
              { name: 'fields', test: fields, minShareCount: 2, includeDependenciesRecursively: false },
              { name: 'reading', test: reading, minShareCount: 2, includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
    server: { port: 5173 },
    preview: { port: 4173, headers: securityHeaders(apiOrigin) },
    test: {
      // Without it a machine of two cores would leave one of them idle.
      maxWorkers: '100%',
      // The files of a worker share its modules, which are loaded once.
      isolate: false,
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      testTimeout: 20_000,
      hookTimeout: 60_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'backend',
            environment: 'node',
            include: ['mocks/**/*.test.ts', 'openapi/**/*.test.ts', 'tests/*.test.ts', 'tools/**/*.test.ts'],
          },
        },
        // What a test file is called decides: a .test.ts needs no document, a .test.tsx gets one.
        {
          extends: true,
          test: {
            name: 'domain',
            environment: 'node',
            include: ['src/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'app',
            environment: 'jsdom',
            isolate: true,
            include: ['src/**/*.test.tsx', 'tests/conformance/*.test.tsx'],
            setupFiles: ['tests/setup.ts'],
          },
        },
      ],
    },
  };
});
