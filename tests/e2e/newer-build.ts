import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Every script of a build by its name and hash. */
const script = /\b([\w.-]+?-[\w-]{8})\.js\b/g;

/**
 * A copy of a build as a later one would be: each script has another name, and some words on its screens are others.
 * @returns the folder of the copy
 */
export function newerBuild(folder: string, mark: string, words: Readonly<Record<string, string>> = {}): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-build-'));
  cpSync(folder, copy, { recursive: true });
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|html)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    let text = readFileSync(path, 'utf8')
      .replaceAll(script, `$1${mark}.js`)
      .replace(/"version":"\w+"/, `"version":"${mark}"`);
    for (const [before, after] of Object.entries(words)) text = text.replaceAll(before, after);
    writeFileSync(path, text);
    if (path.includes('assets')) renameSync(path, path.replace(script, `$1${mark}.js`));
  }
  return copy;
}
