import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { contentYear } from './content-year.ts';
import { universityAlias, universityFolder } from './university.ts';
import type * as Renderer from '#src/app/prerender.tsx';

/**
 * What renders pages of the app in Node: src/app/prerender.tsx and all that it imports, built for Node.
 * @param mode of the build whose pages are rendered
 */
export async function loadRenderer(mode: string): Promise<typeof Renderer> {
  const outDir = resolve('.cache/prerender', mode, basename(universityFolder));
  await build({
    configFile: false,
    mode,
    base: './',
    publicDir: false,
    define: contentYear,
    logLevel: 'warn',
    plugins: [react()],
    // As in the browser, so that React finds the same elements there.
    resolve: {
      alias: [
        universityAlias,
        {
          find: '@tanstack/router-core/isServer',
          replacement: resolve('node_modules/@tanstack/router-core/dist/esm/isServer/client.js'),
        },
      ],
    },
    ssr: { noExternal: true },
    // The public pages lie in the app's own folder.
    experimental: { renderBuiltUrl: (file) => `./${file}` },
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  // What the router's code for browsers, and the address of the API, ask for.
  Object.assign(globalThis, { window: globalThis, self: globalThis, location: new URL('http://localhost/') });
  return import(pathToFileURL(resolve(outDir, 'prerender.js')).href);
}
