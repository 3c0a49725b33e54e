import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in which static hosts look for the headers that they send with every file. */
export const headersFile = '_headers';

/** What no page of the portal uses, and nothing that comes to be in one may use. Pages may copy to the clipboard. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** A browser that came by https never asks over http again, where anybody on its way could answer. */
const forHttps = { 'Strict-Transport-Security': 'max-age=31536000' };

/**
 * The text of that file. Each path stands once with its headers below it; a host that finds two paths for a file joins what
 * both say, so that only the files with a hash in their name have a rule for caching.
 */
export function writeHeaders(policy: string): string {
  const rules = {
    '/*': {
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': permissionsPolicy,
      // The hosts that read this file have https.
      ...forHttps,
    },
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    '/config.json': { 'Cache-Control': 'no-cache' },
    '/service-worker.js': { 'Cache-Control': 'no-cache' },
  };
  return Object.entries(rules)
    .map(
      ([path, headers]) =>
        `${[path, ...Object.entries(headers).map((header) => `  ${header.join(': ')}`)].join('\n')}\n`,
    )
    .join('');
}

/**
 * The headers that a static host would send with every file of a build; none where there is no build.
 * @param scheme over http nothing is sent that only https may have
 */
export function readHeaders(folder: string, scheme: 'http' | 'https' = 'http'): Record<string, string> {
  const path = join(folder, headersFile);
  if (!existsSync(path)) return {};
  const [, everywhere = ''] = /^\/\*\n((?: {2}.*\n)+)/.exec(readFileSync(path, 'utf8')) ?? [];
  const lines = everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm);
  const headers = [...lines].map(([, name = '', value = '']) => [name, value] as const);
  return Object.fromEntries(headers.filter(([name]) => scheme === 'https' || !(name in forHttps)));
}
