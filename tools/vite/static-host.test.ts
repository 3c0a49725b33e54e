import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { apiSetting } from './api-setting.ts';
import { readHeaders } from './headers-file.ts';
import { staticHost } from './static-host.ts';

/** What the policy of a build allows its pages to call: in the page, and in the headers of its host. */
async function callsOf(api: ReturnType<typeof apiSetting> | undefined): Promise<(string | undefined)[]> {
  const root = mkdtempSync(join(tmpdir(), 'static-host-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'main.js'), 'console.log(location.href);');
  writeFileSync(
    join(root, 'index.html'),
    '<html><head>\n    <script type="module" src="/main.js"></script>\n  </head><body></body></html>',
  );
  await build({ root, base: './', configFile: false, logLevel: 'silent', plugins: [staticHost({ api })] });
  const page = readFileSync(join(root, 'dist/index.html'), 'utf8');
  const { 'Content-Security-Policy': header = '' } = readHeaders(join(root, 'dist'));
  return [page, header].map((text) => /connect-src ([^;"]*)/.exec(text)?.[1]);
}

it.each([
  ['A demo', undefined, "'self'"],
  ['A live build that was told a path', apiSetting('/v1'), "'self'"],
  ['A live build that was told an address', apiSetting('https://api.example.org/v1'), "'self' https://api.example.org"],
  ['A live build whose config.json decides', apiSetting(undefined), "'self' https: http:"],
])('The policy of %s allows what it needs, and nothing else', async (_, api, allowed) => {
  expect(await callsOf(api)).toEqual([allowed, allowed]);
});
