import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { apiSetting } from './api-setting.ts';
import { readHeaders } from './headers-file.ts';
import { staticHost } from './static-host.ts';

/** What the policy of a build says of a directive: in the page, and in the headers of its host. */
async function allowedBy(
  directive: string,
  api: ReturnType<typeof apiSetting> | undefined,
): Promise<(string | undefined)[]> {
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
  return [page, header].map((text) => new RegExp(`${directive} ([^;"]*)`).exec(text)?.[1]);
}

it.each([
  ['A demo', undefined, "'self'"],
  ['A live build that was told a path', apiSetting('/v1'), "'self'"],
  ['A live build that was told an address', apiSetting('https://api.example.org/v1'), "'self' https://api.example.org"],
  ['A live build whose config.json decides', apiSetting(undefined), "'self' https: http:"],
])('The policy of %s allows what it needs, and nothing else', async (_, api, allowed) => {
  expect(await allowedBy('connect-src', api)).toEqual([allowed, allowed]);
});

it.each([
  ['a demo', undefined, "'self'", "'self'"],
  ['a live build', apiSetting('/v1'), undefined, "'none'"],
])('Pages of %s are framed by its own alone, if at all', async (_, api, framed, ancestors) => {
  expect(await allowedBy('frame-src', api)).toEqual([framed, framed]);
  // In a page's own element the directive has no effect.
  expect(await allowedBy('frame-ancestors', api)).toEqual([undefined, ancestors]);
});
