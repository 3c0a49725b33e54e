/**
 * Installs the package into new apps of many kinds, and checks that it works in each: `npm run tool apps`, or with names
 * after it only some. The apps share the sources in examples/any-app/shared, which `tsc` checks and compiles first; the other
 * folders there have what a framework wants beside them or in their place. Each app is made in a folder of its own, which is
 * kept where it fails.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { startStaticHost } from './static-host.ts';

interface App {
  /** The folder of examples/any-app that it has beside the shared one. */
  readonly framework?: string;
  /** What it installs beside the package, MSW and TypeScript. */
  readonly packages?: string;
  readonly msw?: string;
  readonly typescript?: string;
  /** What its package.json says beside that. */
  readonly manifest?: object;
  /** The version of Node that it brings; this process's own unless said otherwise. */
  readonly node?: string;
  /** How it installs them; npm unless said otherwise. */
  readonly add?: string;
  /** What runs programs in it, where they are not in node_modules. */
  readonly runner?: string;
  /** What builds or checks it, once its sources are compiled. */
  readonly run: readonly string[];
  /** The folder that it builds, which is opened in Chromium. */
  readonly page?: string;
  /** Where in that folder the page is; its index.html unless said otherwise. */
  readonly path?: string;
  /** What starts its own server in place of that; `/check` of it runs the checks of Node. */
  readonly serve?: (port: number) => string;
  /** The folder of files that its host sends as they are, such as the script of MSW's worker; `public` unless said otherwise. */
  readonly files?: string;
}

const npm = 'npm install --no-audit --no-fund --silent --prefer-offline';
const yarn = 'npx --yes @yarnpkg/cli-dist@4.18.1';

const next = {
  framework: 'next',
  packages: 'next@16.4.6 react@19.3.1 react-dom@19.3.1 @types/react@19.3.0 @types/node@20.19.43',
  serve: (port: number) => `next start -H 127.0.0.1 -p ${port}`,
};
const jest = 'node --experimental-vm-modules node_modules/jest/bin/jest.js out';
const inNode = 'node out/run.js';

const apps: Readonly<Record<string, App>> = {
  next: { ...next, run: ['next build'] },
  'next-webpack': { ...next, run: ['next build --webpack'] },
  jest: { packages: 'jest@30.5.2', run: [jest] },
  'jest-jsdom': {
    packages: 'jest@30.5.2 jest-fixed-jsdom@0.0.11 jest-environment-jsdom@30.5.2',
    run: [`${jest} --env=jest-fixed-jsdom`],
  },
  'vitest-jsdom': { packages: 'vitest@4.1.12 jsdom@29.1.1', run: ['vitest run --globals --environment=jsdom'] },
  'vitest-happy-dom': {
    packages: 'vitest@5.1.2 happy-dom@21.0.4',
    node: '24.21.0',
    run: ['vitest run --globals --environment=happy-dom'],
  },
  'vitest-browser': {
    framework: 'vitest-browser',
    packages: 'vitest@5.1.2 @vitest/browser-playwright@5.1.2 playwright@1.65.1',
    node: '24.21.0',
    run: ['vitest run'],
  },
  nuxt: {
    framework: 'nuxt',
    packages: 'nuxt@4.5.2 vue@3.5.45',
    node: '24.21.0',
    run: ['nuxt build'],
    serve: (port) => `HOST=127.0.0.1 PORT=${port} node .output/server/index.mjs`,
  },
  sveltekit: {
    framework: 'sveltekit',
    packages:
      'vite@8.4.0 svelte@5.57.3 @sveltejs/kit@3.2.0 @sveltejs/vite-plugin-svelte@7.3.1 @sveltejs/adapter-node@6.0.1',
    typescript: '6.0.3',
    node: '24.21.0',
    run: ['vite build'],
    serve: (port) => `HOST=127.0.0.1 PORT=${port} node build`,
    files: 'static',
  },
  vue: {
    framework: 'vue',
    packages: 'vite@8.4.0 vue@3.5.45 @vitejs/plugin-vue@6.0.11',
    run: ['vite build'],
    page: 'dist',
  },
  angular: {
    // Its build is named main.js, which the shared index.html loads as well: a browser runs a module once.
    framework: 'angular',
    packages:
      '@angular/build@22.2.7 @angular/cli@22.2.7 @angular/compiler@22.2.6 @angular/compiler-cli@22.2.6 ' +
      '@angular/core@22.2.6 @angular/common@22.2.6 @angular/platform-browser@22.2.6 rxjs@7.8.2',
    typescript: '6.0.3',
    node: '24.21.0',
    run: ['ng build'],
    page: 'dist/browser',
  },
  astro: { framework: 'astro', packages: 'astro@7.3.5', node: '24.21.0', run: ['astro build'], page: 'dist' },
  storybook: {
    framework: 'storybook',
    packages: 'vite@8.4.0 storybook@10.6.7 @storybook/html-vite@10.6.0',
    run: ['storybook build'],
    page: 'storybook-static',
    path: 'iframe.html?id=package--checks&viewMode=story',
  },
  vite: { packages: 'vite@8.4.0', run: ['vite build'], page: 'dist' },
  webpack: {
    packages: 'webpack@5.113.0 webpack-cli@7.3.1',
    run: ['webpack --mode=production --entry=./main.js', 'cp index.html dist'],
    page: 'dist',
    files: 'dist',
  },
  rspack: {
    packages: '@rspack/core@2.3.4 @rspack/cli@2.2.8',
    run: ['rspack build --mode=production --entry=./main.js', 'cp index.html dist'],
    page: 'dist',
    files: 'dist',
  },
  parcel: {
    packages: 'parcel@2.16.4 buffer@6.0.3 process@0.11.10',
    manifest: { '@parcel/resolver-default': { packageExports: true } },
    // MSW's source maps name files that it does not bring, and Parcel's scope hoisting loses a name of the package yaml.
    run: ['parcel build index.html --no-source-maps --no-scope-hoist'],
    page: 'dist',
    files: 'dist',
  },
  pnpm: { add: 'npx --yes pnpm@12.21.0 add --allow-build=msw', run: [inNode] },
  'yarn-pnp': { add: `${yarn} add`, runner: yarn, run: [inNode] },
  'node-20': { node: '20.20.2', run: [inNode] },
  'node-22': { node: '22.23.3', run: [inNode] },
  'node-24': { node: '24.21.0', run: [inNode] },
  'node-26': { node: '26.10.0', run: [inNode] },
  'msw-oldest': { msw: '2.11.0', packages: 'vite@8.4.0', run: [inNode, 'vite build'], page: 'dist' },
  'msw-newest': { msw: '3.0.5', node: '24.21.0', packages: 'vite@8.4.0', run: [inNode, 'vite build'], page: 'dist' },
};

