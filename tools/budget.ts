/**
 * Prints what a first visit downloads and executes before its screen is there, and fails where a page is over its budget:
 * the JavaScript of the entry and of the page, with everything that they import statically, gzipped one by one as a
 * server sends them. Run after the builds. `--update` takes the builds as they are for the new budgets (tools/budgets.json).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Budgets, budgetsFor, firstScreen, overruns, weigh } from './route-budgets.ts';
import { appPages } from './vite/app-pages.ts';
import { circularChunks, readManifest } from './vite/manifest.ts';

const file = 'tools/budgets.json';
const builds = { live: 'dist-live', demo: 'dist' } as const;

/** Empty apps of the same libraries weigh 149.0 kB, and 177.2 kB with forms and calls: no page may have more than 1.2 times that. */
const limits: Budgets = { '/': 1.2 * 149_000, '/login': 1.2 * 177_200 };

function weighBuild(folder: string) {
  const sizeOf = (name: string) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length;
  return weigh(readManifest(folder), appPages(), sizeOf);
}

const weights = { live: weighBuild(builds.live), demo: weighBuild(builds.demo) };

if (process.argv.includes('--update')) {
  const budgets = { live: budgetsFor(weights.live, limits), demo: budgetsFor(weights.demo, limits) };
  writeFileSync(file, `${JSON.stringify(budgets, undefined, 2)}\n`);
}

const budgets: Record<keyof typeof builds, Budgets> = JSON.parse(readFileSync(file, 'utf8'));
const problems: string[] = [];
console.log('\nFirst screen, JavaScript, gzip:');
for (const build of ['live', 'demo'] as const) {
  const now = weights[build];
  for (const path of Object.keys(now))
    console.log(`  ${build} ${path.padEnd(27)} ${(firstScreen(now, path) / 1000).toFixed(1).padStart(6)} kB`);
  problems.push(...overruns(now, budgets[build]).map((problem) => `${build}: ${problem}`));
  const circle = circularChunks(readManifest(builds[build]));
  if (circle.length > 0) problems.push(`${build}: chunks import each other in a circle: ${circle.join(', ')}`);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error('Where the growth is worth it, "npm run tool budgets" sets new budgets from the builds.');
  process.exitCode = 1;
}
