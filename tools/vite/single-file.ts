import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { builtPage } from './built-page.ts';
import { policyElement, singleFilePolicy } from './csp.ts';

const fileName = 'university-portal.html';
const limit = 2_000_000;

/** What names another file: icons, preloads, the manifest, the picture of shared links. */
const toOtherFiles = / *<(?:link\b|meta\s+(?:property="og:image|name="twitter:card))[^>]*>\n/g;
/** An HTML parser would end the script there, or change the text, whose hash is in the policy. */
const unsafe = /<\/script|<!--|\r|\0/i;

/**
 * Puts the whole build into one HTML file, which works when it is opened from a disk: script, styles, fonts, pictures.
 * Fails where that file is larger than 2 MB.
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
        let [script, style] = ['', ''];
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk')
            script += file.code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');
          else if (file.fileName.endsWith('.css')) style += String(file.source);
          else if (file.fileName !== 'index.html') this.error(`${file.fileName} is not part of the single file.`);
        }
        if (unsafe.test(script) || style.includes('</')) this.error('The script or the style cannot stand in a page.');

        const icon = `data:image/svg+xml;base64,${(await readFile('public/favicon.svg')).toString('base64')}`;
        const head = [policyElement(singleFilePolicy(script, style)), `<link rel="icon" href="${icon}" />`];
        // By functions, since texts of replacements have signs of their own.
        const html = String(builtPage(bundle).source)
          .replace(/ *<(?:link|script)\b[^>]*>(?:<\/script>)?\n/g, '')
          .replace('<head>', () => ['<head>', ...head, `<style>${style}</style>`].join('\n    '))
          .replace('</body>', () => `  <script type="module">${script}</script>\n  </body>`);

        for (const name of Object.keys(bundle)) delete bundle[name];
        this.emitFile({ type: 'asset', fileName, source: html });
        const size = Buffer.byteLength(html);
        if (size > limit) this.error(`${fileName} has ${size} bytes, and may have ${limit}.`);
        console.log(`\n${fileName}: ${(size / 1e6).toFixed(2)} MB (limit ${limit / 1e6} MB)`);
      },
    },
  };
}
