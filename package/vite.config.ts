import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** A module of the package for each of the repository, so that an app takes only what it imports. What npm has stays outside. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  build: {
    ssr: true,
    outDir: '.cache/package',
    target: 'es2023',
    minify: false,
    rolldownOptions: {
      input: ['package/client.ts', 'package/browser.ts', 'package/node.ts', 'mocks/http.ts', 'conformance/run.ts'],
      output: { preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
    },
  },
});
