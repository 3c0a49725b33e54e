import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { closure, readManifest } from './manifest.ts';
import { appPages } from './app-pages.ts';

/**
 * Gives each page whose address is fixed an HTML file of its own (`login.html`, `admin/students.html`; `/` has
 * `index.html`) that names the page's scripts. The browser then fetches them together with the entry, and not one round
 * trip later, when the router asks for them. A host that knows only `index.html` serves the same app, that round trip
 * slower. `404.html` is for hosts that answer all other addresses with it.
 */
export function routePages(): Plugin {
  return {
    name: 'portal:route-pages',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      const manifest = readManifest(dir);
      const write = async (name: string, page: string) => {
        const file = join(dir, `${name}.html`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, page);
      };
      await write('404', html);
      for (const { path, files } of appPages()) {
        if (path.includes('$')) continue;
        const links = closure(manifest, (name) => files.some((file) => name.startsWith(`${file}?`)))
          .filter((file) => file.endsWith('.js') && !html.includes(file))
          .map((file) => `    <link rel="modulepreload" crossorigin href="${file}">\n`);
        await write(path || 'index', html.replace('    </template>', `${links.join('')}$&`));
      }
    },
  };
}
