import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { closure, readManifest } from './manifest.ts';

/** The pages that people open first, by address; all others are reached from within the app. */
const pages = ['index', 'login', 'register', 'about', 'contact', 'courses', 'admissions', 'faculty', 'research'];

/**
 * Gives each public page an HTML file of its own (`login.html`; `/` has `index.html`) that names the page's scripts. The
 * browser then fetches them together with the entry, and not one round trip later, when the router asks for them.
 * A host that knows only `index.html` serves the same app, that round trip slower.
 */
export function routePages(): Plugin {
  let base = '/';
  return {
    name: 'portal:route-pages',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      const manifest = readManifest(dir);
      for (const page of pages) {
        const links = closure(manifest, (name) => name.startsWith(`src/routes/${page}.tsx?`))
          .filter((file) => file.endsWith('.js') && !html.includes(file))
          .map((file) => `    <link rel="modulepreload" crossorigin href="${base}${file}">\n`);
        await writeFile(join(dir, `${page}.html`), html.replace('  </head>', `${links.join('')}  </head>`));
      }
    },
  };
}