/** What the commands of an app run in: its own programs come first, and none asks or reports anything. */
const environment = (folder: string) => ({
  ...process.env,
  PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`,
  CHROMIUM_PATH: findBrowser(),
  CI: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  NUXT_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
});

/** Runs a command for an app. @returns what it wrote @throws Error with that where it fails */
async function run(folder: string, command: string): Promise<string> {
  const env = environment(folder);
  const child = spawn(command, { cwd: folder, shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ended with ${code}.\n${output}`);
  return output;
}

/** Starts an app's own server. @returns its address and how to end it @throws Error where it does not answer */
async function startServer(folder: string, serve: (port: number) => string) {
  const { port, origin, close } = await startStaticHost({ sites: {} });
  close();
  const env = environment(folder);
  // A group of its own, as a server may start others.
  const child = spawn(serve(port), { cwd: folder, env, shell: true, detached: true, stdio: 'ignore' });
  const end = () => void process.kill(-child.pid!);
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(origin).catch(() => undefined)) return { origin, end };
    await setTimeout(200);
  }
  end();
  throw new Error(`${serve(port)} does not answer.`);
}

/** Opens a page in Chromium until its title or text says what came of its checks. @throws Error where they failed */
async function expectPassed(address: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto(address);
    const result = await page
      .waitForFunction(() => /^(passed|failed.*)/s.exec(document.title || document.body.innerText)?.[0])
      .then((handle) => handle.jsonValue())
      .catch(() => 'The checks of the page did not end.');
    if (result !== 'passed') throw new Error([address, result, ...problems].join('\n'));
  } finally {
    await browser.close();
  }
}

/** Makes an app, installs the package into it, and checks it. @throws Error that says what failed */
async function checkApp(folder: string, app: App, tarball: string): Promise<void> {
  const {
    framework,
    packages = '',
    msw = '2.15.0',
    typescript = '5.9.3',
    manifest,
    node,
    add = npm,
    runner = '',
    page,
    path = '',
    serve,
    files = 'public',
  } = app;
  for (const part of ['shared', framework])
    if (part !== undefined) await cp(join('examples/any-app', part), folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', ...manifest }));
  if (node !== undefined) {
    // Its program comes by a script, which the npm that runs this does not allow.
    await run(folder, `${npm} --ignore-scripts=false node@${node}`);
    const version = (await run(folder, 'node --version')).trim();
    if (version !== `v${node}`) throw new Error(`It runs Node ${version} in place of ${node}.`);
  }
  await run(folder, `${add} ${tarball} msw@${msw} typescript@${typescript} ${packages}`);
  for (const command of ['tsc --rootDir src', `msw init ${files} --no-save`, ...app.run])
    await run(folder, `${runner} ${command}`);
  if (page !== undefined) {
    const { origin, close } = await startStaticHost({ sites: { '/': join(folder, page) } });
    await expectPassed(`${origin}/${path}`).finally(close);
  }
  if (serve) {
    const { origin, end } = await startServer(folder, serve);
    await expectPassed(`${origin}/`)
      .then(() => expectPassed(`${origin}/check`))
      .finally(end);
  }
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in apps));
if (unknown.length > 0)
  throw new Error(`There is no app ${unknown.join(', ')}. There are: ${Object.keys(apps).join(', ')}.`);
await run('.', 'npm run --silent tool package');
const [file = ''] = await readdir('dist-package');
for (const [name, app] of Object.entries(apps)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const folder = await mkdtemp(join(tmpdir(), `any-app-${name}-`));
  const started = performance.now();
  try {
    await checkApp(folder, app, resolve('dist-package', file));
    await rm(folder, { recursive: true, force: true });
    console.log(`${name}: passed (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  } catch (error) {
    console.error(`${name}: failed, in ${folder}\n${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
