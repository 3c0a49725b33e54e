/**
 * Prints what a first visit downloads and executes before its screen is there, and fails where it is over the budget:
 * the JavaScript of the entry and of the route, with everything that they import statically, gzipped one by one as a
 * server sends them. Run after the builds.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { circularChunks, closure, readManifest } from './vite/manifest.ts';

/** Empty apps of the same libraries weigh 148 kB, and 177 with forms and calls; a budget is 1.15 times that. */
const homeBudget = 1.15 * 148;
const loginBudget = 1.15 * 177;

const kilobytes = (bytes: number) => bytes / 1000;
const weigh = (folder: string, file: string) =>
  kilobytes(gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);

/** The scripts of the first screen of a route. */
function firstScreen(folder: string, route: string): { readonly files: number; readonly weight: number } {
  const manifest = readManifest(folder);
  const entry = closure(manifest, (_, { isEntry }) => isEntry === true);
  const page = closure(manifest, (name) => name.startsWith(`src/routes/${route}.tsx?`));
  const scripts = [...new Set([...entry, ...page])].filter((file) => file.endsWith('.js'));
  return { files: scripts.length, weight: scripts.reduce((sum, file) => sum + weigh(folder, file), 0) };
}

const rows: [string, ReturnType<typeof firstScreen>, number?][] = [
  ['/login, live', firstScreen('dist-live', 'login'), loginBudget],
  ['/, live', firstScreen('dist-live', 'index'), homeBudget],
  ['/courses, live', firstScreen('dist-live', 'courses')],
  ['/login, demo', firstScreen('dist', 'login')],
];
console.log('\nFirst screen, JavaScript, gzip:');
for (const [name, { files, weight }, budget] of rows) {
  const limit = budget ? `  (budget ${budget.toFixed(1)} kB)` : '';
  console.log(`  ${name.padEnd(14)} ${weight.toFixed(1).padStart(6)} kB in ${files} files${limit}`);
  if (!budget || weight <= budget) continue;
  console.error(`${name} is over its budget by ${(weight - budget).toFixed(1)} kB.`);
  process.exitCode = 1;
}

for (const folder of ['dist', 'dist-live']) {
  const circle = circularChunks(readManifest(folder));
  if (circle.length === 0) continue;
  console.error(`${folder}: chunks import each other in a circle: ${circle.join(', ')}`);
  process.exitCode = 1;
}
