/**
 * Makes the package that other apps install: `npm run tool package` compiles package/ with all that it imports, and packs
 * it into dist-package/. Its version is the contract's, and it depends on the packages that its code imports.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { readContract } from '#openapi/contract.ts';

const folder = '.cache/package';
const target = 'dist-package';

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

/** The packages that compiled code imports. */
async function importedPackages(): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const imports = /^(?:import|export)\b[^'"]*['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm;
  const names = texts
    .flatMap((text) => [...text.matchAll(imports)].map(([, whole = '', lazy = '']) => whole || lazy))
    .filter((name) => !/^[.#]|^node:/.test(name) && !builtinModules.includes(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(names)].toSorted();
}

/** Deletes the types that no type of an entry imports, such as those of each operation's code. */
async function deleteUnusedTypes(entries: readonly string[]): Promise<void> {
  const used = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (used.has(path)) return;
    used.add(path);
    const text = await readFile(path, 'utf8');
    const imports = [...text.matchAll(/(?:from |import\()["']([#.][^"']+?)(?:\.[jt]s)?["']/g)].map(
      ([, name = '']) => `${name}.d.ts`,
    );
    for (const name of imports)
      await visit(name.startsWith('#') ? join(folder, name.slice(1)) : join(path, '..', name));
  };
  for (const entry of entries) await visit(join(folder, entry));
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.d.ts'));
  for (const name of names) if (!used.has(join(folder, name))) await rm(join(folder, name));
}

/** A command of the package: a file that Node runs. */
async function writeCommand(name: string, module: string): Promise<void> {
  await mkdir(join(folder, 'bin'), { recursive: true });
  await writeFile(join(folder, 'bin', `${name}.js`), `#!/usr/bin/env node\nimport '../${module}';\n`, { mode: 0o755 });
}

await rm(folder, { recursive: true, force: true });
await rm(target, { recursive: true, force: true });
await build({ configFile: 'package/vite.config.ts', logLevel: 'warn' });
execFileSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', 'package'], { stdio: 'inherit' });

await deleteUnusedTypes(['package/client.d.ts', 'package/browser.d.ts', 'package/node.d.ts']);

const { info } = await readContract();
const root = await readJson('package.json');
const versions = { ...root.devDependencies, ...root.dependencies };
const manifest = await readJson('package/manifest.json');
const given = { ...manifest.dependencies, ...manifest.peerDependencies };
const imported = (await importedPackages()).filter((name) => !(name in given));
const unknown = imported.filter((name) => !(name in versions));
if (unknown.length > 0) throw new Error(`The package imports what package.json does not list: ${unknown.join(', ')}.`);
const dependencies = {
  ...Object.fromEntries(imported.map((name) => [name, `^${versions[name]}`])),
  ...manifest.dependencies,
};
await writeFile(
  join(folder, 'package.json'),
  `${JSON.stringify({ ...manifest, version: info.version, dependencies }, undefined, 2)}\n`,
);

for (const file of ['openapi/university.yaml', 'openapi/reference/reference.css', 'conformance/README.md', 'LICENSE'])
  await cp(file, join(folder, file));
await cp('package/README.md', join(folder, 'README.md'));
// Its code is in the package; so its licence has to be.
await cp('node_modules/@faker-js/faker/LICENSE', join(folder, 'libraries/@faker-js/faker/LICENSE'));
await writeCommand('university-conformance', 'conformance/run.js');
await writeCommand('university-mock-api', 'mocks/http.js');

await mkdir(target);
execFileSync('npm', ['pack', folder, '--pack-destination', target, '--silent'], { stdio: 'inherit' });
