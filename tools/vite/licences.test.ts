import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { licences, licencesFile } from './licences.ts';

/** A project whose page loads these packages, each with its files. */
function project(packages: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const root = mkdtempSync(join(tmpdir(), 'licences-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, files] of Object.entries(packages)) {
    const folder = join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license: 'MIT' }));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  }
  writeFileSync(join(root, 'main.js'), `import { used } from 'used'; console.log(used());`);
  const font = '<link rel="preload" as="font" crossorigin href="/node_modules/@fonts/serif/serif.woff2">';
  writeFileSync(join(root, 'index.html'), `${font}<script type="module" src="/main.js"></script>`);
  return root;
}

/** The file with the licences of that project's build. */
async function built(root: string): Promise<string> {
  await build({ root, configFile: false, logLevel: 'silent', plugins: [licences()], build: { assetsInlineLimit: 0 } });
  return readFileSync(join(root, 'dist', licencesFile), 'utf8');
}

/** A module that has something of its own, and something of that package. */
const callOf = (name: string) => `import { value } from '${name}'; export const used = () => value() + location.hash;`;

const used = { 'index.js': callOf('nested'), LICENSE: 'You may use it.\n' };
const nested = { 'index.js': 'export const value = () => document.title;', 'licence.md': 'You may use it.' };
const serif = { 'serif.woff2': 'a font', LICENSE: 'You may print with it.', NOTICE: 'Drawn by hand.' };
const unused = { 'index.js': 'export const value = 2;', LICENSE: 'Nobody reads this.' };

it('The licences name each package of a build, fonts too, once for packages that share a text', async () => {
  const text = await built(project({ used, nested, unused, '@fonts/serif': serif }));
  expect(text.split(/\n-+\n/).slice(1)).toEqual([
    '\n@fonts/serif 1.2.3 (MIT)\n\nYou may print with it.\n\nDrawn by hand.\n',
    '\nnested 1.2.3 (MIT)\nused 1.2.3 (MIT)\n\nYou may use it.\n',
  ]);
});

it('The licences fail for a package without one, and name the package', async () => {
  const root = project({ used, nested: { 'index.js': nested['index.js'] }, '@fonts/serif': serif });
  await expect(built(root)).rejects.toThrow('nested 1.2.3 (MIT) has no file with its licence');
});

it('A package published without a licence text gets the standard one, with its copyright holder', async () => {
  const source = { 'index.js': callOf('formik') };
  const text = await built(
    project({ used: { ...used, ...source }, formik: { 'index.js': nested['index.js'] }, '@fonts/serif': serif }),
  );
  expect(text).toMatch(/formik 1\.2\.3 \(MIT\)\n\nCopyright 2020 Formik, Inc\.\n\nPermission is hereby granted/);
});
