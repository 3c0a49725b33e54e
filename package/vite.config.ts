import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A module of the package for each of the repository, so that an app takes only what it imports. What npm has stays outside. */
export default defineConfig({
  root: file(''),
  publicDir: false,
  resolve: { alias: [{ find: './contract-text.ts', replacement: file('package/contract-text.ts') }] },
  // Whole, Faker takes a quarter of the mock's start in Node, for its lists of seventy languages.
  ssr: { noExternal: ['@faker-js/faker'] },
  build: {
    ssr: true,
    outDir: '.cache/package',
    target: 'es2023',
    minify: false,
    rolldownOptions: {
      input: ['package/client.ts', 'package/browser.ts', 'package/node.ts', 'mocks/http.ts', 'conformance/run.ts'],
      output: {
        preserveModules: true,
        preserveModulesRoot: '.',
        entryFileNames: ({ name }) => `${name.replace('node_modules/', 'libraries/')}.js`,
      },
    },
  },
});
