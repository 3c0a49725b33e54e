import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in which static hosts look for the headers that they send with every file. */
export const headersFile = '_headers';

/** The text of that file. */
export function writeHeaders(policy: string): string {
  const headers = {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
  return ['/*', ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/** The headers of a build, as a static host would read them; none where there is no build. */
export function readHeaders(folder: string): Record<string, string> {
  const path = join(folder, headersFile);
  if (!existsSync(path)) return {};
  const lines = readFileSync(path, 'utf8').matchAll(/^ {2}([\w-]+): (.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}
