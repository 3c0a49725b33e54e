import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { headersFile, readHeaders, writeHeaders } from './headers-file.ts';

it('The headers of a build include those for every file, those for https only there, and never those of single paths', () => {
  const folder = mkdtempSync(join(tmpdir(), 'headers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = writeHeaders("default-src 'none'; connect-src 'self'");
  writeFileSync(join(folder, headersFile), text);
  expect(readHeaders(folder)).toEqual({
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(
      /camera=\(\).* geolocation=\(\).* microphone=\(\).* payment=\(\).* usb=\(\)/,
    ),
  });
  expect(readHeaders(folder, 'https')).toEqual({
    ...readHeaders(folder),
    'Strict-Transport-Security': 'max-age=31536000',
  });
  expect(text).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

it('A folder without a build has no headers', () => {
  expect(readHeaders('/no/such/folder')).toEqual({});
});
