import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { translations } from '#src/languages/languages.ts';
import type * as Formats from '#src/university/formats.ts';
import { appPages, isPublicPage } from './app-pages.ts';
import { closure, readManifest } from './manifest.ts';
import { markControls } from './mark-controls.ts';
import { loadRenderer } from './prerender.ts';
import { loadUniversity } from './university.ts';
import type { PrerenderedPage } from '#src/app/prerender.tsx';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** From a page to the app's own folder: the page of a language lies one deeper, but for its first. */
const toBase = (path: string) => (path.includes('/') ? '../' : './');

/** Without scripts a page is read as it was rendered, with the styles of the host's folder that it lies in. */
const noscript = (path: string, stylesheet: string) =>
  `<noscript>\n      <link rel="stylesheet" href="${toBase(path)}${stylesheet}" />\n    </noscript>`;

/** The same page in the other languages, for search engines. */
const alternates = (page: string, path: string, tags: readonly string[]) =>
  ['en', ...tags]
    .map((tag) => {
      const other = tag === 'en' ? page : [tag, page].filter(Boolean).join('/');
      return `    <link rel="alternate" hreflang="${tag}" href="${toBase(path)}${other}" />\n`;
    })
    .join('');

/** The style sheet that every page of the build links, of which there is one. */
function sharedStylesheet(html: string): string {
  const [file] = /(?<=<link rel="stylesheet"[^>]* href=")[^"]+/.exec(html) ?? [];
  if (file === undefined) throw new Error('index.html links no style sheet');
  return file;
}

const attributesOf = (language: PrerenderedPage['language']) =>
  language === 'en' ? 'lang="en"' : `lang="${language}" dir="${translations[language].direction}"`;

/** The page of the build with this one's title, links for files, and HTML in it. */
function fill(html: string, path: string, page: PrerenderedPage, stylesheet: string): string {
  const link = `    <link rel="stylesheet" blocking="render" data-emotion="${page.emotion.join('|')}" href="${stylesheet}">\n`;
  return html
    .replace('<html lang="en"', () => `<html data-page="${path}" ${attributesOf(page.language)}`)
    .replace(/<title>.*<\/title>/, `<title>${escape(page.title)}</title>`)
    .replace(/(property="og:title" content=")[^"]*/, `$1${escape(page.title)}`)
    .replace('    <template', `    ${noscript(path, stylesheet)}\n$&`)
    .replace('    </template>', `${link}$&`)
    .replace(/<noscript\s*>The portal[^<]*<\/noscript\s*>\n/, '')
    .replace(
      '<div id="root"></div>',
      () =>
        `<noscript><p>This page can be read without JavaScript. Forms, lists and accounts of the portal need it.</p></noscript>\n    <div id="root">${page.markup}</div>`,
    );
}

/**
 * Gives each page whose address is fixed an HTML file of its own (`login.html`, `admin/students.html`; `/` has
 * `index.html`) that names the page's scripts. The browser then fetches them together with the entry, and not one round
 * trip later, when the router asks for them. A public page also has its text in it, as the app draws it for a visitor of
 * whom it knows nothing, and its styles in a file beside it. A host that knows only `index.html` serves the same app, later.
 * `404.html` is for hosts that answer all other addresses with it.
 */
export function routePages(): Plugin {
  let mode = '';
  return {
    name: 'portal:route-pages',
    apply: 'build',
    configResolved(config) {
      ({ mode } = config);
    },
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const html = await readFile(join(dir, 'index.html'), 'utf8');
      // Its fonts and its paper belong to every page, in whose one file they come with the first paint.
      const sharedCss = await readFile(join(dir, sharedStylesheet(html)), 'utf8');
      const manifest = readManifest(dir);
      const { renderPage } = await loadRenderer(mode);
      const { formats } = await loadUniversity<typeof Formats>('formats.ts');
      const write = async (name: string, page: string) => {
        const file = join(dir, name);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, page);
      };
      await write('404.html', html);
      for (const { path, files } of appPages()) {
        if (path.includes('$')) continue;
        const links = closure(manifest, (name) => files.some((file) => name.startsWith(`${file}?`)))
          .filter((file) => file.endsWith('.js') && !html.includes(file))
          .map((file) => `    <link rel="modulepreload" crossorigin href="${file}">\n`);
        const page = html.replace('    </template>', `${links.join('')}$&`);
        if (!isPublicPage(path)) {
          await write(`${path}.html`, page);
          continue;
        }
        const pages: [address: string, page: PrerenderedPage][] = [];
        for (const address of [path, ...formats.languages.map((tag) => [tag, path].filter(Boolean).join('/'))])
          pages.push([address, await renderPage(`/${address}`)]);
        const translated = formats.languages.filter((tag) => pages.some(([, { language }]) => language === tag));
        for (const [address, rendered] of pages) {
          const css = sharedCss + withoutClass(rendered.css);
          const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
          const stylesheet = `assets/page-${path || 'index'}-${hash}.css`;
          await write(stylesheet, css);
          const markup = relative(await markControls(rendered.markup), address);
          const others = translated.length === 0 ? '' : alternates(path, address, translated);
          const filled = fill(page, address, { ...rendered, markup }, stylesheet).replace('  </head>', `${others}$&`);
          await write(`${address || 'index'}.html`, filled);
          // A host that finds a folder of this name looks for its index.html.
          if (path === '' && address !== '') await write(`${address}/index.html`, filled);
        }
      }
    },
  };
}

/** The styles, which follow the system's wish for a dark page also where no script has set a class for it. */
function withoutClass(css: string): string {
  const [, dark] = /\.dark,\.dark \.chakra-theme:not\(\.light\)\{([^}]*)\}/.exec(css) ?? [];
  if (!dark) throw new Error('the styles have no colors of the dark mode');
  return `${css}@media (prefers-color-scheme:dark){@layer tokens{html:not(.light,.dark){color-scheme:dark;${dark}}}}`;
}

/** The HTML with the app's own links relative to the page, as only its host will know where it lies. */
const relative = (markup: string, path: string) =>
  markup.replaceAll(/ (href|src)="(?:\/|\.\/)/g, (_, name: string) => ` ${name}="${toBase(path)}`);
