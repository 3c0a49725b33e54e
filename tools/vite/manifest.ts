import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  /** What the bundler calls it: its module, or its group and the entries that load it. */
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** What Vite says of a build's chunks, by the name of their source. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
}

/** The files of the chosen chunks and of everything that they import statically. @throws Error where none is chosen */
export function closure(manifest: Manifest, chosen: (name: string, chunk: Chunk) => boolean): string[] {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) add(next);
  };
  const roots = Object.keys(manifest).filter((name) => manifest[name] && chosen(name, manifest[name]));
  if (roots.length === 0) throw new Error('the build has no such chunk');
  for (const root of roots) add(root);
  return [...files];
}

/** The chunks that import each other in a circle: the browser could run one of them before what it needs is defined. */
export function circularChunks(manifest: Manifest): string[] {
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    (manifest[from]?.imports ?? []).some((next) => {
      if (next === goal) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, goal, seen);
    });
  return Object.keys(manifest).filter((name) => reaches(name, name));
}
