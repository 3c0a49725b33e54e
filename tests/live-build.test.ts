import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
  'Demo@1234',
  'pbkdf2',
] as const;

let folder: string;

/** Everything that a build puts on the host, as one text. */
function built(mode: 'production' | 'live'): string {
  const outDir = join(folder, mode);
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--mode', mode, '--outDir', outDir], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'pipe',
  });
  return readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.woff2'))
    .map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'utf8')}`)
    .join('\n');
}

describe('a live build', () => {
  let demo = '';
  let live = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-'));
    demo = built('production');
    live = built('live');
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps one thing in a database: which imports have begun', () => {
    expect(live.match(/createObjectStore\(.{12}/g)).toEqual([
      expect.stringMatching(/^createObjectStore\([`'"]imports[`'"]/),
    ]);
    expect(demo.match(/createObjectStore\(/g)?.length).toBeGreaterThan(1);
  });

  it.each(traces)('holds no byte of the backend in the page: %s', (trace) => {
    expect(live.toLowerCase()).not.toContain(trace.toLowerCase());
  });

  // What the demo does not show either would prove nothing about the live build.
  it.each(traces.filter((trace) => !['dexie', 'faker', 'pbkdf2'].includes(trace)))(
    'the demo build does hold it: %s',
    (trace) => {
      expect(demo.toLowerCase()).toContain(trace.toLowerCase());
    },
  );
});
