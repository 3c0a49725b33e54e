import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/**
 * The tests that are run again when a file changes while tests are watched: itself, the test of its name, or else the
 * tests in its folder or in the next folder above. Vitest would run each test that imports it by any way; a test of a page
 * imports the whole app.
 */
export function testsBeside(file: string, root: string): string[] {
  if (isTest(file)) return [file];
  const own = ['ts', 'tsx'].map((end) => file.replace(/\.tsx?$/, `.test.${end}`)).filter((name) => existsSync(name));
  if (own.length > 0) return own;
  for (let folder = dirname(file); folder.startsWith(root) && folder !== root; folder = dirname(folder)) {
    const tests = readdirSync(folder).filter(isTest);
    if (tests.length > 0) return tests.map((name) => join(folder, name));
  }
  return [];
}
