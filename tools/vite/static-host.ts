import type { Plugin } from 'vite';
import type { ApiSetting } from './api-setting.ts';
import { bootScript } from './boot-script.ts';
import { builtPage } from './built-page.ts';
import { contentSecurityPolicy, policyElement } from './csp.ts';
import { headersFile, writeHeaders } from './headers-file.ts';
import { oldBrowserScript } from './old-browser.ts';
import { loadUniversity } from './university.ts';
import type * as Facts from '#src/university/university.ts';

interface Options {
  /** The API of a live build. A demo has its backend in the page, and none. */
  readonly api?: ApiSetting | undefined;
  /** The extensions that this API has, with commas between them (src/platform/server/extensions.ts). */
  readonly extensions?: string | undefined;
  /** The address at which the build will be published, if that is known. */
  readonly siteUrl?: string | undefined;
}

/**
 * Moves the links of the page into a template, from where the boot script copies them with their full addresses. The
 * app's script becomes a preload among them.
 */
function filesToTemplate(html: string): string {
  const files: string[] = [];
  const rest = html.replace(/ *<(?:link|script)\b[^>]*>(?:<\/script>)?\n/g, (element) => {
    const file = element
      .replace(/<script type="module"(.*)><\/script>/, '<link rel="modulepreload" data-entry$1>')
      // What a script inserts does not block the first paint by itself, and the paint would be without the fonts.
      .replace('rel="stylesheet"', '$& blocking="render"')
      .replace(/\b(?:src|href)="\.\//, 'href="');
    files.push(file);
    return '';
  });
  if (!files.some((file) => file.includes(' data-entry '))) throw new Error('index.html has no script of the app');
  return rest.replace('  </head>', () => `    <template id="files">\n${files.join('')}    </template>\n  </head>`);
}

/**
 * Prepares the build for static hosts: pages that find their files wherever they are served, the policy as a `<meta>`
 * element (for hosts that send no headers), a `_headers` file for hosts that read one, and for a live build the
 * `config.json` in which its host says where the API is and what it offers.
 */
export function staticHost({ api, extensions = '', siteUrl }: Options): Plugin {
  return {
    name: 'portal:static-host',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const script = await bootScript(api);
        const { university } = await loadUniversity<typeof Facts>('university.ts');
        const oldBrowser = oldBrowserScript(university.phone);
        // A demo, which has no API, shows the states of its screens in frames.
        const frames = api === undefined;
        const policy = contentSecurityPolicy({ scripts: [oldBrowser, script], calls: api?.calls, frames });
        const page = builtPage(bundle);
        const html = filesToTemplate(String(page.source))
          .replace('<head>', `<head>\n    ${policyElement(policy)}`)
          .replace('  </head>', () => `    <script>${oldBrowser}</script>\n    <script>${script}</script>\n  </head>`);
        // Readers of links want the full address of the picture, and resolve any other as they please.
        page.source = siteUrl ? html.replace('content="./', `content="${siteUrl.replace(/\/?$/, '/')}`) : html;
        this.emitFile({ type: 'asset', fileName: headersFile, source: writeHeaders(policy) });
        if (api)
          this.emitFile({
            type: 'asset',
            fileName: 'config.json',
            source: `${JSON.stringify({ apiBaseUrl: api.baseUrl, extensions: extensions.split(/[\s,]+/).filter(Boolean) }, undefined, 2)}\n`,
          });
      },
    },
  };
}
