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
        // What most screens need is one file, not twenty: 4 kB less for each first screen, and one request.
        output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 16 }] } },
      },
    },
    server: { port: 5173 },
    preview: { port: 4173, headers: securityHeaders(apiOrigin) },
    test: {
      restoreMocks: true,
      testTimeout: 20_000,
      hookTimeout: 60_000,
      unstubGlobals: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'backend',
            environment: 'node',
            include: ['mocks/**/*.test.ts', 'openapi/**/*.test.ts', 'tests/*.test.ts', 'tools/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'app',
            environment: 'jsdom',
            include: ['src/**/*.test.{ts,tsx}', 'tests/conformance/*.test.tsx'],
            setupFiles: ['tests/setup.ts'],
          },
        },
      ],
    },
  };
});
