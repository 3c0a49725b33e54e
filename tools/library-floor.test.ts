import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { browserFloor, browserFloorNames } from './browser-floor.ts';
import { aboveFloor, usesAboveFloor } from './library-floor.ts';

test.each([
  'a.toSorted()',
  'a.map(b).toReversed().join()',
  'a?.toSpliced(0,1)',
  'Object.groupBy(a,b)',
  'Promise.withResolvers()',
  'URL.canParse(a)',
  'AbortSignal.any([a])',
  'a.values().map(b)',
  'a.isSubsetOf(b)',
  '[].toSorted.call(a)',
  'a.map(c.toReversed)',
  'a.union(b)',
  'a.intersection(b).size',
  'new Set(a).difference(b)',
  'Uint8Array.fromBase64(a)',
  'a.toBase64()',
  'new RegExp(`[a-z&&[aeiou]]`,`v`)',
  'RegExp("[\\p{L}--[a-z]]","gv").exec(a)',
  '/[\\p{L}--[a-z]]/gv.test(a)',
])('A build that calls %s is above the floor of the browsers', (code) => {
  expect(aboveFloor(`const x=${code};`)).toHaveLength(1);
});

test.each([
  '[...a].sort()',
  'a.findLast(b)',
  '[...a.values()].map(b)',
  'AbortSignal.timeout(1)',
  'a.with(b)',
  '/[a-z/]+/giu.exec(a)',
  'new RegExp(a,`u`)',
  'b/c/v',
  '"/static/vendor"',
])('A build that calls %s is within the floor of the browsers', (code) => {
  expect(aboveFloor(`const x=${code};`)).toEqual([]);
});

/** The uses in a build of this script, made as the portal's builds are. */
async function usesOf(script: string): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'library-floor-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'main.js'), script);
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  await build({ root, configFile: false, logLevel: 'silent', build: { target: browserFloor } });
  return usesAboveFloor(join(root, 'dist'));
}

test.each([
  ['toSorted', 'document.title = [...document.title].toSorted().join();', /toSorted/],
  ['an expression with the flag v', 'document.title = String(/[\\p{L}--[a-z]]/v.test(document.title));', /"?v/],
])('The check of a build fails when %s is put back, which the build does not lower', async (_, script, use) => {
  expect(await usesOf(script)).toEqual([expect.stringMatching(use)]);
});

test('The check of a build passes when a sorted copy is made as older browsers can', async () => {
  expect(await usesOf('document.title = [...document.title].sort().join();')).toEqual([]);
});

test('README.md names the oldest browsers that builds are made for', () => {
  expect(readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')).toContain(browserFloorNames);
});
