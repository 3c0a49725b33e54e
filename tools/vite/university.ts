import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as Formats from '#src/university/formats.ts';
import type * as Theme from '#src/university/theme.ts';
import type * as Facts from '#src/university/university.ts';
import { requestPath } from '../request-path.ts';
import { SettingError } from './setting-error.ts';

/** The folder of the university that is built: the setting UNIVERSITY, such as `examples/university`. */
export const universityFolder = (process.env['UNIVERSITY'] || 'src/university').replace(/\/+$/, '');
if (!existsSync(`${universityFolder}/university.ts`))
  throw new SettingError(`UNIVERSITY is ${universityFolder}, where there is no file university.ts.`);

/** For `resolve.alias` of each build: that folder takes the place of src/university. */
export const universityAlias = { find: /^#src\/university\//, replacement: `${resolve(universityFolder)}/` };

/** A file of that folder, for Node; its pictures and fonts are their paths below the project, with a slash before them. */
export async function loadUniversity<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(resolve(universityFolder, file), {
    resolve: { alias: [universityAlias] },
    build: { assetsInlineLimit: 0 },
    logLevel: 'warn',
  });
  return module;
}

/** Leaves out the catalogs of languages that this university does not offer. */
export function universityLanguages(): Plugin {
  return {
    name: 'portal:university-languages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/languages\/catalogs\.ts$/ },
      async handler(code) {
        const { formats } = await loadUniversity<typeof Formats>('formats.ts');
        // Where no language is offered, the only pattern is a folder that is not there.
        const patterns = ['none', ...formats.languages].map((tag) => `'./${tag}/*.gen.json'`);
        return code.replaceAll("'./*/*.gen.json'", patterns.join(', '));
      },
    },
  };
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The university's icons, the manifest that names them, and the picture of shared links. */
const icons = `${universityFolder}/icons`;

interface Options {
  /** Whether the page has files beside it. */
  readonly icons: boolean;
}

/**
 * Puts the university's name, texts, colours and fonts into index.html, which has names between percent signs for them,
 * and its icons beside the page, under the names that the page and the manifest give them.
 */
export function universityPage({ icons: hasIcons }: Options): Plugin {
  const names = hasIcons ? readdirSync(icons) : [];
  return {
    name: 'portal:university-page',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const name = requestPath(request.url)?.slice(1) ?? '';
        if (names.includes(name)) request.url = `/${icons}/${name}`;
        next();
      });
    },
    generateBundle() {
      for (const name of names)
        this.emitFile({ type: 'asset', fileName: name, source: readFileSync(`${icons}/${name}`) });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { university, page } = await loadUniversity<typeof Facts>('university.ts');
        const { palette, fonts } = await loadUniversity<typeof Theme>('theme.ts');
        const { name, phone } = university;
        // The cards of the dark mode: gray.900.
        const texts: Readonly<Record<string, string>> = {
          ...page,
          name,
          phone,
          dark: palette.ramps.gray.split(' ')[9] ?? '',
        };
        const links = fonts.map(
          ({ family, weight, file }) =>
            `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin data-family="${family}" data-weight="${weight}" />`,
        );
        return html
          .replace('<!-- fonts -->', links.join('\n    '))
          .replace(/%(\w+)%/g, (whole, key: string) => (texts[key] === undefined ? whole : escape(texts[key])));
      },
    },
  };
}
