import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const fileName = '.vite/chunks.json';

/** The largest module of each chunk, such as `src/ui/Tabs.tsx` or `formik/dist/formik.esm.js`, by the chunk's file. */
export type ChunkContents = Readonly<Record<string, string>>;

/** A module's path in its package, or in the project. */
const shortened = (id: string) =>
  id
    .replace(/[?\0].*$/, '')
    .replaceAll('\\', '/')
    .replace(/^.*\/node_modules\//, '')
    .replace(`${process.cwd().replaceAll('\\', '/')}/`, '');

/** Notes what is in each chunk beside Vite's manifest, which has no more than their names: most chunks are called `part`. */
export function chunkContents(): Plugin {
  return {
    name: 'portal:chunk-contents',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const contents: ChunkContents = Object.fromEntries(
        chunks.map(({ fileName: file, modules }) => {
          const [largest] = Object.entries(modules).toSorted(([, a], [, b]) => b.renderedLength - a.renderedLength);
          return [file, shortened(largest?.[0] ?? '')];
        }),
      );
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(contents, undefined, 2) });
    },
  };
}

/** What a build has noted. */
export function readChunkContents(folder: string): ChunkContents {
  return JSON.parse(readFileSync(join(folder, fileName), 'utf8'));
}
