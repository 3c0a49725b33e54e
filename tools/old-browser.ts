/**
 * Runs the journeys of login, application, roster and record in a real Chromium of the oldest version that the portal works
 * in, and in today's: `npm run tool old-browser`, after `npm run build`. OLD_CHROMIUM_PATH chooses the old one; without it
 * one is fetched into a folder that is removed afterwards. What stands behind `--` goes to Playwright, such as `-g login`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { browserFloor } from './browser-floor.ts';
import { findBrowser } from './find-browser.ts';

/** Chromium 109 for Linux on x64, with the two libraries that it draws with. */
const pinned = '@sparticuz/chromium@109.0.6';
const journeys = ['session.e2e', 'visitor.e2e', 'roster.e2e', 'record.e2e'];

/** Fetches and unpacks the old browser. @returns its path */
function fetchBrowser(folder: string): string {
  console.log(`Fetching ${pinned} ...`);
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', pinned, '--json', '--pack-destination', folder], { encoding: 'utf8' }),
  ) as [{ readonly filename: string }];
  const inFolder = { cwd: folder };
  // Older versions of npm name the file with the slash of the package's name.
  execFileSync('tar', ['-xzf', filename.replace('@', '').replace('/', '-')], inFolder);
  const unpack = (name: string) => brotliDecompressSync(readFileSync(join(folder, 'package/bin', `${name}.br`)));
  const path = join(folder, 'chromium');
  writeFileSync(path, unpack('chromium'), { mode: 0o700 });
  execFileSync('tar', ['-x'], { ...inFolder, input: unpack('swiftshader.tar') });
  return path;
}

/** Runs the journeys in a browser. @returns whether all of them passed */
async function run(executablePath: string, oldest = 0): Promise<boolean> {
  const env: NodeJS.ProcessEnv = { ...process.env, CHROMIUM_PATH: executablePath, E2E: 'all' };
  // Its libraries lie beside it.
  if (oldest) env['LD_LIBRARY_PATH'] = dirname(executablePath);
  const browser = await chromium.launch({ executablePath, env, args: ['--no-sandbox', '--disable-gpu'] });
  const version = browser.version();
  await browser.close();
  console.log(`\nIn Chromium ${version}:`);
  if (oldest && Number.parseInt(version, 10) !== oldest) {
    console.error(`The old browser is to be Chromium ${oldest}, the oldest that the portal works in.`);
    return false;
  }
  const parameters = ['test', '--project=journeys', '--workers=1', ...journeys, ...process.argv.slice(2)];
  const { status } = spawnSync('node_modules/.bin/playwright', parameters, { env, stdio: 'inherit' });
  console.log(`The journeys ${status === 0 ? 'passed' : 'failed'} in Chromium ${version}.`);
  return status === 0;
}

const oldest = Number(browserFloor.find((name) => name.startsWith('chrome'))?.replace('chrome', ''));
const folder = mkdtempSync(join(tmpdir(), 'old-browser-'));
try {
  const passes = [
    await run(process.env['OLD_CHROMIUM_PATH'] ?? fetchBrowser(folder), oldest),
    await run(findBrowser()),
  ];
  if (passes.includes(false)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
