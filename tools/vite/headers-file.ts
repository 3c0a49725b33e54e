import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in which static hosts look for the headers that they send with every file. */
export const headersFile = '_headers';

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

/** The headers that a static host would send with every file of a build; none where there is no build. */
export function readHeaders(folder: string): Record<string, string> {
  const path = join(folder, headersFile);
  if (!existsSync(path)) return {};
  const [, everywhere = ''] = /^\/\*\n((?: {2}.*\n)+)/.exec(readFileSync(path, 'utf8')) ?? [];
  const lines = everywhere.matchAll(/^ {2}([\w-]+): (.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}
