import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The file of a build that names the packages in it, each with the text of its licence. */
export const licencesFile = 'THIRD-PARTY-LICENCES.txt';

/** Who holds the rights to packages that are published without the text that their licence asks for. */
const holders: Readonly<Record<string, string>> = {
  '@open-draft/deferred-promise': 'Copyright (c) Artem Zakharchenko',
  formik: 'Copyright 2020 Formik, Inc.',
  'is-node-process': 'Copyright (c) Artem Zakharchenko',
  'strict-event-emitter': 'Copyright (c) Artem Zakharchenko',
  'tiny-case': 'Copyright (c) Jason Quense',
};

/** The standard texts of the licences of those packages, by what their package.json calls them. */
const standardTexts = new URL('../licences/', import.meta.url);

interface Licence {
  /** The package with its version and the name of its licence, such as `react 19.3.1 (MIT)`. */
  readonly title: string;
  readonly text: string;
}

const isLicence = (name: string) => /^(?:licen[cs]e|copying|notice)/i.test(name);

/** @throws Error that names the package where there is no text */
function readLicence(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const title = `${name} ${version}${license === undefined ? '' : ` (${license})`}`;
  const own = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isLicence(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim());
  if (own.length > 0) return { title, text: own.join('\n\n') };
  const { [name]: holder } = holders;
  if (holder === undefined)
    throw new Error(
      `${title} has no file with its licence; say in ${basename(import.meta.filename)} who holds the rights.`,
    );
  return { title, text: `${holder}\n\n${readFileSync(new URL(`${license}.txt`, standardTexts), 'utf8').trim()}` };
}

/** The folders of the packages that something in the build is made of: its modules, and files such as fonts. */
function packagesIn(bundle: Rolldown.OutputBundle, root: string): string[] {
  const sources = Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' ? output.moduleIds : output.originalFileNames.map((name) => resolve(root, name)),
  );
  const folders = sources.map(
    (id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1],
  );
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

/** The licences as one text. Packages that share a text, as those of one repository do, stand above it together. */
function describeLicences(licences: readonly Licence[]): string {
  const titles = new Map<string, string[]>();
  for (const { title, text } of licences.toSorted((a, b) => (a.title < b.title ? -1 : 1)))
    titles.set(text, [...(titles.get(text) ?? []), title]);
  const parts = [...titles].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  return ['The portal is built with the packages named here, under these licences.\n', ...parts].join(
    `\n${'-'.repeat(80)}\n\n`,
  );
}

/**
 * Puts a file with the licences of all bundled packages beside the build, which fails where a package has none. Vite's
 * own `build.license` leaves out fonts, and is silent where a text is missing.
 */
export function licences(): Plugin {
  return {
    name: 'portal:licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const source = describeLicences(packagesIn(bundle, this.environment.config.root).map(readLicence));
        this.emitFile({ type: 'asset', fileName: licencesFile, source });
      },
    },
  };
}
