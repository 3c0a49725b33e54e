/**
 * Installs the package into the example apps, as anybody would, builds and tests them: `npm run tool package:test`. It makes
 * the package first. The apps' own packages are installed from their lock files.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';

const target = 'dist-package';

/** Runs a command; its output is shown where it fails. @throws Error where it does */
async function run(folder: string, command: string): Promise<void> {
  const env = { ...process.env, CHROMIUM_PATH: findBrowser() };
  const child = spawn(command, { cwd: folder, shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const started = performance.now();
  const [code] = await once(child, 'close');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0) throw new Error(`${folder}: ${command} ended with ${code}.\n${output}`);
  console.log(`${folder}: ${command} (${seconds} s)`);
}

/** A build that asks the real API holds nothing of the mock. @throws Error where it does */
async function expectNoMock(folder: string): Promise<void> {
  const assets = join(folder, 'dist/assets');
  for (const name of await readdir(assets))
    if (/broke the contract|Demo@1234/.test(await readFile(join(assets, name), 'utf8')))
      throw new Error(`${assets}/${name} holds a part of the mock, which only the development server should have.`);
}

async function testApp(folder: string, tests: readonly string[]): Promise<void> {
  await run(folder, 'npm ci --no-audit --no-fund --silent --prefer-offline');
  const [file = ''] = await readdir(target);
  await run(folder, `npm install --no-save --no-audit --no-fund --silent --prefer-offline ../../${target}/${file}`);
  for (const test of tests) await run(folder, test);
}

async function testApps(): Promise<void> {
  await run('.', 'npm run --silent tool package');
  await Promise.all([
    testApp('examples/app', ['npm run build', 'npm test', 'npm run e2e']).then(() => expectNoMock('examples/app')),
    testApp('examples/app-with-msw', ['npm run build', 'npm test']),
  ]);
}

await testApps().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
