/**
 * Fails where the live build holds anything of the backend in the page. Run after the builds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that the backend in the page and its libraries cannot do without. */
const traces = [
  'mockServiceWorker',
  '[MSW]',
  'MOCK_ACTIVATE',
  'INTEGRITY_CHECK_REQUEST',
  'faker',
  'dexie',
  'BroadcastChannel',
  'X-Portal-Backend',
  'portalDemo',
  'demo-bar',
  'api-docs',
  'University portal API',
  'Demo@1234',
  'pbkdf2',
];
/** These are not in the demo's build either: it has no such library, or the minifier renames it. */
const notInDemo = new Set(['faker', 'dexie', 'pbkdf2']);

/** Everything that a build puts on the host, as one text. */
function textOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.woff2'))
    .map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'utf8')}`)
    .join('\n');
}

const demo = textOf('dist');
const live = textOf('dist-live');
const has = (text: string, trace: string) => text.toLowerCase().includes(trace.toLowerCase());
const problems = [
  ...traces.filter((trace) => has(live, trace)).map((trace) => `The live build holds "${trace}".`),
  // What the demo does not show either would prove nothing about the live build.
  ...traces
    .filter((trace) => !notInDemo.has(trace) && !has(demo, trace))
    .map(
      (trace) => `The demo build no longer holds "${trace}", so that its absence from the live build proves nothing.`,
    ),
];

// The live app keeps one thing in a database: which imports have begun.
const stores = live.match(/createObjectStore\(.{12}/g) ?? [];
if (stores.length !== 1 || !/^createObjectStore\([`'"]imports[`'"]/.test(stores[0] ?? ''))
  problems.push(`The live build makes other object stores than "imports": ${stores.join(', ') || 'none'}.`);
if ((demo.match(/createObjectStore\(/g) ?? []).length < 2)
  problems.push('The demo build no longer shows its object stores, so that the check above proves nothing.');

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('\nThe live build holds nothing of the backend in the page.');
