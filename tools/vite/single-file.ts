import { readFile } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { builtPage } from './built-page.ts';
import { policyElement, singleFilePolicy } from './csp.ts';
import { licencesFile } from './licences.ts';
import { oldBrowserScript, tooOldInScript } from './old-browser.ts';
import { loadUniversity, universityFolder } from './university.ts';
import type * as Facts from '#src/university/university.ts';

const fileName = 'university-portal.html';
const limit = 1_750_000;

/** What names another file: icons, preloads, the manifest, the picture of shared links. */
const toOtherFiles = / *<(?:link\b|meta\s+(?:property="og:image|name="twitter:card))[^>]*>\n/g;
/** Runs the app, which stands in the page compressed: it is half the size, and the policy has the hashes of all scripts. */
const loaderOf = (phone: string) => `(async () => {
  const packed = document.getElementById('app');
  const bytes = Uint8Array.from(atob(packed.textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = await new Response(stream).text();
  packed.replaceWith(script);
})().catch(() => {
  document.body.textContent = ${tooOldInScript(phone)};
});`;

/**
 * Puts the whole build into one HTML file, which works when it is opened from a disk: script, styles, fonts, pictures.
 * Fails where that file is larger than 1.75 MB: each language has 150 kB of it.
 */
export function singleFile(): Plugin {
  return {
    name: 'portal:single-file',
    apply: 'build',
    enforce: 'post',
    // Before the build makes files of what the page names.
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(toOtherFiles, '') },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        let [script, style, licences] = ['', '', ''];
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') script += file.code;
          else if (file.fileName.endsWith('.css')) style += String(file.source);
          else if (file.fileName === licencesFile) licences = String(file.source);
          else if (file.fileName !== 'index.html') this.error(`${file.fileName} is not part of the single file.`);
        }
        if (style.includes('</')) this.error('The style cannot stand in a page.');
        // Whoever passes the file on passes the licences on with it, for those who read its source.
        if (/<!--|--!?>/.test(licences)) this.error('The licences cannot stand in a comment of a page.');
        const { university } = await loadUniversity<typeof Facts>('university.ts');
        const [oldBrowser, loader] = [oldBrowserScript(university.phone), loaderOf(university.phone)];
        const packed = deflateRawSync(script, { level: 9 }).toString('base64');

        const icon = `data:image/svg+xml;base64,${(await readFile(`${universityFolder}/icons/favicon.svg`)).toString('base64')}`;
        const head = [
          policyElement(singleFilePolicy([oldBrowser, loader, script], style)),
          `<script>${oldBrowser}</script>`,
          `<link rel="icon" href="${icon}" />`,
        ];
        // By functions, since texts of replacements have signs of their own.
        const html = String(builtPage(bundle).source)
          .replace(/ *<(?:link|script)\b[^>]*>(?:<\/script>)?\n/g, '')
          .replace('<head>', () => ['<head>', ...head, `<style>${style}</style>`].join('\n    '))
          .replace(
            '</body>',
            () =>
              `  <script type="text/plain" id="app">${packed}</script>\n    <script>${loader}</script>\n  </body>\n  <!--\n${licences}-->`,
          );

        for (const name of Object.keys(bundle)) delete bundle[name];
        this.emitFile({ type: 'asset', fileName, source: html });
        const size = Buffer.byteLength(html);
        if (size > limit) this.error(`${fileName} has ${size} bytes, and may have ${limit}.`);
        console.log(`\n${fileName}: ${(size / 1e6).toFixed(2)} MB (limit ${limit / 1e6} MB)`);
      },
    },
  };
}
